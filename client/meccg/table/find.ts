// What of the card game can be searched for: every card by its name.
import { type FoundGroup, findNames } from '../../table/finding.ts';
import { typeLine } from '../cards/card-words.ts';
import type { Cards } from './reading.ts';

const MOST = 8;

export const findCards = (query: string, cards: Cards, onCard: (card: number) => void): readonly FoundGroup[] => [
  {
    title: 'Cards',
    found: findNames(
      query,
      cards.map(({ name }) => name),
      MOST,
    ).flatMap((number) => {
      const card = cards[number];
      return card ? [{ name: card.name, detail: typeLine(card), icon: 'cards', go: () => onCard(number) }] : [];
    }),
  },
];
