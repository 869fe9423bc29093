// What a verb is: how it happens, whether it would do anything, how it reads, what it is worth to a bot.
import type { Verdict } from '../../../engine/game.ts';
import { begin } from '../procedures.ts';
import type { Ref } from '../refs.ts';
import type { ChoiceFrame } from './frames.ts';
import type { Part } from './reading/parts.ts';
import type { Scope } from './reading/scope.ts';
import type { Verb } from './vocabulary.ts';

/** Where an effect stands in its card, so that what it asks or contains can come back to it. */
export interface Spot {
  readonly part: Part;
  readonly path: readonly number[];
  readonly index: number;
}

export interface VerbWord<V extends Verb> {
  /** Happens. It may begin procedures: the effects after it wait until they are finished. */
  run(x: Scope, verb: V, spot: Spot): void;
  /** Called with what was chosen after `choose`. */
  chose?(x: Scope, verb: V, chosen: readonly number[], spot: Spot): void;
  /** Why it would do nothing now; a way none of whose verbs would do anything cannot be played (MW-S10.1.2). */
  can?(x: Scope, verb: V): Verdict;
  /** A clause in the imperative: "cancel the attack". */
  text(verb: V): string;
  /** What it is roughly worth to the player who does it, in tenths of a marshalling point; negative if it costs him. */
  worth: number;
}
export type VerbTable<K extends Verb['is']> = { readonly [Is in K]: VerbWord<Extract<Verb, { is: Is }>> };

/** Goes on with a branch of this effect before the effects that follow it. */
export function branch(x: Scope, spot: Spot, n: number, on: Ref = x.on): void {
  if (!x.action) throw new Error('Only an action that is resolved has branches.');
  begin(x.s, {
    at: 'effects/run',
    part: spot.part,
    def: x.def,
    action: on === x.on ? x.action : { ...x.action, on },
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
