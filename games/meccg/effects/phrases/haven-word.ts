// What a card calls the places of rest: a minion's card speaks of Darkhavens (MX-1.5). Every text of a card is made within
// `inWordsOf`.
import type { Card } from '../../cards/all.ts';

let word = 'Haven';
export const havenWord = (): string => word;

export function inWordsOf(card: Card, text: () => string): string {
  const before = word;
  word = card.alignment === 'minion' ? 'Darkhaven' : 'Haven';
  try {
    return text();
  } finally {
    word = before;
  }
}
