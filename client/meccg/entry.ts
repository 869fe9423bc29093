// The card game in the catalogue of games.
import type { Options } from '../../engine/game.ts';
import type { Book } from '../../rulebook/atom.ts';
import type { BookWords, GameEntry, OptionWords, SeatWords } from '../catalogue/entry.ts';
import { SEATS } from './cards/seats.ts';
import { ownDecks } from './decks/kept.ts';
import { cardHref } from './lore/card-href.ts';

const atARoundTable = (words: SeatWords): SeatWords => ({
  ...words,
  about: 'Rolls decide on whose left you sit, and who begins.',
});

const bookWords = (book: Book, title: string): BookWords => ({
  book,
  title,
  chapters: () => import('./chapters.ts').then(({ CHAPTERS }) => CHAPTERS[book] ?? []),
});

/** The ready-made decks, as games/meccg/decks names them; a test compares the lists. */
export const DECKS: readonly { readonly value: string; readonly name: string }[] = [
  { value: 'gandalf', name: 'Gandalf' },
  { value: 'saruman', name: 'Saruman' },
  { value: 'radagast', name: 'Radagast' },
  { value: 'alatar', name: 'Alatar' },
  { value: 'pallando', name: 'Pallando' },
  { value: 'north', name: 'The North, for learners' },
  { value: 'south', name: 'The South, for learners' },
  { value: 'adunaphel', name: 'Adûnaphel' },
  { value: 'dwar', name: 'Dwar' },
  { value: 'hoarmurath', name: 'Hoarmûrath' },
  { value: 'indur', name: 'Indûr' },
  { value: 'witch-king', name: 'The Witch-king' },
  { value: 'orcs', name: 'Orcs, for learners' },
  { value: 'men', name: 'Men of the East, for learners' },
];

const deckOf = (id: string, whose: string, first: string): OptionWords => ({
  id,
  name: `The deck of ${whose}`,
  note: 'A ready-made deck of a Wizard or a Ringwraith, one of your own, or one drawn from all cards. Both sides may meet.',
  choices: [
    ...DECKS.filter(({ value }) => value === first),
    ...DECKS.filter(({ value }) => value !== first),
    { value: 'random', name: 'A Wizard’s, drawn from all cards' },
    { value: 'random-minion', name: 'A Ringwraith’s, drawn from all cards' },
  ],
  own: ownDecks,
  told: (deck) => DECKS.find(({ value }) => value === deck)?.name,
});

/** A rule that holds only if it is chosen. */
const agreed = (id: string, name: string, note: string, told: string): OptionWords => ({
  id,
  name,
  note,
  choices: [
    { value: false, name: 'As usual' },
    { value: true, name: 'By the optional rule' },
  ],
  told: (chosen) => (chosen === true ? told : undefined),
});

const NUMBERS = [undefined, undefined, undefined, 'three players', 'four players', 'five players'];
const LATER_DECKS = [
  ['deckThree', 'player three', 'radagast'],
  ['deckFour', 'player four', 'alatar'],
  ['deckFive', 'player five', 'pallando'],
] as const;

export const meccg: GameEntry = {
  id: 'meccg',
  title: 'Middle-earth: The Wizards',
  about: 'Wizards against the dark, or Ringwraiths in its service: cards, journeys and hazards.',
  lede: 'The Wizards and The Lidless Eye, for two, or for three to five. An hour or two; you may leave at any time and come back.',
  seats: SEATS.slice(0, 2),
  seatsFor: ({ players, solitaire }) =>
    typeof players === 'number' && players > 2 && solitaire !== true
      ? SEATS.slice(0, players).map(atARoundTable)
      : undefined,
  options: [
    {
      id: 'players',
      name: 'Players',
      note: 'With three to five, each for himself: the player on your left plays the hazards of your turn. Half of the hazards of every deck must be creatures.',
      choices: [
        { value: 2, name: 'Two' },
        { value: 3, name: 'Three' },
        { value: 4, name: 'Four' },
        { value: 5, name: 'Five' },
      ],
      told: (players) => (typeof players === 'number' ? NUMBERS[players] : undefined),
    },
    deckOf('deckOne', 'player one', 'gandalf'),
    deckOf('deckTwo', 'player two', 'saruman'),
    ...LATER_DECKS.map(([id, whose, first], i) => ({
      ...deckOf(id, whose, first),
      when: ({ players }: Options) => Number(players ?? 2) >= i + 3,
    })),
    {
      id: 'starter',
      name: 'Rules',
      note: 'The starter rules leave out region cards and influence against the other player.',
      choices: [
        { value: false, name: 'The standard game' },
        { value: true, name: 'The starter game' },
      ],
      told: (starter) => (starter === true ? 'starter rules' : undefined),
    },
    {
      id: 'decks',
      name: 'Length',
      note: 'How often the play decks are gone through before the council.',
      choices: [
        { value: 1, name: 'One deck: about an hour' },
        { value: 2, name: 'Two decks' },
        { value: 3, name: 'Three decks' },
        { value: 4, name: 'Four decks' },
      ],
      told: (decks) => (typeof decks === 'number' && decks > 1 ? `${decks} decks long` : undefined),
    },
    {
      id: 'turnLimit',
      name: 'Turns',
      note: 'After so many turns of all players together the council is held, if it was not before.',
      choices: [
        { value: 60, name: 'Sixty for each deck, as usual' },
        { value: 20, name: 'Twenty' },
        { value: 10, name: 'Ten: a short game' },
        { value: 2, name: 'Two, to see it' },
      ],
      told: (turns) => (typeof turns === 'number' && turns !== 60 ? `${turns} turns at most` : undefined),
    },
    {
      id: 'solitaire',
      name: 'Solitaire',
      note: 'One Wizard against a deck of hazards that plays by fixed rules; choose to play player one.',
      choices: [
        { value: false, name: 'No, against another Wizard' },
        { value: true, name: 'Yes, alone against the hazards of the second deck' },
      ],
      told: (alone) => (alone === true ? 'solitaire' : undefined),
    },
    agreed(
      'burglary',
      'Burglary',
      'A Hobbit may steal into a site: above 5 nobody is attacked there, otherwise he faces its attacks alone.',
      'burglary',
    ),
    agreed(
      'twoStrikes',
      'Two strikes for one',
      'A character may tap to face two strikes of an attack, at -3 each.',
      'two strikes for one',
    ),
    agreed(
      'companyCombat',
      'Company against company',
      'Once a turn a company may attack one of the other side at its site, if a Wizard meets a Ringwraith. Each strike is a duel in which both roll.',
      'companies may fight',
    ),
    agreed(
      'revisited',
      'Sites visited before',
      'Where the other player has been, the attacks of the site have one strike and 1 prowess more.',
      'sites visited before',
    ),
    agreed(
      'gorgoroth',
      'The ways to Gorgoroth',
      'Heroes come there by region cards only, from Imlad Morgul or through Nurn or Udûn. Not for the starter game.',
      'few ways to Gorgoroth',
    ),
  ],
  stops: async () => {
    const { isStop, STOP_WORDS, STOPS } = await import('../../players/meccg/passing/stops.ts');
    return STOPS.map((key) => ({ key, name: `When ${STOP_WORDS[key]}`, about: '', usual: isStop({}, key) }));
  },
  face: () => import('./table/meccg-face.ts').then(({ meccgFace }) => meccgFace),
  answersItself: true,
  workshop: { to: '/decks', name: 'Decks' },
  plate: () => import('./plate-cards.tsx').then(({ PlateCards }) => PlateCards),
  cards: { to: '/cards', about: 'The cards of The Wizards and The Lidless Eye', page: cardHref },
  lessons: {
    about:
      'Eight lessons on the road with Aragorn’s company: journeys, hazards, strikes, corruption; then five as a Ringwraith.',
    lede: 'Eight lessons on the road with one company and five as a Ringwraith, two minutes each; then a whole game with the decks for learners.',
    load: async () => {
      const [{ LESSONS }, { moveWordsWith }, { cards }, { cards: later }] = await Promise.all([
        import('./lessons.ts'),
        import('./table/move-words.ts'),
        import('virtual:meccg-cards'),
        import('virtual:meccg-cards-mele'),
      ]);
      return { lessons: LESSONS, moveWords: moveWordsWith([...cards, ...later]) };
    },
  },
  puzzles: {
    list: () => import('./puzzles.ts').then(({ PUZZLES }) => PUZZLES),
    load: async () => {
      const [{ PUZZLES }, { moveWordsWith }, { cards }] = await Promise.all([
        import('./puzzles.ts'),
        import('./table/move-words.ts'),
        import('virtual:meccg-cards'),
      ]);
      return { lessons: PUZZLES, moveWords: moveWordsWith(cards) };
    },
  },
  glossary: {
    about: 'The words, from Ally to Wounded',
    load: () => import('./glossary.ts').then(({ GLOSSARY }) => GLOSSARY),
  },
  examples: {
    load: () => import('virtual:examples/meccg').then(({ examples }) => examples),
    table: () => import('./table/small-table.tsx').then(({ SmallTable }) => SmallTable),
  },
  books: [
    bookWords('metw', 'The Wizards'),
    bookWords('metw-player-aid', 'The Wizards: player aid'),
    bookWords('collected-rulings', 'Collected rulings'),
    bookWords('lidless-eye', 'The Lidless Eye'),
    bookWords('mixed-games', 'Wizard against Ringwraith'),
  ],
};
