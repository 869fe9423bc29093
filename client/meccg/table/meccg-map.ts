// The card game's map from its shapes; regions in the order of the game's table.
import { there } from '../../../lib/there.ts';
import { pointOf } from '../../board/map-math.ts';
import type { MapData, Point } from '../../board/map-types.ts';

export interface MeccgMap extends MapData {
  /** Ids of the regions, in the order of `regions`: the game's own. */
  readonly ids: readonly string[];
  /** By id of the site: where it lies. */
  readonly sites: ReadonlyMap<string, Point>;
}

/** As client/art/make/make-meccg.mjs writes it. */
export interface Shapes {
  readonly width: number;
  readonly height: number;
  readonly regions: Readonly<Record<string, Shape>>;
  readonly sites: Readonly<Record<string, readonly number[]>>;
  readonly arcs: readonly { readonly a: string; readonly b: string; readonly kind: string }[];
}

interface Shape {
  readonly type: string;
  readonly path: string;
  readonly symbol: readonly number[];
  readonly label: readonly number[];
  readonly lines: readonly string[];
  readonly size: number;
}

/** One may pass from land to land, from shore to sea, and from sea to sea. */
const PASSABLE: ReadonlySet<string> = new Set(['open', 'coast', 'sea']);

export function neighboursOf({ regions, arcs }: Shapes): readonly (readonly number[])[] {
  const ids = Object.keys(regions);
  const found = ids.map(() => new Set<number>());
  for (const { a, b, kind } of arcs) {
    if (!PASSABLE.has(kind)) continue;
    const [i, j] = [ids.indexOf(a), ids.indexOf(b)];
    there(found[i]).add(j);
    there(found[j]).add(i);
  }
  return found.map((list) => [...list].sort((a, b) => a - b));
}

export function meccgMapOf(shapes: Shapes, names: ReadonlyMap<string, string>, picture: string): MeccgMap {
  const ids = Object.keys(shapes.regions);
  const neighbours = neighboursOf(shapes);
  return {
    name: 'Map of Middle-earth',
    width: shapes.width,
    height: shapes.height,
    ids,
    ground: picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>')),
    sites: new Map(Object.entries(shapes.sites).map(([id, at]) => [id, pointOf(at)])),
    regions: Object.entries(shapes.regions).map(([id, { type, path, symbol, label, lines, size }], region) => {
      const [x, y] = pointOf(symbol);
      return {
        name: names.get(id) ?? lines.join(' '),
        path,
        label: pointOf(label),
        lines,
        size,
        site: { symbol: `km-rt-${type}`, at: [x, y] },
        weight: 1,
        stand: [x, y - 16],
        tone: type,
        neighbours: there(neighbours[region]),
      };
    }),
  };
}
