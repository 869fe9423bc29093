// The way that is taken when the player does not choose another: the shortest, and of those the safest.
import { ADJACENT, REGION_TYPE } from '../../../games/meccg/places/regions.ts';

/** By type of region, from the sea to the Dark-domain: what a traveller has to fear. */
const DANGER = [2, 0, 1, 2, 4, 5];
const MOST_REGIONS = 4;

const dangerOf = (walk: readonly number[]): number =>
  walk.reduce((sum, one) => sum + (DANGER[REGION_TYPE[one]] ?? 0), 0);
const isBetter = (a: readonly number[], b: readonly number[] | undefined): boolean =>
  b === undefined || a.length < b.length || (a.length === b.length && dangerOf(a) < dangerOf(b));

/** From a region to another, both of them included; nothing if no series of region cards leads there. */
export function bestWay(from: number, to: number, first?: number): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  const go = (walk: readonly number[]): void => {
    const last = walk[walk.length - 1];
    if (last === to) {
      if (isBetter(walk, best)) best = walk;
      return;
    }
    if (walk.length >= MOST_REGIONS) return;
    for (const next of ADJACENT[last] ?? []) if (!walk.includes(next)) go([...walk, next]);
  };
  go(first === undefined ? [from] : [from, first]);
  return best;
}

/** Of the regions that may come next, the one on the best way to that region. */
export function bestStep(from: number, nexts: readonly number[], to: number): number | undefined {
  let best: { readonly next: number; readonly way: readonly number[] } | undefined;
  for (const next of nexts) {
    const way = bestWay(from, to, next);
    if (way && isBetter(way, best?.way)) best = { next, way };
  }
  return best?.next ?? nexts[0];
}
