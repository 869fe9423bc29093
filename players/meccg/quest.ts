// The One Ring's own victory: cards that win the game outright, who could carry it through, and how likely.
import { CARDS, CORRUPTION } from '../../games/meccg/cards/all.ts';
import { hasKeyword } from '../../games/meccg/cards/kinds.ts';
import { charactersOf, companyOf } from '../../games/meccg/companies/company.ts';
import { flat, playWays } from '../../games/meccg/effects/literal.ts';
import type { Test, Way } from '../../games/meccg/effects/vocabulary.ts';
import { DECK, DISCARD, type MeccgState, ownerOf, PLAY } from '../../games/meccg/state.ts';
import { pile } from '../../games/meccg/zones.ts';
import type { Situation } from './situation.ts';

/** What it is worth to win at once, in marshalling points. */
export const VICTORY = 25;
/** How many usually stand by to support the last check. */
const COMRADES = 2;
/** The way to Mount Doom is long: so much of the hope is left on average. */
const ROAD = 0.35;

/** By card number: it is the One Ring, at which such cards aim. */
export const IS_THE_RING: readonly boolean[] = CARDS.map((card) => hasKeyword(card, 'the-one-ring'));

const winsBy = (way: Way): boolean => flat(way.do).some(({ is }) => is === 'win');

/** The cards that must be in play besides the Ring. */
function companions(test: Test | undefined): readonly string[] {
  if (!test) return [];
  if (test.is === 'all') return test.of.flatMap(companions);
  if (test.is === 'in-play') return companions(test.test);
  return test.is === 'named' ? test.of : [];
}

interface Victory {
  readonly def: number;
  /** Modifier of the check that its bearer must pass; undefined where there is none. */
  readonly check: number | undefined;
  readonly needs: readonly string[];
}

const VICTORIES: readonly Victory[] = CARDS.flatMap((_, def) =>
  playWays(def)
    .filter(winsBy)
    .map((way) => ({
      def,
      check: way.cost?.find((cost) => cost.is === 'pass-check')?.modifier,
      needs: companions(way.if),
    })),
);

/** By card number: it wins the game. */
export const IS_VICTORY: readonly boolean[] = CARDS.map((_, def) => VICTORIES.some((one) => one.def === def));

const near = (sit: Situation, isIt: (def: number) => boolean): number => {
  const { s, seat } = sit;
  if (sit.titles.some(isIt)) return 1;
  return [...pile(s, seat, DECK), ...pile(s, seat, DISCARD)].some((card) => isIt(s.def[card])) ? 0.35 : 0;
};

const isOut = (s: MeccgState, seat: number, id: string): boolean =>
  s.play.some((card) => CARDS[s.def[card]].id === id && ownerOf(s, card) === seat);

/** The chance that he, with so many corruption points more and others beside him, passes the check. */
const passes = (sit: Situation, bearer: number, more: number, modifier: number | undefined): number => {
  if (modifier === undefined) return 1;
  const company = companyOf(sit.s, bearer);
  const others = company ? charactersOf(sit.s, company).length - 1 : 0;
  return 1 - sit.failure(bearer, more, modifier + Math.min(COMRADES, others));
};

/** The chance that the Ring in the hands of this bearer ends the game one day; `more` as long as he does not yet bear it. */
export function questChance(sit: Situation, bearer: number, more: number): number {
  let best = 0;
  for (const { def, check, needs } of VICTORIES) {
    let chance = near(sit, (one) => one === def);
    if (chance === 0) continue;
    for (const id of needs)
      chance *= isOut(sit.s, sit.seat, id) ? 1 : near(sit, (one) => CARDS[one].id === id) > 0 ? 0.4 : 0;
    best = Math.max(best, chance * passes(sit, bearer, more, check));
  }
  return best;
}

/** What the hope of it adds to the Ring for a bearer who would get it. */
export const questHope = (sit: Situation, def: number, bearer: number): number =>
  IS_THE_RING[def] ? ROAD * VICTORY * questChance(sit, bearer, CORRUPTION[def]) : 0;

/** The seat has the Ring in play. */
export const ringOf = (sit: Situation, seat = sit.seat): number | undefined =>
  sit.s.play.find((card) => IS_THE_RING[sit.s.def[card]] && ownerOf(sit.s, card) === seat && sit.s.zone[card] === PLAY);

/** A card that wins, as long as it is only held: worth keeping the nearer the Ring is. */
export function victoryKept(sit: Situation): number {
  if (ringOf(sit) !== undefined) return 6;
  const ring = near(sit, (def) => IS_THE_RING[def]);
  return ring === 1 ? 1.5 : ring > 0 ? 0.5 : 0.02;
}
