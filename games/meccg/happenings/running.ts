// Beginning effects: those of a way, those that wait for a check to succeed (Lordly Presence), a branch, a question.
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../chain/action.ts';
import type { ChoiceFrame } from '../effects/frames.ts';
import { PART_PLAY, type Part } from '../effects/reading/parts.ts';
import type { Scope } from '../effects/reading/scope.ts';
import { begin } from '../procedures.ts';
import type { Ref } from '../refs.ts';
import type { MeccgState } from '../state.ts';

/** The check has succeeded: what waits for that happens. */
export function reward(s: MeccgState, check: Action): void {
  for (let i = 0; i < check.rewards.length; i += 3) {
    const [def, way, effect] = check.rewards.slice(i, i + 3);
    begin(s, { at: 'effects/run', part: PART_PLAY, def, action: { ...check, way }, path: [effect, 0], next: 0 });
  }
}

/** Begins the effects of a way, a use or a trigger. */
export const runEffects = (s: MeccgState, action: Action, part: Part, def: number): void =>
  begin(s, { at: 'effects/run', part, def, action, path: [], next: 0 });

/** Where an effect stands in its card, so that what it asks or contains can come back to it. */
export interface Spot {
  readonly part: Part;
  readonly path: readonly number[];
  readonly index: number;
}

/** Goes on with a branch of this effect before the effects that follow it. */
export function branch(x: Scope, spot: Spot, n: number, on: Ref = x.on, seat: Seat = x.seat): void {
  if (!x.action) throw new Error('Only an action that is resolved has branches.');
  begin(x.s, {
    at: 'effects/run',
    part: spot.part,
    def: x.def,
    action: on === x.on && seat === x.seat ? x.action : { ...x.action, on, seat },
    path: [...spot.path, spot.index, n],
    next: 0,
  });
}

/** Asks a seat to choose; the verb's `chose` is called with the answer. */
export function choose(
  x: Scope,
  spot: Spot,
  question: Pick<ChoiceFrame, 'seat' | 'among' | 'titles' | 'branches' | 'most' | 'least'>,
): void {
  if (!x.action) throw new Error('Only an action that is resolved asks.');
  begin(x.s, {
    at: 'effects/choose',
    part: spot.part,
    def: x.def,
    action: x.action,
    path: [...spot.path],
    index: spot.index,
    chosen: [],
    ...question,
  });
}
