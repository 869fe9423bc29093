// What counts for an influence attempt besides the rolls. A card may leave nothing of it but general influence and the normal
// direct influence of the characters, with what their own cards say of it (Webs of Fear & Treachery).
import { CARDS, cardIndex, DIRECT_INFLUENCE } from '../cards/all.ts';
import { CHARACTER_RACES } from '../cards/facts.ts';
import { FACTION, KIND, RACE } from '../cards/kinds.ts';
import { TITLE } from '../cards/titles.ts';
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

export const NO_DIRECT_INFLUENCE = 4;

/** Standard modifications: by the race of who tries (MW-S9.3.6), or by factions in play, whoever's (LE-S9.2.3). */
export function standardModification(s: MeccgState, faction: number, by: number): number {
  const card = CARDS[s.def[faction]];
  if (card.kind !== 'faction') return 0;
  let sum = 0;
  for (const one of card.standard ?? [])
    if (
      'race' in one
        ? RACE[s.def[by]] === CHARACTER_RACES.indexOf(one.race)
        : 'faction' in one
          ? isFactionInPlay(s, TITLE[cardIndex(one.faction)])
          : isOtherInPlay(s, faction, one.otherFactions)
    )
      sum += one.add;
  return ruled(s, 'standard-tripled') ? 3 * sum : sum;
}

const isFactionInPlay = (s: MeccgState, title: number): boolean => s.play.some((card) => TITLE[s.def[card]] === title);

const isOtherInPlay = (s: MeccgState, faction: number, race: string): boolean =>
  s.play.some((card) => {
    const other = CARDS[s.def[card]];
    return card !== faction && other.kind === 'faction' && other.race === race;
  });
