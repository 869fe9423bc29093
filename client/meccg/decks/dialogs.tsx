// What one does with a deck besides building it: hand it on, draw from it, go back.

import { createResource, createSignal, For, Show } from 'solid-js';
import { counted } from '../../../lib/counted.ts';
import { Button } from '../../board/button.tsx';
import { Dialog } from '../../board/dialog.tsx';
import { toast } from '../../board/toast.tsx';
import { download } from '../../house/download.ts';
import { tell } from '../../house/tell.ts';
import { ago } from '../../house/words.ts';
import { Card } from '../cards/card.tsx';
import type { Bench } from './deck-page.tsx';
import { DECK_FORMATS } from './export-formats.ts';
import type { Version } from './kept.ts';
import { packDeck } from './share.ts';

const copy = (text: string, said: string): void => {
  void navigator.clipboard
    .writeText(text)
    .then(() => toast({ text: said, icon: 'check' }))
    .catch(tell);
};

const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();

export function ExportDialog(props: { bench: Bench; onClose: () => void }) {
  const [at, setAt] = createSignal(0);
  const format = () => DECK_FORMATS[at()] ?? DECK_FORMATS[0];
  const [text] = createResource(format, ({ id }) =>
    props.bench.desk.ask({ do: 'write deck', deck: props.bench.deck(), format: id }),
  );
  const [link] = createResource(async () => {
    const plain = await props.bench.desk.ask({ do: 'write deck', deck: props.bench.deck(), format: 'text' });
    return `${location.origin}/decks${await packDeck(plain)}`;
  });
  return (
    <Dialog
      title="Export or share"
      wide
      onClose={() => props.onClose()}
      actions={
        <>
          <Button onClick={() => copy(text.latest ?? '', 'The list is copied.')}>Copy the list</Button>
          <Button
            kind="primary"
            onClick={() => download(text.latest ?? '', `${fileName(props.bench.deck().name)}.${format().ending}`)}
          >
            Download the list
          </Button>
        </>
      }
    >
      <label class="labelled">
        <span>As</span>
        <select class="field" onChange={({ currentTarget }) => setAt(currentTarget.selectedIndex)}>
          <For each={DECK_FORMATS}>{({ name }) => <option>{name}</option>}</For>
        </select>
      </label>
      <label class="labelled decks-text">
        <span>The list</span>
        <textarea class="field" rows="10" readonly value={text.latest ?? ''} />
      </label>
      <label class="labelled decks-text">
        <span>A link that holds the whole deck</span>
        <input class="field" readonly value={link() ?? ''} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button small icon="link" onClick={() => copy(link() ?? '', 'The link is copied.')}>
        Copy the link
      </Button>
    </Dialog>
  );
}

export function HandDialog(props: { bench: Bench; onClose: () => void }) {
  const deal = () =>
    props.bench.desk.ask({
      do: 'deal from deck',
      deck: props.bench.deck(),
      options: props.bench.format().options,
    });
  const [hand, { refetch }] = createResource(deal);
  return (
    <Dialog
      title="An opening hand"
      wide
      onClose={() => props.onClose()}
      actions={
        <Button kind="primary" icon="dice" onClick={() => void refetch()}>
          Draw again
        </Button>
      }
    >
      <Show when={hand.latest?.length !== 0} fallback={<p class="prose">The play deck is empty.</p>}>
        <div class="decks-hand">
          <For each={hand.latest}>{(card) => <Card card={card} size="s" noPeek />}</For>
        </div>
      </Show>
    </Dialog>
  );
}

interface VersionsProps {
  versions: readonly Version[];
  onPick: (text: string) => void;
  onClose: () => void;
}

export function VersionsDialog(props: VersionsProps) {
  const lines = (text: string): string => {
    const cards = [...text.matchAll(/^(\d+) /gm)].reduce((sum, [, n]) => sum + Number(n), 0);
    return counted(cards, 'card');
  };
  return (
    <Dialog title="Versions" lead="The latest twelve that you saved." onClose={() => props.onClose()}>
      <ul class="decks-versions">
        <For each={props.versions} fallback={<li class="prose">None is saved yet.</li>}>
          {({ text, at }) => (
            <li>
              <span>
                <b>{ago(at)}</b> <small>{lines(text)}</small>
              </span>
              <Button small onClick={() => props.onPick(text)}>
                Go back to it
              </Button>
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
}
