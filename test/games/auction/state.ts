import type { SecretFrame } from '../../../engine/frames.ts';
import type { Options, Seat, State } from '../../../engine/game.ts';

export interface AuctionState extends State {
  seats: number;
  /** By seat. */
  hands: number[][];
  /** By seat: face down, known to their owner. */
  buried: number[][];
  worth: number[];
  pile: number[];
  discard: number[];
  /** Face down; the next one is last. */
  mathoms: number[];
  /** Face up; this round's is last. */
  sold: number[];
  /** By seat, as turned up last; empty before. */
  bids: number[];
}

export interface BidFrame extends SecretFrame {
  at: 'bid';
}
export type AuctionFrame =
  | { at: 'round' }
  | BidFrame
  | { at: 'wager'; seat: Seat }
  | { at: 'throw'; seat: Seat; call: number }
  | { at: 'bury'; seat: Seat }
  | { at: 'draw'; seat: Seat };

export const SEATS = ['bilbo', 'lobelia', 'otho'];
export const NAMES = ['Bilbo', 'Lobelia', 'Otho'];
export const CALLS = ['low', 'high'];
export const CARDS = 24;
export const MATHOMS = 9;
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
export const seatsOf = ({ seats }: Options): readonly string[] => SEATS.slice(0, Number(seats));
export const cardName = (card: number): string => String(card);

export const topFrame = (s: AuctionState): AuctionFrame | undefined =>
  s.stack[s.stack.length - 1] as AuctionFrame | undefined;
export const prize = (s: AuctionState): number => s.sold[s.sold.length - 1];
