// The deck builder: the cards, and the deck beside them, judged by the game at every change.
import { createEffect, createMemo, createResource, createSignal, on, onMount, Show } from 'solid-js';
import type { Deck } from '../../../games/meccg/decks/deck.ts';
import { Button } from '../../board/button.tsx';
import { tell } from '../../house/tell.ts';
import { title } from '../../house/title.ts';
import { allCards } from '../cards/cards.ts';
import { CardPeek } from '../lore/card-peek.tsx';
import { CardShelf } from './card-shelf.tsx';
import { DeckPanel } from './deck-panel.tsx';
import '../../house/form.css';
import './decks.css';
import type { Checked } from '../../../games/meccg/desk.ts';
import { tellAccountSoon } from './account.ts';
import { FORMATS, type Format } from './formats.ts';
import { keepDeck, keptDeck } from './kept.ts';
import { lay, type Part, totalIn } from './model.ts';
import { type Desk, useDesk } from './use-desk.ts';

export function DeckPage(props: { id: string; game: string }) {
  const desk = useDesk();
  const [opened] = createResource(async () => {
    const kept = keptDeck(props.id);
    if (!kept) return null;
    const { deck } = await desk.ask({ do: 'read deck', text: kept.text });
    return { ...deck, name: kept.name };
  });
  return (
    <Show when={opened() !== undefined}>
      <Show when={opened()} keyed fallback={<NoDeck />}>
        {(deck) => <Builder id={props.id} game={props.game} desk={desk} opened={deck} />}
      </Show>
    </Show>
  );
}

function NoDeck() {
  onMount(() => title('No such deck'));
  return (
    <main class="narrow">
      <h1>No such deck</h1>
      <p class="lede">This browser keeps no such deck. Perhaps it was deleted, or built in another browser.</p>
      <a class="btn" href="/decks">
        To the decks
      </a>
    </main>
  );
}

export interface Bench {
  readonly id: string;
  /** As the catalogue names it. */
  readonly game: string;
  readonly desk: Desk;
  readonly deck: () => Deck;
  /** The game's word on the deck as it is; undefined before the first. */
  readonly checked: () => Checked | undefined;
  readonly format: () => Format;
  setFormat(format: Format): void;
  setDeck(deck: Deck): void;
  add(part: Part, card: string): void;
  remove(part: Part, card: string): void;
}

/** What lies on the bench: the deck, and what the game says of it. Each change is kept when the game has read it. */
function useBench(id: string, game: string, desk: Desk, opened: Deck): Bench {
  const [deck, setDeck] = createSignal(opened);
  const [format, setFormat] = createSignal<Format>(FORMATS[0]);
  const [checked, setChecked] = createSignal<Checked>();
  createEffect(
    on([deck, format], ([now, { options }]) => {
      void desk
        .ask({ do: 'check deck', deck: now, options })
        .then((answer) => {
          if (deck() !== now || format().options !== options) return;
          setChecked(answer);
          keepDeck(id, now.name, answer.text);
          tellAccountSoon(id);
        })
        .catch(tell);
    }),
  );
  return {
    id,
    game,
    desk,
    deck,
    checked,
    format,
    setFormat,
    setDeck,
    add: (part, card) => setDeck(lay(deck(), part, card, 1)),
    remove: (part, card) => setDeck(lay(deck(), part, card, -1)),
  };
}

function Builder(props: { id: string; game: string; desk: Desk; opened: Deck }) {
  const bench = useBench(props.id, props.game, props.desk, props.opened);
  const [isDeckShown, setDeckShown] = createSignal(false);
  createEffect(() => title(bench.deck().name));
  const summary = createMemo(() => {
    const deck = bench.deck();
    const faults = bench.checked()?.faults.length ?? 0;
    const judged = faults === 0 ? 'legal' : faults === 1 ? 'one fault' : `${faults} faults`;
    return `${totalIn(deck, 'resources')} resources, ${totalIn(deck, 'hazards')} hazards · ${judged}`;
  });
  return (
    <main class="decks" classList={{ 'deck-shown': isDeckShown() }}>
      <Show when={allCards()}>{(cards) => <CardShelf bench={bench} cards={cards()} />}</Show>
      <DeckPanel bench={bench} />
      <div class="decks-foot">
        <span>{summary()}</span>
        <Button small icon="cards" onClick={() => setDeckShown(!isDeckShown())}>
          {isDeckShown() ? 'The cards' : 'The deck'}
        </Button>
      </div>
      <CardPeek />
    </main>
  );
}
