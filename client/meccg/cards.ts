// The cards and the kit that draws them are fetched when the first card is shown.
import { createSignal } from 'solid-js';
import type { ShownCard } from './shown-card.ts';

const [cards, setCards] = createSignal<readonly ShownCard[] | undefined>();
let asked = false;

/** By the card's number in the game's list; undefined until they are here. */
export function meccgCards(): readonly ShownCard[] | undefined {
  if (!asked) {
    asked = true;
    void import('virtual:meccg-cards')
      .then((chunk) => setCards(chunk.cards))
      .catch(() => {
        asked = false;
      });
  }
  return cards();
}

let numbers: ReadonlyMap<string, number> | undefined;

/** The number of a card by its id; -1 until the cards are here, or if there is none. */
export function cardNumber(id: string): number {
  const all = meccgCards();
  if (!all) return -1;
  numbers ??= new Map(all.map((card, number) => [card.id, number]));
  return numbers.get(id) ?? -1;
}
