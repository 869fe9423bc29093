// The odds of what stands on the table now.
import { NONE } from '../../../engine/game.ts';
import type { Action } from '../chain/action.ts';
import { modifierOf } from '../corruption/check.ts';
import { type MeccgState, WOUNDED } from '../state.ts';
import { attackBody, attackProwess } from '../stats/attack.ts';
import { prowessAgainst, theStrike } from '../stats/fight.ts';
import { leavingOf } from '../stats/leaving.ts';
import { bodyOf, checkModifier, corruptionOf } from '../stats.ts';
import { type CorruptionOdds, corruptionOdds } from './checks.ts';
import { type StrikeOdds, strikeOdds } from './strike.ts';

/** Of the strike that is being resolved, as things stand. */
export function presentStrike(s: MeccgState): StrikeOdds | undefined {
  const strike = theStrike(s);
  if (!strike || strike.on < 0) return undefined;
  const body = attackBody(s);
  const hurt = s.stand[strike.on] === WOUNDED ? 1 : 0;
  return strikeOdds(
    {
      prowess: prowessAgainst(s, strike),
      body: bodyOf(s, strike.on),
      rolls: strike.rolls,
      bodyPlus: checkModifier(s, strike.on, 'body') + hurt,
      leaves: leavingOf(s, strike.on),
    },
    { prowess: attackProwess(s), ...(body !== NONE && { body }) },
  );
}

/** Of a corruption check of that character: one that waits in the chain, or one that was called for now. */
export const presentCheck = (s: MeccgState, character: number, modifier = 0, action?: Action): CorruptionOdds =>
  corruptionOdds(corruptionOf(s, character), modifierOf(s, character, { modifier, ...(action && { action }) }));
