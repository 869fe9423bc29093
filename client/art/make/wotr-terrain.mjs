// Woods, hills, marshes, grass and waste within the regions, and mountains along every border that cannot be crossed.
import { bestBox, d, f, hill, range, scatter } from './draw.mjs';
import { inside, noise, randomFrom, resample } from './geometry.mjs';
import { seed } from './wotr.config.mjs';
import { arcs, shape } from './wotr-land.mjs';
import { place } from './wotr-places.mjs';

const rnd = randomFrom(seed + 11);
/** By symbol: where it stands. One path with markers draws them all. */
const scattered = { t1: [], t2: [], t3: [], ma: [], gr: [], wa: [] };
const hills = [];
const boxOf = (ring) => {
  const xs = ring.map((p) => p[0]),
    ys = ring.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const edgeGap = (ring, gap) => (p) => ring.some(([x, y]) => Math.hypot(x - p[0], y - p[1]) < gap);
const hidden = (id) => (p) => {
  const [x, y, w, h] = place[id].box;
  return Math.abs(p[0] - x) < w / 2 + 3 && Math.abs(p[1] - y) < h / 2 + 2;
};
const symbols = { marsh: 'ma', grass: 'gr', waste: 'wa' };
const lands = {
  tree: {
    step: 13,
    in: [
      'old-forest',
      'western-mirkwood',
      'northern-mirkwood',
      'eastern-mirkwood',
      'southern-mirkwood',
      'woodland-realm',
      'dol-guldur',
      'narrows-of-the-forest',
      'fangorn',
      'lorien',
      'druadan-forest',
      'old-forest-road',
      'trollshaws',
    ],
  },
  hill: {
    step: 27,
    in: [
      'weather-hills',
      'north-downs',
      'south-downs',
      'tower-hills',
      'iron-hills',
      'western-emyn-muil',
      'eastern-emyn-muil',
      'ettenmoors',
      'south-dunland',
      'north-dunland',
      'withered-heath',
      'shire',
      'evendim',
      'andrast',
      'dol-amroth',
      'hollin',
      'angmar',
    ],
  },
  marsh: { step: 20, in: ['dead-marshes', 'gladden-fields'] },
  grass: {
    step: 24,
    in: [
      'eastemnet',
      'westemnet',
      'folde',
      'parth-celebrant',
      'north-rhun',
      'east-rhun',
      'southern-rhovanion',
      'northern-rhovanion',
      'cardolan',
      'minhiriath',
      'north-anduin-vale',
      'south-anduin-vale',
      'northern-dorwinion',
      'southern-dorwinion',
      'enedwaith',
      'harlindon',
      'buckland',
    ],
  },
  waste: {
    step: 15,
    in: [
      'gorgoroth',
      'nurn',
      'barad-dur',
      'dagorlad',
      'noman-lands',
      'western-brown-lands',
      'eastern-brown-lands',
      'near-harad',
      'far-harad',
      'khand',
      'east-harondor',
      'west-harondor',
      'morannon',
      'south-rhun',
      'umbar',
    ],
  },
};
for (const [kind, { step, in: list }] of Object.entries(lands))
  for (const id of list) {
    const ring = shape.get(id)[0],
      thin = noise(seed + id.length),
      tooNear = edgeGap(resample([...ring, ring[0]], 6), kind === 'hill' ? 17 : kind === 'tree' ? 7 : 9),
      under = hidden(id);
    for (const p of scatter(
      (q) => inside(q, ring),
      boxOf(ring),
      step,
      rnd,
      (q) => tooNear(q) || under(q) || (kind !== 'tree' && thin(q[0] / 40, q[1] / 40) < (kind === 'hill' ? -0.5 : 0)),
    )) {
      if (kind === 'hill') hills.push(hill(...p, 8 + rnd() * 4, rnd));
      else scattered[kind === 'tree' ? `t${1 + Math.floor(rnd() * 3)}` : symbols[kind]].push(p);
    }
  }
export const barriers = arcs.filter((a) => a.kind === 'barrier');
const ridges = [];
for (const a of barriers)
  ridges.push(
    ...range(a.points, rnd, {
      size: 15.5,
      step: 12.5,
      snow: a.points[0][1] < 330 || /lamedon|edoras|erech|helms|anfalas/.test(a.a + a.b),
    }),
  );
ridges.sort((a, b) => a.y - b.y);

const standing = (symbol) => {
  const at = scattered[symbol].sort((a, b) => a[1] - b[1]).map((p) => p.map(f).join(' '));
  const mark = `url(#wm-${symbol})`;
  return `<path class="many" marker-start="${mark}" marker-mid="${mark}" marker-end="${mark}" d="M${at.join('L')}"/>`;
};
const hillInk = `<path class="hl" d="${hills.map(({ line }) => line).join('')}"/><path class="ht" d="${hills.map(({ hatch }) => hatch).join('')}"/>`;
export const terrain = hillInk + Object.keys(scattered).map(standing).join('');

// lakes inside a region (no border of their own), and the Mountain of Fire
const blob = (x, y, w, h, k) => {
  const n = noise(k),
    out = [];
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2,
      r = 1 + n(Math.cos(a) * 1.6 + 5, Math.sin(a) * 1.6 + 5) * 0.42 + n(Math.cos(a) * 4, Math.sin(a) * 4) * 0.12;
    out.push([x + Math.cos(a) * w * r, y + Math.sin(a) * h * r]);
  }
  return d(out, true);
};
const freeSpot = (id, w, h) => {
  const ring = shape.get(id)[0],
    [bx, by, bw, bh] = place[id].box;
  return bestBox(
    ring,
    w,
    h,
    [bx, by],
    [
      [bx, by, Math.max(bw, bh) * 0.5],
      [bx - bw / 2, by, bh * 0.5],
      [bx + bw / 2, by, bh * 0.5],
    ],
  );
};
export const inlandLakes = [
  ['nurn', 34, 15, 3],
  ['evendim', 15, 8, 8],
  ['dale', 6, 12, 4],
]
  .map(([id, w, h, k]) => {
    const s = freeSpot(id, w * 2.2, h * 2.2);
    if (!s || s.air <= -4) throw new Error(`There is no room for a lake in ${id}.`);
    return `<path class="lk" d="${blob(s.x, s.y, w, h, k)}"/><path class="lk2" d="${blob(s.x, s.y, w * 0.72, h * 0.66, k)}"/>`;
  })
  .join('');
const doom = (() => {
  const s = freeSpot('gorgoroth', 40, 34);
  return `<g transform="translate(${f(s.x)} ${f(s.y + 12)}) scale(1.25)"><path class="pk" d="M-17 0C-11-4-8-14-5-20l2 2 3-2 2 2 3-2c3 7 6 15 12 20z"/><path class="sh" d="M2-18l3-2c3 7 6 15 12 20H3c2-6-2-9-1-18z"/><path class="ht" d="M7-12l-2 6M10-7l-2 5M13-3l-1 3M-9-8l1 4M-6-13l0 5"/><path class="ol" d="M-17 0C-11-4-8-14-5-20l2 2 3-2 2 2 3-2c3 7 6 15 12 20"/><path d="M-3-19c1 3-1 5 0 9M1-19c1 4 0 6 2 10" class="fire"/><path class="wm-tk wm-smoke" d="M-2-22c-4-3 1-5-1-9 5 1 3 4 6 4-1-4 4-5 8-3M2-23c3-1 4-3 8-2"/></g>`;
})();

/** Back to front, and the Mountain of Fire. */
export const mountains = ridges.map(({ svg }) => svg).join('') + doom;
