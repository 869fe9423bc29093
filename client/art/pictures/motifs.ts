// The whole chest of drawings under one roof. A motif is a pure function of paints and options, in a box of 100 × 100.
import { bust } from '../kit/bust/bust.ts';
import type { BustOptions } from '../kit/bust/person.ts';
import { type MotifHint, type MotifOptions, SHAPES } from '../kit/motif-options.ts';
import * as alarms from '../kit/motifs/alarms.ts';
import * as armour from '../kit/motifs/armour.ts';
import * as belongings from '../kit/motifs/belongings.ts';
import * as birds from '../kit/motifs/birds.ts';
import { device } from '../kit/motifs/devices.ts';
import * as dragons from '../kit/motifs/dragons.ts';
import * as dwellings from '../kit/motifs/dwellings.ts';
import * as folk from '../kit/motifs/folk.ts';
import * as heights from '../kit/motifs/heights.ts';
import * as landmarks from '../kit/motifs/landmarks.ts';
import * as mounts from '../kit/motifs/mounts.ts';
import * as rings from '../kit/motifs/rings.ts';
import * as seeingStones from '../kit/motifs/seeing-stones.ts';
import * as ships from '../kit/motifs/ships.ts';
import * as skies from '../kit/motifs/skies.ts';
import * as towers from '../kit/motifs/towers.ts';
import * as treasures from '../kit/motifs/treasures.ts';
import * as trees from '../kit/motifs/trees.ts';
import * as vermin from '../kit/motifs/vermin.ts';
import * as weapons from '../kit/motifs/weapons.ts';
import { isPigment, type Kit } from '../kit/paint.ts';
import { type Placing, put } from '../kit/pens.ts';

const things = { ...alarms, ...armour, ...belongings, ...rings, ...seeingStones, ...treasures, ...weapons, device };

const MOTIFS = {
  ...things,
  ...birds,
  ...dragons,
  ...dwellings,
  ...folk,
  ...heights,
  ...landmarks,
  ...mounts,
  ...ships,
  ...skies,
  ...towers,
  ...trees,
  ...vermin,
} satisfies Record<string, (k: Kit, options?: MotifOptions) => string>;

export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as readonly MotifName[];

/** A motif in a scene: x and y in hundredths of the window; y is the foot of what stands, else the centre. */
export type Placement =
  | readonly [motif: MotifName, x: number, y: number, size: number, options?: MotifHint, place?: Placing]
  | readonly [motif: 'bust', x: number, y: number, size: number, options?: BustOptions, place?: Placing];

const FLOATING: ReadonlySet<string> = new Set<MotifName>([
  ...(Object.keys(things) as MotifName[]),
  'bear',
  'cloud',
  'crebain',
  'crescent',
  'dove',
  'dragon',
  'dragonHead',
  'eagle',
  'eye',
  'fellBeast',
  'fire',
  'fog',
  'footprints',
  'gust',
  'hand',
  'horseHead',
  'moon',
  'sea',
  'skull',
  'snowfall',
  'stars',
  'storm',
  'sun',
  'wave',
  'web',
  'wolf',
]);

/** What stands on the ground is placed by its foot. */
export const stands = (name: MotifName | 'bust'): boolean => !FLOATING.has(name);

/** Names of pigments become colours of this picture. */
function mixed(k: Kit, hint: MotifHint): MotifOptions {
  const entries = Object.entries(hint).map(([key, value]) => [
    key,
    typeof value === 'string' && !SHAPES.has(key) && isPigment(k, value) ? k[value] : value,
  ]);
  return Object.fromEntries(entries);
}

/** A motif or a bust alone, in its own box. */
export const drawn = (k: Kit, [name, , , , options]: Placement): string =>
  name === 'bust' ? bust(k, options) : MOTIFS[name](k, mixed(k, (options as MotifHint | undefined) ?? {}));

export const motif = (
  k: Kit,
  name: MotifName,
  x: number,
  y: number,
  size: number,
  hint: MotifHint = {},
  place: Placing = {},
) => put(MOTIFS[name](k, mixed(k, hint)), x, y, size, { ...place, foot: stands(name) });
