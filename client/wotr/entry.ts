// War of the Ring in the catalogue of games.
import type { GameEntry, SeatWords } from '../catalogue/entry.ts';

const NO_LIMIT = 60;

type Role = Pick<SeatWords, 'id' | 'name' | 'about' | 'icon' | 'people'>;
const role = (tone: string, { name, ...words }: Role): SeatWords => ({
  ...words,
  name,
  phrase: `the player of ${name}`,
  deed: `play ${name}`,
  eyes: `${name}’s eyes`,
  tone,
});

/** Who shares a side with a partner (WR-11.1). */
const ROLES = {
  gondor: role('free', {
    id: 'gondor',
    name: 'Gondor and the Elves',
    about: 'Half of the Free Peoples, with a partner who has the rest.',
    icon: 'n-gondor',
    people: 'dunadan',
  }),
  rohan: role('free', {
    id: 'rohan',
    name: 'Rohan, the North and the Dwarves',
    about: 'The other half of the Free Peoples.',
    icon: 'n-rohan',
    people: 'man',
  }),
  witchKing: role('shadow', {
    id: 'witch-king',
    name: 'the Witch-king',
    about: 'Sauron’s own Armies, with a partner in the south and west.',
    icon: 'n-sauron',
    people: 'orc',
  }),
  saruman: role('shadow', {
    id: 'saruman',
    name: 'Saruman',
    about: 'Isengard and the Southrons and Easterlings.',
    icon: 'n-isengard',
    people: 'orc',
  }),
};

const FREE_PEOPLES: SeatWords = {
  id: 'free',
  name: 'Free Peoples',
  phrase: 'the Free Peoples',
  deed: 'lead the Free Peoples',
  about: 'Hold the strongholds, and bring the Ring to Mount Doom.',
  eyes: 'Free Peoples’ eyes',
  icon: 'n-gondor',
  tone: 'free',
  people: 'dunadan',
};

export const wotr: GameEntry = {
  id: 'wotr',
  title: 'War of the Ring',
  about: 'The whole war for Middle-earth: every rule known, an opponent always ready.',
  lede: 'War of the Ring, for two, three or four. An evening’s length; you may leave at any time and come back.',
  seats: [
    FREE_PEOPLES,
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
  seatsFor({ players }) {
    if (players === 4) return [ROLES.gondor, ROLES.witchKing, ROLES.rohan, ROLES.saruman];
    return players === 3 ? [FREE_PEOPLES, ROLES.witchKing, ROLES.saruman] : undefined;
  },
  options: [
    {
      id: 'players',
      name: 'Players',
      note: 'With three one leads the Free Peoples alone against two, and may not act twice in a row with the same Nation; with four each side is two partners. Partners have Nations and hands of their own, share dice and decks, and lead by turns.',
      choices: [
        { value: 2, name: 'Two' },
        { value: 3, name: 'Three: one against two' },
        { value: 4, name: 'Four: two against two' },
      ],
      told: (players) => (players === 3 ? 'three players' : players === 4 ? 'four players' : undefined),
    },
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
    {
      id: 'twilight',
      name: 'Twilight of the Third Age',
      note: 'Sméagol may come out of the Hunt, Galadriel leaves Lórien, the Balrog or another Witch-king leads the Shadow; Ents, Corsair Ships, Dunlendings and siege engines are mustered; fifteen cards are new.',
      choices: [
        { value: false, name: 'Without the expansion' },
        { value: true, name: 'With the expansion' },
      ],
      told: (twilight) => (twilight === true ? 'Twilight of the Third Age' : undefined),
    },
  ],
  books: [
    {
      book: 'war-of-the-ring',
      title: 'War of the Ring',
      chapters: () => import('./chapters.ts').then(({ CHAPTERS }) => CHAPTERS),
    },
  ],
  stops: () => import('./habits.ts').then(({ WAR_STOPS }) => WAR_STOPS),
  face: () => import('./wotr-face.ts').then(({ wotrFace }) => wotrFace),
  plate: () => import('./plate-map.tsx').then(({ PlateMap }) => PlateMap),
  lessons: {
    about:
      'Short lessons at a real table: ten of dice, armies, the Fellowship and the Hunt, two of partners, three of Twilight.',
    lede: 'Ten short lessons at a real table, about a minute each. Two more are played beside a partner, and three with Twilight of the Third Age. Nothing here counts.',
    load: async () => {
      const [{ ALL_LESSONS }, { moveWords }] = await Promise.all([import('./lessons.ts'), import('./move-words.ts')]);
      return { lessons: ALL_LESSONS, moveWords };
    },
  },
  puzzles: {
    list: () => import('./puzzles.ts').then(({ PUZZLES }) => PUZZLES),
    load: async () => {
      const [{ PUZZLES }, { moveWords }] = await Promise.all([import('./puzzles.ts'), import('./move-words.ts')]);
      return { lessons: PUZZLES, moveWords };
    },
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
