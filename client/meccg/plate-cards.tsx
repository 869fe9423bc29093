// Three cards on the front door.
import { For } from 'solid-js';
import { Card } from './card.tsx';
import './plate-cards.css';

const SHOWN = ['gandalf', 'glamdring', 'cave-drake'] as const;

export function PlateCards() {
  return (
    <div class="plate-cards" aria-hidden="true" inert>
      <For each={SHOWN}>{(card) => <Card card={card} size="s" noPeek />}</For>
    </div>
  );
}
