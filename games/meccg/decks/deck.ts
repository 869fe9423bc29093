// A deck as a player keeps it: what he starts with, what he shuffles, what he holds back.

import { alignmentOf } from '../alignment.ts';
import { C, type CardId } from '../cards/all.ts';
import type { SiteId } from '../cards/facts.ts';
import { HERO, MINION } from '../tables/words.ts';

/** So many of each. */
export type CardCounts = { readonly [id in CardId]?: number };

export interface Deck {
  readonly id: string;
  readonly name: string;
  /** The plan in a sentence. */
  readonly about: string;
  /** The starting company that its player means to have (MW-S3.3.1). */
  readonly start: readonly CardId[];
  /** Starting minor items (MW-S3.4.1). */
  readonly items: readonly CardId[];
  /** The play deck: characters and Wizards, resources, hazards. */
  readonly characters: CardCounts;
  readonly resources: CardCounts;
  readonly hazards: CardCounts;
  readonly sideboard: CardCounts;
  /** The location deck, Havens apart; every site when absent. */
  readonly sites?: readonly SiteId[];
}

/** The cards of a list, each as often as it is there. */
export const idsOf = (counts: CardCounts): CardId[] =>
  (Object.keys(counts) as CardId[]).flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id));

/** Whom its player serves: its characters decide (MX-2.2). */
export const alignmentOfDeck = ({ start, characters }: Deck): number =>
  [...start, ...idsOf(characters)].some((id) => alignmentOf(C[id]) === MINION) ? MINION : HERO;

/** How often each is in a list. */
export function countsOf(list: readonly CardId[]): CardCounts {
  const found: Partial<Record<CardId, number>> = {};
  for (const id of list) found[id] = (found[id] ?? 0) + 1;
  return found;
}
