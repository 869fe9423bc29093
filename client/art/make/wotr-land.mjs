// The regions of War of the Ring as shapes, and every border with its kind: open, barrier or coast.

import { simplify } from './draw.mjs';
import { noise, resample } from './geometry.mjs';
import { partition } from './partition.mjs';
import { audit, rings, trace } from './trace.mjs';
import { borders, height, may, regions, seed, touch, water, width } from './wotr.config.mjs';

const rough = noise(41),
  rough2 = noise(42);
const crinkle = (ring) =>
  resample([...ring, ring[0]], 9).map(([x, y]) => [
    x + rough(x / 34, y / 34) * 9 + rough(x / 15, y / 15) * 5,
    y + rough2(x / 34, y / 34) * 9 + rough2(x / 15, y / 15) * 5,
  ]);
const part = partition({
  width,
  height,
  regions,
  water: water.map((w) => ({ ...w, polygon: crinkle(w.polygon) })),
  touch,
  may,
  seed,
  rounds: 40,
  least: 46,
  spacing: 9,
  pull: 0.0075,
});
export const arcs = trace(part, { smooth: 3, jitter: 1.6, seed });
const isWater = (id) => id === 'sea' || id === 'sea-of-rhun';
const pairKey = (a, b) => [a, b].sort().join('|'),
  open = new Set(borders.map(([a, b]) => pairKey(a, b)));
const fine = noise(77),
  fine2 = noise(78);
for (const arc of arcs) {
  const waters = [arc.a, arc.b].filter((x) => x && isWater(x)).length;
  arc.kind = !arc.a
    ? 'edge'
    : waters === 2
      ? 'water'
      : waters
        ? 'coast'
        : open.has(pairKey(arc.a, arc.b))
          ? 'open'
          : 'barrier';
  if (arc.kind === 'coast') {
    const p = resample(arc.points, 2.6);
    arc.points = p.map(([x, y], i) => {
      const t = arc.from === arc.to ? 1 : Math.min(1, Math.min(i, p.length - 1 - i) / 5);
      return [
        x + (fine(x / 6, y / 6) * 1.5 + fine(x / 14, y / 14) * 2.4) * t,
        y + (fine2(x / 6, y / 6) * 1.5 + fine2(x / 14, y / 14) * 2.4) * t,
      ];
    });
  }
  arc.points = simplify(arc.points, arc.kind === 'coast' ? 0.22 : 0.3);
}
/** By region: its rings, the largest first. */
export const shape = rings(arcs);

/** How drawing and table agree. */
export const report = audit(arcs, borders, may);
const coastal = audit(
  arcs.filter((a) => a.a),
  regions.filter((r) => r.coastal).map((r) => [r.id, 'sea']),
  [],
);
report.impassableExtra = report.impassableExtra.filter(([k]) => !/sea/.test(k));
report.coast = {
  wanted: coastal.wanted,
  visible: coastal.visible,
  wrong: arcs
    .filter((a) => a.kind === 'coast' && (a.a === 'sea' || a.b === 'sea'))
    .map((a) => (a.a === 'sea' ? a.b : a.a))
    .filter((id) => !regions.find((r) => r.id === id)?.coastal),
};
