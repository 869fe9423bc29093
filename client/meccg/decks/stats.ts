// A deck in numbers.
import type { PointsKind } from '../../../games/meccg/cards/facts.ts';
import type { Deck } from '../../../games/meccg/decks/deck.ts';
import type { ShownCard } from '../cards/shown-card.ts';
import { cardsIn, type Part } from './model.ts';

export interface DeckStats {
  /** How many cards of each kind are in the play deck. */
  readonly kinds: readonly (readonly [kind: ShownCard['kind'], n: number])[];
  /** Marshalling points of one's own cards, by kind. */
  readonly points: readonly (readonly [kind: PointsKind, points: number])[];
  /** Corruption points of all items. */
  readonly corruption: number;
  /** Of the starting company. */
  readonly mind: number;
}

/** Whom its people serve; undefined while it has none. */
export function sideOf(deck: Deck, cardOf: (id: string) => ShownCard | undefined): 'hero' | 'minion' | undefined {
  const people = (['start', 'characters'] as const).flatMap((part) =>
    cardsIn(deck, part).map(([id]) => cardOf(id)?.alignment),
  );
  return people.includes('minion') ? 'minion' : people.includes('hero') ? 'hero' : undefined;
}

const OWN: readonly Part[] = ['start', 'items', 'characters', 'resources'];
const SHUFFLED: readonly Part[] = ['characters', 'resources', 'hazards'];

function sums<K>(entries: readonly (readonly [K, number])[]): readonly (readonly [K, number])[] {
  const found = new Map<K, number>();
  for (const [key, n] of entries) if (n !== 0) found.set(key, (found.get(key) ?? 0) + n);
  return [...found];
}

export function statsOf(deck: Deck, cardOf: (id: string) => ShownCard | undefined): DeckStats {
  const among = (parts: readonly Part[]) =>
    parts.flatMap((part) =>
      cardsIn(deck, part).flatMap(([id, n]) => {
        const card = cardOf(id);
        return card ? [{ card, n }] : [];
      }),
    );
  const own = among(OWN);
  return {
    kinds: sums(among(SHUFFLED).map(({ card, n }) => [card.kind, n] as const)),
    points: sums(own.map(({ card, n }) => [card.pointsKind ?? 'miscellaneous', n * (card.points ?? 0)] as const)),
    corruption: own.reduce((sum, { card, n }) => sum + n * (card.corruption ?? 0), 0),
    mind: among(['start']).reduce((sum, { card, n }) => sum + n * (card.mind ?? 0), 0),
  };
}
