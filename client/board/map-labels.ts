// Which names fit: far off they would lie on each other, so the weightier one stays and the others wait for a nearer look.

import { labelScale, pieceScale } from './map-math.ts';
import type { MapRegion } from './map-types.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** About how wide a line is, in parts of the size of its letters. */
export function textWidth(text: string): number {
  let width = 0;
  for (const c of text) {
    width += /[ilíjtfrI'. -]/.test(c) ? 0.3 : /[mwMW]/.test(c) ? 0.8 : /[A-ZÉÎÚ]/.test(c) ? 0.64 : 0.5;
  }
  return width;
}

export const LINE = 0.98;

/** How far a name moves down to clear the piece above it, when both are enlarged. */
export function lowered({ army, label, size }: MapRegion, k: number): number {
  const top = label[1] - 0.75 * size * labelScale(size, k);
  return Math.max(0, army[1] + PIECE.below * pieceScale(k) - top);
}

function boxOf(region: MapRegion, k: number, occupied: boolean): Box {
  const { label, lines, size } = region;
  const scale = labelScale(size, k) * size;
  const half = (Math.max(...lines.map(textWidth)) * scale) / 2;
  const top = label[1] + (occupied ? lowered(region, k) : 0) - scale * 0.75;
  return { left: label[0] - half, right: label[0] + half, top, bottom: top + lines.length * LINE * scale };
}

/** About how far a piece reaches from where it stands. */
const PIECE = { beside: 17, above: 10, below: 13 };

function pieceBox({ army: [x, y] }: MapRegion, k: number): Box {
  const scale = pieceScale(k);
  return {
    left: x - PIECE.beside * scale,
    right: x + PIECE.beside * scale,
    top: y - PIECE.above * scale,
    bottom: y + PIECE.below * scale,
  };
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export interface LabelWish {
  /** Something is asked about it. */
  readonly marked: boolean;
  readonly occupied: boolean;
}

/** Below this, names of empty land are left out even where there is room. */
const CROWDED = 0.5;

const WEIGHTS = { stronghold: 3, city: 2, fortification: 1, town: 1, none: 0 } as const;

/** By region: whether its name is shown at k. */
export function shownLabels(
  regions: readonly MapRegion[],
  wishes: readonly LabelWish[],
  k: number,
): readonly boolean[] {
  const weight = (i: number): number =>
    (wishes[i].marked ? 8 : 0) + (wishes[i].occupied ? 4 : 0) + WEIGHTS[regions[i].settlement ?? 'none'];
  const order = regions.map((_, i) => i).sort((a, b) => weight(b) - weight(a) || a - b);
  const shown = regions.map(() => false);
  const names: Box[] = [];
  const pieces = regions.map((region, i) => (wishes[i].occupied ? pieceBox(region, k) : undefined));
  for (const i of order) {
    if (k < CROWDED && weight(i) === 0) continue;
    const box = boxOf(regions[i], k, wishes[i].occupied);
    // Drawn at its own size a name lies where its maker found room for it.
    const isEnlarged = labelScale(regions[i].size, k) > 1.15;
    const isHidden = () => pieces.some((piece, other) => piece && other !== i && meet(box, piece));
    if (isEnlarged && (names.some((other) => meet(box, other)) || (!wishes[i].marked && isHidden()))) continue;
    shown[i] = true;
    names.push(box);
  }
  return shown;
}
