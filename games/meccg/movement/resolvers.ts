import type { ResolversFor } from '../chain/resolver.ts';
import { resolveCreature } from './creatures.ts';

export const movementResolvers: ResolversFor<'creature' | 'on-guard'> = {
  creature: resolveCreature,
  'on-guard'() {},
};
