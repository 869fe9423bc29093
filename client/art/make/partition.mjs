// Divides a plane into organic regions whose shared borders follow a given adjacency table.
// A mesh of small jittered cells is labelled with regions; missing borders are carved, then all borders are annealed
// (short, compact, right neighbours touching, wrong neighbours apart) (trace.mjs draws them).
import { Delaunay } from 'd3-delaunay';

import { inside, noise, randomFrom } from './geometry.mjs';

/**
 * regions: [{ id, seeds: [[x, y], …], weight? }]  first seed is the anchor.
 * water:   [{ id, polygon }] fixed labels; adjacency may name a water id ("sea").
 * touch:   pairs that must share a border; may: pairs that may touch (drawn impassable). Everything else is pushed apart.
 */
export function partition({
  width,
  height,
  regions,
  water = [],
  touch,
  may = [],
  spacing = 10,
  seed = 7,
  rounds = 60,
  least = 34,
  wobble = 9,
  pull = 0.011,
}) {
  const rnd = randomFrom(seed),
    warpX = noise(seed + 1),
    warpY = noise(seed + 2);
  const points = [],
    rowHeight = spacing * 0.866;
  for (let row = 0; row * rowHeight < height + rowHeight; row++)
    for (let col = 0; col * spacing < width + spacing; col++) {
      const x = (col + (row % 2) * 0.5) * spacing + (rnd() - 0.5) * spacing * 0.62,
        y = row * rowHeight + (rnd() - 0.5) * spacing * 0.62;
      if (x > 0 && y > 0 && x < width && y < height) points.push([x, y]);
    }
  const delaunay = Delaunay.from(points),
    voronoi = delaunay.voronoi([0, 0, width, height]),
    n = points.length;
  const ids = [...regions.map((r) => r.id), ...water.map((w) => w.id)],
    R = regions.length,
    L = ids.length;
  const index = new Map(ids.map((id, i) => [id, i]));
  const neighbours = points.map((_, i) => [...delaunay.neighbors(i)]);
  const polygons = points.map((_, i) => voronoi.cellPolygon(i));
  const key = ([x, y]) => `${Math.round(x * 100)},${Math.round(y * 100)}`;
  const edgeLength = points.map(() => []);
  for (let i = 0; i < n; i++) {
    const mine = new Map(polygons[i].slice(0, -1).map((p) => [key(p), p]));
    edgeLength[i] = neighbours[i].map((j) => {
      const shared = polygons[j].slice(0, -1).filter((p) => mine.has(key(p)));
      return shared.length >= 2 ? Math.hypot(shared[0][0] - shared[1][0], shared[0][1] - shared[1][1]) : 0;
    });
  }
  const onHull = polygons.map((p) => p.some(([x, y]) => x < 0.01 || y < 0.01 || x > width - 0.01 || y > height - 0.01));

  const label = new Int16Array(n),
    fixed = new Uint8Array(n);
  const cost = (p, r) => {
    let best = Infinity;
    for (const s of regions[r].seeds) best = Math.min(best, (p[0] - s[0]) ** 2 + (p[1] - s[1]) ** 2);
    return best - (regions[r].weight ?? 0);
  };
  for (let i = 0; i < n; i++) {
    const p = points[i],
      q = [
        p[0] + warpX(p[0] / 70, p[1] / 70) * wobble + warpX(p[0] / 24, p[1] / 24) * wobble * 0.5,
        p[1] + warpY(p[0] / 70, p[1] / 70) * wobble + warpY(p[0] / 24, p[1] / 24) * wobble * 0.5,
      ];
    const w = water.findIndex((w) => inside(q, w.polygon));
    if (w >= 0) {
      label[i] = R + w;
      fixed[i] = 1;
      continue;
    }
    let best = 0,
      bestCost = Infinity;
    for (let r = 0; r < R; r++) {
      const c = cost(q, r);
      if (c < bestCost) {
        bestCost = c;
        best = r;
      }
    }
    label[i] = best;
  }
  regions.forEach((r, k) => {
    const c = delaunay.find(...r.seeds[0]);
    for (const i of [c, ...neighbours[c]]) {
      label[i] = k;
      fixed[i] = 2;
    }
  });

  const want = new Int8Array(L * L); // 1 must touch, 2 may touch, 0 must not
  for (let a = 0; a < L; a++) want[a * L + a] = 2;
  for (let a = R; a < L; a++) for (let b = R; b < L; b++) want[a * L + b] = 2;
  for (const w of water)
    if (w.open)
      for (let a = 0; a < L; a++) {
        const b = index.get(w.id);
        want[a * L + b] = want[b * L + a] = 2;
      }
  for (const [a, b] of may) {
    const i = index.get(a),
      j = index.get(b);
    want[i * L + j] = want[j * L + i] = 2;
  }
  for (const [a, b] of touch) {
    const i = index.get(a),
      j = index.get(b);
    want[i * L + j] = want[j * L + i] = 1;
  }
  const contact = new Float64Array(L * L);
  const measure = () => {
    contact.fill(0);
    for (let i = 0; i < n; i++)
      neighbours[i].forEach((j, e) => {
        if (j > i && label[i] !== label[j]) {
          const l = edgeLength[i][e];
          contact[label[i] * L + label[j]] += l;
          contact[label[j] * L + label[i]] += l;
        }
      });
  };

  const tidy = () => {
    // keep the part with the anchor; hand the rest to a neighbour
    const seen = new Int32Array(n).fill(-1),
      keep = new Map();
    const parts = [];
    for (let i = 0; i < n; i++) {
      if (seen[i] >= 0) continue;
      const part = [i];
      seen[i] = parts.length;
      for (let h = 0; h < part.length; h++)
        for (const j of neighbours[part[h]])
          if (seen[j] < 0 && label[j] === label[i]) {
            seen[j] = parts.length;
            part.push(j);
          }
      parts.push(part);
    }
    for (const [k, r] of regions.entries()) keep.set(k, seen[delaunay.find(...r.seeds[0])]);
    parts.forEach((part, at) => {
      const l = label[part[0]];
      if (l >= R || keep.get(l) === at) return;
      const score = new Map();
      for (const i of part)
        neighbours[i].forEach((j, e) => {
          if (label[j] !== l && label[j] < R) score.set(label[j], (score.get(label[j]) ?? 0) + edgeLength[i][e]);
        });
      const to = [...score].sort((a, b) => b[1] - a[1])[0]?.[0];
      if (to !== undefined) for (const i of part) label[i] = to;
    });
  };
  const carve = (a, b, wide) => {
    // cheapest corridor from a to b through third regions
    const distance = new Float64Array(n).fill(Infinity),
      from = new Int32Array(n).fill(-1),
      queue = [];
    const push = (d, i) => {
      queue.push([d, i]);
      let k = queue.length - 1;
      while (k) {
        const p = (k - 1) >> 1;
        if (queue[p][0] <= queue[k][0]) break;
        [queue[p], queue[k]] = [queue[k], queue[p]];
        k = p;
      }
    };
    const pop = () => {
      const top = queue[0],
        last = queue.pop();
      if (queue.length) {
        queue[0] = last;
        let k = 0;
        for (;;) {
          let c = 2 * k + 1;
          if (c >= queue.length) break;
          if (c + 1 < queue.length && queue[c + 1][0] < queue[c][0]) c++;
          if (queue[k][0] <= queue[c][0]) break;
          [queue[k], queue[c]] = [queue[c], queue[k]];
          k = c;
        }
      }
      return top;
    };
    for (let i = 0; i < n; i++)
      if (label[i] === a) {
        distance[i] = 0;
        push(0, i);
      }
    let end = -1;
    while (queue.length) {
      const [d, i] = pop();
      if (d > distance[i]) continue;
      if (label[i] === b) {
        end = i;
        break;
      }
      for (const j of neighbours[i]) {
        if (label[j] >= R && label[j] !== b) continue;
        const l = label[j];
        let step = Math.hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]);
        if (l !== a && l !== b) {
          if (fixed[j]) step *= 30;
          const near = Math.sqrt(
            Math.max(1, (points[j][0] - regions[l].seeds[0][0]) ** 2 + (points[j][1] - regions[l].seeds[0][1]) ** 2),
          );
          step *= 1 + 60 / near;
          for (const k of neighbours[j]) {
            const m = label[k];
            if (m !== l && m !== a && m !== b && want[l * L + m] === 1 && contact[l * L + m] < least * 1.2) step *= 2.2;
          }
        }
        if (d + step < distance[j]) {
          distance[j] = d + step;
          from[j] = i;
          push(d + step, j);
        }
      }
    }
    if (end < 0) return false;
    const path = [];
    for (let i = end; i >= 0 && label[i] !== a; i = from[i]) if (label[i] !== b) path.push(i);
    path.forEach((i, k) => {
      const l = b < R && k < path.length / 2 ? b : a;
      for (const j of wide ? [i, ...neighbours[i]] : [i])
        if (fixed[j] === 0 && label[j] !== a && label[j] !== b) label[j] = l;
    });
    return true;
  };
  const anneal = (steps, hot, cold) => {
    measure();
    const scale = pull;
    const active = [];
    for (let i = 0; i < n; i++) if (!fixed[i]) active.push(i);
    const penalty = (a, b, len) => {
      const w = want[a * L + b];
      return w === 1
        ? 2.4 * Math.max(0, least - len) ** 1.25 + (len <= 0 ? 160 : 0)
        : w === 2
          ? 0.15 * len
          : 2.6 * len + (len > 0 ? 14 : 0);
    };
    const delta = new Map();
    for (let s = 0; s < steps; s++) {
      const T = hot * (cold / hot) ** (s / steps),
        i = active[(rnd() * active.length) | 0],
        a = label[i],
        nb = neighbours[i];
      let b = -1;
      const k0 = (rnd() * nb.length) | 0;
      for (let k = 0; k < nb.length; k++) {
        const l = label[nb[(k + k0) % nb.length]];
        if (l !== a && l < R) {
          b = l;
          break;
        }
      }
      if (b < 0) continue;
      let runsA = 0,
        runsB = 0;
      const m = nb.length; // simple point: both regions stay connected, no holes
      for (let k = 0; k < m; k++) {
        const l = label[nb[k]],
          p = k === 0 ? (onHull[i] ? -1 : label[nb[m - 1]]) : label[nb[k - 1]];
        if (l === a && p !== a) runsA++;
        if (l === b && p !== b) runsB++;
      }
      if (runsA !== 1 || runsB !== 1) continue;
      delta.clear();
      let change = 0;
      for (let k = 0; k < m; k++) {
        const c = label[nb[k]],
          l = edgeLength[i][k];
        if (c !== a) {
          delta.set(a * L + c, (delta.get(a * L + c) ?? 0) - l);
          change -= l;
        }
        if (c !== b) {
          delta.set(b * L + c, (delta.get(b * L + c) ?? 0) + l);
          change += l;
        }
      }
      const ab = (delta.get(a * L + b) ?? 0) + (delta.get(b * L + a) ?? 0);
      delta.delete(b * L + a);
      delta.set(a * L + b, ab);
      let E = change * 0.9 + ((cost(points[i], b) - cost(points[i], a)) * scale) / spacing;
      for (const [k, d] of delta) {
        if (!d) continue;
        const x = (k / L) | 0,
          y = k % L,
          len = contact[k];
        E += penalty(x, y, len + d < 1e-6 ? 0 : len + d) - penalty(x, y, len);
      }
      if (E <= 0 || rnd() < Math.exp(-E / T)) {
        label[i] = b;
        for (const [k, d] of delta) {
          const x = (k / L) | 0,
            y = k % L;
          contact[k] += d;
          contact[y * L + x] += d;
          if (contact[k] < 1e-6) contact[k] = contact[y * L + x] = 0;
        }
      }
    }
    measure();
  };
  const missing = () =>
    touch.map(([a, b]) => [index.get(a), index.get(b)]).filter(([a, b]) => contact[a * L + b] < least * 0.5);
  const wrong = () => {
    const out = [];
    for (let a = 0; a < L; a++)
      for (let b = a + 1; b < L; b++) if (contact[a * L + b] > 0.5 && want[a * L + b] === 0) out.push([a, b]);
    return out;
  };

  tidy();
  measure();
  const first = { missing: missing().length, wrong: wrong().length };
  let best = null;
  for (let round = 0; round < rounds; round++) {
    for (const [a, b] of missing()) {
      measure();
      if (contact[a * L + b] < least * 0.5) {
        carve(Math.min(a, b), Math.max(a, b), round % 3 !== 2);
        tidy();
      }
    }
    anneal(n * (round < 3 ? 30 : 16), round % 4 === 3 ? 14 : 8, 0.6);
    const m = missing(),
      w = wrong(),
      score = m.length * 10 + w.length;
    if (!best || score < best.score) best = { score, label: label.slice(), m: m.length, w: w.length, round };
    if (score === 0) break;
    if (round % 8 === 7 && best.score < score) {
      label.set(best.label);
      measure();
    }
  }
  label.set(best.label);
  measure();
  anneal(n * 40, 3, 0.15);
  if (missing().length * 10 + wrong().length > best.score) {
    label.set(best.label);
    measure();
  }
  const names = (list) => list.map(([a, b]) => [ids[a], ids[b]]);
  return {
    ids,
    label,
    points,
    polygons,
    neighbours,
    width,
    height,
    first,
    best,
    missing: names(missing()),
    wrong: names(wrong()),
  };
}
