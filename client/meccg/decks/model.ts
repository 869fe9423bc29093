// A deck under the hand of its builder: cards come and go, nothing is judged here.
import type { CardId } from '../../../games/meccg/cards/all.ts';
import type { SiteId } from '../../../games/meccg/cards/facts.ts';
import { type CardCounts, countsOf, type Deck, idsOf } from '../../../games/meccg/decks/deck.ts';
import { groupOf } from '../cards/filters.ts';
import type { ShownCard } from '../cards/shown-card.ts';

export const PARTS = [
  { id: 'start', name: 'Starting characters' },
  { id: 'items', name: 'Starting items' },
  { id: 'characters', name: 'Characters' },
  { id: 'resources', name: 'Resources' },
  { id: 'hazards', name: 'Hazards' },
  { id: 'sideboard', name: 'Sideboard' },
  { id: 'sites', name: 'Sites' },
] as const;
export type Part = (typeof PARTS)[number]['id'];

/** Where a card is laid: where it belongs, in the starting company, in the sideboard. */
export type DeckSection = 'deck' | 'start' | 'sideboard';

export const EMPTY: Deck = {
  id: 'own',
  name: 'A new deck',
  about: '',
  start: [],
  items: [],
  characters: {},
  resources: {},
  hazards: {},
  sideboard: {},
};

/** Undefined where such a card cannot lie: no faction starts, no site is in a sideboard. */
export function partFor(card: ShownCard, place: DeckSection): Part | undefined {
  const usual = groupOf(card);
  if (place === 'deck' || usual === undefined) return usual;
  if (place === 'sideboard') return usual === 'sites' ? undefined : 'sideboard';
  return card.kind === 'character' ? 'start' : card.kind === 'item' ? 'items' : undefined;
}

const countsIn = (deck: Deck, part: Part): CardCounts => {
  const cards = deck[part] ?? [];
  return isList(cards) ? countsOf(cards) : cards;
};
const isList = (cards: readonly CardId[] | CardCounts): cards is readonly CardId[] => Array.isArray(cards);

export const cardsIn = (deck: Deck, part: Part): readonly (readonly [card: CardId, n: number])[] =>
  (Object.entries(countsIn(deck, part)) as [CardId, number][]).filter(([, n]) => n > 0);

export const countIn = (deck: Deck, part: Part, card: string): number => countsIn(deck, part)[card as CardId] ?? 0;

export const totalIn = (deck: Deck, part: Part): number => cardsIn(deck, part).reduce((sum, [, n]) => sum + n, 0);

/** In all parts together. */
export const copiesIn = (deck: Deck, card: string): number =>
  PARTS.reduce((sum, { id }) => sum + countIn(deck, id, card), 0);

/** One more of a card, or one less. */
export function lay(deck: Deck, part: Part, card: string, by: 1 | -1): Deck {
  const n = Math.max(0, countIn(deck, part, card) + by);
  const { [card as CardId]: _, ...others } = countsIn(deck, part);
  const counts: CardCounts = n === 0 ? others : { ...countsIn(deck, part), [card]: n };
  if (part === 'start' || part === 'items') return { ...deck, [part]: idsOf(counts) };
  if (part !== 'sites') return { ...deck, [part]: counts };
  const { sites: _sites, ...rest } = deck;
  const sites = idsOf(counts) as readonly string[] as readonly SiteId[];
  return sites.length === 0 ? rest : { ...rest, sites };
}
