// What a card shows, as data: content that anybody may add to without drawing.

import type { BustOptions } from '../kit/bust/person.ts';
import type { Land } from '../kit/land.ts';
import type { MoodName } from '../kit/moods.ts';
import type { Device, MotifHint } from '../kit/motif-options.ts';
import type { Pigment } from '../kit/paint.ts';
import type { MotifName, Placement } from './motifs.ts';

/** Light, land, and what stands in it from back to front. */
export type SceneHint = readonly [mood: MoodName, land: Land, ...placements: Placement[]];

export interface Setting {
  readonly cloth?: Pigment;
  readonly light?: 'cold' | 'flame' | 'moon' | 'leaf' | 'gleam' | 'dusk';
  readonly seat?: 'cloth' | 'cushion' | 'table' | 'plinth' | 'none';
  readonly rot?: number;
  readonly size?: number;
  readonly with?: readonly Placement[];
}

/** One object, and on what it lies. */
export type ItemHint = readonly [motif: MotifName, options?: MotifHint, setting?: Setting];

/** Who has no face is told by what he wears, and by what is beside him. */
export interface WraithHint {
  readonly style: string;
  readonly crown: Pigment;
  readonly robe: Pigment;
  readonly eyes: Pigment;
  readonly holds?: Placement;
}

/** A people under its banner. */
export interface HostHint {
  readonly field: Pigment;
  readonly charge: Device;
  readonly metal: Pigment;
  readonly home: MotifName;
  readonly mood: MoodName;
  readonly layout: HostLayout;
  /** Who speaks for them, in a council. */
  readonly chief?: BustOptions;
}
/** How a people stands in its picture. */
export type HostLayout = 'banner' | 'shield' | 'riders' | 'march' | 'camp' | 'council';

export type FactionHint = HostHint | SceneHint;
