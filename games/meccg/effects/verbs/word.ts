// What a verb is: how it happens, whether it would do anything, how it reads, what it is worth to a bot.
import type { Verdict } from '../../../../engine/game.ts';
import type { Spot } from '../../happenings/running.ts';
import type { Scope } from '../reading/scope.ts';
import type { Verb } from '../vocabulary.ts';

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
