// Whatever speaks of the Witch-king means either of the two, of whom one comes into play in a game (WR-12.5.3, WR-12.5.7).
import type { Board } from '../state.ts';
import { CHIEF_OF_THE_RINGWRAITHS, WITCH_KING } from '../tables/characters.ts';

export const WITCH_KING_BITS = (1 << WITCH_KING) | (1 << CHIEF_OF_THE_RINGWRAITHS);

/** The one who is in play; the Black Captain when neither is. */
export const witchKingOf = (s: Board): number =>
  s.at[CHIEF_OF_THE_RINGWRAITHS] >= 0 ? CHIEF_OF_THE_RINGWRAITHS : WITCH_KING;

/** His region; below 0 when he is not in play. */
export const whereIsWitchKing = (s: Board): number => s.at[witchKingOf(s)];
