import type { SecretFrame } from '../../../engine/frames.ts';
import type { Options, Seat, Side, State } from '../../../engine/game.ts';
import { singly } from '../../../engine/sides.ts';

export interface AuctionState extends State {
  seats: number;
  partners: boolean;
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

export const SEATS = ['bilbo', 'lobelia', 'otho', 'dora'];
export const NAMES = ['Bilbo', 'Lobelia', 'Otho', 'Dora'];
export const CALLS = ['low', 'high'];
export const CARDS = 24;
export const MATHOMS = 9;
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
export const seatsOf = ({ seats }: Options): readonly string[] => SEATS.slice(0, Number(seats));
/** By seat, where they play with partners. */
const TEAMS = ['bag-end', 'sackville', 'sackville', 'bag-end'];
export function sidesFor(options: Options): readonly Side[] {
  const seats = seatsOf(options);
  if (!options['partners']) return singly(seats);
  const of = Map.groupBy(seats.keys(), (seat) => TEAMS[seat]);
  return [...of].map(([name, members]) => ({ name, seats: members }));
}
export const cardName = (card: number): string => String(card);

export const topFrame = (s: AuctionState): AuctionFrame | undefined =>
  s.stack[s.stack.length - 1] as AuctionFrame | undefined;
export const prize = (s: AuctionState): number => s.sold[s.sold.length - 1];
