// How many cards a hand holds, and how many hazards a company meets.
import { NONE, type Seat } from '../../../engine/game.ts';
import { amountOf } from '../effects/reading/amounts.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import { isMember } from '../effects/reading/picks.ts';
import { about } from '../effects/reading/scope.ts';
import { holds } from '../effects/reading/tests.ts';
import type { Amount } from '../effects/vocabulary.ts';
import { HALVED_LIMITS } from '../history.ts';
import { companyRef } from '../refs.ts';
import { leftOf } from '../seats.ts';
import type { Company, MeccgState } from '../state.ts';

export const HAND_SIZE = 8;
/** PA-2.2 */
const SOLITAIRE_HAND_SIZE = 5;
/** MW-S10.3.1 */
const LEAST_LIMIT = 2;

/** CR-TERM-handsize-1 */
export function handSizeOf(s: MeccgState, seat: Seat): number {
  let n = s.rules.solitaire === 1 ? SOLITAIRE_HAND_SIZE : HAND_SIZE;
  eachModifier(s, 'hand-size', (modifier, x) => {
    if (x.seat === seat && (!modifier.if || holds(x, modifier.if, x.self))) n += modifier.n;
  });
  return n;
}

/** Its size when the phase began, at least two, then what cards change, in the order in which they came (CR-A26). */
export function hazardLimitOf(s: MeccgState, company: Company): number {
  const ref = companyRef(company.id);
  let n = Math.max(LEAST_LIMIT, company.size);
  if ((s.used[leftOf(s, company.seat)] & HALVED_LIMITS) !== 0) n = Math.ceil(n / 2);
  eachModifier(s, 'hazard-limit', (modifier, x) => {
    if (!isMember(x, modifier.of, ref) || (modifier.if && !holds(x, modifier.if, ref))) return;
    const { change, min } = modifier;
    const by = (): number => (x.self === NONE && x.n !== undefined ? x.n : amountOf(about(x, ref), change as Amount));
    const next = typeof change === 'object' && 'times' in change ? n * change.times : n + by();
    n = next >= n ? next : min === undefined ? Math.max(0, next) : Math.min(n, Math.max(min, next));
  });
  return n;
}
