// One card by itself: drawn large, with everything that the rulebook says about it.
import { createEffect, onMount, Show } from 'solid-js';
import { title } from '../../house/title.ts';
import { Card } from '../cards/card.tsx';
import { allCards } from '../cards/cards.ts';
import type { ShownCard } from '../cards/shown-card.ts';
import { CardLore } from './card-lore.tsx';
import './lore.css';
import { cardNamed } from './rulings.ts';

export function CardPage(props: { card: string }) {
  const found = () => cardNamed(allCards() ?? [], props.card);
  onMount(() => title('A card'));
  createEffect(() => {
    const card = found();
    if (card) title(card.name);
  });
  return (
    <Show when={allCards()}>
      {(cards) => (
        <Show
          when={found()}
          keyed
          fallback={
            <main class="narrow">
              <h1>No card of that name</h1>
              <p class="prose">
                This house has no {props.card}. <a href="/cards">Look among all cards.</a>
              </p>
            </main>
          }
        >
          {(card) => <Found card={card} cards={cards()} />}
        </Show>
      )}
    </Show>
  );
}

function Found(props: { card: ShownCard; cards: readonly ShownCard[] }) {
  return (
    <main class="card-page">
      <h1>{props.card.name}</h1>
      <div class="card-page-card">
        <Card card={props.card.id} size="l" noPeek />
        <p>
          <a href="/cards">All cards</a>
        </p>
      </div>
      <CardLore card={props.card} cards={props.cards} />
    </main>
  );
}
