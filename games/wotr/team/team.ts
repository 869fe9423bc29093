// What a game of three or four players remembers besides the board; a game of two has none of it. Everybody sees it.
import type { Seat } from '../../../engine/game.ts';
import { PLACES, type Rules, sideAt } from '../rules.ts';
import type { Side } from '../tables/nations.ts';

export interface Team {
  /** The place in the order of actions that is having its chance (rules.ts). */
  place: number;
  /** Those who would swap a card this turn; partners who both would, have (WR-11.2.3). */
  willing: Seat[];
  /** Regions where units of both players of a side stand. */
  shared: Shared[];
  /** Who took each City or Stronghold that the other side has lost. */
  captors: Captor[];
  /** What the lone player did with his last action, and with the one under way (WR-11.11.2). */
  last: Deeds;
  now: Deeds;
}

export interface Shared {
  side: Side;
  region: number;
  /** One mixed Army; else two separate ones (WR-11.8.1). */
  mixed: boolean;
  /** Units there when the players were last asked: when there are more, they are asked again. */
  units: number;
}

export interface Captor {
  region: number;
  seat: Seat;
}

export interface Deeds {
  /** Nations that were acted with, as bits. */
  nations: number;
  /** Where mixed Armies that acted are now. */
  armies: number[];
}

/** Before the first place of a turn: whoever is asked meanwhile is the leader of his side. */
const BEFORE_FIRST = PLACES - 1;

const noDeeds = (): Deeds => ({ nations: 0, armies: [] });

export const newTeam = (players: Rules['players']): Team | undefined =>
  players === 2
    ? undefined
    : { place: BEFORE_FIRST, willing: [], shared: [], captors: [], last: noDeeds(), now: noDeeds() };

/** A new turn begins the order, and what may not be done twice in a row, anew. */
export function startTurnOf(team: Team): void {
  team.place = BEFORE_FIRST;
  team.willing = [];
  team.last = noDeeds();
  team.now = noDeeds();
}

/** The next place of the side has its chance (WR-11.5.1); a side without dice is passed over (WR-4.5.6). */
export function takePlace(team: Team, side: Side): void {
  do team.place = (team.place + 1) % PLACES;
  while (sideAt(team.place) !== side);
}

/** An action is over: what it was done with may not be acted with next. */
export function closeDeeds(team: Team): void {
  team.last = team.now;
  team.now = noDeeds();
}

export const copyTeam = ({ place, willing, shared, captors, last, now }: Team): Team => ({
  place,
  willing: willing.slice(),
  shared: shared.map((one) => ({ ...one })),
  captors: captors.map((one) => ({ ...one })),
  last: { nations: last.nations, armies: last.armies.slice() },
  now: { nations: now.nations, armies: now.armies.slice() },
});
