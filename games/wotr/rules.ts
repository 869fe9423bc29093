// What the options of a table decide, made once and carried in the state; and who at the table speaks for a side. A seat is a
// person, a side is a team: with three or four players two share a side, its decks and its dice (chapter XI).
import type { Side as EngineSide, Options, Seat } from '../../engine/game.ts';
import { DWARVES, FREE, ISENGARD, NORTH, ROHAN, SHADOW, type Side, SOUTHRONS, sideOf } from './tables/nations.ts';
import type { Team } from './team/team.ts';

export interface Rules {
  /** People at the table. */
  readonly players: 2 | 3 | 4;
  /** The game is a draw after so many turns; 0 for no limit. */
  readonly turnLimit: number;
  /** Twilight of the Third Age, as a whole (WR-12.1.7). */
  readonly twilight: boolean;
}

const playersOf = (players: unknown): Rules['players'] => (players === 3 || players === 4 ? players : 2);

export const rulesOf = (options: Options): Rules => ({
  players: playersOf(options['players']),
  turnLimit: Number(options['turnLimit']),
  twilight: options['twilight'] === true,
});

/** The part of a board that tells who is asked. */
interface Table {
  readonly rules: Pick<Rules, 'players'>;
  readonly turn: number;
  readonly team?: Team;
}

/** By number of players: what the seats are called. The first seat of each side comes first: seat 0 is FREE, seat 1 SHADOW. */
const SEAT_NAMES: Readonly<Record<Rules['players'], readonly string[]>> = {
  2: ['free', 'shadow'],
  3: ['free', 'witch-king', 'saruman'],
  4: ['gondor', 'witch-king', 'rohan', 'saruman'],
};
export const seatNames = (players: Rules['players']): readonly string[] => SEAT_NAMES[players];

/** By number of players: the seats of each side. The first leads in the first turn (WR-11.1.3). */
const SEATS: Readonly<Record<Rules['players'], readonly (readonly Seat[])[]>> = {
  2: [[0], [1]],
  3: [[0], [1, 2]],
  4: [
    [0, 2],
    [1, 3],
  ],
};

/** The Nations of the second player of a side; the first has the others (WR-11.1.1, WR-11.1.2). */
const OF_SECOND: readonly number[] = [DWARVES, NORTH, ROHAN, ISENGARD, SOUTHRONS];

/** Who plays together. */
export const teamsOf = (players: Rules['players']): readonly EngineSide[] => [
  { name: 'free', seats: SEATS[players][FREE] },
  { name: 'shadow', seats: SEATS[players][SHADOW] },
];

/** All who play on a side. */
export const seatsOf = ({ rules }: Table, side: Side): readonly Seat[] => SEATS[rules.players][side];

/** Two players share the side. */
export const isTeam = ({ rules }: Table, side: Side): boolean => SEATS[rules.players][side].length > 1;

/** The side that somebody at the table plays on. */
export const sideOfSeat = ({ rules }: Table, seat: Seat): Side =>
  SEATS[rules.players][FREE].includes(seat) ? FREE : SHADOW;

/** Who holds the token of the Leading Player: it changes hands every turn (WR-11.1.5). */
export function leaderOf({ rules, turn }: Table, side: Side): Seat {
  const seats = SEATS[rules.players][side];
  return seats[seats.length === 1 ? 0 : (turn - 1) & 1];
}

/** The other player of the side; the same where there is none. */
export function partnerOf({ rules }: Table, seat: Seat): Seat {
  const seats = SEATS[rules.players].find((team) => team.includes(seat)) ?? [seat];
  return seats[seats.length - 1 - seats.indexOf(seat)];
}

/**
 * Places in the order of actions (WR-11.5.1): the sides alternate, and so do the players of each, beginning with those who do
 * not lead. A lone player has both places of his side (WR-11.11.6).
 */
export const PLACES = 4;
export const sideAt = (place: number): Side => (place & 1) as Side;
export function seatAt(table: Table, place: number): Seat {
  const leader = leaderOf(table, sideAt(place));
  return place < 2 ? partnerOf(table, leader) : leader;
}

/** Who is asked for a side: whoever acts for it now, else its leader. */
export function seatFor(table: Table, side: Side): Seat {
  const { team } = table;
  if (team === undefined) return side;
  return sideAt(team.place) === side ? seatAt(table, team.place) : leaderOf(table, side);
}

/** Who plays a Nation. */
export function seatOfNation({ rules }: Table, nation: number): Seat {
  const seats = SEATS[rules.players][sideOf(nation)];
  return seats[seats.length > 1 && OF_SECOND.includes(nation) ? 1 : 0];
}

/** May whoever acts now for the Nation's side use it (WR-11.6.1)? */
export const ownsNation = (table: Table, nation: number): boolean =>
  table.team === undefined || seatOfNation(table, nation) === seatFor(table, sideOf(nation));
