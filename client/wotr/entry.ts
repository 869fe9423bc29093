// War of the Ring in the catalogue of games.
import type { GameEntry } from '../catalogue/entry.ts';

const NO_LIMIT = 60;

export const wotr: GameEntry = {
  id: 'wotr',
  title: 'War of the Ring',
  about: 'The whole war for Middle-earth: every rule known, an opponent always ready.',
  lede: 'War of the Ring, for two. An evening’s length; you may leave at any time and come back.',
  seats: [
    {
      id: 'free',
      name: 'Free Peoples',
      phrase: 'the Free Peoples',
      deed: 'lead the Free Peoples',
      about: 'Hold the strongholds, and bring the Ring to Mount Doom.',
      eyes: 'Free Peoples’ eyes',
      icon: 'n-gondor',
      tone: 'free',
      people: 'dunadan',
    },
    {
      id: 'shadow',
      name: 'Shadow',
      phrase: 'the Shadow',
      deed: 'lead the Shadow',
      about: 'Ten victory points of cities and strongholds, or the Ring-bearers corrupted.',
      eyes: 'The Shadow’s eyes',
      icon: 'n-sauron',
      tone: 'shadow',
      people: 'orc',
    },
  ],
  options: [
    {
      id: 'turnLimit',
      name: 'Turn limit',
      note: 'When it is reached nobody has won.',
      choices: [
        { value: NO_LIMIT, name: 'None that matters (60 turns)' },
        { value: 20, name: '20 turns' },
        { value: 10, name: '10 turns' },
        { value: 5, name: '5 turns' },
        { value: 2, name: '2 turns, for a look' },
      ],
      told: (turns) =>
        typeof turns === 'number' && turns > 0 && turns < NO_LIMIT
          ? `${turns} ${turns === 1 ? 'turn' : 'turns'} at most`
          : undefined,
    },
  ],
  books: [
    {
      book: 'war-of-the-ring',
      title: 'War of the Ring',
      chapters: () => import('./chapters.ts').then(({ CHAPTERS }) => CHAPTERS),
    },
  ],
  face: () => import('./wotr-face.ts').then(({ wotrFace }) => wotrFace),
  plate: () => import('./plate-map.tsx').then(({ PlateMap }) => PlateMap),
  lessons: {
    about: 'Ten short lessons at a real table: dice, armies, the Fellowship and the Hunt. About ten minutes.',
    lede: 'Ten short lessons at a real table, about a minute each. Nothing here counts.',
    load: async () => {
      const [{ LESSONS }, { moveWords }] = await Promise.all([import('./lessons.ts'), import('./move-words.ts')]);
      return { lessons: LESSONS, moveWords };
    },
  },
  puzzles: async () => {
    const [{ PUZZLES }, { moveWords }] = await Promise.all([import('./puzzles.ts'), import('./move-words.ts')]);
    return { lessons: PUZZLES, moveWords };
  },
  glossary: {
    about: 'The words, from Army to Victory',
    load: () => import('./glossary.ts').then(({ GLOSSARY }) => GLOSSARY),
  },
  examples: {
    load: () => import('virtual:examples/wotr').then(({ examples }) => examples),
    table: () => import('./small-table.tsx').then(({ SmallTable }) => SmallTable),
  },
};
