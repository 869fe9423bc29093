// In each region a place for its name, its settlement and an Army, with as much air about them as there is.
import { bestBox } from './draw.mjs';
import { regions } from './wotr.config.mjs';
import { shape } from './wotr-land.mjs';

const measureText = (t, size) =>
  [...t].reduce(
    (s, c) => s + (/[ilíjtfrI'. -]/.test(c) ? 0.3 : /[mwMW]/.test(c) ? 0.8 : /[A-ZÉÎÚ]/.test(c) ? 0.64 : 0.5),
    0,
  ) * size;
const wraps = (name) => {
  const words = name.split(/(?<=-)| /),
    out = [[name]];
  for (let i = 1; i < words.length; i++)
    out.push([words.slice(0, i).join(' ').replace(/- /g, '-'), words.slice(i).join(' ').replace(/- /g, '-')]);
  for (let i = 1; i < words.length; i++)
    for (let k = i + 1; k < words.length; k++)
      out.push([words.slice(0, i).join(' '), words.slice(i, k).join(' '), words.slice(k).join(' ')]);
  return out;
};
export const place = {};
for (const r of regions) {
  const ring = shape.get(r.id)[0];
  let best = null;
  for (const size of [13.5, 12.5, 11.5])
    for (const lines of wraps(r.name)) {
      const w = Math.max(...lines.map((l) => measureText(l, size))),
        lh = size * 0.98,
        text = lines.length * lh,
        tokens = 34,
        boxW = Math.max(w, r.settlement === 'none' ? 40 : 66) + 6,
        boxH = text + tokens + 2;
      const b = bestBox(ring, boxW, boxH, r.seeds[0]);
      const score = Math.min(b.air, 9) + b.score * 0.2 - (13.5 - size) * 2.6 - (lines.length - 1) * 1.2;
      if (!best || score > best.score) best = { score, b, size, lines, w, lh, text, boxW, boxH, tokens };
    }
  const top = best.b.y - best.boxH / 2,
    glyph = r.settlement !== 'none';
  place[r.id] = {
    lines: best.lines,
    size: best.size,
    air: Math.round(best.b.air),
    label: [best.b.x, top + best.tokens + best.lh * 0.82],
    lineHeight: best.lh,
    glyph: glyph ? [best.b.x - 19, top + best.tokens / 2 + 3] : null,
    army: glyph ? [best.b.x + 16, top + best.tokens / 2] : [best.b.x, top + best.tokens / 2],
    box: [best.b.x, best.b.y, best.boxW, best.boxH],
  };
}
