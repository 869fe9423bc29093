import groundUrl from '../../art/wotr-map.svg?url';
import type { MapData } from '../../board/map-types.ts';
import './map-ink.css';
import { wotrMapOf } from './wotr-map.ts';

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
    import('../../art/wotr-map.json'),
    fetch(groundUrl).then((answer) => answer.text()),
  ]);
  return wotrMapOf(shapes, picture);
}
