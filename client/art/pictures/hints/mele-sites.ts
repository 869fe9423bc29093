// What servants of the Eye see of a place that heroes know: the same landmark from the other side, under a dark sky and a
// banner. The Darkhavens and a few others have a picture of their own.
import type { meleSites } from '../../../../games/meccg/cards/mele-sites.ts';
import type { MoodName } from '../../kit/moods.ts';
import type { MotifHint } from '../../kit/motif-options.ts';
import { pick, randomOf } from '../../random.ts';
import type { SceneHint } from '../hint-types.ts';
import type { Placement } from '../motifs.ts';
import { SITES } from './sites.ts';

const OWN = {
  'bag-end-minion': [
    'night',
    'hills/none',
    ['hobbitHole', 56, 100, 0.84],
    ['gallop', 18, 98, 0.44, { coat: 'blackD', mane: 'ash', rider: 'black', hooded: true }, { flip: true }],
  ],
  'barad-dur-minion': [
    'fire',
    'peaks/none',
    ['bridge', 50, 106, 0.9, { stone: 'iron' }],
    ['darkTower', 50, 94, 0.9],
    ['eye', 50, 18, 0.34],
  ],
  'carn-dum-minion': [
    'dusk',
    'peaks/none',
    ['mountains', 50, 92, 1.04, { rock: 'slate' }],
    ['gate', 50, 99, 0.6, { stone: 'blackD', glow: 'flameR' }],
    ['crown', 50, 22, 0.3, { style: 'iron', gem: '#dcefe9' }],
    ['snowfall', 14, 30, 0.24],
  ],
  'dol-guldur-minion': [
    'violet',
    'pines/pines',
    ['hill', 50, 104, 1.1, { grass: 'pineD' }],
    ['darkTower', 50, 66, 0.6],
    ['fellBeast', 18, 26, 0.3],
    ['web', 86, 78, 0.36],
  ],
  'minas-morgul-minion': [
    'violet',
    'crags/none',
    ['moonTower', 34, 96, 0.96],
    ['bridge', 80, 104, 0.6, { stone: 'cold' }],
    ['wraith', 80, 92, 0.36, { crown: 'steel', style: 'tall', eyes: 'gleam' }],
  ],
  'mount-doom-minion': ['red', 'plain/none', ['volcano', 62, 94, 0.9], ['road', 26, 104, 0.8], ['orc', 16, 100, 0.36]],
} as const satisfies Partial<Record<keyof typeof meleSites, SceneHint>>;

const DARKER: Readonly<Record<MoodName, MoodName>> = {
  haven: 'violet',
  free: 'dusk',
  border: 'red',
  ruins: 'violet',
  shadow: 'fire',
  dark: 'red',
  sea: 'night',
  amber: 'dusk',
  violet: 'fire',
  grim: 'red',
  blue: 'night',
  red: 'dark',
  winter: 'dusk',
  desert: 'fire',
  dusk: 'red',
  night: 'fire',
  green: 'night',
  fire: 'dark',
  mist: 'night',
};

const BANNERS: readonly MotifHint[] = [
  { field: 'blackD', charge: 'eye', metal: 'flame', tail: 'ragged' },
  { field: 'redD', charge: 'eye', metal: 'goldL', tail: 'hang' },
  { field: 'blackD', charge: 'eye', metal: 'flame', tail: 'long' },
  { field: 'red', charge: 'eye', metal: 'flameL', tail: 'ragged' },
];

function mirrored([name, x, y, size, options, place = {}]: Placement): Placement {
  const turned = { ...place, flip: !place.flip, rot: -(place.rot ?? 0) };
  return [name, 100 - x, y, size, options, turned] as Placement;
}

/** The banner stands where the landmark leaves room. */
function inDarkness([mood, land, ...placements]: SceneHint, id: string): SceneHint {
  const seen = placements.map(mirrored);
  const weight = seen.reduce((sum, [, x, , size]) => sum + (x - 50) * size, 0);
  const side = weight > 0 ? 17 : 85;
  return [DARKER[mood], land, ...seen, ['banner', side, 60, 0.6, pick(randomOf(`banner ${id}`), BANNERS)]];
}

/** By the id of the minions' card. */
export const MELE_SITES: Readonly<Record<string, SceneHint>> = {
  ...Object.fromEntries(
    Object.entries(SITES).map(([place, hint]) => [`${place}-minion`, inDarkness(hint, `${place}-minion`)]),
  ),
  ...OWN,
};
