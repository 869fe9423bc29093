// What the options of a table decide, made once and carried in the state; and who at the table speaks for a side.
import type { Options, Seat } from '../../engine/game.ts';
import { FREE, NO_NATION, SHADOW, type Side } from './tables/nations.ts';

export interface Rules {
  /** People at the table. */
  readonly players: 2;
  /** The game is a draw after so many turns; 0 for no limit. */
  readonly turnLimit: number;
  /** Twilight of the Third Age, as a whole (WR-12.1.7). */
  readonly twilight: boolean;
}

export const rulesOf = (options: Options): Rules => ({
  players: 2,
  turnLimit: Number(options['turnLimit']),
  twilight: options['twilight'] === true,
});

interface Table {
  readonly rules: Rules;
}

/** By number of players: the seats of each side, in the order of the table. */
const SEATS: Readonly<Record<Rules['players'], readonly (readonly Seat[])[]>> = { 2: [[0], [1]] };

/** Who is asked for a side, or for what concerns one of its Nations. */
export const seatFor = ({ rules }: Table, side: Side, _nation: number = NO_NATION): Seat =>
  SEATS[rules.players][side][0];

/** The side that somebody at the table plays on. */
export const sideOfSeat = ({ rules }: Table, seat: Seat): Side =>
  SEATS[rules.players][FREE].includes(seat) ? FREE : SHADOW;

/** All who play on a side. */
export const seatsOf = ({ rules }: Table, side: Side): readonly Seat[] => SEATS[rules.players][side];
