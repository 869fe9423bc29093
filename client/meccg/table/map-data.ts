// The map of the 52 regions, for the board's MapView: loaded when a journey is planned.
import groundUrl from '../../art/meccg-map.svg?url';
import { needSprite } from '../../board/sprite.ts';
import './map-ink.css';
import { type MeccgMap, meccgMapOf } from './meccg-map.ts';

let loading: Promise<MeccgMap> | undefined;

/** About 50 KB over the wire, fetched once. */
export function loadMeccgMap(): Promise<MeccgMap> {
  loading ??= fetchMeccgMap().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

async function fetchMeccgMap(): Promise<MeccgMap> {
  needSprite();
  const [{ default: shapes }, { cards }, picture] = await Promise.all([
    import('../../art/meccg-map.json'),
    import('virtual:meccg-cards'),
    fetch(groundUrl).then((answer) => answer.text()),
  ]);
  const names = new Map(cards.flatMap(({ kind, id, name }) => (kind === 'region' ? [[id, name] as const] : [])));
  return meccgMapOf(shapes, names, picture);
}
