// From a labelled mesh to lines: arcs shared by two regions, rings about one, and the audit of both.
import { areaOf, length, noise, resample } from './geometry.mjs';

/** Arcs shared by two labels: [{ a, b, points }], endpoints fixed at junctions, smoothed once for both sides. */
export function trace({ ids, label, polygons, width, height }, { smooth = 3, jitter = 0, seed = 3 } = {}) {
  const key = ([x, y]) => `${Math.round(x * 50)},${Math.round(y * 50)}`,
    vertex = new Map(),
    links = new Map(),
    edges = [];
  const vid = (p) => {
    const k = key(p);
    if (!vertex.has(k)) vertex.set(k, { k, p, edges: [] });
    return vertex.get(k);
  };
  const border = ([x, y]) => x < 0.05 || y < 0.05 || x > width - 0.05 || y > height - 0.05;
  for (let i = 0; i < label.length; i++) {
    const poly = polygons[i];
    for (let k = 0; k + 1 < poly.length; k++) {
      const p = poly[k],
        q = poly[k + 1];
      if (key(p) === key(q)) continue;
      const id = [key(p), key(q)].sort().join('|');
      const e = links.get(id);
      if (e) e.sides.push(label[i]);
      else links.set(id, { sides: [label[i]], p, q });
    }
  }
  for (const e of links.values()) {
    const [a, b = -1] = e.sides;
    if (a === b) continue;
    if (b === -1 && !(border(e.p) && border(e.q))) continue;
    const edge = { a: Math.min(a, b), b: Math.max(a, b), u: vid(e.p), v: vid(e.q), used: false };
    edges.push(edge);
    edge.u.edges.push(edge);
    edge.v.edges.push(edge);
  }
  const corner = (v) =>
    border(v.p) && (v.p[0] < 0.05 || v.p[0] > width - 0.05) && (v.p[1] < 0.05 || v.p[1] > height - 0.05);
  const junction = (v) => v.edges.length !== 2 || corner(v);
  const arcs = [];
  const walk = (start, edge) => {
    const pts = [start.p];
    let v = start,
      e = edge,
      ends;
    for (;;) {
      e.used = true;
      v = e.u === v ? e.v : e.u;
      pts.push(v.p);
      if (junction(v) || v === start) {
        ends = v;
        break;
      }
      const next = v.edges.find((x) => !x.used);
      if (!next) break;
      e = next;
    }
    arcs.push({ a: edge.a, b: edge.b, points: pts, from: start.k, to: ends?.k ?? v.k });
  };
  for (const v of vertex.values()) if (junction(v)) for (const e of v.edges) if (!e.used) walk(v, e);
  for (const e of edges) if (!e.used) walk(e.u, e);
  const wiggle = noise(seed),
    wiggle2 = noise(seed + 9);
  // junctions first: move each a little towards the mean of its three arcs, so that corners look drawn, not meshed
  const move = new Map();
  for (const v of vertex.values())
    if (v.edges.length >= 3 && !border(v.p)) {
      const near = arcs
        .filter((a) => a.from === v.k || a.to === v.k)
        .map((a) => (a.from === v.k ? a.points : [...a.points].reverse()))
        .map((p) => p[Math.min(2, p.length - 1)]);
      move.set(
        v.k,
        [0, 1].map((d) => v.p[d] * 0.4 + (near.reduce((s, p) => s + p[d], 0) / near.length) * 0.6),
      );
    }
  for (const arc of arcs) {
    let p = arc.points.map((x) => [...x]);
    if (move.has(arc.from)) p[0] = move.get(arc.from);
    if (move.has(arc.to)) p[p.length - 1] = move.get(arc.to);
    if (arc.a >= 0) {
      const closed = arc.from === arc.to;
      for (let s = 0; s < smooth; s++)
        p = p.map((x, i) =>
          i === 0 || i === p.length - 1
            ? closed
              ? [(p[p.length - 2][0] + 2 * x[0] + p[1][0]) / 4, (p[p.length - 2][1] + 2 * x[1] + p[1][1]) / 4]
              : x
            : [(p[i - 1][0] + 2 * x[0] + p[i + 1][0]) / 4, (p[i - 1][1] + 2 * x[1] + p[i + 1][1]) / 4],
        );
      p = resample(p, 4);
      if (jitter)
        p = p.map((x, i) => {
          const t = closed ? 1 : Math.min(1, Math.min(i, p.length - 1 - i) / 4);
          return [
            x[0] + (wiggle(x[0] / 9, x[1] / 9) * 0.6 + wiggle(x[0] / 26, x[1] / 26)) * jitter * t,
            x[1] + (wiggle2(x[0] / 9, x[1] / 9) * 0.6 + wiggle2(x[0] / 26, x[1] / 26)) * jitter * t,
          ];
        });
    }
    arc.points = p;
  }
  return arcs.map((arc) => ({
    a: arc.a < 0 ? null : ids[arc.a],
    b: ids[arc.b],
    points: arc.points,
    from: arc.from,
    to: arc.to,
  }));
}

/** Closed rings per label, each a list of points, from the arcs around it. */
export function rings(arcs) {
  const by = new Map();
  for (const arc of arcs)
    for (const id of new Set([arc.a, arc.b])) if (id) (by.get(id) ?? by.set(id, []).get(id)).push(arc);
  const out = new Map();
  for (const [id, list] of by) {
    const left = new Set(list),
      found = [];
    while (left.size) {
      const first = [...left][0];
      left.delete(first);
      let pts = [...first.points],
        end = first.to;
      const parts = [{ arc: first, reversed: false }];
      while (end !== first.from) {
        const next = [...left].find((x) => x.from === end || x.to === end);
        if (!next) break;
        left.delete(next);
        const forward = next.from === end;
        pts = pts.concat((forward ? next.points : [...next.points].reverse()).slice(1));
        end = forward ? next.to : next.from;
        parts.push({ arc: next, reversed: !forward });
      }
      found.push(pts);
    }
    out.set(
      id,
      found.sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a))),
    );
  }
  return out;
}

/** Border length per pair, measured on the finished arcs: the proof that drawing and table agree. */
export function audit(arcs, touch, may) {
  const pair = (a, b) => [a, b].sort().join('|'),
    len = new Map();
  for (const arc of arcs)
    if (arc.a && arc.b) len.set(pair(arc.a, arc.b), (len.get(pair(arc.a, arc.b)) ?? 0) + length(arc.points));
  const wanted = new Set(touch.map(([a, b]) => pair(a, b))),
    allowed = new Set(may.map(([a, b]) => pair(a, b)));
  return {
    wanted: wanted.size,
    visible: [...wanted].filter((k) => (len.get(k) ?? 0) >= 12).length,
    missing: [...wanted].filter((k) => !(len.get(k) > 0)),
    thin: [...wanted].filter((k) => len.get(k) > 0 && len.get(k) < 12).map((k) => [k, Math.round(len.get(k))]),
    impassableListed: [...len.keys()].filter((k) => allowed.has(k) && !wanted.has(k)).length,
    impassableExtra: [...len].filter(([k]) => !allowed.has(k) && !wanted.has(k)).map(([k, l]) => [k, Math.round(l)]),
    shortest: [...wanted]
      .map((k) => [k, Math.round(len.get(k) ?? 0)])
      .sort((a, b) => a[1] - b[1])
      .slice(0, 8),
  };
}
