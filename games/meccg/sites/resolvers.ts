import type { ResolversFor } from '../chain/resolver.ts';
import { isInPlay } from '../zones.ts';
import { resolveFaction } from './factions.ts';
import { resolveLift } from './lifting.ts';
import { resolveAlly, resolveItem } from './play.ts';
import { testRing } from './ring-test.ts';

export const siteResolvers: ResolversFor<'item' | 'ally' | 'faction' | 'lift' | 'ring-test'> = {
  item: resolveItem,
  ally: resolveAlly,
  faction: resolveFaction,
  lift: resolveLift,
  'ring-test'(s, it, emit) {
    if (it.cancelled === 0 && isInPlay(s, it.on))
      testRing(s, { seat: it.seat, ring: it.on, modifier: it.n + it.plus }, emit);
  },
};
