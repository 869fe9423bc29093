// The regions in numbers: a region is its place in the table, and every fact about it one read from a flat array.

import { lookup } from '../../../lib/lookup.ts';
import { REGION_TYPES, type RegionId } from '../cards/facts.ts';
import { metwRegions } from '../cards/metw-regions.ts';

export const COASTAL_SEA = 0;
export const FREE_DOMAIN = 1;
export const BORDER_LAND = 2;
export const WILDERNESS = 3;
export const SHADOW_LAND = 4;
export const DARK_DOMAIN = 5;

export const REGION_IDS = Object.keys(metwRegions) as readonly RegionId[];
const rows = REGION_IDS.map((id) => metwRegions[id]);

export const REGION_COUNT = rows.length;
export const REGION_NAMES: readonly string[] = rows.map((row) => row.name);

/** R['the-shire'] is the number of that region. */
export const R = Object.fromEntries(REGION_IDS.map((id, region) => [id, region])) as Readonly<Record<RegionId, number>>;

/** The region with this id or name; -1 if there is none. */
export const regionIndex = lookup(REGION_IDS, REGION_NAMES);

/** COASTAL_SEA to DARK_DOMAIN, as printed. */
export const REGION_TYPE = Uint8Array.from(rows, (row) => REGION_TYPES.indexOf(row.type));

/** Neighbours count as adjacent when each of them lists the other (MW-T6.1.6). */
export const mutual = (lists: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  lists.map((neighbours, region) => neighbours.filter((other) => lists[other].includes(region)));

export const ADJACENT = mutual(rows.map((row) => row.adjacent.map((id) => R[id])));

const BORDERS = new Uint8Array(REGION_COUNT * REGION_COUNT);
for (const [region, neighbours] of ADJACENT.entries())
  for (const other of neighbours) BORDERS[region * REGION_COUNT + other] = 1;

export const isAdjacent = (a: number, b: number): boolean => BORDERS[a * REGION_COUNT + b] === 1;

/** Steps between every two regions of a map: steps[a * REGION_COUNT + b]. */
export function stepsOn(adjacent: readonly (readonly number[])[]): Uint8Array {
  const steps = new Uint8Array(REGION_COUNT * REGION_COUNT);
  for (let from = 0; from < REGION_COUNT; from++) {
    const reached = [from];
    for (const region of reached)
      for (const next of adjacent[region])
        if (next !== from && steps[from * REGION_COUNT + next] === 0) {
          steps[from * REGION_COUNT + next] = steps[from * REGION_COUNT + region] + 1;
          reached.push(next);
        }
  }
  return steps;
}

export const DISTANCE = stepsOn(ADJACENT);

export function distance(a: number, b: number): number {
  return DISTANCE[a * REGION_COUNT + b];
}
