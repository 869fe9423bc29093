// What the items of The Wizards are, and on what they lie.
import type { ItemId } from '../../../../games/meccg/cards/facts.ts';
import type { ItemHint } from '../hint-types.ts';

export const ITEMS = {
  athelas: ['athelas', {}, { rot: 12, size: 0.76, cloth: 'leather' }],
  'beautiful-gold-ring': [
    'ring',
    { gem: 'pink', cut: 'rose', band: 'vine' },
    { seat: 'cloth', cloth: 'deep', light: 'dusk' },
  ],
  'book-of-mazarbul': ['book', { cover: 'leather', stain: '#7a2218' }, { cloth: 'stoneD' }],
  'dagger-of-westernesse': ['dagger', { gem: 'red', hilt: 'gold', marks: '#a83a26' }, { rot: 34, cloth: 'rust' }],
  'durins-axe': ['axe', {}, { rot: 22, size: 0.8, cloth: 'blueD' }],
  'dwarven-ring-of-barins-tribe': [
    'ring',
    { gem: 'cold', cut: 'square', band: 'angle' },
    { seat: 'plinth', cloth: 'rust' },
  ],
  'dwarven-ring-of-bavors-tribe': [
    'ring',
    { gem: 'leaf', cut: 'spire', band: 'angle' },
    { seat: 'cushion', light: 'leaf', cloth: 'slate' },
  ],
  'dwarven-ring-of-druins-tribe': [
    'ring',
    { gem: 'violet', cut: 'claw', band: 'angle', metal: 'steel' },
    { seat: 'table', light: 'dusk', cloth: 'leather' },
  ],
  'dwarven-ring-of-durins-tribe': [
    'ring',
    { gem: 'gleam', cut: 'star', band: 'angle' },
    { seat: 'plinth', light: 'gleam', cloth: 'blueD' },
  ],
  'dwarven-ring-of-dwalins-tribe': [
    'ring',
    { gem: 'flame', cut: 'twin', band: 'angle', metal: 'bronze' },
    { seat: 'cushion', light: 'flame', cloth: 'redD' },
  ],
  'dwarven-ring-of-thelors-tribe': [
    'ring',
    { gem: 'blue', cut: 'hex', band: 'angle', metal: 'steel' },
    { seat: 'cloth', light: 'cold', cloth: 'stoneD' },
  ],
  'dwarven-ring-of-thrars-tribe': [
    'ring',
    { gem: 'red', cut: 'pear', band: 'angle' },
    { seat: 'table', cloth: 'pineD' },
  ],
  'earth-of-galadriels-orchard': ['casket', {}, { cloth: 'gold' }],
  'elf-stone': ['elfstone', {}, { cloth: 'violetD', light: 'leaf' }],
  'elven-cloak': ['cloak', {}, { cloth: 'leafD' }],
  'ent-draughts': ['cup', { metal: 'wood', drink: 'leaf' }, { cloth: 'pine', light: 'leaf' }],
  'fair-gold-ring': [
    'ring',
    { gem: 'cold', cut: 'pear', band: 'braid' },
    { seat: 'table', cloth: 'blue', light: 'moon' },
  ],
  glamdring: [
    'sword',
    { blade: 'leaf', guard: 'down', gem: 'blue', runes: '#3d6f8a' },
    { light: 'cold', rot: 32, cloth: 'blueD' },
  ],
  'great-shield-of-rohan': [
    'shield',
    { style: 'oval', field: 'leafD', charge: 'horse', metal: 'gold' },
    { cloth: 'wood' },
  ],
  'hauberk-of-bright-mail': ['mail', { metal: 'gold', trim: 'red' }, { cloth: 'blueD' }],
  'healing-herbs': ['herbs', {}, { cloth: 'wood' }],
  'horn-of-anor': ['horn', {}, { cloth: 'red' }],
  'lesser-ring': ['ring', { gem: 'violet', cut: 'square', band: 'plain', metal: 'steel' }, { cloth: 'grey' }],
  'magic-ring-of-courage': [
    'ring',
    { gem: 'flame', cut: 'heart', band: 'braid', metal: 'bronze' },
    { cloth: 'redD', light: 'flame' },
  ],
  'magic-ring-of-lore': ['ring', { gem: 'blue', cut: 'eye', band: 'script' }, { cloth: 'vellum' }],
  'magic-ring-of-nature': ['ring', { gem: 'leaf', cut: 'star', band: 'vine' }, { cloth: 'pine', light: 'leaf' }],
  'magic-ring-of-stealth': [
    'ring',
    { gem: 'slate', cut: 'moon', band: 'plain', metal: 'iron' },
    { cloth: 'slate', light: 'moon' },
  ],
  'magic-ring-of-words': [
    'ring',
    { gem: 'gleam', cut: 'twin', band: 'script', metal: 'steel' },
    { seat: 'table', cloth: 'violet', light: 'gleam' },
  ],
  miruvor: ['flask', {}, { cloth: 'blue' }],
  narsil: ['brokenSword', {}, { size: 0.78, rot: 4, cloth: 'violetD', light: 'moon' }],
  orcrist: [
    'sword',
    { blade: 'curved', guard: 'leaf', gem: 'green', grip: 'pineD' },
    { light: 'cold', rot: -34, cloth: 'pine' },
  ],
  'palantir-of-amon-sul': [
    'palantir',
    { vision: 'mountain', seat: 'tripod' },
    { seat: 'cloth', cloth: 'leafD', light: 'leaf' },
  ],
  'palantir-of-annuminas': [
    'palantir',
    { vision: 'crown', seat: 'cracked' },
    { seat: 'table', cloth: 'blue', light: 'moon' },
  ],
  'palantir-of-elostirion': [
    'palantir',
    { vision: 'ship', seat: 'pillar' },
    { seat: 'plinth', size: 0.74, cloth: 'deep', light: 'cold' },
  ],
  'palantir-of-minas-tirith': ['palantir', { vision: 'flame', seat: 'bowl' }, { seat: 'plinth', cloth: 'blueD' }],
  'palantir-of-orthanc': [
    'palantir',
    { vision: 'eye', seat: 'claw' },
    { seat: 'table', cloth: 'black', light: 'flame' },
  ],
  'palantir-of-osgiliath': [
    'palantir',
    { vision: 'star', seat: 'cloth' },
    { seat: 'table', cloth: 'violetD', light: 'dusk' },
  ],
  'potion-of-prowess': ['flask', { drink: 'red' }, { cloth: 'goldD' }],
  'precious-gold-ring': ['ring', { gem: 'red', cut: 'round', band: 'plain' }, { seat: 'table', cloth: 'violetD' }],
  'red-arrow': ['arrow', { tip: 'red', fletch: 'black', shaft: 'red' }, { rot: 40, cloth: 'vellum' }],
  'red-book-of-westmarch': ['book', { open: false, cover: 'red' }, { cloth: 'leaf' }],
  'sapling-of-the-white-tree': ['sapling', {}, { cloth: 'blueD' }],
  'scroll-of-isildur': ['scroll', {}, { rot: -6, cloth: 'slate' }],
  'shield-of-iron-bound-ash': ['shield', { style: 'round' }, { cloth: 'leafD' }],
  'star-glass': ['starGlass', {}, { cloth: 'deep', light: 'moon' }],
  sting: ['dagger', { gem: 'steelL', hilt: 'steel', marks: '#3d6f8a' }, { rot: -36, light: 'cold', cloth: 'pineD' }],
  'sword-of-gondolin': [
    'sword',
    { blade: 'straight', guard: 'wing', gem: 'blue', hilt: 'steelL' },
    { rot: 30, cloth: 'slate' },
  ],
  'the-arkenstone': [
    'gemstone',
    {},
    {
      light: 'gleam',
      cloth: 'black',
      with: [
        ['coins', 18, 82, 0.34],
        ['coins', 82, 84, 0.34],
      ],
    },
  ],
  'the-mithril-coat': [
    'mail',
    { metal: 'steelL', trim: 'steelL', star: '#f6cf62' },
    {
      light: 'gleam',
      cloth: 'violetD',
      seat: 'table',
      size: 0.8,
      with: [
        ['casket', 14, 74, 0.3],
        ['gemstone', 88, 78, 0.18],
      ],
    },
  ],
  'the-one-ring': ['fireRing', {}, { light: 'flame', cloth: 'blackD' }],
  'torque-of-hues': ['torque', {}, { cloth: 'black' }],
  'wizards-ring': ['ring', { gem: 'flame', cut: 'claw', band: 'script' }, { cloth: 'blackD', light: 'flame' }],
} as const satisfies Readonly<Record<ItemId, ItemHint>>;
