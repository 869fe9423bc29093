// Whether effects inside another would do anything: a modifier would, a verb says so itself.
import type { Verdict } from '../../../../engine/game.ts';
import { isVerb } from '../reading/literal.ts';
import type { Scope } from '../reading/scope.ts';
import type { Effect, Verb } from '../vocabulary.ts';
import type { VerbTable } from './word.ts';

let verbs: VerbTable<Verb['is']> | undefined;
/** All verbs, some of which ask here: handed in when all.ts is loaded. */
export const judgeWith = (table: VerbTable<Verb['is']>): void => {
  verbs = table;
};

/** Why none of them would; undefined when one would, or there is none. */
export function uselessIn(x: Scope, effects: readonly Effect[]): Verdict {
  let reason: Verdict;
  for (const effect of effects) {
    const failed = isVerb(effect) ? verbs?.[effect.is].can?.(x, effect as never) : undefined;
    if (!failed) return undefined;
    reason = failed;
  }
  return reason;
}
