// The cards are fetched when the first of their set is shown: a game of The Wizards needs no card of The Lidless Eye.
import { createSignal } from 'solid-js';
import type { ShownCard } from './shown-card.ts';

type Cards = readonly ShownCard[];

/** `here` are its cards if they are; `need` asks for them too. */
function cardSet(load: () => Promise<{ readonly cards: Cards }>) {
  const [here, setHere] = createSignal<Cards | undefined>();
  let isAsked = false;
  const need = (): Cards | undefined => {
    if (!isAsked) {
      isAsked = true;
      load()
        .then(({ cards }) => setHere(cards))
        .catch(() => {
          isAsked = false;
        });
    }
    return here();
  };
  return { here, need };
}

/** In the order of their numbers: a later set follows the finished ones. */
const wizards = cardSet(() => import('virtual:meccg-cards'));
const lidlessEye = cardSet(() => import('virtual:meccg-cards-mele'));

let joined: { readonly parts: readonly Cards[]; readonly all: Cards } = { parts: [], all: [] };

/** One list for the same parts, so that what was found in it is found again. */
function together(parts: readonly Cards[]): Cards {
  const isSame = parts.length === joined.parts.length && parts.every((part, i) => part === joined.parts[i]);
  if (!isSame) joined = { parts, all: parts.flat() };
  return joined.all;
}

/** By the card's number in the game's list: those of the sets that are here; undefined until the first of them is. */
export function meccgCards(): Cards | undefined {
  const first = wizards.need();
  const later = lidlessEye.here();
  return first && (later ? together([first, later]) : first);
}

/** Every card of every set; undefined until they are here. */
export function allCards(): Cards | undefined {
  return lidlessEye.need() && meccgCards();
}

/** Fetches the set of a card that is met by its number. */
export function needCard(number: number): void {
  const first = wizards.need();
  if (first && number >= first.length) lidlessEye.need();
}

/** Fetches what a table shows: one with a player of Ringwraiths also their sites. */
export function needCardsOf(view: { readonly def: readonly number[]; readonly alignment: readonly number[] }): void {
  if (view.alignment.some((side) => side !== 0)) lidlessEye.need();
  needCard(Math.max(...view.def));
}

let numbers: { readonly cards: Cards; readonly byId: ReadonlyMap<string, number> } | undefined;

/** The number of a card by its id; -1 until the cards are here, or if there is none. */
export function cardNumber(id: string): number {
  const cards = meccgCards();
  if (!cards) return -1;
  if (numbers?.cards !== cards) numbers = { cards, byId: new Map(cards.map((card, number) => [card.id, number])) };
  const number = numbers.byId.get(id);
  if (number === undefined) lidlessEye.need();
  return number ?? -1;
}
