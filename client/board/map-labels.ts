// Which names fit: far off they would lie on each other, so the weightier one stays and the others wait for a nearer look.

import { there } from '../../lib/there.ts';
import { labelScale, pieceScale, type Size } from './map-math.ts';
import type { MapRegion, Point } from './map-types.ts';

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

/** From the foot of the first line to the top of its letters, in parts of their size. */
const RISE = 0.75;
/** Names keep off the edge of the map. */
const MARGIN = 6;
const ENDLESS: Size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** How far a name moves down to clear the piece above it, when both are enlarged. */
function lowered({ stand, label, size }: MapRegion, k: number): number {
  const top = label[1] - RISE * size * labelScale(size, k);
  return Math.max(0, stand[1] + PIECE.below * pieceScale(k) - top);
}

/** Where a name is written: clear of the piece, and never over the edge of the map; at the lower edge above the piece. */
export function labelPlace(region: MapRegion, k: number, occupied: boolean, map: Size = ENDLESS): Point {
  const { stand, label, lines, size } = region;
  const letters = labelScale(size, k) * size;
  const half = (Math.max(...lines.map(textWidth)) * letters) / 2;
  const tall = lines.length * LINE * letters;
  const x = Math.min(Math.max(label[0], Math.min(half + MARGIN, label[0] + half)), map.width - half - MARGIN);
  const y = label[1] + (occupied ? lowered(region, k) : 0);
  const over = y - RISE * letters + tall + MARGIN - map.height;
  if (over <= 0) return [x, y];
  return [x, occupied ? stand[1] - PIECE.above * pieceScale(k) - tall + RISE * letters : y - over];
}

function boxOf(region: MapRegion, k: number, occupied: boolean, map: Size): Box {
  const { lines, size } = region;
  const letters = labelScale(size, k) * size;
  const half = (Math.max(...lines.map(textWidth)) * letters) / 2;
  const [x, y] = labelPlace(region, k, occupied, map);
  const top = y - RISE * letters;
  return { left: x - half, right: x + half, top, bottom: top + lines.length * LINE * letters };
}

/** About how far a piece reaches from where it stands. */
const PIECE = { beside: 17, above: 10, below: 16 };

function pieceBox({ stand: [x, y] }: MapRegion, k: number): Box {
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

/** By region: whether its name is shown at k. */
export function shownLabels(
  regions: readonly MapRegion[],
  wishes: readonly LabelWish[],
  k: number,
  map: Size = ENDLESS,
): readonly boolean[] {
  const all = regions.map((region, i) => {
    const { marked, occupied } = there(wishes[i]);
    const weight = (marked ? 8 : 0) + (occupied ? 4 : 0) + region.weight;
    return { i, region, marked, occupied, weight, piece: occupied ? pieceBox(region, k) : undefined };
  });
  const shown = regions.map(() => false);
  const names: Box[] = [];
  for (const { i, region, marked, occupied, weight } of all.toSorted((a, b) => b.weight - a.weight || a.i - b.i)) {
    if (k < CROWDED && weight === 0) continue;
    const box = boxOf(region, k, occupied, map);
    // Drawn at its own size a name lies where its maker found room for it.
    const isEnlarged = labelScale(region.size, k) > 1.15;
    const isHidden = () => all.some((other) => other.piece && other.i !== i && meet(box, other.piece));
    if (isEnlarged && (names.some((other) => meet(box, other)) || (!marked && isHidden()))) continue;
    shown[i] = true;
    names.push(box);
  }
  return shown;
}
