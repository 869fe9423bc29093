// The regions of the card game as shapes, and every border with its kind: open, sea, coast, barrier, cliff or gate.
import { simplify } from './draw.mjs';
import { noise, resample } from './geometry.mjs';
import { borders, gates, height, regions, seed, water, width } from './meccg.config.mjs';
import { partition } from './partition.mjs';
import { audit, rings, trace } from './trace.mjs';

const touch = [...borders, ...gates];
const part = partition({
  width,
  height,
  regions,
  water,
  touch,
  may: [],
  spacing: 9,
  seed,
  rounds: 30,
  least: 40,
  pull: 0.008,
});
export const arcs = trace(part, { smooth: 3, jitter: 1.6, seed });

const isSea = new Set([...regions.filter((r) => r.sea).map((r) => r.id), 'ocean']);
const key = (a, b) => [a, b].sort().join('|');
const open = new Set(borders.map(([a, b]) => key(a, b)));
const gate = new Set(gates.map(([a, b]) => key(a, b)));

function kindOf({ a, b }) {
  if (!a) return 'edge';
  const seas = [a, b].filter((id) => isSea.has(id)).length;
  if (seas === 2) return a === 'ocean' || b === 'ocean' ? 'ocean' : open.has(key(a, b)) ? 'sea' : 'shoal';
  if (gate.has(key(a, b))) return 'gate';
  if (open.has(key(a, b))) return seas === 1 ? 'coast' : 'open';
  return seas === 1 ? 'cliff' : 'barrier';
}

const fine = noise(77);
const fine2 = noise(78);
/** A shore is rough, but keeps its ends, where others meet it. */
const rough = (points) => {
  const p = resample(points, 2.6);
  return p.map(([x, y], i) => {
    const t = Math.min(1, Math.min(i, p.length - 1 - i) / 5);
    return [
      x + (fine(x / 6, y / 6) * 1.5 + fine(x / 14, y / 14) * 3.4) * t,
      y + (fine2(x / 6, y / 6) * 1.5 + fine2(x / 14, y / 14) * 3.4) * t,
    ];
  });
};
for (const arc of arcs) {
  arc.kind = kindOf(arc);
  if (arc.kind === 'coast' || arc.kind === 'cliff') arc.points = rough(arc.points);
  arc.points = simplify(arc.points, 0.28);
}

/** By region: its rings, the largest first. */
export const shape = rings(arcs);
export const ringOf = (id) => shape.get(id)[0];

/** How drawing and table agree. */
export const report = audit(arcs, touch, []);
