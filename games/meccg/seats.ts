// Who sits where. Seats go round the table in the order of turns: the next one is on one's left, and it is he who plays the
// hazards of one's turn (LE-M.11, LE-M.12). With two players each is the other's, whoever is asked about.
import type { Seat } from '../../engine/game.ts';

/** Every seat has an alignment. */
interface Seated {
  readonly alignment: readonly number[];
}
interface InTurn extends Seated {
  readonly active: Seat;
}

/** LE-M.1 */
export const MOST_SEATS = 5;

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, n) => [...Array(n).keys()]);
const OTHERS = SEATS.map((all) => all.map((seat) => all.filter((other) => other !== seat)));

export const seatsOf = (s: Seated): readonly Seat[] => SEATS[s.alignment.length];
/** Everybody else, in the order of the seats. */
export const opponents = (s: Seated, seat: Seat): readonly Seat[] => OTHERS[s.alignment.length][seat];

/** The player on his left: whose turn is next, and who plays hazards on him. */
export const leftOf = (s: Seated, seat: Seat): Seat => (seat + 1 === s.alignment.length ? 0 : seat + 1);
/** Who plays the hazards of this turn. */
export const hazardPlayer = (s: InTurn): Seat => leftOf(s, s.active);
/** Whom a player is up against in this turn: the hazard player, or he whose turn it is. */
export const opponentOf = (s: InTurn, seat: Seat): Seat => (seat === s.active ? leftOf(s, seat) : s.active);
