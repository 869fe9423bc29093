// Fills in whatever a card does not say about a face, from its seed, in the manner of its people.
import type { BustOptions, FaceRace } from '../kit/bust/person.ts';
import { pick, randomOf } from '../random.ts';

type Choices = { readonly [K in keyof BustOptions]?: readonly BustOptions[K][] };

const MANNERS: Readonly<Record<FaceRace, Choices>> = {
  elf: {
    hair: ['long', 'wavy', 'long', 'parted'],
    hairColour: ['dark', 'gold', 'silver', 'black', 'fair'],
    beard: ['none'],
    head: ['circlet', 'none', 'none', 'hood', 'band'],
    dress: ['robe', 'cloak', 'gown', 'tunic'],
    cloth: ['#3f7a68', '#5a7fa0', '#7f9a58', '#8e9aa0', '#56748a'],
    trim: ['#d9c07a', '#e6e2d0', '#c9d6b0'],
  },
  dunadan: {
    hair: ['swept', 'parted', 'short', 'wavy'],
    hairColour: ['black', 'dark', 'brown', 'ash'],
    beard: ['none', 'short', 'stubble', 'goatee', 'full'],
    head: ['none', 'helm', 'hood', 'winged', 'none'],
    dress: ['cloak', 'mail', 'plate', 'tunic'],
    cloth: ['#3d5470', '#4d5f45', '#5a5148', '#30445c', '#6b6f78'],
    trim: ['#c9ccc8', '#d9b45a', '#a9b8c4'],
  },
  man: {
    hair: ['short', 'parted', 'swept', 'wavy', 'braids'],
    hairColour: ['fair', 'brown', 'gold', 'dark', 'red', 'ginger'],
    beard: ['full', 'short', 'moustache', 'stubble', 'forked'],
    head: ['none', 'helm', 'band', 'none', 'cap'],
    dress: ['cloak', 'fur', 'mail', 'tunic'],
    cloth: ['#6b7f3c', '#8a5a2c', '#7a3b2a', '#4f6b52', '#9a7a3a'],
    trim: ['#e0b856', '#b98a48', '#cfc4a0'],
  },
  dwarf: {
    hair: ['long', 'receding', 'braids', 'wavy', 'bald'],
    hairColour: ['red', 'brown', 'ginger', 'grey', 'white', 'dark', 'fair'],
    beard: ['braided', 'forked', 'long', 'full'],
    head: ['dwarfhelm', 'hood', 'none', 'cap', 'band'],
    dress: ['mail', 'fur', 'tunic', 'cloak'],
    cloth: ['#7a4a2a', '#3f5a78', '#5d6b3a', '#6d3030', '#54506a', '#8a7038'],
    trim: ['#d9a94a', '#b9b9b0', '#c98a40'],
  },
  hobbit: {
    hair: ['curly'],
    hairColour: ['brown', 'dark', 'ginger', 'fair'],
    beard: ['none'],
    head: ['none'],
    dress: ['tunic', 'cloak'],
    cloth: ['#7f8a3a', '#8a5a34', '#5f7a4a', '#9a4a34', '#b08a3c'],
    trim: ['#f0dc9a', '#e6cfa0', '#c9b060'],
  },
  wizard: {
    hair: ['long'],
    hairColour: ['white', 'grey', 'silver'],
    beard: ['long'],
    head: ['hat', 'hood', 'none'],
    dress: ['robe'],
    cloth: ['#5c6a84', '#7a7468', '#4d4770'],
    trim: ['#d9c892', '#e8e2d0'],
  },
  orc: {
    hair: ['bald', 'topknot', 'short'],
    hairColour: ['black', 'dark'],
    beard: ['none'],
    head: ['helm', 'none', 'band', 'cap'],
    dress: ['fur', 'mail', 'plate'],
    cloth: ['#4a3a2c', '#5a2a26', '#3f3f38', '#5a4a2a'],
    trim: ['#8a6a3a', '#7a2a20', '#9a9a90'],
    skin: ['#96975f', '#8a7a55', '#7d8a6a', '#a08a66'],
    eyes: ['#c63d22', '#e0a02a'],
  },
  troll: {
    hair: ['bald', 'topknot'],
    hairColour: ['black', 'dark'],
    beard: ['none'],
    head: ['none', 'band', 'horns'],
    dress: ['fur', 'tunic', 'plate'],
    cloth: ['#4a3a2c', '#3f3f38', '#5a4a2a'],
    trim: ['#8a6a3a', '#9a9a90'],
    skin: ['#8f9080', '#7a8060', '#9a8a6a', '#7d7a82'],
    eyes: ['#c63d22', '#e0a02a'],
  },
  wose: {
    hair: ['topknot', 'bald'],
    hairColour: ['dark', 'black'],
    beard: ['goatee', 'stubble'],
    head: ['none', 'band'],
    dress: ['fur'],
    cloth: ['#7a5a34'],
    trim: ['#c9b060'],
  },
};

export function faceOf(seed: string, race: FaceRace, given: BustOptions): BustOptions {
  const random = randomOf(`face ${seed}`);
  const turn = pick(random, [-1, 1, -1, 1, 0] as const);
  const chosen = Object.fromEntries(
    Object.entries(MANNERS[race]).map(([key, list]) => [key, pick<unknown>(random, list)]),
  );
  const woman: BustOptions = given.woman
    ? {
        beard: 'none',
        hair: pick(random, ['long', 'wavy', 'braids'] as const),
        dress: pick(random, ['gown', 'robe', 'cloak'] as const),
      }
    : {};
  return { turn, ...chosen, ...woman, race, ...given };
}
