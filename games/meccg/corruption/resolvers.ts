import { NONE } from '../../../engine/game.ts';
import type { ResolversFor } from '../chain/resolver.ts';
import { actionAt } from '../declared.ts';
import { say, title } from '../say.ts';
import { isInPlay } from '../zones.ts';
import { rollCheck } from './check.ts';
import { resolveRemoval } from './removal.ts';

export const corruptionResolvers: ResolversFor<'corruption' | 'support' | 'removal'> = {
  corruption(s, action, emit) {
    if (action.cancelled === 1 || !isInPlay(s, action.on)) return;
    if (action.card !== NONE && !isInPlay(s, action.card)) {
      emit?.(say('fizzle', 'CR-TERM-condition-3', `${title(s, action.on)} need not make the corruption check.`));
      return;
    }
    rollCheck(s, action.on, { modifier: action.n, action }, emit);
  },
  /** Whether it counts is seen when the check is made (CR-TERM-corruption-3). */
  support(s, action) {
    if (action.cancelled === 0) actionAt(s, action.on)?.help.push(action.to, action.by);
  },
  removal: resolveRemoval,
};
