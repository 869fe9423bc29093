// The hazard deck: it sits in the opponent's place, and holds on to what needs Doors of Night (PA-3.5, PA-3.6).
import type { Emit } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import { C, CARDS } from '../cards/all.ts';
import { isHazard } from '../cards/kinds.ts';
import { effectsOf, playWays, triggersOf } from '../effects/reading/literal.ts';
import type { Test } from '../effects/vocabulary.ts';
import { say, title } from '../say.ts';
import { HAZARD_SEAT } from '../seats.ts';
import { DISCARD, EVERYBODY, HAND, type MeccgState } from '../state.ts';
import { pile, put } from '../zones.ts';

/** In `known`: the player has seen it. */
const SEEN = 1;

const asksForDoors = (test: Test | undefined): boolean => {
  if (test?.is === 'all') return test.of.some(asksForDoors);
  return test?.is === 'in-play' && test.test.is === 'named' && test.test.of.includes('doors-of-night');
};
const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** By card number: a hazard that cannot be played without Doors of Night, or is of no use without it. */
export const NEEDS_DOORS: readonly boolean[] = CARDS.map((_, def) => {
  const ways = playWays(def);
  if (!isHazard(def) || ways.length === 0) return false;
  if (ways.every((way) => asksForDoors(way.if))) return true;
  const works = [...list(effectsOf(def).has), ...triggersOf(def)];
  const idle = ways.every((way) => way.do.length === 0);
  return idle && works.length > 0 && works.every((one) => asksForDoors('if' in one ? one.if : undefined));
});

export const doorsAreOpen = (s: MeccgState): boolean => s.play.some((card) => s.def[card] === C['doors-of-night']);
/** It was drawn for an earlier company and kept. */
export const isSaved = (s: MeccgState, card: number): boolean =>
  NEEDS_DOORS[s.def[card]] && (s.known[card] & SEEN) !== 0;

/** Once a company is done with: what was not played is discarded, but for what waits for Doors of Night. */
export function putAway(s: MeccgState, emit: Emit): void {
  learn(s);
  for (const card of [...pile(s, HAZARD_SEAT, HAND)]) {
    if (isSaved(s, card)) continue;
    if (NEEDS_DOORS[s.def[card]] && !doorsAreOpen(s)) {
      s.known[card] = EVERYBODY;
      emit?.(say('save', 'PA-3.6', `${title(s, card)} is kept until Doors of Night comes.`));
    } else put(s, card, DISCARD);
  }
}
