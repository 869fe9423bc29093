// All cards as a gallery, to be looked up by their words, kind and alignment.
import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { Button } from '../../board/button.tsx';
import { title } from '../../house/title.ts';
import { Card } from '../cards/card.tsx';
import { allCards } from '../cards/cards.ts';
import { type Chosen, facetsOf, found } from '../cards/filters.ts';
import { peekOf } from '../cards/peek.ts';
import { cardHref } from './card-href.ts';
import { CardPeek } from './card-peek.tsx';
import './lore.css';

const AT_ONCE = 60;
/** What is asked for besides words; the deck builder has all of them. */
const ASKED = ['Kind', 'Alignment', 'Race'];

/** Quotation marks and accents do not count. */
const byName = (a: { name: string }, b: { name: string }): number =>
  a.name.replace(/^\W+/, '').localeCompare(b.name.replace(/^\W+/, ''), 'en');

export function CardsPage() {
  const [said, setSaid] = createSignal('');
  const [chosen, setChosen] = createSignal<Chosen>({});
  const [most, setMost] = createSignal(AT_ONCE);
  const facets = createMemo(() => facetsOf(allCards() ?? []).filter(({ name }) => ASKED.includes(name)));
  const shown = createMemo(() => found(allCards() ?? [], said(), chosen()).toSorted(byName));
  const choose = (name: string, value: string) => {
    setChosen(({ [name]: _, ...others }) => (value === '' ? others : { ...others, [name]: value }));
    setMost(AT_ONCE);
  };
  onMount(() => title('Cards'));
  return (
    <main class="gallery-page">
      <h1>The cards</h1>
      <p class="lede">Every card of The Wizards and The Lidless Eye, in our words, with the rulings on it.</p>
      <div class="gallery-search">
        <input
          class="field"
          type="search"
          aria-label="Search the cards"
          placeholder="name, kind, text, home…"
          onInput={(event) => {
            setSaid(event.currentTarget.value);
            setMost(AT_ONCE);
          }}
        />
        <For each={facets()}>
          {({ name, values }) => (
            <select class="field" aria-label={name} onChange={(event) => choose(name, event.currentTarget.value)}>
              <option value="">{name}: any</option>
              <For each={values}>{(value) => <option value={value}>{value}</option>}</For>
            </select>
          )}
        </For>
        <span class="quiet" role="status">
          <Show when={allCards()}>{shown().length === 1 ? '1 card' : `${shown().length} cards`}</Show>
        </span>
      </div>
      <ul class="gallery">
        <For each={shown().slice(0, most())}>
          {(card) => (
            <li>
              <a href={cardHref(card.id)} {...peekOf(() => card.id)}>
                <Card card={card.id} size="s" noPeek />
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={shown().length > most()}>
        <Button onClick={() => setMost(most() + AT_ONCE)}>Show more</Button>
      </Show>
      <CardPeek />
    </main>
  );
}
