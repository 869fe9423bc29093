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
  const last = joints.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [joints[Math.max(0, i - 1)], joints[i], joints[i + 1], joints[Math.min(last, i + 2)]];
    const along = (t: number, j: 0 | 1 | 2) =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    for (let s = 0; s < steps; s++) out.push([along(s / steps, 0), along(s / steps, 1), along(s / steps, 2)]);
  }
  return [...out, joints[last]];
}

const half = (value: number): string => num(Math.round(value * 2) / 2);
const halfAt = ([x, y]: Point): string => `${half(x)} ${half(y)}`;
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function run(points: readonly Point[]): string {
  let d = '';
  for (let i = 1; i < points.length - 1; i++) d += `Q${halfAt(points[i])} ${halfAt(between(points[i], points[i + 1]))}`;
  return `${d}L${halfAt(points[points.length - 1])}`;
}

/** A tapering limb: tails, necks, tentacles, branches, horns, roads. */
export function limb(joints: readonly Joint[], steps = 3, close = true): string {
  const curve = spline(joints, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  curve.forEach(([x, y, width], i) => {
    const before = curve[Math.max(0, i - 1)];
    const after = curve[Math.min(curve.length - 1, i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const reach = Math.max(0.1, width) / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * reach, y + dx * reach]);
    right.unshift([x + dy * reach, y - dx * reach]);
  });
  return `M${halfAt(left[0])}${run(left)}L${halfAt(right[0])}${run(right)}${close ? 'z' : ''}`;
}

/** The middle of a limb, for a highlight or a seam. */
export function vein(joints: readonly Joint[], steps = 3): string {
  const curve = spline(joints, steps);
  let d = `M${at(curve[0][0], curve[0][1])}`;
  for (let i = 1; i < curve.length - 1; i++) {
    const [x, y] = curve[i];
    d += `Q${at(x, y)} ${at((x + curve[i + 1][0]) / 2, (y + curve[i + 1][1]) / 2)}`;
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
