// Where the pieces of a region stand beside and above each other.
import type { MapData, Point } from './map-types.ts';

export type Slot = 'army' | 'besiegers' | 'guest';

export interface Standing {
  readonly id: string;
  readonly region: number;
  readonly slot?: Slot | undefined;
}

const ABOVE = 30;
const BESIDE = 27;
const FAN = 7;
/** The walls drawn under a besieged army would lie on the name of the place. */
const WALLS = 9;

/** By the id of the piece: its place on the map, before pieces are scaled. */
export function placesOf(map: MapData, pieces: readonly Standing[]): ReadonlyMap<string, Offset> {
  const places = new Map<string, Offset>();
  for (const [region, here] of Map.groupBy(pieces, (piece) => piece.region)) {
    const at = map.regions[region].army;
    const hasArmy = here.some(({ slot }) => slot !== 'guest');
    const lift = here.some(({ slot }) => slot === 'besiegers') ? WALLS : 0;
    const seen: Record<Slot, number> = { army: 0, besiegers: 0, guest: 0 };
    for (const { id, slot = 'army' } of here) {
      const nth = seen[slot]++;
      const [x, y] = offset(slot, nth, hasArmy);
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

function offset(slot: Slot, nth: number, hasArmy: boolean): Point {
  const fan = nth * FAN;
  if (slot === 'besiegers') return [fan, -ABOVE - fan];
  if (slot === 'guest') return hasArmy ? [BESIDE + fan * 2, -8 - fan] : [fan * 2, 0 - fan];
  return [fan, 0 - fan];
}
