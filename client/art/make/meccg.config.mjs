// Where the card game's 52 regions and the sites lie. Which regions are adjacent comes from the game.
import { meccgCards } from '../../../games/meccg/card-list.ts';

const cards = meccgCards();
const regionCards = cards.filter((card) => card.kind === 'region');
const regionOf = new Map(cards.filter((card) => card.kind === 'site').map(({ id, region }) => [id, region]));

export const width = 1200;
export const height = 860;
export const seed = 5;
const scale = ([x, y]) => [x * 1.17 + 20, y * 1.15 + 20];

/** By region: where its name would like to lie, and further points of its land. */
const seeds = {
  lindon: [
    [92, 236],
    [80, 180],
  ],
  numeriador: [[153, 154]],
  forochel: [
    [251, 73],
    [160, 50],
    [330, 40],
  ],
  arthedain: [
    [291, 175],
    [230, 190],
    [330, 220],
  ],
  'the-shire': [[205, 262]],
  cardolan: [
    [294, 330],
    [240, 350],
    [340, 330],
  ],
  angmar: [[397, 83]],
  rhudaur: [[408, 192]],
  hollin: [[417, 318]],
  dunland: [[405, 368]],
  enedhwaith: [
    [346, 404],
    [300, 410],
  ],
  'old-pukel-land': [[345, 462]],
  gundabad: [
    [529, 104],
    [500, 90],
  ],
  'high-pass': [[535, 215]],
  'redhorn-gate': [[498, 291]],
  'gap-of-isen': [[480, 404]],
  'anduin-vales': [
    [609, 247],
    [585, 160],
    [590, 230],
    [600, 290],
    [600, 110],
  ],
  'wold-and-foothills': [[565, 352]],
  fangorn: [[522, 376]],
  rohan: [
    [590, 419],
    [540, 440],
  ],
  'grey-mountain-narrows': [[731, 106]],
  'woodland-realm': [[666, 134]],
  'western-mirkwood': [[659, 215]],
  'heart-of-mirkwood': [[716, 221]],
  'southern-mirkwood': [[647, 310]],
  'brown-lands': [[624, 334]],
  dagorlad: [[688, 377]],
  'withered-heath': [[847, 76]],
  'northern-rhovanion': [
    [772, 172],
    [800, 180],
  ],
  'southern-rhovanion': [
    [791, 339],
    [820, 300],
  ],
  'iron-hills': [[905, 140]],
  dorwinion: [
    [902, 221],
    [960, 250],
  ],
  'horse-plains': [
    [900, 370],
    [960, 480],
    [850, 400],
  ],
  'old-pukel-gap': [[398, 498]],
  andrast: [[300, 590]],
  anfalas: [
    [458, 542],
    [420, 560],
  ],
  lamedon: [[526, 524]],
  belfalas: [[560, 557]],
  lebennin: [
    [641, 544],
    [650, 520],
  ],
  anorien: [[652, 455]],
  ithilien: [
    [700, 560],
    [690, 480],
    [690, 620],
  ],
  harondor: [
    [720, 660],
    [660, 640],
    [820, 680],
  ],
  khand: [
    [940, 640],
    [870, 660],
  ],
  'imlad-morgul': [[738, 508]],
  udun: [[745, 430]],
  gorgoroth: [[800, 478]],
  nurn: [[860, 545]],
  'elven-shores': [
    [40, 370],
    [20, 240],
    [60, 430],
  ],
  'eriadoran-coast': [
    [195, 500],
    [150, 420],
    [215, 540],
    [190, 470],
  ],
  'andrast-coast': [
    [241, 686],
    [200, 640],
    [330, 690],
  ],
  'bay-of-belfalas': [
    [424, 623],
    [380, 600],
    [490, 640],
  ],
  'mouths-of-the-anduin': [
    [590, 660],
    [560, 700],
  ],
};

const places = {
  'amon-hen': [636, 402],
  'bag-end': [246, 247],
  'bandit-lair': [638, 353],
  'barad-dur': [782, 452],
  'barrow-downs': [323, 267],
  'beorns-house': [608, 175],
  'blue-mountain-dwarf-hold': [125, 147],
  bree: [311, 241],
  'cameth-brin': [442, 199],
  'carn-dum': [386, 60],
  'caves-of-ulund': [813, 73],
  'cirith-ungol': [730, 472],
  'dancing-spire': [761, 89],
  'dead-marshes': [675, 428],
  'dimrill-dale': [510, 323],
  'dol-amroth': [513, 572],
  'dol-guldur': [635, 308],
  'druadan-forest': [651, 474],
  dunharrow: [490, 441],
  'dunnish-clan-hold': [412, 384],
  'eagles-eyrie': [563, 154],
  'easterling-camp': [970, 400],
  edhellond: [514, 561],
  edoras: [508, 442],
  ettenmoors: [435, 173],
  'gladden-fields': [590, 233],
  'glittering-caves': [475, 431],
  'goblin-gate': [550, 187],
  'grey-havens': [150, 262],
  'henneth-annun': [690, 462],
  himring: [32, 113],
  irerock: [792, 85],
  'iron-hill-dwarf-hold': [837, 127],
  isengard: [466, 406],
  'isles-of-the-dead-that-live': [156, 396],
  'lake-town': [747, 156],
  'lond-galen': [420, 573],
  lorien: [533, 319],
  'lossadan-cairn': [257, 30],
  'lossadan-camp': [283, 44],
  'minas-morgul': [707, 479],
  'minas-tirith': [678, 497],
  moria: [490, 304],
  'mount-doom': [759, 454],
  'mount-gram': [387, 107],
  'mount-gundabad': [543, 94],
  'old-forest': [297, 272],
  'ost-in-edhil': [427, 339],
  pelargir: [655, 553],
  rhosgobel: [622, 285],
  rivendell: [462, 251],
  'ruined-signal-tower': [297, 430],
  'sarn-goriwing': [704, 198],
  'shelobs-lair': [734, 480],
  'shrel-kain': [901, 247],
  'southron-oasis': [725, 686],
  'stone-circle': [346, 485],
  'the-lonely-mountain': [732, 123],
  'the-stones': [305, 540],
  'the-white-towers': [188, 273],
  'the-wind-throne': [616, 88],
  'thranduils-halls': [696, 142],
  tolfalas: [572, 641],
  'vale-of-erech': [495, 492],
  'variag-camp': [897, 690],
  weathertop: [366, 234],
  wellinghall: [505, 390],
  'woodmen-town': [632, 232],
  'wose-passage-hold': [399, 462],
  // Of minions alone.
  'buhr-widu': [748, 271],
  'cirith-gorgor': [720, 425],
  dale: [742, 130],
  'geann-a-lisch': [337, 458],
  'gobel-mirlond': [619, 706],
  gondmaeglom: [699, 90],
  'haudh-in-gwanur': [607, 645],
  'hermits-hill': [544, 349],
  'nurniag-camp': [921, 507],
  'raider-hold': [936, 365],
  tharbad: [361, 336],
  'urlurtsu-nurn': [817, 550],
  'the-worthy-hills': [238, 360],
  'zarak-dum': [405, 74],
};

export const regions = regionCards.map(({ id, name, type }) => ({
  id,
  name,
  type,
  sea: type === 'coastal-sea',
  seeds: seeds[id].map(scale),
}));

export const sites = Object.entries(places).map(([id, at]) => ({ id, region: regionOf.get(id), at: scale(at) }));

/** Only Ringwraiths and the Balrog pass here: it is drawn, and open to nobody else. */
export const gates = [['dagorlad', 'udun']];

/** Neighbours count as adjacent when each of them lists the other (MW-T6.1.6). */
const adjacent = new Map(regionCards.map((card) => [card.id, card.adjacent]));
export const borders = regionCards.flatMap(({ id }) =>
  adjacent
    .get(id)
    .filter((other) => id < other && adjacent.get(other).includes(id))
    .map((other) => [id, other]),
);

/** The sea beyond the seas. */
export const water = [
  {
    id: 'ocean',
    open: true,
    polygon: [
      [-60, -60],
      [110, -60],
      [96, 60],
      [60, 110],
      [40, 150],
      [10, 190],
      [6, 300],
      [-2, 420],
      [60, 480],
      [110, 560],
      [130, 680],
      [190, 800],
      [-60, 800],
    ].map(scale),
  },
];
