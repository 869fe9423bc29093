// War of the Ring's Characters, by id.
import type { BustOptions, FaceRace } from '../../kit/bust/person.ts';
import type { SceneHint } from '../hint-types.ts';

export type WarPerson = { readonly race: FaceRace; readonly face: BustOptions } | { readonly scene: SceneHint };

export const WAR_PEOPLE = {
  'gandalf-grey': {
    race: 'wizard',
    face: {
      head: 'hat',
      hairColour: 'grey',
      beard: 'long',
      dress: 'robe',
      cloth: '#6f7684',
      trim: '#c9ccc8',
      prop: 'staff',
      age: 'old',
      turn: -1,
    },
  },
  strider: {
    race: 'dunadan',
    face: {
      head: 'hood',
      hairColour: 'dark',
      beard: 'short',
      dress: 'cloak',
      cloth: '#4d5f45',
      brooch: 'star',
      profile: true,
      turn: 1,
    },
  },
  boromir: {
    race: 'dunadan',
    face: {
      hair: 'parted',
      hairColour: 'brown',
      beard: 'short',
      dress: 'mail',
      cloth: '#7a3b2a',
      prop: 'horn',
      head: 'none',
      turn: 1,
    },
  },
  legolas: {
    race: 'elf',
    face: {
      hair: 'long',
      hairColour: 'fair',
      head: 'none',
      dress: 'cloak',
      cloth: '#4f7a48',
      brooch: 'leaf',
      prop: 'bow',
      turn: -1,
    },
  },
  gimli: {
    race: 'dwarf',
    face: {
      head: 'dwarfhelm',
      hair: 'long',
      hairColour: 'red',
      beard: 'braided',
      dress: 'mail',
      cloth: '#5d4030',
      prop: 'axe',
      turn: 0,
    },
  },
  meriadoc: {
    race: 'hobbit',
    face: {
      hair: 'curly',
      hairColour: 'brown',
      dress: 'mail',
      cloth: '#6b7f3c',
      head: 'none',
      smile: true,
      prop: 'sword',
      turn: -1,
    },
  },
  peregrin: {
    race: 'hobbit',
    face: {
      hair: 'curly',
      hairColour: 'ginger',
      dress: 'plate',
      cloth: '#2f2f3a',
      smile: true,
      profile: true,
      turn: 1,
    },
  },
  aragorn: {
    race: 'dunadan',
    face: {
      hair: 'swept',
      hairColour: 'dark',
      beard: 'short',
      head: 'crown',
      trim: '#e8e2d0',
      dress: 'plate',
      cloth: '#2f3a4a',
      prop: 'sword',
      turn: -1,
    },
  },
  'gandalf-white': {
    race: 'wizard',
    face: {
      head: 'none',
      hair: 'long',
      hairColour: 'white',
      beard: 'full',
      dress: 'robe',
      cloth: '#f3efe2',
      trim: '#c9b060',
      prop: 'staff',
      age: 'old',
      turn: 1,
    },
  },
  gollum: { scene: ['mist', 'crags/none', ['gollum', 50, 99, 0.92], ['fireRing', 78, 26, 0.24]] },
  'witch-king': { scene: ['red', 'crags/none', ['wraith', 50, 102, 0.86, { crown: 'steel', style: 'tall' }]] },
  saruman: {
    race: 'wizard',
    face: {
      head: 'none',
      hair: 'long',
      hairColour: 'white',
      beard: 'long',
      beardColour: 'grey',
      dress: 'robe',
      cloth: '#efe8d6',
      trim: '#8d97a3',
      prop: 'staff',
      staffTop: 'fork',
      stern: true,
      age: 'old',
      profile: true,
      turn: -1,
    },
  },
  'mouth-of-sauron': {
    scene: ['dark', 'crags/none', ['blackGate', 50, 92, 0.9], ['helm', 50, 58, 0.74, { style: 'orc', metal: 'ironD' }]],
  },
  smeagol: { scene: ['mist', 'hills/none', ['gollum', 44, 99, 0.8], ['footprints', 80, 84, 0.4]] },
  galadriel: {
    race: 'elf',
    face: {
      hair: 'long',
      hairColour: 'fair',
      head: 'crown',
      trim: '#e8e2d0',
      dress: 'robe',
      cloth: '#f3efe2',
      brooch: 'star',
      turn: 1,
    },
  },
  'chief-of-the-ringwraiths': {
    scene: [
      'dark',
      'hills/none',
      ['wraith', 44, 102, 0.8, { crown: 'steel', style: 'tall' }],
      ['fireRing', 80, 30, 0.26],
    ],
  },
  balrog: { scene: ['fire', 'crags/none', ['balrog', 50, 100, 0.96]] },
} as const satisfies Readonly<Record<string, WarPerson>>;

/** What lies behind the number of a tile. */
export const WAR_TILES = {
  standard: ['amber', 'crags/none', ['footprints', 50, 50, 0.9]],
  eye: ['red', 'none/none', ['eye', 50, 50, 1]],
} as const satisfies Readonly<Record<string, SceneHint>>;
export type WarTile = keyof typeof WAR_TILES;
