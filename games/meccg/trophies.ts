// Trophies: what Orcs and Trolls of a Ringwraith's player keep of a creature that they defeated (MX-11.10, MX-11.11). The
// card lies where a defeated creature lies in any case, in its owner's pile; its host is who has it, or else his player.
import { NONE, type Seat } from '../../engine/game.ts';
import { POINTS as PRINTED } from './cards/all.ts';
import { CHARACTER_RACES } from './cards/facts.ts';
import { CREATURE_CARD, isCharacter, KIND, RACE } from './cards/kinds.ts';
import { playerRef } from './refs.ts';
import { opponents } from './seats.ts';
import { type MeccgState, MINION, OUT, ownerOf, POINTS } from './state.ts';
import { pile } from './zones.ts';

/** Prowess is not raised above this by trophies. */
export const TROPHY_MAX = 9;
/** By printed points, four standing for more: what they add. */
const GIVES = {
  directInfluence: [0, 1, 1, 2, 2],
  prowess: [0, 0, 1, 1, 2],
} as const;

const FOUL: readonly string[] = ['orc', 'troll'];

/** Somebody who takes trophies, in the standard game. */
export const takesTrophies = (s: MeccgState, card: number): boolean =>
  s.rules.starter === 0 &&
  s.alignment[ownerOf(s, card)] === MINION &&
  isCharacter(s.def[card]) &&
  FOUL.includes(CHARACTER_RACES[RACE[s.def[card]]]);

const defeatedBy = (s: MeccgState, seat: Seat): number[] =>
  opponents(s, seat).flatMap((other) => [...pile(s, other, POINTS), ...pile(s, other, OUT)]);

const trophiesOf = (s: MeccgState, bearer: number): number[] =>
  takesTrophies(s, bearer)
    ? defeatedBy(s, ownerOf(s, bearer)).filter((card) => s.host[card] === bearer && KIND[s.def[card]] === CREATURE_CARD)
    : [];

/** What his trophies add to that number; with another one, what they would. */
export function trophyBonus(s: MeccgState, bearer: number, name: keyof typeof GIVES, another?: number): number {
  const trophies = trophiesOf(s, bearer);
  if (another !== undefined) trophies.push(another);
  const points = trophies.reduce((sum, card) => sum + Math.max(0, PRINTED[s.def[card]]), 0);
  return GIVES[name][Math.min(points, GIVES[name].length - 1)];
}

/** He leaves play: his trophies are what they would be without him. */
export function dropTrophies(s: MeccgState, bearer: number): void {
  for (const card of trophiesOf(s, bearer))
    s.host[card] = s.zone[card] === POINTS ? playerRef(ownerOf(s, bearer)) : NONE;
}
