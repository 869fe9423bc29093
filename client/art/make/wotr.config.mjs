// Where War of the Ring's regions lie. Their places come from the game's own table (a box of 1000 by 793); coast, lakes
// and extra seeds are ours.
import {
  ADJACENT,
  COASTAL,
  IMPASSABLE,
  NATION_OF,
  REGION_IDS,
  REGION_NAMES,
  REGION_X,
  REGION_Y,
  SETTLEMENT_OF,
} from '../../../games/wotr/map/regions.ts';

/** By nation number: the name in classes and icons. */
export const nations = ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'south'];
/** By settlement number. */
const settlements = ['none', 'town', 'city', 'stronghold', 'fortification'];

const table = REGION_IDS.map((id, region) => ({
  id,
  name: REGION_NAMES[region],
  nation: nations[NATION_OF[region]] ?? null,
  settlement: settlements[SETTLEMENT_OF[region]],
  coastal: COASTAL[region] === 1,
  adjacent: ADJACENT[region].map((other) => REGION_IDS[other]),
  x: REGION_X[region],
  y: REGION_Y[region],
}));
/** Another seed, another shoreline: --seed N tries one. */
export const seed = Number(process.argv[process.argv.indexOf('--seed') + 1] || 33) || 33;

export const width = 1640,
  height = 1090;
// Crowded lands get more room: each axis is bent half-way towards an even spread of the regions along it.
const spread = (values, low, high, bend) => {
  const sorted = [...values].sort((a, b) => a - b),
    soft = (high - low) / 16;
  const share = (v) => sorted.reduce((s, x) => s + 1 / (1 + Math.exp(-(v - x) / (soft * 0.5))), 0);
  const a = share(low),
    b = share(high);
  return (v) => {
    const u = (v - low) / (high - low);
    return u < 0 || u > 1 ? u : u * (1 - bend) + ((share(v) - a) / (b - a)) * bend;
  };
};
const bendX = spread(
    table.map((r) => r.x),
    -14,
    1014,
    0.5,
  ),
  bendY = spread(
    table.map((r) => r.y),
    -16,
    812,
    0.42,
  );
export const scale = ([x, y]) => [bendX(x) * width, bendY(y) * height];
// one closed coastline: the sea is this polygon (hand placed, in data units)
const sea = [
  [-40, 110],
  [4, 128],
  [2, 150],
  [-2, 176],
  [8, 192],
  [34, 196],
  [58, 206],
  [70, 214],
  [52, 222],
  [28, 224],
  [10, 232],
  [4, 252],
  [14, 278],
  [34, 298],
  [52, 300],
  [64, 288],
  [84, 284],
  [112, 296],
  [128, 312],
  [132, 336],
  [118, 352],
  [126, 372],
  [146, 384],
  [160, 398],
  [178, 404],
  [200, 396],
  [206, 410],
  [198, 432],
  [204, 448],
  [214, 462],
  [204, 478],
  [196, 504],
  [184, 528],
  [178, 552],
  [152, 566],
  [124, 588],
  [116, 618],
  [126, 640],
  [152, 654],
  [186, 662],
  [222, 668],
  [250, 664],
  [270, 648],
  [286, 636],
  [310, 628],
  [340, 634],
  [372, 642],
  [398, 634],
  [416, 626],
  [428, 636],
  [424, 658],
  [432, 684],
  [450, 700],
  [474, 706],
  [496, 696],
  [510, 676],
  [514, 650],
  [520, 622],
  [530, 606],
  [537, 618],
  [540, 642],
  [546, 668],
  [560, 690],
  [578, 696],
  [586, 686],
  [592, 698],
  [580, 712],
  [562, 724],
  [556, 742],
  [562, 752],
  [578, 756],
  [582, 762],
  [566, 768],
  [556, 782],
  [552, 840],
  [-60, 840],
  [-60, 110],
];
const lakes = {
  'sea-of-rhun': [
    [864, 286],
    [872, 270],
    [890, 262],
    [906, 270],
    [922, 268],
    [934, 280],
    [930, 296],
    [938, 310],
    [926, 326],
    [908, 330],
    [896, 344],
    [878, 340],
    [868, 326],
    [858, 312],
  ],
};
const extra = {
  gorgoroth: [
    [905, 545],
    [850, 552],
    [800, 545],
    [990, 540],
  ],
  nurn: [
    [760, 655],
    [870, 640],
    [905, 612],
  ],
  'far-harad': [[880, 770]],
  'near-harad': [[770, 770]],
  khand: [
    [990, 640],
    [900, 690],
    [840, 700],
    [790, 704],
  ],
  'mount-gundabad': [
    [405, 40],
    [460, 30],
  ],
  'south-rhun': [
    [960, 430],
    [960, 350],
  ],
  'east-rhun': [
    [960, 160],
    [975, 250],
  ],
  'iron-hills': [[930, 60]],
  forlindon: [
    [40, 110],
    [30, 60],
    [60, 20],
  ],
  'north-ered-luin': [[120, 20]],
  erebor: [[740, 20]],
  'south-ithilien': [[720, 655]],
  umbar: [[590, 800]],
  moria: [[470, 195]],
  arnor: [[190, 40]],
  evendim: [[180, 60]],
  fangorn: [
    [455, 330],
    [470, 400],
  ],
  'north-dunland': [[420, 300]],
  lamedon: [[525, 590]],
};
const roomy = {
  shire: 2200,
  'high-pass': 2600,
  'grey-havens': 2200,
  pelargir: 2200,
  bree: 1500,
  lossarnach: 1500,
  'minas-tirith': 2200,
  lorien: 1800,
  'goblins-gate': 1600,
  'gladden-fields': 1600,
  morannon: 1600,
  edoras: 1200,
  'minas-morgul': 1200,
  'ered-luin': 1200,
  'dol-guldur': 1200,
  osgiliath: 1500,
  folde: 900,
  orthanc: 900,
  'old-forest-road': 1200,
  moria: 600,
};
export const regions = table.map((r) => ({
  ...r,
  weight: roomy[r.id] ?? 0,
  seeds: [[r.x, r.y], ...(extra[r.id] ?? [])].map(scale),
}));
export const water = [
  { id: 'sea', polygon: sea.map(scale) },
  ...Object.entries(lakes).map(([id, p]) => ({ id, polygon: p.map(scale), open: true })),
];
const pairs = new Map();
for (const r of table) for (const b of r.adjacent) pairs.set([r.id, b].sort().join('|'), [r.id, b].sort());
export const borders = [...pairs.values()];
export const touch = [...borders, ...table.filter((r) => r.coastal).map((r) => [r.id, 'sea'])];
export const may = IMPASSABLE.map(({ a, b }) => [REGION_IDS[a], REGION_IDS[b]]);
