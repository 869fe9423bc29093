// How we lay War of the Ring's rulebook out for reading.
import type { Chapter } from '../rulebook/topics.ts';

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'pieces',
    title: 'Pieces and map',
    lede: 'Armies, leaders, characters, and the land they stand on.',
    sections: [[101, 299]],
  },
  { id: 'setup', title: 'Setting up', lede: 'Who stands where when the war begins.', sections: [[301, 399]] },
  {
    id: 'turn',
    title: 'A turn',
    lede: 'Cards, the Fellowship, the Hunt, the dice, the deeds, the count.',
    sections: [
      [401, 401],
      [403, 405],
    ],
  },
  {
    id: 'dice',
    title: 'Action dice',
    lede: 'What each face lets you do.',
    sections: [
      [402, 402],
      [406, 499],
    ],
  },
  { id: 'cards', title: 'Event cards', lede: 'Two decks a side, each card with two uses.', sections: [[501, 599]] },
  { id: 'armies', title: 'Armies', lede: 'Raising them and marching them.', sections: [[601, 609]] },
  {
    id: 'characters',
    title: 'Characters',
    lede: 'Companions, Minions and the Nazgûl on the road.',
    sections: [[610, 613]],
  },
  { id: 'battle', title: 'Battle', lede: 'Two armies, one region, and a handful of dice.', sections: [[614, 628]] },
  { id: 'siege', title: 'Siege', lede: 'Behind walls an army lives longer, and cannot leave.', sections: [[629, 699]] },
  { id: 'politics', title: 'Politics', lede: 'Nations that will not fight until they must.', sections: [[701, 799]] },
  {
    id: 'fellowship',
    title: 'The Fellowship',
    lede: 'Hidden, slow, and the only hope there is.',
    sections: [[801, 899]],
  },
  { id: 'hunt', title: 'The Hunt', lede: 'Every step may be noticed.', sections: [[901, 910]] },
  { id: 'mordor', title: 'Mordor', lede: 'Five steps to the Crack of Doom.', sections: [[911, 999]] },
  { id: 'victory', title: 'Victory', lede: 'How it ends.', sections: [[1001, 1099]] },
  { id: 'more-players', title: 'Three or four players', lede: 'Allies share a side.', sections: [[1101, 1199]] },
  { id: 'expansion', title: 'Expansion', lede: 'Twilight of the Third Age.', sections: [[1201, 1299]] },
];
