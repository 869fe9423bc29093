// An Army gives way (WR-6.27): out of a battle, or before a card.
import type { Emit } from '../../../engine/game.ts';
import { isFree, isInside } from '../board/control.ts';
import { armyIn, hasUnits, lift, put, wayFacts } from '../forces/force.ts';
import { ADJACENT } from '../map/regions.ts';
import { armyArrives, companionsArrive } from '../politics/politics.ts';
import { does, regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import type { Side } from '../tables/nations.ts';
import { stayMixed } from '../team/mixed.ts';
import { isWarded } from './borders.ts';
import { forceWords } from './force-words.ts';
import { withoutUnmovable } from './movers.ts';

/** May an Army of the side retreat into the region? A strictly free one, which a Stronghold it besieges is too (WR-6.27.4). */
export const canRetreatTo = (s: WotrState, region: number, side: Side): boolean =>
  isFree(s, region, side) && !isWarded(s, region, side);

/** Where an Army in the region may retreat; none means that it cannot (WR-6.27.5). */
export function retreatRegions(s: WotrState, region: number, side: Side): number[] {
  const regions: number[] = [];
  if (isInside(s, region, side)) return regions; // WR-6.27.7
  for (const next of ADJACENT[region]) if (canRetreatTo(s, next, side)) regions.push(next);
  return regions;
}

/** The whole Army goes; Characters of Level 0 stay behind (WR-6.27.4). Politics do not bind it (WR-7.4.7). */
export function doRetreat(s: WotrState, from: number, to: number, side: Side, emit: Emit): void {
  const army = withoutUnmovable(s, armyIn(s, from, side));
  lift(s, from, side, army);
  put(s, to, side, army);
  if (emit) {
    const text = `${does(side, 'retreat')} to ${regionName(to)} with ${forceWords(army, side)}.`;
    emit(say('retreat', 'WR-6.27.4', text, [regionTarget(from), regionTarget(to)], wayFacts(side, army, from, to)));
  }
  stayMixed(s, army, to, side, emit);
  if (hasUnits(s, to, side)) armyArrives(s, to, side, emit);
  if (army.characters) companionsArrive(s, to, army.characters, emit);
}
