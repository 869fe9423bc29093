import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../chain/action.ts';

/** The procedures of this folder. */
export type InfluenceFrame =
  /** A target was chosen: who tries, and does he show an identical card? */
  | { at: 'influence/by' | 'influence/by-choose' | 'influence/reveal'; seat: Seat; target: number; by: number }
  /** The attempt with a card that was shown has succeeded: it may be played (MW-T9.2.7). */
  | { at: 'influence/won' | 'influence/won-choose'; seat: Seat; action: Action };
