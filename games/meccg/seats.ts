// Who sits where. The order of turns goes round the table: the next player is on one's left, and it is he who plays the
// hazards of one's turn (LE-M.11, LE-M.12). With two players each is the other's, whoever is asked about.
import { NONE, type Seat } from '../../engine/game.ts';
import { isCard, isPlayer, playerSeat } from './refs.ts';
import type { MeccgState } from './state.ts';

/** Every seat has an alignment. */
interface Seated {
  readonly alignment: readonly number[];
}
interface Round extends Seated {
  /** By seat: who sits on his left, those who are out of the game passed over. */
  readonly left: readonly Seat[];
  /** Those who have lost their avatar, in that order (LE-M.3). */
  readonly lost: readonly Seat[];
}
interface InTurn {
  readonly left: readonly Seat[];
  readonly active: Seat;
}

/** LE-M.1 */
export const MOST_SEATS = 5;

const SEATS: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, n) => [...Array(n).keys()]);
const OTHERS = SEATS.map((all) => all.map((seat) => all.filter((other) => other !== seat)));

export const seatsOf = (s: Seated): readonly Seat[] => SEATS[s.alignment.length];
/** Everybody else, in the order of the seats. */
export const opponents = (s: Seated, seat: Seat): readonly Seat[] => OTHERS[s.alignment.length][seat];
/** Those who can still win. */
export const playersIn = (s: Round): readonly Seat[] =>
  s.lost.length === 0 ? seatsOf(s) : seatsOf(s).filter((seat) => !s.lost.includes(seat));
/** Those of them who are up against this player. */
export const rivalsIn = (s: Round, seat: Seat): readonly Seat[] =>
  s.lost.length === 0 ? opponents(s, seat) : playersIn(s).filter((other) => other !== seat);

/** The player on his left: whose turn is next, and who plays hazards on him. */
export const leftOf = (s: Pick<InTurn, 'left'>, seat: Seat): Seat => s.left[seat];
/** Who plays the hazards of this turn. */
export const hazardPlayer = (s: InTurn): Seat => s.left[s.active];
/** Whom a player is up against in this turn: the hazard player, or he whose turn it is. */
export const opponentOf = (s: InTurn, seat: Seat): Seat => (seat === s.active ? s.left[seat] : s.active);
/** Neither his turn nor are the hazards of it his (LE-M.12). */
export const looksOn = (s: InTurn, seat: Seat): boolean => seat !== s.active && seat !== s.left[s.active];

/** From one seat round the table, each once; he himself too if he has left it. */
export function* roundFrom(s: Pick<InTurn, 'left'>, first: Seat): Generator<Seat> {
  yield first;
  const second = leftOf(s, first);
  for (let seat = second; seat !== first; ) {
    yield seat;
    seat = leftOf(s, seat);
    if (seat === second) return;
  }
}

/** Whose card it is: those of a seat have numbers from its first up to the next seat's. */
export function ownerOf(s: { readonly starts: readonly number[] }, card: number): Seat {
  let seat = s.starts.length - 1;
  while (card < s.starts[seat]) seat--;
  return seat;
}

/** Who defeated it: its host is he, or who has it as a trophy; NONE for what nobody defeated. */
export const victorOf = (
  s: { readonly host: readonly number[]; readonly starts: readonly number[] },
  card: number,
): Seat => {
  const host = s.host[card];
  return isPlayer(host) ? playerSeat(host) : isCard(host) ? ownerOf(s, host) : NONE;
};

/** The chairs of those who sit in this order, the first on the left of the last. */
export function leftsOf(order: readonly Seat[]): Seat[] {
  const left: Seat[] = [];
  for (const [i, seat] of order.entries()) left[seat] = order[i + 1] ?? order[0];
  return left;
}

/** His chair is taken away: those before him have the next one on their left. */
export function takeChair(s: { readonly left: Seat[] }, seat: Seat): void {
  for (const [other, left] of s.left.entries()) if (left === seat) s.left[other] = s.left[seat];
}
/** Nobody sits there any more. */
export const isAway = (s: Pick<InTurn, 'left'>, seat: Seat): boolean => !s.left.includes(seat);

/** The seat that nobody sits at. */
export const HAZARD_SEAT: Seat = 1;

export const isHazardDeck = ({ rules }: Pick<MeccgState, 'rules'>, seat: Seat): boolean =>
  rules.solitaire === 1 && seat === HAZARD_SEAT;
