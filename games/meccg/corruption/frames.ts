import type { Seat } from '../../../engine/game.ts';

export type CorruptionFrame = SupportFrame;

/** Somebody taps to support a check: whose, if several are to be made? */
export interface SupportFrame {
  at: 'corruption/support' | 'corruption/support-choose';
  seat: Seat;
  by: number;
}
