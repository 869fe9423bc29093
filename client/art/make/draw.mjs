// Pen work: everything that makes a partition look like an engraved atlas. Ink only; colours are CSS variables of the host page.
import { length, noise, resample } from './geometry.mjs';
export const f = (n) => (Math.round(n * 10) / 10).toString();
export const d = (p, close) => {
  // relative, one decimal: about a third smaller than absolute
  let x = Math.round(p[0][0] * 10),
    y = Math.round(p[0][1] * 10),
    s = `M${x / 10} ${y / 10}l`;
  const parts = [];
  for (let i = 1; i < p.length; i++) {
    const X = Math.round(p[i][0] * 10),
      Y = Math.round(p[i][1] * 10);
    parts.push(`${(X - x) / 10} ${(Y - y) / 10}`);
    x = X;
    y = Y;
  }
  return (
    s +
    parts
      .join(' ')
      .replace(/ -/g, '-')
      .replace(/(^|[ -])0\./g, '$1.') +
    (close ? 'z' : '')
  );
};
export function simplify(p, tolerance) {
  // Douglas-Peucker
  if (p.length < 3) return p;
  const keep = new Uint8Array(p.length);
  keep[0] = keep[p.length - 1] = 1;
  const stack = [[0, p.length - 1]];
  while (stack.length) {
    const [a, b] = stack.pop();
    let far = -1,
      best = tolerance;
    const [x0, y0] = p[a],
      dx = p[b][0] - x0,
      dy = p[b][1] - y0,
      l = Math.hypot(dx, dy);
    for (let i = a + 1; i < b; i++) {
      const e =
        l < 1e-6 ? Math.hypot(p[i][0] - x0, p[i][1] - y0) : Math.abs(dy * (p[i][0] - x0) - dx * (p[i][1] - y0)) / l;
      if (e > best) {
        best = e;
        far = i;
      }
    }
    if (far > 0) {
      keep[far] = 1;
      stack.push([a, far], [far, b]);
    }
  }
  return p.filter((_, i) => keep[i]);
}
/** One peak: lit left face, hatched right face. */
export function peak(x, y, s, rnd, snow) {
  const h = s * (1.02 + rnd() * 0.4),
    w = s * (0.72 + rnd() * 0.16),
    lean = (rnd() - 0.45) * s * 0.3,
    j = () => (rnd() - 0.5) * s * 0.14;
  const top = [x + lean, y - h],
    L = [
      [x - w, y + j() * 0.4],
      [x - w * 0.55 + j(), y - h * 0.42 + j()],
      [x + lean - w * 0.2 + j() * 0.5, y - h * 0.78],
    ],
    Rr = [
      [x + lean + w * 0.24, y - h * 0.72 + j()],
      [x + w * 0.56 + j(), y - h * 0.36 + j()],
      [x + w, y + j() * 0.4],
    ];
  const ridge = [
    [top[0] + w * 0.04, y - h * 0.66],
    [x + lean * 0.5 - w * 0.1 + j(), y - h * 0.4],
    [x + w * 0.1 + j(), y - h * 0.12],
  ];
  const body = `<path class="pk" d="${d([...L, top, ...Rr])}"/>`;
  const shade = `<path class="sh" d="${d([top, ...ridge, ...[...Rr].reverse()], true)}"/>`;
  let hatch = '';
  for (let k = 1; k <= 4; k++) {
    const t = k / 5,
      a = [top[0] + (x + w - top[0]) * t * 0.92, top[1] + (y - top[1]) * t * 0.96],
      len = s * (0.2 + 0.34 * t) * (0.8 + rnd() * 0.3);
    hatch += `M${f(a[0])} ${f(a[1])}l${f(-len * 0.42)} ${f(len * 0.72)}`;
  }
  const cap = snow ? `<path class="sn" d="${d([L[2], top, Rr[0], [top[0] + w * 0.05, y - h * 0.62]], true)}"/>` : '';
  return `${body}${shade}${cap}<path class="ht" d="${hatch}"/>`;
}
/** Peaks along a barrier, in two loose rows, back to front. */
export function range(points, rnd, { size = 15, step = 13, snow = false } = {}) {
  const total = length(points),
    line = resample(points, Math.max(4, total / Math.max(2, Math.round(total / step)))),
    out = [];
  line.forEach(([x, y], i) => {
    const edge = Math.min(1, 0.62 + Math.min(i, line.length - 1 - i) * 0.2),
      s = size * edge * (0.78 + rnd() * 0.5);
    out.push({ y: y + s * 0.42, g: [x + (rnd() - 0.5) * 4, y + s * 0.42, s] });
    if (i && i < line.length - 1 && rnd() < 0.62) {
      const [px, py] = line[i - 1],
        nx = -(y - py),
        ny = x - px,
        l = Math.hypot(nx, ny) || 1,
        side = rnd() < 0.5 ? -1 : 1,
        o = size * 0.62 * side,
        r = s * (0.5 + rnd() * 0.25);
      out.push({ y: y + (ny / l) * o + r * 0.4, g: [x + (nx / l) * o, y + (ny / l) * o + r * 0.4, r] });
    }
  });
  return out.map((o) => ({ y: o.y, svg: peak(...o.g, rnd, snow) }));
}
/** An outline and its hatching. */
export function hill(x, y, s, rnd) {
  const w = s * (0.9 + rnd() * 0.3),
    h = s * 0.55;
  let hatch = '';
  for (let k = 0; k < 3; k++)
    hatch += `M${f(x + w * (0.3 + k * 0.2))} ${f(y - h * (0.82 - k * 0.24))}q${f(-s * 0.05)} ${f(s * 0.12)} ${f(-s * 0.16)} ${f(s * 0.24)}`;
  return { line: `M${f(x - w)} ${f(y)}q${f(w * 0.5)} ${f(-h * 1.7)} ${f(w)} ${f(-h)}t${f(w)} ${f(h)}`, hatch };
}
export const scatter = (polygonTest, box, step, rnd, keepOut = () => false) => {
  const out = [];
  for (let y = box[1]; y < box[3]; y += step * 0.8)
    for (let x = box[0]; x < box[2]; x += step) {
      const p = [x + (rnd() - 0.5) * step * 0.9, y + (rnd() - 0.5) * step * 0.7];
      if (polygonTest(p) && !keepOut(p)) out.push(p);
    }
  return out.sort((a, b) => a[1] - b[1]);
};
/** A river as a ribbon that widens towards its mouth. */
export function ribbon(points, from, to, seed) {
  const p = resample(points, 4),
    n = noise(seed),
    left = [],
    right = [];
  p.forEach(([x, y], i) => {
    const [ax, ay] = p[Math.max(0, i - 1)],
      [bx, by] = p[Math.min(p.length - 1, i + 1)],
      l = Math.hypot(bx - ax, by - ay) || 1,
      w = ((from + (to - from) * (i / p.length)) * (1 + n(i / 3, 0) * 0.18)) / 2;
    left.push([x - ((by - ay) / l) * w, y + ((bx - ax) / l) * w]);
    right.unshift([x + ((by - ay) / l) * w, y - ((bx - ax) / l) * w]);
  });
  return d(simplify([...left, ...right], 0.12), true);
}
export function compass(x, y, r) {
  let s = '';
  for (let k = 0; k < 16; k++) {
    const a = (k * Math.PI) / 8,
      long = k % 4 === 0 ? 1 : k % 2 === 0 ? 0.66 : 0.42,
      w = 0.1 * (k % 4 === 0 ? 1 : 0.8);
    const tip = [x + Math.sin(a) * r * long, y - Math.cos(a) * r * long],
      l = [x + Math.sin(a - 0.39) * r * w * 1.6, y - Math.cos(a - 0.39) * r * w * 1.6],
      q = [x + Math.sin(a + 0.39) * r * w * 1.6, y - Math.cos(a + 0.39) * r * w * 1.6];
    if (k % 2 === 0)
      s += `<path class="c1" d="${d([[x, y], l, tip], true)}"/><path class="c2" d="${d([[x, y], tip, q], true)}"/>`;
    else s += `<path class="cl" d="M${f(x)} ${f(y)}L${f(tip[0])} ${f(tip[1])}"/>`;
  }
  return `<g class="compass"><circle class="cl" cx="${x}" cy="${y}" r="${f(r * 0.74)}"/><circle class="cl" cx="${x}" cy="${y}" r="${f(r * 0.7)}"/>${s}<circle class="c1" cx="${x}" cy="${y}" r="${f(r * 0.07)}"/><text class="cn" x="${x}" y="${f(y - r * 1.08)}">N</text></g>`;
}
/** Where a box of w x h fits best inside a polygon: the centre with the most air around it. */
export function bestBox(ring, w, h, anchor, obstacles = []) {
  const xs = ring.map((p) => p[0]),
    ys = ring.map((p) => p[1]),
    box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const seg = ring.map((p, i) => [p, ring[(i + 1) % ring.length]]);
  const inside = ([x, y]) => {
    let hit = false;
    for (const [[xi, yi], [xj, yj]] of seg)
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
    return hit;
  };
  const away = ([x, y]) => {
    let best = 1e9;
    for (const [[ax, ay], [bx, by]] of seg) {
      const dx = bx - ax,
        dy = by - ay,
        t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      const e = (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
      if (e < best) best = e;
    }
    return Math.sqrt(best) * (inside([x, y]) ? 1 : -1);
  };
  let top = null;
  for (let x = box[0] + 6; x < box[2] - 5; x += 4)
    for (let y = box[1] + 6; y < box[3] - 5; y += 4) {
      let air = 1e9;
      for (const [u, v] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ]) {
        air = Math.min(air, away([x + (u * w) / 2, y + (v * h) / 2]));
        if (top && air < top.score - 6) break;
      }
      for (const [ox, oy, r] of obstacles) {
        const dx = Math.max(0, Math.abs(ox - x) - w / 2),
          dy = Math.max(0, Math.abs(oy - y) - h / 2);
        air = Math.min(air, Math.hypot(dx, dy) - r);
      }
      const score = Math.min(air, 12) - Math.hypot(x - anchor[0], y - anchor[1]) * 0.02;
      if (!top || score > top.score) top = { score, air, x, y };
    }
  return top;
}
