// The ways between sites, and what can be keyed to each: worked out once for a pair of sites.
import { regionWalks, sitePath } from '../../games/meccg/places/movement.ts';
import { REGION_OF, SITE_COUNT } from '../../games/meccg/places/sites.ts';
import { type Menace, menaceOf, typesOfWalk } from './dangers.ts';

export interface Way {
  /** Regions in order; empty for the printed site path. */
  readonly walk: readonly number[];
  readonly menace: Menace;
}

/** By alignment, site left, then site reached. */
const WAYS: (readonly Way[])[] = [];

/** The ways between two sites, the printed path first. */
export function waysBetween(from: number, to: number, alignment: number): readonly Way[] {
  const pair = (alignment * SITE_COUNT + from) * SITE_COUNT + to;
  WAYS[pair] ??= allWays(from, to, alignment);
  return WAYS[pair];
}

function allWays(from: number, to: number, alignment: number): Way[] {
  const card = alignment * SITE_COUNT + to;
  const [here, there] = [REGION_OF[from], REGION_OF[to]];
  const path = sitePath(from, to, alignment);
  const printed = path ? [{ walk: [], menace: menaceOf(path, [here, there], card) }] : [];
  return [
    ...printed,
    ...regionWalks(here, there).map((walk) => ({ walk, menace: menaceOf(typesOfWalk(walk), walk, card) })),
  ];
}

/** By site card: what threatens those who stay. */
const STAYING: Menace[] = [];
export const menaceAt = (card: number): Menace => {
  STAYING[card] ??= menaceOf([], [], card);
  return STAYING[card];
};

export const reaches = (from: number, to: number, alignment: number): boolean =>
  from !== to && waysBetween(from, to, alignment).length > 0;
