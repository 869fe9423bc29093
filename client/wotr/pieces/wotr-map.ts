// The map of War of the Ring, from its shapes and the game's tables.

import { ADJACENT, NATION_OF, NONE, REGION_IDS, REGION_NAMES, SETTLEMENT_OF } from '../../../games/wotr/map/regions.ts';
import { there } from '../../../lib/there.ts';
import { pointOf } from '../../board/map-math.ts';
import type { MapData } from '../../board/map-types.ts';
import { NATION_CLASSES } from './nations.ts';

/** As client/art/make/make-wotr.mjs writes it. */
interface Shapes {
  readonly width: number;
  readonly height: number;
  readonly regions: Readonly<Record<string, Shape>>;
}

interface Shape {
  readonly path: string;
  readonly label: readonly number[];
  readonly lines: readonly string[];
  readonly size: number;
  readonly glyph: readonly number[] | null;
  readonly army: readonly number[];
}

/** By the kind of Settlement: its symbol, and how much its name matters. */
const SITES = [
  undefined,
  { symbol: 'wm-town', weight: 1 },
  { symbol: 'wm-city', weight: 2 },
  { symbol: 'wm-stronghold', weight: 3 },
  { symbol: 'wm-fortification', weight: 1 },
] as const;

export function wotrMapOf({ width, height, regions }: Shapes, picture: string): MapData {
  return {
    name: 'Map of Middle-earth',
    width,
    height,
    ground: picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>')),
    regions: REGION_IDS.map((id, region) => {
      const site = SITES[SETTLEMENT_OF[region] ?? NONE];
      const { path, label, lines, size, glyph, army } = there(regions[id]);
      return {
        name: there(REGION_NAMES[region]),
        path,
        label: pointOf(label),
        lines,
        size,
        site: site && glyph ? { symbol: site.symbol, at: pointOf(glyph) } : null,
        weight: site?.weight ?? 0,
        stand: pointOf(army),
        tone: NATION_CLASSES[there(NATION_OF[region])] ?? null,
        neighbours: there(ADJACENT[region]),
      };
    }),
  };
}
