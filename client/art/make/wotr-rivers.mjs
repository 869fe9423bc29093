// Rivers run along borders that Armies may cross: they are ornament and never bar the way.
import { ribbon } from './draw.mjs';
import { length } from './geometry.mjs';
import { scale } from './wotr.config.mjs';
import { arcs } from './wotr-land.mjs';

const graph = new Map();
for (const arc of arcs)
  if (arc.kind === 'open')
    for (const [u, v, rev] of [
      [arc.from, arc.to, false],
      [arc.to, arc.from, true],
    ])
      (graph.get(u) ?? graph.set(u, { p: rev ? arc.points.at(-1) : arc.points[0], next: [] }).get(u)).next.push({
        v,
        arc,
        rev,
        l: length(arc.points),
      });
const nearest = (q) =>
  [...graph].sort(
    (a, b) => Math.hypot(a[1].p[0] - q[0], a[1].p[1] - q[1]) - Math.hypot(b[1].p[0] - q[0], b[1].p[1] - q[1]),
  )[0][0];
const route = (a, b) => {
  const dist = new Map([[a, 0]]),
    from = new Map(),
    todo = new Set([a]);
  while (todo.size) {
    const u = [...todo].sort((x, y) => dist.get(x) - dist.get(y))[0];
    todo.delete(u);
    if (u === b) break;
    for (const e of graph.get(u)?.next ?? []) {
      const q = dist.get(u) + e.l;
      if (q < (dist.get(e.v) ?? 1e9)) {
        dist.set(e.v, q);
        from.set(e.v, { u, e });
        todo.add(e.v);
      }
    }
  }
  const out = [];
  for (let v = b; v !== a; ) {
    const s = from.get(v);
    if (!s) return [];
    out.unshift(s.e);
    v = s.u;
  }
  return out;
};
/** Waypoints in units of the table; widths at the source and the mouth. */
const courses = {
  Anduin: [
    [
      [520, 110],
      [548, 200],
      [552, 262],
      [575, 335],
      [585, 395],
      [618, 450],
      [660, 540],
      [660, 610],
      [600, 665],
      [585, 690],
    ],
    1.4,
    6.4,
  ],
  Isen: [
    [
      [380, 445],
      [320, 470],
      [265, 460],
      [205, 470],
    ],
    1.2,
    3.6,
  ],
  Gwathló: [
    [
      [330, 305],
      [255, 370],
      [206, 405],
    ],
    1.6,
    4,
  ],
  Baranduin: [
    [
      [190, 130],
      [225, 165],
      [235, 205],
      [225, 262],
      [128, 320],
    ],
    1.2,
    3.8,
  ],
  Lhûn: [
    [
      [165, 40],
      [140, 110],
      [130, 160],
      [100, 190],
    ],
    1.2,
    3,
  ],
  Celduin: [
    [
      [690, 90],
      [735, 150],
      [735, 195],
      [800, 230],
      [850, 290],
    ],
    1.2,
    3.6,
  ],
  Carnen: [
    [
      [840, 120],
      [805, 190],
      [790, 215],
    ],
    1.1,
    2.4,
  ],
  Entwash: [
    [
      [500, 350],
      [520, 430],
      [570, 450],
      [615, 455],
    ],
    1.2,
    3,
  ],
  Mitheithel: [
    [
      [345, 70],
      [365, 110],
      [365, 190],
      [350, 270],
      [325, 305],
    ],
    1.1,
    2.6,
  ],
  Harnen: [
    [
      [690, 725],
      [650, 735],
      [600, 735],
      [560, 735],
    ],
    1.2,
    3.4,
  ],
  Poros: [
    [
      [690, 655],
      [650, 660],
      [615, 668],
    ],
    1,
    2,
  ],
};
let ink = '';
for (const [name, [way, w0, w1]] of Object.entries(courses)) {
  const stops = way.map((w) => nearest(scale(w)));
  let pts = [];
  for (let i = 1; i < stops.length; i++)
    for (const e of route(stops[i - 1], stops[i])) {
      const p = e.rev ? [...e.arc.points].reverse() : e.arc.points;
      pts = pts.concat(pts.length ? p.slice(1) : p);
    }
  for (let i = 0; i < pts.length - 2; i++)
    for (let k = pts.length - 1; k > i + 1; k--)
      if (pts[i][0] === pts[k][0] && pts[i][1] === pts[k][1]) {
        pts.splice(i + 1, k - i);
        break;
      }
  if (pts.length < 4) {
    console.warn('river without course', name);
    continue;
  }
  ink += `<path class="rv" d="${ribbon(pts, w0, w1, 5)}"/>`;
}

export const rivers = ink;
