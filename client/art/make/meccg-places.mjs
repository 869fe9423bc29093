// In each region a place for its name, and for each site a place apart from it.
import { bestBox } from './draw.mjs';
import { inside, randomFrom, resample } from './geometry.mjs';
import { height, regions, seed, sites, width } from './meccg.config.mjs';
import { ringOf } from './meccg-land.mjs';

const measure = (text, size) =>
  [...text].reduce(
    (sum, c) => sum + (/[ilíjtfrI'. -]/.test(c) ? 0.3 : /[mwMW&]/.test(c) ? 0.8 : /[A-Z]/.test(c) ? 0.64 : 0.5),
    0,
  ) * size;
const wraps = (name) => {
  const words = name.split(' ');
  return [[name], ...words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])];
};
/** Above the name stands the symbol of the region's type. */
const SYMBOL = 16;

function placeOf({ id, name, seeds }) {
  let best;
  for (const size of [14, 12.5, 11])
    for (const lines of wraps(name)) {
      const w = Math.max(...lines.map((line) => measure(line, size)));
      const h = lines.length * size + SYMBOL;
      const box = bestBox(ringOf(id), w + 6, h, seeds[0]);
      const score = Math.min(box.air, 14) - (14 - size) * 2;
      if (!best || score > best.score) best = { score, size, lines, w: w + 8, h: h + 4, x: box.x, y: box.y };
    }
  return best;
}
export const place = Object.fromEntries(regions.map((region) => [region.id, placeOf(region)]));

const rnd = randomFrom(seed + 3);
const near = (from, spread) => [from[0] + (rnd() - 0.5) * spread, from[1] + (rnd() - 0.5) * spread];
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How well a site lies: away from borders, from other sites and from the name, and near where it belongs. */
function air(p, site, others, ring, label) {
  if (!inside(p, ring) || p[0] < 14 || p[1] < 14 || p[0] > width - 14 || p[1] > height - 14) return -99;
  let room = Math.min(16, ...ring.map((q) => distance(p, q)));
  for (const other of others) room = Math.min(room, (distance(p, other.at) - 8) * 0.7);
  const dx = Math.abs(p[0] - label.x) - label.w / 2;
  const dy = Math.abs(p[1] - label.y) - label.h / 2;
  if (dx < 10 && dy < 10) room = Math.min(room, Math.max(dx, dy) - 2);
  return room - distance(p, site.wish) * 0.012;
}

/** By site: where it lies. */
export const spots = regions.flatMap((region) => {
  const ring = resample([...ringOf(region.id), ringOf(region.id)[0]], 5);
  const list = sites
    .filter((site) => site.region === region.id)
    .map((site) => ({ id: site.id, wish: site.at, at: inside(site.at, ring) ? site.at : near(region.seeds[0], 30) }));
  for (let round = 0; round < 900; round++)
    for (const site of list) {
      const others = list.filter((one) => one !== site);
      const next = near(site.at, 16);
      const better = (p) => air(p, site, others, ring, place[region.id]);
      if (better(next) > better(site.at)) site.at = next;
    }
  return list;
});
