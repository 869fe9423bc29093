// Numbers and curves that become path data: nothing here has a colour.

/** One decimal, without the nought before the point. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
/** Two decimals, for scales. */
export const fine = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
export const at = (x: number, y: number): string => `${num(x)} ${num(y)}`;
/** Whole units are fine enough for distant land, and half the bytes. */
export const atWhole = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

export type Point = readonly [x: number, y: number];
/** A place on a limb, and how thick it is there. */
export type Joint = readonly [x: number, y: number, width: number];

const TURN = 2 * Math.PI;

/** The same drawn for every row of numbers. */
export const each = <Row extends readonly [number, ...number[]]>(
  rows: readonly Row[],
  draw: (...row: Row) => string,
): string => rows.map((row) => draw(...row)).join('');

/** Wedges of light about a point. */
export function rays(cx: number, cy: number, count: number, from: number, to: number, width = 0.5, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + turn) / count) * TURN;
    const half = (Math.PI / count) * width;
    const rim = (a: number) => at(cx + Math.sin(a) * to, cy - Math.cos(a) * to);
    d += `M${at(cx + Math.sin(angle) * from, cy - Math.cos(angle) * from)}L${rim(angle - half)} ${rim(angle + half)}z`;
  }
  return d;
}

export function star(x: number, y: number, radius: number, points = 5, inner = 0.42, turn = 0): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / (points * 2)) * TURN + turn;
    const reach = i % 2 ? radius * inner : radius;
    d += `${i ? 'L' : 'M'}${at(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)}`;
  }
  return `${d}z`;
}

/** A smooth curve through the joints (Catmull-Rom), `steps` pieces between two of them. */
function spline(joints: readonly Joint[], steps: number): Joint[] {
  const out: Joint[] = [];
  for (const [i, c] of joints.entries()) {
    const b = joints[i - 1];
    if (!b) continue;
    const [a, d] = [joints[i - 2] ?? b, joints[i + 1] ?? c];
    const along = (t: number, j: 0 | 1 | 2) =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    for (let s = 0; s < steps; s++) out.push([along(s / steps, 0), along(s / steps, 1), along(s / steps, 2)]);
  }
  return [...out, ...joints.slice(-1)];
}

const half = (value: number): string => num(Math.round(value * 2) / 2);
const halfAt = ([x, y]: Point): string => `${half(x)} ${half(y)}`;
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** From the first point through the others to the last. */
function run(points: readonly Point[]): string {
  let d = '';
  for (const [i, point] of points.entries()) {
    const next = points[i + 1];
    if (i === 0) d += halfAt(point);
    if (!next) d += `L${halfAt(point)}`;
    else if (i > 0) d += `Q${halfAt(point)} ${halfAt(between(point, next))}`;
  }
  return d;
}

/** A tapering limb: tails, necks, tentacles, branches, horns, roads. */
export function limb(joints: readonly Joint[], steps = 3, close = true): string {
  const curve = spline(joints, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, here] of curve.entries()) {
    const [x, y, width] = here;
    const [before, after] = [curve[i - 1] ?? here, curve[i + 1] ?? here];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const reach = Math.max(0.1, width) / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * reach, y + dx * reach]);
    right.unshift([x + dy * reach, y - dx * reach]);
  }
  return `M${run(left)}L${run(right)}${close ? 'z' : ''}`;
}

/** The middle of a limb, for a highlight or a seam. */
export function vein(joints: readonly Joint[], steps = 3): string {
  const curve = spline(joints, steps);
  let d = '';
  for (const [i, [x, y]] of curve.entries()) {
    const next = curve[i + 1];
    if (i === 0) d += `M${at(x, y)}`;
    else if (next) d += `Q${at(x, y)} ${at((x + next[0]) / 2, (y + next[1]) / 2)}`;
  }
  return d;
}

/** The teeth of a wall. */
export const crenel = (x: number, y: number, w: number, count: number) => {
  let d = '';
  const s = w / (count * 2 - 1);
  for (let i = 0; i < count; i++) d += `M${at(x + i * 2 * s, y)}v-4h${num(s)}v4z`;
  return d;
};
