import type { ResolversFor } from '../chain/resolver.ts';
import { say, title } from '../say.ts';
import { STRIKE_OPEN, TAPPED } from '../state.ts';
import { isCancelled, isThere, theStrike } from '../stats/fight.ts';
import { cancelTheAttack } from './attack.ts';
import { resolveBody } from './body.ts';

export const combatResolvers: ResolversFor<'combat-support' | 'ward' | 'body'> = {
  /** The supporter must still be there and tapped (CR-A5). */
  'combat-support'(s, action, emit) {
    const strike = theStrike(s);
    if (action.cancelled === 1 || strike?.on !== action.on || strike.state !== STRIKE_OPEN) return;
    if (!isThere(s, action.by) || s.stand[action.by] !== TAPPED) return;
    strike.plus++;
    emit?.(say('aid', 'MW-T7.1.1', `${title(s, action.on)} has +1 prowess from ${title(s, action.by)}.`));
  },
  /** An attack that something else has cancelled in answer is not one of those that taps may cancel (CR-A8). */
  ward(s, action, emit) {
    if (action.cancelled === 1 || !s.attack || isCancelled(s.attack)) return;
    if (!isThere(s, action.by) || s.stand[action.by] !== TAPPED) return;
    s.attack.spared++;
    cancelTheAttack(s, emit);
  },
  body: resolveBody,
};
