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
  leaflock: ['green', 'hills/none', ['ent', 50, 99, 1, { bark: 'greyD', leaf: 'leafD' }, { flip: true }]],
  quickbeam: ['green', 'woods/none', ['ent', 50, 99, 1, { bark: 'rust', leaf: 'red' }]],
  'roac-the-raven': ['border', 'peaks/none', ['loneMountain', 80, 92, 0.6], ['raven', 44, 97, 0.92]],
  shadowfax: ['free', 'peaks/none', ['horseHead', 52, 54, 0.98, { coat: 'snow', mane: 'steel' }]],
  skinbark: ['haven', 'hills/none', ['ent', 50, 99, 1, { bark: 'bone', leaf: 'gold' }]],
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
  treebeard: ['green', 'woods/none', ['ent', 50, 99, 1]],
} as const satisfies Readonly<Record<keyof typeof metwAllies, SceneHint>>;
