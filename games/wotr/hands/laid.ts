// Cards on the table as the rules ask about them: by what they do, never by their names (tables/events.ts has the words).
import type { Board } from '../state.ts';
import { EVENTS, type TableWords } from '../tables/events.ts';

type Word = keyof TableWords;

const cardsBy = new Map<Word, number[]>();
for (const { index, laid } of EVENTS)
  for (const word of Object.keys(laid) as Word[]) cardsBy.set(word, [...(cardsBy.get(word) ?? []), index]);

/** The cards that do this when they lie on the table. */
export const cardsThat = (word: Word): readonly number[] => cardsBy.get(word) ?? [];
export const wordsOf = (card: number): TableWords => EVENTS[card].laid;

/** The first card on the table that does this; -1 when there is none. */
export function laid(s: Board, word: Word): number {
  if (s.table.length === 0) return -1;
  for (const card of cardsThat(word)) if (s.table.includes(card)) return card;
  return -1;
}
export const isLaid = (s: Board, word: Word): boolean => laid(s, word) >= 0;
