// What counts for an influence attempt besides the rolls. A card may leave nothing of it but general influence and the normal
// direct influence of the characters, with what their own cards say of it (Webs of Fear & Treachery).
import { CARDS, DIRECT_INFLUENCE } from '../cards/all.ts';
import { FACTION, KIND } from '../cards/kinds.ts';
import type { MeccgState } from '../state.ts';
import { checkModifier, directInfluence, ownInfluence, ruled, unusedDirectInfluence } from '../stats.ts';

const isBare = (s: MeccgState): boolean => ruled(s, 'bare-influence');

/** A modification of an attempt, as far as it counts. */
export const counted = (s: MeccgState, n: number): number => (isBare(s) ? 0 : n);

/** The direct influence that he does not use; `against` is whom he tries to influence. */
export function influenceLeft(s: MeccgState, by: number, against?: number): number {
  const left = unusedDirectInfluence(s, by, against);
  if (!isBare(s)) return left;
  const normal = Math.max(0, DIRECT_INFLUENCE[s.def[by]]) + ownInfluence(s, by, against);
  return Math.max(0, left - (directInfluence(s, by, against) - normal));
}

/** What modifies the check that he makes. */
export function modifierFor(s: MeccgState, by: number, against: number): number {
  if (!isBare(s)) return checkModifier(s, by, 'influence', against);
  const own = CARDS[s.def[by]];
  return own.kind === 'character' && KIND[s.def[against]] === FACTION ? (own.factionCheck ?? 0) : 0;
}
