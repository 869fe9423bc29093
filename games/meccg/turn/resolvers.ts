import type { ResolversFor } from '../chain/resolver.ts';
import { resolveCharacter } from '../companies/arriving.ts';
import { DISCARD } from '../state.ts';
import { put } from '../zones.ts';
import { resolveSideboard } from './sideboard.ts';

/** Storing and transferring are corruption checks with a consequence: see organization.ts. */
export const turnResolvers: ResolversFor<'character' | 'sideboard'> = {
  character(s, { card, seat, on, to, cancelled }, emit) {
    if (cancelled === 1) put(s, card, DISCARD);
    else resolveCharacter(s, seat, card, on, to, emit);
  },
  sideboard: resolveSideboard,
};
