// What the items of The Lidless Eye are, and on what they lie.
import type { meleItems } from '../../../../games/meccg/cards/mele-items.ts';
import type { meleRings } from '../../../../games/meccg/cards/mele-rings.ts';
import type { ItemHint } from '../hint-types.ts';

export const MELE_ITEMS = {
  'black-hide-shield': [
    'shield',
    { style: 'horned', field: 'blackD', charge: 'hand', metal: 'boneD' },
    { cloth: 'leather' },
  ],
  'black-mace': ['mace', { metal: 'blackD' }, { rot: 30, cloth: 'redD', light: 'flame' }],
  'black-mail-coat': [
    'mail',
    { metal: 'ironD', trim: 'red' },
    { cloth: 'redD', light: 'dusk', with: [['chain', 14, 50, 0.4]] },
  ],
  'blazon-of-the-eye': [
    'banner',
    { field: 'blackD', charge: 'eye', metal: 'flame', tail: 'hang' },
    { seat: 'plinth', cloth: 'redD', light: 'flame', size: 0.72 },
  ],
  'broad-headed-spear': ['spear', {}, { rot: -34, cloth: 'furD', light: 'dusk', with: [['skull', 20, 70, 0.26]] }],
  'foul-smelling-paste': [
    'casket',
    {},
    { cloth: 'leafD', light: 'leaf', with: [['fog', 50, 26, 0.4, { tone: 'leafD' }]] },
  ],
  'high-helm': [
    'helm',
    { style: 'nasal', metal: 'steelD', trim: 'redD', plume: 'blackD' },
    { seat: 'cushion', cloth: 'redD', light: 'flame' },
  ],
  'orc-draughts': ['flask', { body: 'leather', drink: 'rust' }, { cloth: 'furD', light: 'flame', seat: 'cloth' }],
  'orc-liquor': [
    'cup',
    { metal: 'ironD', drink: 'flameR' },
    { cloth: 'redD', light: 'flame', with: [['flask', 22, 56, 0.44, { body: 'woodD' }]] },
  ],
  'palantir-of-amon-sul-minion': [
    'palantir',
    { vision: 'mountain', seat: 'claw' },
    { seat: 'plinth', cloth: 'redD', light: 'dusk' },
  ],
  'palantir-of-annuminas-minion': [
    'palantir',
    { vision: 'crown', seat: 'claw' },
    { seat: 'cloth', cloth: 'blackD', light: 'flame' },
  ],
  'palantir-of-elostirion-minion': [
    'palantir',
    { vision: 'ship', seat: 'claw' },
    { seat: 'table', cloth: 'redD', light: 'dusk' },
  ],
  'palantir-of-minas-tirith-minion': [
    'palantir',
    { vision: 'flame', seat: 'claw' },
    { seat: 'cushion', cloth: 'blackD', light: 'flame' },
  ],
  'palantir-of-orthanc-minion': [
    'palantir',
    { vision: 'tower', seat: 'claw' },
    { seat: 'plinth', cloth: 'blackD', light: 'flame' },
  ],
  'palantir-of-osgiliath-minion': [
    'palantir',
    { vision: 'star', seat: 'tripod' },
    { seat: 'cushion', cloth: 'redD', light: 'dusk' },
  ],
  poison: [
    'flask',
    { body: 'pine', drink: 'leaf' },
    { cloth: 'violetD', light: 'leaf', with: [['skull', 78, 40, 0.28]] },
  ],
  'red-book-of-westmarch-minion': [
    'book',
    { open: false, cover: 'red', clasp: 'iron' },
    { seat: 'plinth', cloth: 'blackD', light: 'dusk', with: [['chain', 80, 46, 0.4]] },
  ],
  'sable-shield': [
    'shield',
    { style: 'kite', field: 'blackD', charge: 'moon', metal: 'steel' },
    { cloth: 'violetD', light: 'moon' },
  ],
  'saw-toothed-blade': [
    'sword',
    { blade: 'notched', guard: 'spike', hilt: 'iron', metal: 'steelD', gem: 'ember' },
    { rot: -28, cloth: 'leather', light: 'dusk' },
  ],
  'scroll-of-isildur-minion': [
    'scroll',
    { seal: 'blackD' },
    { seat: 'cloth', cloth: 'redD', light: 'flame', with: [['fireRing', 82, 40, 0.24]] },
  ],
  'shadow-cloak': [
    'cloak',
    { cloth: 'blackD', lining: 'violetD' },
    { cloth: 'slate', light: 'dusk', with: [['crescent', 84, 22, 0.24]] },
  ],
  'strange-rations': [
    'casket',
    {},
    {
      seat: 'cloth',
      cloth: 'rust',
      light: 'flame',
      with: [
        ['rat', 20, 66, 0.3],
        ['rat', 82, 62, 0.26, {}, { flip: true }],
      ],
    },
  ],
  'the-iron-crown': ['crown', { style: 'iron', gem: 'gleam' }, { seat: 'cushion', cloth: 'blackD', light: 'flame' }],
  'the-mithril-coat-minion': [
    'mail',
    { metal: 'steelL', trim: 'ember' },
    { seat: 'cloth', cloth: 'blackD', light: 'dusk' },
  ],
  whip: ['whip', {}, { cloth: 'redD', light: 'flame' }],
  'a-little-gold-ring': [
    'ring',
    {},
    { seat: 'cloth', size: 0.6, cloth: 'pineD', light: 'leaf', with: [['cup', 20, 60, 0.34]] },
  ],
  'binding-ring': [
    'ring',
    { gem: 'ember', cut: 'square', band: 'twin', metal: 'iron' },
    { seat: 'table', cloth: 'redD', light: 'flame', with: [['chain', 14, 42, 0.36]] },
  ],
  'bright-gold-ring': [
    'ring',
    { gem: 'gleam', cut: 'round', band: 'vine' },
    { seat: 'plinth', cloth: 'redD', light: 'gleam' },
  ],
  'dwarven-ring-of-barins-tribe-minion': [
    'ring',
    { gem: 'cold', cut: 'square', band: 'angle' },
    { seat: 'cushion', cloth: 'blackD', light: 'dusk', with: [['axe', 16, 42, 0.36]] },
  ],
  'dwarven-ring-of-bavors-tribe-minion': [
    'ring',
    { gem: 'leaf', cut: 'spire', band: 'angle' },
    { seat: 'table', cloth: 'redD', light: 'flame', with: [['hand', 14, 46, 0.32, { skin: 'blackD' }]] },
  ],
  'dwarven-ring-of-druins-tribe-minion': [
    'ring',
    { gem: 'violet', cut: 'claw', band: 'angle', metal: 'steel' },
    { seat: 'plinth', cloth: 'blackD', light: 'cold', with: [['skull', 84, 46, 0.26]] },
  ],
  'dwarven-ring-of-durins-tribe-minion': [
    'ring',
    { gem: 'gleam', cut: 'star', band: 'angle' },
    { seat: 'cloth', cloth: 'redD', light: 'dusk', with: [['crown', 16, 44, 0.3, { style: 'iron' }]] },
  ],
  'dwarven-ring-of-dwalins-tribe-minion': [
    'ring',
    { gem: 'flame', cut: 'twin', band: 'angle', metal: 'bronze' },
    { seat: 'plinth', cloth: 'blackD', light: 'flame', with: [['coins', 18, 62, 0.34]] },
  ],
  'gleaming-gold-ring': [
    'ring',
    { gem: 'flameL', cut: 'hex', band: 'vine' },
    { seat: 'cushion', cloth: 'violetD', light: 'gleam' },
  ],
  'gold-ring-that-sauron-fancies': [
    'ring',
    { band: 'script' },
    { seat: 'plinth', cloth: 'blackD', light: 'flame', with: [['eye', 50, 18, 0.24]] },
  ],
  'magic-ring-of-delusion': [
    'ring',
    { gem: 'violet', cut: 'moon', band: 'twin', metal: 'steel' },
    { seat: 'cushion', cloth: 'slate', light: 'dusk', with: [['fog', 20, 34, 0.3]] },
  ],
  'magic-ring-of-enigma': [
    'ring',
    { gem: 'deep', cut: 'hex', band: 'script', metal: 'iron' },
    { seat: 'table', cloth: 'violetD', light: 'moon', with: [['book', 18, 58, 0.32]] },
  ],
  'magic-ring-of-fury': [
    'ring',
    { gem: 'ember', cut: 'claw', band: 'braid', metal: 'iron' },
    { seat: 'cloth', cloth: 'redD', light: 'flame', with: [['fire', 82, 50, 0.3]] },
  ],
  'magic-ring-of-guile': [
    'ring',
    { gem: 'leafD', cut: 'eye', band: 'plain', metal: 'bronze' },
    { seat: 'table', cloth: 'pineD', light: 'leaf', with: [['dagger', 84, 46, 0.36, {}, { rot: 20 }]] },
  ],
  'magic-ring-of-lies': [
    'ring',
    { gem: 'pink', cut: 'heart', band: 'script', metal: 'steel' },
    { seat: 'cloth', cloth: 'violetD', light: 'dusk', with: [['scroll', 18, 50, 0.32]] },
  ],
  'magic-ring-of-savagery': [
    'ring',
    { gem: 'rust', cut: 'spire', band: 'vine', metal: 'bronze' },
    { seat: 'plinth', cloth: 'furD', light: 'flame', with: [['wolf', 84, 46, 0.28]] },
  ],
  'magic-ring-of-shadows': [
    'ring',
    { gem: 'blackD', cut: 'round', band: 'twin', metal: 'ironD' },
    { seat: 'cushion', cloth: 'blackD', light: 'dusk', with: [['crescent', 82, 26, 0.24]] },
  ],
  'magic-ring-of-weals': [
    'ring',
    { gem: 'red', cut: 'pear', band: 'script', metal: 'bronze' },
    { seat: 'cloth', cloth: 'rust', light: 'flame', with: [['whip', 18, 46, 0.34]] },
  ],
  'minor-ring': [
    'ring',
    { gem: 'slate', cut: 'hex', band: 'plain', metal: 'iron' },
    { seat: 'cloth', cloth: 'leather', light: 'moon' },
  ],
  'paltry-ring': [
    'ring',
    { gem: 'boneD', cut: 'round', band: 'braid', metal: 'bronze' },
    { seat: 'cloth', cloth: 'stoneD', size: 0.6 },
  ],
  'perfect-gold-ring': [
    'ring',
    { gem: 'flame', cut: 'rose', band: 'script' },
    { seat: 'cushion', cloth: 'redD', light: 'gleam', with: [['coins', 50, 92, 0.3]] },
  ],
  'the-least-of-gold-rings': ['ring', {}, { seat: 'cushion', size: 0.46, cloth: 'leather' }],
  'the-one-ring-minion': [
    'fireRing',
    {},
    { seat: 'plinth', cloth: 'blackD', light: 'flame', with: [['hand', 16, 56, 0.42, { skin: 'blackD' }]] },
  ],
  'the-oracles-ring': [
    'ring',
    { gem: 'gleam', cut: 'eye', band: 'vine', metal: 'steel' },
    { seat: 'cushion', cloth: 'deep', light: 'moon', with: [['stars', 18, 32, 0.3]] },
  ],
  'the-reviled-ring': [
    'ring',
    { gem: 'leaf', cut: 'claw', band: 'twin', metal: 'ironD' },
    { seat: 'table', cloth: 'leafD', light: 'leaf', with: [['rat', 20, 70, 0.26]] },
  ],
  'the-warding-ring': [
    'ring',
    { gem: 'blue', cut: 'square', band: 'braid', metal: 'steel' },
    {
      seat: 'cloth',
      cloth: 'blueD',
      light: 'cold',
      with: [['shield', 18, 48, 0.32, { style: 'horned', field: 'blackD', charge: 'eye', metal: 'flame' }]],
    },
  ],
  'trifling-ring': [
    'ring',
    { gem: 'goldL', cut: 'pear', band: 'plain', metal: 'bronze' },
    { seat: 'cushion', cloth: 'pine', light: 'leaf' },
  ],
} as const satisfies Readonly<Record<keyof typeof meleItems | keyof typeof meleRings, ItemHint>>;
