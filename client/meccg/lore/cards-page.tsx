// All cards, to be looked up by their words.
import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { Button } from '../../board/button.tsx';
import { title } from '../../house/title.ts';
import { typeLine } from '../cards/card-words.ts';
import { allCards } from '../cards/cards.ts';
import { found } from '../cards/filters.ts';
import { cardHref } from './card-href.ts';
import './lore.css';

const AT_ONCE = 80;

export function CardsPage() {
  const [said, setSaid] = createSignal('');
  const [most, setMost] = createSignal(AT_ONCE);
  const shown = createMemo(() =>
    found(allCards() ?? [], said(), {}).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  );
  onMount(() => title('Cards'));
  return (
    <main class="narrow">
      <h1>The cards</h1>
      <p class="lede">Every card of The Wizards, in our words, with the rulings on it.</p>
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
      <p class="quiet" role="status">
        <Show when={allCards()}>{shown().length === 1 ? '1 card' : `${shown().length} cards`}</Show>
      </p>
      <ul class="lore-list">
        <For each={shown().slice(0, most())}>
          {(card) => (
            <li>
              <a href={cardHref(card.id)}>
                <b>{card.name}</b> <small>{typeLine(card)}</small>
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={shown().length > most()}>
        <Button onClick={() => setMost(most() + AT_ONCE)}>Show more</Button>
      </Show>
    </main>
  );
}
