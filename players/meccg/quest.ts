// The One Ring's own victory: cards that win the game outright, who could carry it through, and how likely.
import { NONE } from '../../engine/game.ts';
import { CARDS, CORRUPTION } from '../../games/meccg/cards/all.ts';
import { hasKeyword } from '../../games/meccg/cards/kinds.ts';
import { characterOf, charactersOf, companyOf } from '../../games/meccg/company.ts';
import { flat, playWays } from '../../games/meccg/effects/reading/literal.ts';
import type { Test, Way } from '../../games/meccg/effects/vocabulary.ts';
import { DECK, DISCARD, type MeccgState, ownerOf, PLAY } from '../../games/meccg/state.ts';
import { pile } from '../../games/meccg/zones.ts';
import type { Situation } from './situation.ts';

/** What it is worth to win at once, in marshalling points: the less, the more likely the council would say the same. */
export const victory = (sit: Situation): number => Math.max(12, Math.min(40, 25 - sit.lead(sit.seat)));
/** Those who meet must still come to Mount Doom. */
const TOGETHER = 0.2;
/** How many usually stand by to support the last check. */
const COMRADES = 2;
/** The way to Mount Doom is long: so much of the hope is left on average. */
const ROAD = 0.5;

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
  return [...pile(s, seat, DECK), ...pile(s, seat, DISCARD)].some((card) => isIt(s.def[card])) ? 0.5 : 0;
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
  IS_THE_RING[def] ? ROAD * victory(sit) * questChance(sit, bearer, CORRUPTION[def]) : 0;

/** What somebody without whom a card of the hand does not win adds to himself, once the Ring is there. */
export function questCompanion(sit: Situation, def: number): number {
  const isNeeded = VICTORIES.some((one) => sit.titles.includes(one.def) && one.needs.includes(CARDS[def].id));
  return isNeeded && ringOf(sit) !== undefined ? TOGETHER * victory(sit) : 0;
}

const isWith = (s: MeccgState, people: readonly number[], isIt: (def: number) => boolean): boolean =>
  s.play.some((card) => isIt(s.def[card]) && people.includes(characterOf(s, card)));

/** What it would be worth if the bearer met those without whom a card of the hand does not win, or who support him. */
export function questMeeting(sit: Situation, here: readonly number[], there: readonly number[]): number {
  const { s } = sit;
  const ring = ringOf(sit);
  const bearer = ring === undefined ? NONE : characterOf(s, ring);
  const [beside, others] = here.includes(bearer) ? [here, there] : [there, here];
  if (!beside.includes(bearer)) return 0;
  let best = 0;
  for (const { def, check, needs } of VICTORIES) {
    if (!sit.titles.includes(def)) continue;
    if (needs.length > 0 && isWith(s, others, (one) => needs.includes(CARDS[one].id))) best = TOGETHER * victory(sit);
    if (check === undefined) continue;
    const support = check + beside.length - 1;
    const safer = sit.failure(bearer, 0, support) - sit.failure(bearer, 0, support + others.length);
    best = Math.max(best, ROAD * safer * victory(sit));
  }
  return best;
}

/** The seat has the Ring in play. */
export const ringOf = (sit: Situation, seat = sit.seat): number | undefined =>
  sit.s.play.find((card) => IS_THE_RING[sit.s.def[card]] && ownerOf(sit.s, card) === seat && sit.s.zone[card] === PLAY);

/** A card that wins, as long as it is only held: worth keeping the nearer the Ring is. */
export function victoryKept(sit: Situation): number {
  if (ringOf(sit) !== undefined) return 6;
  const ring = near(sit, (def) => IS_THE_RING[def]);
  return ring === 1 ? 1.5 : ring > 0 ? 0.5 : 0.02;
}
