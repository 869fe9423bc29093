// The ways between sites, and what can be keyed to each: worked out once for a pair of sites.
import { regionWalks, sitePath } from '../../games/meccg/places/movement.ts';
import { REGION_OF, SITE_COUNT } from '../../games/meccg/places/sites.ts';
import { type Menace, menaceOf, typesOfWalk } from './dangers.ts';

export interface Way {
  /** Regions in order; empty for the printed site path. */
  readonly walk: readonly number[];
  readonly menace: Menace;
}

/** By site left, then site reached. */
const WAYS: (readonly Way[])[] = [];

/** The ways between two sites, the printed path first. */
export function waysBetween(from: number, to: number): readonly Way[] {
  const pair = from * SITE_COUNT + to;
  WAYS[pair] ??= allWays(from, to);
  return WAYS[pair];
}

function allWays(from: number, to: number): Way[] {
  const [here, there] = [REGION_OF[from], REGION_OF[to]];
  const path = sitePath(from, to);
  const printed = path ? [{ walk: [], menace: menaceOf(path, [here, there], to) }] : [];
  return [
    ...printed,
    ...regionWalks(here, there).map((walk) => ({ walk, menace: menaceOf(typesOfWalk(walk), walk, to) })),
  ];
}

/** By site: what threatens those who stay. */
const STAYING: Menace[] = [];
export const menaceAt = (site: number): Menace => {
  STAYING[site] ??= menaceOf([], [], site);
  return STAYING[site];
};

export const reaches = (from: number, to: number): boolean => from !== to && waysBetween(from, to).length > 0;
