// Who of a side took what, and who of a side that won has won most (WR-11.12.2, WR-11.12.3).
import type { Emit, Seat } from '../../../engine/game.ts';
import { armyIn } from '../forces/force.ts';
import { HOME_SIDE_OF, NATION_OF, REGION_COUNT, VP_OF } from '../map/regions.ts';
import { isTeam, seatOfNation, seatsOf, sideOfSeat } from '../rules.ts';
import { say, seatName } from '../say.ts';
import type { Board, WotrState } from '../state.ts';
import { FREE, type Side } from '../tables/nations.ts';
import { commanderOf } from './command.ts';
import type { Team } from './team.ts';

/** The Settlement has just changed hands: the controller of the Army there has taken it. */
export function noteCapture(s: Board, team: Team, region: number, side: Side): void {
  team.captors = team.captors.filter((one) => one.region !== region);
  if (HOME_SIDE_OF[region] !== side) team.captors.push({ region, seat: commanderOf(s, armyIn(s, region, side), side) });
}

/** Victory Points of the Cities and Strongholds of a seat's Nations that the enemy holds. */
function lostBy(s: Board, seat: Seat): number {
  let points = 0;
  for (let region = 0; region < REGION_COUNT; region++)
    if (
      s.captured[region] &&
      HOME_SIDE_OF[region] === sideOfSeat(s, seat) &&
      seatOfNation(s, NATION_OF[region]) === seat
    )
      points += VP_OF[region];
  return points;
}

/** What a player has to show when his side has won: for the Shadow what he took less what he lost, else only the loss. */
export function creditOf(s: Board, seat: Seat): number {
  if (sideOfSeat(s, seat) === FREE) return -lostBy(s, seat);
  const taken = s.team?.captors.filter((one) => one.seat === seat) ?? [];
  return taken.reduce((sum, one) => sum + VP_OF[one.region], 0) - lostBy(s, seat);
}

/** Who of a side has won most; both when they are equal. */
export function foremostOf(s: Board, side: Side): readonly Seat[] {
  const seats = seatsOf(s, side);
  const best = Math.max(...seats.map((seat) => creditOf(s, seat)));
  return seats.filter((seat) => creditOf(s, seat) === best);
}

/** When the game is over: who of the side that won has done so before his partner. */
export function sayForemost(s: WotrState, emit: Emit): void {
  const first = s.outcome?.winners[0];
  if (emit === undefined || first === undefined || !isTeam(s, sideOfSeat(s, first))) return;
  const side = sideOfSeat(s, first);
  const foremost = foremostOf(s, side);
  const credits = seatsOf(s, side).map((seat) => `${seatName(s, seat)} ${creditOf(s, seat)}`);
  const [one, other] = foremost.map((seat) => seatName(s, seat));
  const who = other ? `${one} and ${other.replace('The', 'the')}` : one;
  const text = `${who} ${foremost.length > 1 ? 'share the' : 'has the'} personal victory (${credits.join(', ')}).`;
  emit(say('foremost', side === FREE ? 'WR-11.12.3' : 'WR-11.12.2', text));
}
