// A list from anywhere becomes a deck; lines that are not understood are named first.
import { createSignal, For, onMount, Show } from 'solid-js';
import type { DeckAnswers } from '../../../games/meccg/desk.ts';
import { Button } from '../../board/button.tsx';
import { Dialog } from '../../board/dialog.tsx';
import { tell } from '../../house/tell.ts';
import type { Desk } from './use-desk.ts';

interface ImportProps {
  desk: Desk;
  /** Of a link; empty where the player brings his own. */
  text: string;
  onDeck: (name: string, text: string) => void;
  onClose: () => void;
}

export function ImportDialog(props: ImportProps) {
  const [text, setText] = createSignal(props.text);
  const [read, setRead] = createSignal<DeckAnswers['read deck']>();
  const look = async (said: string) => {
    setText(said);
    if (said.trim() === '') return setRead(undefined);
    try {
      const answer = await props.desk.ask({ do: 'read deck', text: said });
      if (text() === said) setRead(answer);
    } catch (error) {
      setRead(undefined);
      tell(error);
    }
  };
  onMount(() => void look(text()));
  const take = async () => {
    const deck = read()?.deck;
    if (!deck) return;
    props.onDeck(deck.name, await props.desk.ask({ do: 'write deck', deck, format: 'text' }));
  };
  return (
    <Dialog
      title={props.text ? 'A deck by link' : 'Import a list'}
      lead="A line for each card; the files of GCCG and NetMECCG are read as well."
      wide
      onClose={() => props.onClose()}
      actions={
        <>
          <Button onClick={() => props.onClose()}>Not now</Button>
          <Button kind="primary" disabled={!read()} onClick={() => void take().catch(tell)}>
            {read()?.unclear.length ? 'Keep what is clear' : 'Keep this deck'}
          </Button>
        </>
      }
    >
      <label class="labelled decks-text">
        <span>The list</span>
        <textarea
          class="field"
          rows="12"
          spellcheck={false}
          value={text()}
          onInput={(event) => void look(event.currentTarget.value)}
        />
      </label>
      <label class="labelled">
        <span>Or a file</span>
        <input
          class="field"
          type="file"
          accept=".txt,.deck,.dck,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void file.text().then(look).catch(tell);
          }}
        />
      </label>
      <div role="status">
        <Show when={read()?.unclear.length}>
          <p>
            <b>These lines are not clear:</b>
          </p>
          <ul class="decks-unclear">
            <For each={read()?.unclear}>{(line) => <li>{line}</li>}</For>
          </ul>
        </Show>
      </div>
    </Dialog>
  );
}
