// All cards: words, facets, and a plus and a minus under each.
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { Deck } from '../../../games/meccg/decks/deck.ts';
import { Button, IconButton } from '../../board/button.tsx';
import { Chip } from '../../board/chip.tsx';
import { Card } from '../cards/card.tsx';
import { type Chosen, cardsOfGroup, facetsOf, found, GROUPS, type Group } from '../cards/filters.ts';
import type { ShownCard } from '../cards/shown-card.ts';
import type { Bench } from './deck-page.tsx';
import { copiesIn, countIn, type DeckSection, partFor } from './model.ts';
import { sideOf } from './stats.ts';

/** Cards on a page of the list; the others come when asked for. */
const AT_ONCE = 60;
/** A facet with more values is a list to choose from. */
const MOST_CHIPS = 12;

/** The facet that tells heroes from minions. */
const SIDE = 'Alignment';

const PLACES: readonly { readonly id: DeckSection; readonly name: string }[] = [
  { id: 'deck', name: 'the deck' },
  { id: 'start', name: 'the starting company' },
  { id: 'sideboard', name: 'the sideboard' },
];

/** Whoever opens a deck first sees the cards of its side; the others are one touch away. */
function sideOfDeck(deck: Deck, cards: readonly ShownCard[]): Chosen {
  const side = sideOf(deck, (id) => cards.find((card) => card.id === id));
  return side ? { [SIDE]: side === 'minion' ? 'Minion' : 'Hero' } : {};
}

export function CardShelf(props: { bench: Bench; cards: readonly ShownCard[] }) {
  const [group, setGroup] = createSignal<Group>('characters');
  const [said, setSaid] = createSignal('');
  const [chosen, setChosen] = createSignal<Chosen>(sideOfDeck(props.bench.deck(), props.cards));
  const [place, setPlace] = createSignal<DeckSection>('deck');
  const [most, setMost] = createSignal(AT_ONCE);
  const ofGroup = createMemo(() => cardsOfGroup(props.cards, group()));
  const facets = createMemo(() => facetsOf(ofGroup()));
  /** Of the other groups nothing is asked that they do not have. */
  const asked = () =>
    Object.fromEntries(Object.entries(chosen()).filter(([facet]) => facets().some(({ name }) => name === facet)));
  const shown = createMemo(() => found(ofGroup(), said(), asked()));
  createEffect(on(shown, () => setMost(AT_ONCE)));
  const groupName = () => GROUPS.find(({ id }) => id === group())?.name;
  const choose = (facet: string, value: string) => {
    const { [facet]: before, ...others } = chosen();
    setChosen(value === '' || before === value ? others : { ...others, [facet]: value });
  };
  return (
    <>
      <search class="decks-filters scroll">
        <input
          class="field"
          type="search"
          aria-label="Search the cards"
          placeholder="name, text, home…"
          value={said()}
          onInput={(event) => setSaid(event.currentTarget.value)}
        />
        <fieldset class="decks-chips" aria-label="Part of the deck">
          <For each={GROUPS}>
            {({ id, name }) => (
              <Chip
                pressed={group() === id}
                onClick={() => {
                  setGroup(id);
                  setChosen(({ [SIDE]: side }) => (side === undefined ? {} : { [SIDE]: side }));
                }}
              >
                {name}
              </Chip>
            )}
          </For>
        </fieldset>
        <details class="decks-facets" open={innerWidth > 1000 && innerHeight > 600}>
          <summary>Filters</summary>
          <For each={facets()}>
            {({ name, values }) => (
              <Show
                when={values.length <= MOST_CHIPS}
                fallback={
                  <label class="labelled">
                    <span class="decks-facet">{name}</span>
                    <select class="field" onChange={(event) => choose(name, event.currentTarget.value)}>
                      <option value="">any</option>
                      <For each={values}>
                        {(value) => (
                          <option value={value} selected={chosen()[name] === value}>
                            {value}
                          </option>
                        )}
                      </For>
                    </select>
                  </label>
                }
              >
                <fieldset class="decks-chips">
                  <legend class="decks-facet">{name}</legend>
                  <For each={values}>
                    {(value) => (
                      <Chip pressed={chosen()[name] === value} onClick={() => choose(name, value)}>
                        {value}
                      </Chip>
                    )}
                  </For>
                </fieldset>
              </Show>
            )}
          </For>
        </details>
      </search>
      <section class="decks-cards scroll" aria-labelledby="decks-group" tabindex="0">
        <header>
          <h2 id="decks-group">{groupName()}</h2>
          <span role="status">
            {shown().length} of {ofGroup().length} cards
          </span>
          <label>
            Add to{' '}
            <select
              class="field"
              onChange={({ currentTarget }) => setPlace(PLACES[currentTarget.selectedIndex]?.id ?? 'deck')}
            >
              <For each={PLACES}>{({ id, name }) => <option selected={place() === id}>{name}</option>}</For>
            </select>
          </label>
        </header>
        <ul class="decks-grid">
          <For each={shown().slice(0, most())}>
            {(card) => <Shelved bench={props.bench} card={card} place={place()} />}
          </For>
        </ul>
        <Show when={shown().length > most()}>
          <Button onClick={() => setMost(most() + AT_ONCE)}>Show more</Button>
        </Show>
        <Show when={shown().length === 0}>
          <p class="prose">No card is all of this.</p>
        </Show>
      </section>
    </>
  );
}

function Shelved(props: { bench: Bench; card: ShownCard; place: DeckSection }) {
  const part = () => partFor(props.card, props.place);
  const copies = () => copiesIn(props.bench.deck(), props.card.id);
  const here = () => {
    const to = part();
    return to ? countIn(props.bench.deck(), to, props.card.id) : 0;
  };
  return (
    <li classList={{ out: copies() === 0 }}>
      <Card card={props.card.id} size="s" />
      <Show when={copies() > 0}>
        <span class="decks-count" title="in the deck">
          {copies()}
          <span class="sr"> of {props.card.name} in the deck</span>
        </span>
      </Show>
      <div class="decks-steps">
        <IconButton
          icon="minus"
          label={`One ${props.card.name} less`}
          disabled={here() === 0}
          onClick={() => {
            const from = part();
            if (from) props.bench.remove(from, props.card.id);
          }}
        />
        <IconButton
          icon="plus"
          label={`One ${props.card.name} more`}
          disabled={part() === undefined}
          onClick={() => {
            const to = part();
            if (to) props.bench.add(to, props.card.id);
          }}
        />
      </div>
    </li>
  );
}
