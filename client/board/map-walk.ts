import { there } from '../../lib/there.ts';
import type { MapRegion, Point } from './map-types.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
const TOWARDS: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** A neighbour further round than this does not lie in the direction. */
const WIDEST = Math.cos((80 * Math.PI) / 180);

/** 1 straight ahead, 0 at a right angle, -1 behind. */
function alignment([x0, y0]: Point, [x1, y1]: Point, direction: Direction): number {
  const [ux, uy] = TOWARDS[direction];
  return ((x1 - x0) * ux + (y1 - y0) * uy) / Math.hypot(x1 - x0, y1 - y0);
}

/** How well a place lies in a direction: in line first, then near. 0 if it does not. */
function fitness(from: Point, to: Point, direction: Direction): number {
  const inLine = alignment(from, to, direction);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return inLine < WIDEST ? 0 : inLine ** 2 / (1 + far / 120);
}

export type Ways = Readonly<Record<Direction, number>>;

/** How the arrow keys leave a region: to four neighbours, and with Shift to those that lie between. -1 where none does. */
export interface Roads {
  readonly plain: Ways;
  readonly shifted: Ways;
}

/** By region. Every neighbour is on one of its roads, so that the keys reach what a piece can. */
export function roadsOver(regions: readonly MapRegion[]): readonly Roads[] {
  return regions.map(({ stand, neighbours }) => {
    const to = (region: number): Point => there(regions[region]).stand;
    const plain = bestWays(neighbours, (region, direction) => fitness(stand, to(region), direction));
    const left = neighbours.filter((region) => !Object.values(plain).includes(region));
    // All of them must be on a road, however far round they lie.
    const shifted = bestWays(left, (region, direction) => 2 + alignment(stand, to(region), direction));
    return { plain, shifted };
  });
}

/** The choice of neighbours, a different one for each direction, that fits best in all. */
function bestWays(neighbours: readonly number[], fit: (region: number, direction: Direction) => number): Ways {
  let best: { total: number; ways: readonly number[] } = { total: -1, ways: [] };
  const choose = (ways: readonly number[], total: number): void => {
    const direction = DIRECTIONS[ways.length];
    if (direction === undefined) {
      if (total > best.total) best = { total, ways };
      return;
    }
    choose([...ways, -1], total);
    for (const region of neighbours) {
      const gain = fit(region, direction);
      if (gain > 0 && !ways.includes(region)) choose([...ways, region], total + gain);
    }
  };
  choose([], 0);
  const [up = -1, down = -1, left = -1, right = -1] = best.ways;
  return { up, down, left, right };
}

/** The region whose pieces would stand nearest to a point. */
export function nearestRegion(regions: readonly MapRegion[], [x, y]: Point): number {
  let best = { region: 0, away: Number.POSITIVE_INFINITY };
  for (const [region, { stand }] of regions.entries()) {
    const away = Math.hypot(stand[0] - x, stand[1] - y);
    if (away < best.away) best = { region, away };
  }
  return best.region;
}
