// What closes a region to an Army: enemy units, politics, and cards on the table.
import { refusal, type Verdict } from '../../../engine/game.ts';
import { isInside, isOpen } from '../board/control.ts';
import type { Force } from '../forces/force.ts';
import { bitsOf } from '../forces/packing.ts';
import { cardsThat, wordsOf } from '../hands/laid.ts';
import { NATION_OF, REGION_IDS } from '../map/regions.ts';
import { AT_WAR } from '../politics/politics.ts';
import type { WotrState } from '../state.ts';
import { NO_NATION, SHADOW, type Side } from '../tables/nations.ts';
import { FIRST_NATION, NATION_END } from './pieces.ts';

/** Which regions politics leave a force: all, those of no Nation, or besides these the regions of the Nation whose number it is. */
export const ANYWHERE = -3;
export const UNCLAIMED = -2;

const ENEMY_UNITS = refusal('WR-6.9.3', 'Enemy units hold that region: it must be attacked.');
const OWN_SIEGE = refusal('WR-6.32.4', 'The enemy besieges your Stronghold there: nobody can move in.');
export const WARDED = refusal('WR-5.4.1', 'A card on the table keeps Shadow Armies out of that region.');
const FOREIGN = refusal('WR-6.9.6', 'A Nation that is not At War may not enter another Nation.');

/** By region: the cards that keep the Shadow's Armies out of it. */
const WARDS: readonly (readonly number[])[] = REGION_IDS.map((id) =>
  cardsThat('wards').filter((card) => wordsOf(card).wards?.includes(id)),
);

/** A card on the table lets no Shadow Army move there or attack, sieges included. */
export const isWarded = (s: WotrState, region: number, side: Side): boolean =>
  side === SHADOW && s.table.length > 0 && WARDS[region].some((card) => s.table.includes(card));

/** Units and Leaders of a Nation not At War bind the force they go with (WR-6.9.6, WR-7.4.2). */
export function boundsOf(s: WotrState, f: Force, side: Side): number {
  const present = f.regular | f.elite | f.leader;
  let bounds = ANYWHERE;
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++)
    if (s.step[nation] !== AT_WAR && present & bitsOf(nation)) bounds = bounds === ANYWHERE ? nation : UNCLAIMED;
  return bounds;
}

/** The packed bits of all Nations whose figures could go together within the bounds. */
export function nationsWithin(s: WotrState, bounds: number, side: Side): number {
  let mask = 0;
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++)
    if (bounds === UNCLAIMED || bounds === nation || s.step[nation] === AT_WAR) mask |= bitsOf(nation);
  return mask;
}

export const isWithin = (region: number, bounds: number): boolean =>
  bounds === ANYWHERE || NATION_OF[region] === NO_NATION || NATION_OF[region] === bounds;

export const canEnter = (s: WotrState, region: number, side: Side, bounds: number): boolean =>
  isWithin(region, bounds) && isOpen(s, region, side) && !isWarded(s, region, side);

/** The same with its reason. */
export function enterVerdict(s: WotrState, region: number, side: Side, bounds: number): Verdict {
  if (!isOpen(s, region, side)) return isInside(s, region, side) ? OWN_SIEGE : ENEMY_UNITS;
  if (isWarded(s, region, side)) return WARDED;
  return isWithin(region, bounds) ? undefined : FOREIGN;
}
