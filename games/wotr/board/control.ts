// Who holds what: control of Settlements, free regions, sieges. All of it follows from the figures and the markers.
import { hasUnits } from '../forces/force.ts';
import { CITY, HOME_SIDE_OF, REGION_COUNT, SETTLEMENT_OF, STRONGHOLD, VP_OF } from '../map/regions.ts';
import { type Board, opponent } from '../state.ts';
import { FREE, SHADOW, type Side } from '../tables/nations.ts';

export const NOBODY = -1;

/** The side that controls the Settlement of a region; NOBODY where there is none. */
export const controller = (s: Board, region: number): number => {
  const home = HOME_SIDE_OF[region];
  return home === NOBODY ? NOBODY : s.captured[region] ? 1 - home : home;
};

/** Both sides have units in the region: the controller of the Stronghold is inside, the other besieges (WR-6.30.6). */
export const isBesieged = (s: Board, region: number): boolean =>
  SETTLEMENT_OF[region] === STRONGHOLD && hasUnits(s, region, FREE) && hasUnits(s, region, SHADOW);

/** This side's Army is inside a Stronghold under siege. */
export const isInside = (s: Board, region: number, side: Side): boolean =>
  isBesieged(s, region) && controller(s, region) === side;

/** This side's Army lies outside a Stronghold that it besieges. */
export const isBesieging = (s: Board, region: number, side: Side): boolean =>
  isBesieged(s, region) && controller(s, region) !== side;

/** A friendly Stronghold under siege: sealed for Companions and the Mouth of Sauron (WR-6.12.6, WR-6.13.7). */
export const isSealed = (s: Board, region: number, side: Side): boolean => isInside(s, region, side);

/** May an Army of the side move here? Only enemy units close a region; one that it besieges is open (WR-6.9.2, WR-2.9.1). */
export const isOpen = (s: Board, region: number, side: Side): boolean =>
  !hasUnits(s, region, opponent(side)) || isBesieging(s, region, side);

/** The strict term: no enemy Army and no enemy-controlled Settlement, or a Stronghold one besieges (WR-2.9.1, WR-2.9.2). */
export const isFree = (s: Board, region: number, side: Side): boolean =>
  (!hasUnits(s, region, opponent(side)) && controller(s, region) !== opponent(side)) || isBesieging(s, region, side);

export const isStronghold = (region: number): boolean => SETTLEMENT_OF[region] === STRONGHOLD;
export const isCityOrStronghold = (region: number): boolean =>
  SETTLEMENT_OF[region] === STRONGHOLD || SETTLEMENT_OF[region] === CITY;

/** A City or Stronghold of the Free Peoples that they still control. */
export const isRefuge = (s: Board, region: number): boolean =>
  isCityOrStronghold(region) && HOME_SIDE_OF[region] === FREE && controller(s, region) === FREE;

/** By side: the regions at home that are worth points to the enemy. */
const PRIZES: readonly (readonly number[])[] = [FREE, SHADOW].map((side) =>
  Array.from({ length: REGION_COUNT }, (_, region) => region).filter(
    (region) => VP_OF[region] > 0 && HOME_SIDE_OF[region] === side,
  ),
);

/** Victory Points of a side: the enemy Cities and Strongholds with its marker (WR-10.4.2). */
export function victoryPoints(s: Board, side: Side): number {
  let points = 0;
  for (const region of PRIZES[opponent(side)]) if (s.captured[region]) points += VP_OF[region];
  return points;
}
