// What two cards may share. A card is its number; a title is what texts name, copies and "cannot be duplicated" go by: a
// minion's version of an item has the hero's title and its own numbers. A manifestation joins cards that are one person or
// thing under several titles: of a unique one only one is in play (MX-10.1, MX-10.2), but a text that wants the one by name
// is not met by the other (MX-14.1).
import { C, CARDS, type CardId } from './all.ts';

export interface Titled {
  readonly id: string;
  readonly name: string;
  /** Ids of other cards that are the same person or thing; it is enough if one of two names the other. */
  readonly manifestationOf?: readonly string[];
}

/** By card: the first card with its title, which stands for the title. */
export function titlesOf(cards: readonly Titled[]): Int16Array {
  const first = new Map<string, number>();
  for (const [card, { name }] of cards.entries()) if (!first.has(name)) first.set(name, card);
  return Int16Array.from(cards, ({ name }) => first.get(name) ?? -1);
}

/** By card: every card that is the same person or thing, itself among them, in the order of their numbers. */
export function kinOf(cards: readonly Titled[]): readonly (readonly number[])[] {
  const group = [...titlesOf(cards)];
  const join = (a: number, b: number): void => {
    const [low, high] = [Math.min(group[a], group[b]), Math.max(group[a], group[b])];
    for (const [card, of] of group.entries()) if (of === high) group[card] = low;
  };
  const numbers = new Map(cards.map(({ id }, card) => [id, card]));
  for (const [card, { manifestationOf = [] }] of cards.entries())
    for (const id of manifestationOf) join(card, numbers.get(id) ?? card);
  const members = new Map<number, number[]>();
  for (const [card, of] of group.entries()) members.set(of, [...(members.get(of) ?? []), card]);
  return group.map((of, card) => members.get(of) ?? [card]);
}

export const TITLE = titlesOf(CARDS);
export const KIN = kinOf(CARDS);

/** The card has the title of the card with this id. */
export const isNamed = (def: number, id: CardId): boolean => TITLE[def] === TITLE[C[id]];
