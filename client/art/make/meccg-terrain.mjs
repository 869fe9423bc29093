// Woods, hills, waste and grass within the regions, and mountains along every border that cannot be crossed.
import { f, hill, range, scatter } from './draw.mjs';
import { inside, length, noise, randomFrom, resample } from './geometry.mjs';
import { seed } from './meccg.config.mjs';
import { arcs, ringOf } from './meccg-land.mjs';
import { place, spots } from './meccg-places.mjs';

const rnd = randomFrom(seed + 11);
const boxOf = (ring) => {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const LANDS = [
  {
    symbol: 'tree',
    step: 13,
    gap: 9,
    in: ['western-mirkwood', 'heart-of-mirkwood', 'southern-mirkwood', 'fangorn', 'woodland-realm', 'old-pukel-land'],
  },
  {
    symbol: 'hill',
    step: 26,
    gap: 16,
    in: [
      'withered-heath',
      'iron-hills',
      'forochel',
      'numeriador',
      'dunland',
      'hollin',
      'rhudaur',
      'andrast',
      'grey-mountain-narrows',
      'angmar',
      'high-pass',
      'redhorn-gate',
      'gundabad',
    ],
  },
  {
    symbol: 'waste',
    step: 16,
    gap: 9,
    in: ['gorgoroth', 'nurn', 'udun', 'dagorlad', 'brown-lands', 'khand', 'harondor', 'horse-plains'],
  },
  {
    symbol: 'grass',
    step: 26,
    gap: 9,
    in: [
      'rohan',
      'wold-and-foothills',
      'anduin-vales',
      'arthedain',
      'cardolan',
      'enedhwaith',
      'dorwinion',
      'southern-rhovanion',
      'northern-rhovanion',
      'lindon',
      'the-shire',
      'anfalas',
    ],
  },
];

const inkedHill = ({ line, hatch }) => `<path class="hl" d="${line}"/><path class="ht" d="${hatch}"/>`;
const SYMBOLS = { waste: 'km-w', grass: 'km-g' };

function hidden(id, ring, gap) {
  const { x, y, w, h } = place[id];
  return (p) =>
    (Math.abs(p[0] - x) < w / 2 + 4 && Math.abs(p[1] - y) < h / 2 + 4) ||
    spots.some((site) => Math.hypot(site.at[0] - p[0], site.at[1] - p[1]) < 15) ||
    ring.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < gap);
}

const marks = LANDS.flatMap(({ symbol, step, gap, in: ids }) =>
  ids.flatMap((id) => {
    const ring = resample([...ringOf(id), ringOf(id)[0]], 6);
    const thin = noise(id.length);
    const keepOut = hidden(id, ring, gap);
    const isBare = (p) => symbol !== 'tree' && thin(p[0] / 40, p[1] / 40) < 0;
    const spread = scatter(
      (p) => inside(p, ring),
      boxOf(ring),
      step,
      rnd,
      (p) => keepOut(p) || isBare(p),
    );
    return spread.map(([x, y]) => ({
      y,
      svg:
        symbol === 'hill'
          ? inkedHill(hill(x, y, 8 + rnd() * 4, rnd))
          : `<use href="#${SYMBOLS[symbol] ?? `km-t${1 + Math.floor(rnd() * 3)}`}" x="${f(x)}" y="${f(y)}"/>`,
    }));
  }),
);
export const terrain = marks
  .sort((a, b) => a.y - b.y)
  .map(({ svg }) => svg)
  .join('');

export const mountains = arcs
  .filter((arc) => arc.kind === 'barrier')
  .flatMap((arc) =>
    range(arc.points, rnd, { size: length(arc.points) < 20 ? 10 : 14, step: 12, snow: arc.points[0][1] < 420 }),
  )
  .sort((a, b) => a.y - b.y)
  .map(({ svg }) => svg)
  .join('');
