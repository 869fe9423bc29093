// The allies of The Wizards.
import type { metwAllies } from '../../../../games/meccg/cards/metw-allies.ts';
import type { SceneHint } from '../hint-types.ts';

export const ALLIES = {
  'bill-the-pony': ['free', 'hills/plain', ['horse', 50, 97, 0.94, { pack: 'bone' }]],
  goldberry: [
    'green',
    'none/none',
    ['athelas', 12, 62, 0.6],
    ['athelas', 88, 62, 0.6],
    [
      'bust',
      50,
      98,
      0.9,
      {
        race: 'man',
        woman: true,
        hair: 'wavy',
        hairColour: 'gold',
        dress: 'gown',
        cloth: '#7fae6a',
        trim: '#e8d46a',
        brooch: 'leaf',
        head: 'none',
      },
    ],
  ],
  gollum: ['mist', 'crags/none', ['gollum', 50, 99, 0.96], ['ring', 84, 30, 0.2]],
  gwaihir: ['free', 'peaks/none', ['eagle', 50, 48, 1]],
  leaflock: [
    'mist',
    'hills/none',
    ['forest', 50, 88, 0.7, { leaf: 'leafD' }],
    ['ent', 56, 100, 0.9, { bark: 'greyD', leaf: 'leafD' }, { flip: true }],
  ],
  quickbeam: [
    'green',
    'hills/none',
    ['tree', 84, 92, 0.6, { leaf: 'red' }],
    ['ent', 40, 99, 0.96, { bark: 'rust', leaf: 'red' }, { flip: true }],
    ['tree', 10, 86, 0.4, { leaf: 'red' }],
  ],
  'roac-the-raven': ['border', 'peaks/none', ['loneMountain', 80, 92, 0.6], ['raven', 44, 97, 0.92]],
  shadowfax: ['free', 'peaks/none', ['horseHead', 52, 54, 0.98, { coat: 'snow', mane: 'steel' }]],
  skinbark: [
    'haven',
    'crags/none',
    ['orthanc', 86, 88, 0.5],
    ['ent', 42, 99, 1, { bark: 'bone', leaf: 'gold' }],
    ['axe', 60, 74, 0.26, {}, { rot: 70 }],
  ],
  'tom-bombadil': [
    'green',
    'hills/none',
    [
      'bust',
      50,
      98,
      0.9,
      {
        race: 'dwarf',
        hair: 'curly',
        hairColour: 'brown',
        beard: 'full',
        dress: 'cloak',
        cloth: '#4f7fb0',
        trim: '#e8c94a',
        head: 'hat',
        smile: true,
      },
    ],
    ['tree', 88, 92, 0.4],
  ],
  treebeard: [
    'green',
    'woods/none',
    ['ent', 46, 99, 0.96],
    ['bust', 78, 48, 0.24, { race: 'hobbit', hair: 'curly', hairColour: 'brown', turn: -1 }],
  ],
} as const satisfies Readonly<Record<keyof typeof metwAllies, SceneHint>>;
