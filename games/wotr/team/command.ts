// Whose Army it is where two players share a side (WR-11.8): separate Armies have each their own player, a mixed one has one
// controller, who follows from the figures.
import type { Seat } from '../../../engine/game.ts';
import { armyIn, type Force } from '../forces/force.ts';
import { bitsOf, total } from '../forces/packing.ts';
import { leaderOf, type Rules, seatFor, seatOfNation, seatsOf } from '../rules.ts';
import type { Board } from '../state.ts';
import { SARUMAN } from '../tables/characters.ts';
import { ISENGARD, NATION_COUNT, SAURON, SHADOW, type Side, sideOf } from '../tables/nations.ts';

/** The packed bits of all Nations of a side that a seat plays. */
function maskOf(players: Rules['players'], side: Side, seat: Seat): number {
  let mask = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++)
    if (sideOf(nation) === side && seatOfNation({ rules: { players }, turn: 1 }, nation) === seat)
      mask |= bitsOf(nation);
  return mask;
}

/** By number of players and seat. */
const MASKS: Readonly<Record<Rules['players'], readonly number[]>> = {
  2: [maskOf(2, 0, 0), maskOf(2, 1, 1)],
  3: [maskOf(3, 0, 0), maskOf(3, 1, 1), maskOf(3, 1, 2)],
  4: [maskOf(4, 0, 0), maskOf(4, 1, 1), maskOf(4, 0, 2), maskOf(4, 1, 3)],
};

/** Minions of the one player of the Shadow and of the other (WR-11.7.4, WR-11.7.5). */
const minionsOf = (s: Board, seat: Seat): number => (seat === seatOfNation(s, SAURON) ? ~(1 << SARUMAN) : 1 << SARUMAN);

/** Who plays a Minion: Saruman has his own player, all others are Sauron's. */
export const seatOfMinion = (s: Board, minion: number): Seat => seatOfNation(s, minion === SARUMAN ? ISENGARD : SAURON);

/** May whoever acts for the Shadow use this Minion? */
export const ownsMinion = (s: Board, minion: number): boolean =>
  s.team === undefined || seatOfMinion(s, minion) === seatFor(s, SHADOW);

/** Units of a seat's Nations. */
export const unitsOfSeat = (s: Board, f: Force, seat: Seat): number => {
  const mask = MASKS[s.rules.players][seat];
  return total(f.regular & mask) + total(f.elite & mask);
};

/** Units of both players of the side are among them. */
export const isOfBoth = (s: Board, f: Force, side: Side): boolean =>
  seatsOf(s, side).every((seat) => unitsOfSeat(s, f, seat) > 0);

/** More units, then more Elites, then the token of the leader (WR-11.8.6). */
export function commanderOf(s: Board, f: Force, side: Side): Seat {
  if (s.team === undefined) return side;
  const leader = leaderOf(s, side);
  const other = seatsOf(s, side).find((seat) => seat !== leader);
  if (other === undefined) return leader;
  const more = unitsOfSeat(s, f, other) - unitsOfSeat(s, f, leader);
  if (more !== 0) return more > 0 ? other : leader;
  const masks = MASKS[s.rules.players];
  return total(f.elite & masks[other]) > total(f.elite & masks[leader]) ? other : leader;
}

/** Is the Army of the side in a region mixed? */
export const isMixed = (s: Board, region: number, side: Side): boolean =>
  s.team?.shared.some((one) => one.side === side && one.region === region && one.mixed) ?? false;

/** The figures of an Army that a seat may move by itself: its own, with all Nazgûl and Companions (WR-11.7.2, WR-11.7.7). */
const ownPart = (s: Board, f: Force, side: Side, seat: Seat): Force => {
  const mask = MASKS[s.rules.players][seat];
  return {
    regular: f.regular & mask,
    elite: f.elite & mask,
    leader: f.leader & mask,
    nazgul: f.nazgul,
    characters: side === SHADOW ? f.characters & minionsOf(s, seat) : f.characters,
  };
};

/** What whoever acts for the side may move out of an Army: all of a mixed one that he controls, else his own (WR-11.8.9). */
export function movesOf(s: Board, f: Force, region: number, side: Side): Force {
  const seat = seatFor(s, side);
  if (seatsOf(s, side).length === 1) return f;
  return isMixed(s, region, side) && commanderOf(s, armyIn(s, region, side), side) === seat
    ? f
    : ownPart(s, f, side, seat);
}

/** What he may attack with: nothing of a mixed Army that his partner controls (WR-11.8.7). */
export function attacksOf(s: Board, f: Force, region: number, side: Side): Force {
  if (!isMixed(s, region, side)) return movesOf(s, f, region, side);
  const commands = commanderOf(s, armyIn(s, region, side), side) === seatFor(s, side);
  return commands ? f : { regular: 0, elite: 0, leader: 0, nazgul: 0, characters: 0 };
}

/** The units among which a seat removes what is above a limit: his own of separate Armies, all of a mixed one (WR-11.8.3). */
export const excessOf = (s: Board, region: number, side: Side, seat: Seat): Force => {
  const army = armyIn(s, region, side);
  return s.team === undefined || isMixed(s, region, side) ? army : ownPart(s, army, side, seat);
};
