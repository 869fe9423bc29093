import { EVENT_CARDS, PROGRAMS } from './cards.ts';
import { textOf } from './vocabulary.ts';

/** The event text of a card, in our words: when it can be played, what it does, what it does on the table, how it ends. */
export function eventText(card: number): string {
  const { requires = [], table } = EVENT_CARDS[card];
  const sentences: string[] = [];
  if (requires.length > 0) sentences.push(`Only if ${requires.map(({ text }) => text).join(', and ')}.`);
  sentences.push(textOf(PROGRAMS[card]));
  if (table) {
    sentences.push(`This card stays on the table. ${table.text}`);
    if (table.while) sentences.push(`It stays only while ${table.while.text}.`);
    if (table.ends) sentences.push(`It is discarded when ${table.ends}.`);
    if (table.dispel) sentences.push(table.dispel.text);
  }
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
