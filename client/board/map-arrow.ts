import { pairs } from '../../lib/pairs.ts';
import type { Point } from './map-types.ts';
import { isStill } from './still.ts';

/** The bend of every way: a quadratic curve, by the share of it that is done. */
function curve([x0, y0]: Point, [x1, y1]: Point): (t: number) => Point {
  const [mx, my] = [(x0 + x1) / 2 + (y1 - y0) * 0.22, (y0 + y1) / 2 - (x1 - x0) * 0.22];
  return (t) => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1,
  ];
}

const STEPS = 12;

/** Where a piece is on its way, as steps back from the end. */
export function wayBack(way: readonly Point[]): readonly Point[] {
  const [endX, endY] = way.at(-1) ?? [0, 0];
  return pairs(way).flatMap(([from, to], leg) => {
    const at = curve(from, to);
    const steps = Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS));
    return (leg === 0 ? steps : steps.slice(1)).map(([x, y]): Point => [x - endX, y - endY]);
  });
}

/** Moves a piece that stands at the end of the way along it, unless the player wants no motion. */
export function travel(piece: HTMLElement, way: readonly Point[], ms: number): void {
  if (isStill()) return;
  piece.animate(
    wayBack(way).map(([x, y]) => ({ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` })),
    { duration: ms, easing: 'cubic-bezier(0.45, 0.05, 0.35, 1)', fill: 'backwards' },
  );
}

/** A curved arrow from one place to another that swells towards its head, as an SVG path. */
export function arrowPath([x0, y0]: Point, [x1, y1]: Point): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 1) return '';
  const at = curve([x0, y0], [x1, y1]);
  // It leaves room for the pieces at both ends.
  const start = Math.min(0.3, 24 / length);
  const tip = 1 - Math.min(0.34, 30 / length);
  const neck = tip - Math.min(0.26, 26 / length);
  const left: Point[] = [];
  const right: Point[] = [];
  let across: Point = [0, 0];
  for (let i = 0; i <= 14; i++) {
    const t = start + ((neck - start) * i) / 14;
    const [x, y] = at(t);
    const [u, v] = at(t + 0.01);
    const step = Math.hypot(u - x, v - y);
    const half = 3.5 + (i / 14) * 5;
    across = [-(v - y) / step, (u - x) / step];
    left.push([x + across[0] * half, y + across[1] * half]);
    right.unshift([x - across[0] * half, y - across[1] * half]);
  }
  const [hx, hy] = at(neck);
  const barb = (side: number): Point => [hx + across[0] * 17 * side, hy + across[1] * 17 * side];
  const tenth = (v: number): number => Math.round(v * 10) / 10;
  const line = [...left, barb(1), at(tip), barb(-1), ...right].map(([x, y]) => `${tenth(x)} ${tenth(y)}`);
  return `M${line.join('L')}z`;
}
