// What a body check may do to somebody but wound or eliminate him.
import { CARDS } from '../cards/all.ts';
import { isAvatar, isRingwraith } from '../company.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import type { Leaving } from '../odds/strike.ts';
import { THE_ATTACK } from '../refs.ts';
import type { MeccgState } from '../state.ts';
import { SLIPS_BACK_ON } from '../tables/words.ts';

/** Results at which his card says that he is discarded, asked before all others; undefined where it names none (LE-S7.4.2). */
export function namedResults(def: number): readonly number[] | undefined {
  const own = CARDS[def];
  return own.kind === 'character' ? own.discardedOn : undefined;
}

/** A Ringwraith who is a player himself slips back into hand, but not in the Starter Game (MX-11.1). */
const slipsBack = (s: MeccgState, card: number): boolean =>
  s.rules.starter === 0 && isRingwraith(s, card) && isAvatar(s, card);

export const leavingOf = (s: MeccgState, card: number): Leaving => ({
  results: cannotBe(s, 'discarded', card, THE_ATTACK) ? undefined : namedResults(s.def[card]),
  rolls: slipsBack(s, card) ? SLIPS_BACK_ON : undefined,
});
