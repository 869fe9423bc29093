// The map in numbers: a region is its place in the table, and every fact about it one read from a flat array.
import { lookup } from '../../../lib/lookup.ts';
import { NO_NATION, sideOf } from '../tables/nations.ts';
import { CITY, CONTACTS, CORNER, FORTIFICATION, NONE, REGIONS, type RegionId, STRONGHOLD } from './region-table.ts';

export { CITY, FORTIFICATION, MAP_HEIGHT, MAP_WIDTH, NONE, type RegionId, STRONGHOLD, TOWN } from './region-table.ts';

export const REGION_IDS = Object.keys(REGIONS) as readonly RegionId[];
const rows = REGION_IDS.map((id) => REGIONS[id]);

export const REGION_COUNT = rows.length;
export const REGION_NAMES: readonly string[] = rows.map((row) => row.name);

/** R['minas-tirith'] is the number of that region. */
export const R = Object.fromEntries(REGION_IDS.map((id, region) => [id, region])) as Readonly<Record<RegionId, number>>;

/** The region with this id or name; -1 if there is none. */
export const regionIndex = lookup(REGION_IDS, REGION_NAMES);

export const NATION_OF = Int8Array.from(rows, (row) => row.nation ?? NO_NATION);
export const SETTLEMENT_OF = Uint8Array.from(rows, (row) => row.settlement ?? NONE);
export const COASTAL = Uint8Array.from(rows, (row) => Number(row.coastal ?? false));
export const EAST_EDGE = Uint8Array.from(rows, (row) => Number(row.eastEdge ?? false));
export const REGION_X: readonly number[] = rows.map((row) => row.at[0]);
export const REGION_Y: readonly number[] = rows.map((row) => row.at[1]);

/** Victory Points for capturing the region (WR-10.4.2). */
export const VP_OF = SETTLEMENT_OF.map((settlement) => (settlement === CITY ? 1 : settlement === STRONGHOLD ? 2 : 0));

/** A Fortification is no Settlement (WR-2.10.3). */
export const isSettlement = (region: number): boolean =>
  SETTLEMENT_OF[region] !== NONE && SETTLEMENT_OF[region] !== FORTIFICATION;

/** The side a Settlement belongs to at the start; -1 in a region without one. */
export const HOME_SIDE_OF = NATION_OF.map((nation, region) => (isSettlement(region) ? sideOf(nation) : -1));

export const ADJACENT: readonly (readonly number[])[] = rows.map((row) => row.adjacent.map((id) => R[id]));

const BORDERS = new Uint8Array(REGION_COUNT * REGION_COUNT);
for (const [region, neighbours] of ADJACENT.entries())
  for (const other of neighbours) BORDERS[region * REGION_COUNT + other] = 1;

export const isAdjacent = (a: number, b: number): boolean => BORDERS[a * REGION_COUNT + b] === 1;

/** Regions that touch without being adjacent; `corner` where no black line but a mere corner parts them. */
export const IMPASSABLE: readonly { readonly a: number; readonly b: number; readonly corner: boolean }[] = CONTACTS.map(
  ([a, b, contact]) => ({ a: R[a], b: R[b], corner: contact === CORNER }),
);

const BLACK = new Set(IMPASSABLE.filter(({ corner }) => !corner).map(({ a, b }) => a * REGION_COUNT + b));

/** A black border parts the two regions (WR-2.8.3). */
export const isParted = (a: number, b: number): boolean => BLACK.has(Math.min(a, b) * REGION_COUNT + Math.max(a, b));

/** Steps between two regions when nothing is in the way: DISTANCE[a * REGION_COUNT + b]. */
export const DISTANCE = new Uint8Array(REGION_COUNT * REGION_COUNT);

/** From each region all regions, nearest first, and how many of them lie within n steps. */
const NEAREST: readonly Uint8Array[] = ADJACENT.map((_, from) => nearestFirst(from));
const WITHIN: readonly (readonly number[])[] = NEAREST.map((order, from) => {
  const counts: number[] = [];
  for (const [i, region] of order.entries()) counts[distance(from, region)] = i + 1;
  return counts;
});

export function distance(a: number, b: number): number {
  return DISTANCE[a * REGION_COUNT + b];
}

/** The regions at most n steps away, the region itself included, nearest first: a view of a shared table. */
export function regionsWithin(from: number, n: number): Uint8Array {
  return NEAREST[from].subarray(0, WITHIN[from][n] ?? REGION_COUNT);
}

function nearestFirst(from: number): Uint8Array {
  const order = [from];
  for (const region of order)
    for (const next of ADJACENT[region])
      if (next !== from && distance(from, next) === 0) {
        DISTANCE[from * REGION_COUNT + next] = distance(from, region) + 1;
        order.push(next);
      }
  return Uint8Array.from(order);
}
