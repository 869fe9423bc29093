// A map as the board draws it: a painted ground, and regions by the game's own numbers.
import groundUrl from '../art/wotr-map.svg?url';
import type { MapData } from './map-types.ts';
import { wotrMapOf } from './wotr-map.ts';

export type { MapData, MapRegion, Point, Settlement } from './map-types.ts';

let loading: Promise<MapData> | undefined;

/** About 110 KB over the wire, fetched once, when the first table opens. */
export function loadWotrMap(): Promise<MapData> {
  loading ??= fetchWotrMap().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

async function fetchWotrMap(): Promise<MapData> {
  const [{ default: shapes }, picture] = await Promise.all([
    import('../art/wotr-map.json'),
    fetch(groundUrl).then((answer) => answer.text()),
  ]);
  return wotrMapOf(shapes, picture);
}
