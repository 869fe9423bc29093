// Where the pieces of a region stand beside and above each other.
import { there } from '../../lib/there.ts';
import type { MapData, Point } from './map-types.ts';

export type Slot = 'main' | 'above' | 'beside';

export interface Standing {
  readonly id: string;
  readonly region: number;
  readonly slot?: Slot | undefined;
  /** A place of its own instead of a slot: a point of the map (where pieces stand, if there is none), and steps from it. */
  readonly at?: Point | undefined;
  readonly by?: Point | undefined;
}

const ABOVE = 30;
const BESIDE = 27;
const FAN = 7;
/** Where pieces stand above each other, so that the lower one leaves the name of the place free. */
const LIFT = 9;

/** By the id of the piece: its place on the map, before pieces are scaled. */
export function placesOf(map: MapData, pieces: readonly Standing[]): ReadonlyMap<string, Offset> {
  const places = new Map<string, Offset>();
  for (const [region, here] of Map.groupBy(pieces, (piece) => piece.region)) {
    const at = there(map.regions[region]).stand;
    const hasMain = here.some(({ slot, by }) => slot !== 'beside' && !by);
    const lift = here.some(({ slot }) => slot === 'above') ? LIFT : 0;
    const seen: Record<Slot, number> = { main: 0, above: 0, beside: 0 };
    for (const { id, slot = 'main', by, at: own } of here) {
      if (by) {
        places.set(id, { at: own ?? at, by: own ? by : [by[0], by[1] - lift] });
        continue;
      }
      const nth = seen[slot]++;
      const [x, y] = offset(slot, nth, hasMain);
      places.set(id, { at, by: [x, y - lift] });
    }
  }
  return places;
}

export interface Offset {
  readonly at: Point;
  /** Scaled with the pieces. */
  readonly by: Point;
}

function offset(slot: Slot, nth: number, hasMain: boolean): Point {
  const fan = nth * FAN;
  if (slot === 'above') return [fan, -ABOVE - fan];
  if (slot === 'beside') return hasMain ? [BESIDE + fan * 2, -8 - fan] : [fan * 2, 0 - fan];
  return [fan, 0 - fan];
}
