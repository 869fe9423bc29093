// What a table can be set up with.
import type { OptionSpec, Options, Seat } from '../../../engine/game.ts';
import { DECK_IDS } from '../decks/ready-made.ts';
import { MOST_SEATS } from '../seats.ts';
import type { Rules } from '../state.ts';
import { SEAT_IDS } from '../words.ts';

/** Player turns after which the council is held, for each deck of the game length (MW-S1.2.6). */
const TURNS_A_DECK = 60;

/** A legal deck drawn from all cards. */
export const RANDOM_DECK = 'random';
/** Each game another one, as its seed will have it: as often random as ready-made. */
export const ANY_DECK = 'any';
/** The same for players of Ringwraiths. */
export const RANDOM_MINION = 'random-minion';
export const ANY_MINION = 'any-minion';
const DECKS = [...DECK_IDS, RANDOM_DECK, ANY_DECK, RANDOM_MINION, ANY_MINION];

const LISTED = 'a whole deck list, a line for each card';

/** Of those who are there in games of three to five. */
const deckOption = (seat: Seat): OptionSpec => ({
  help: `the deck of player ${SEAT_IDS[seat]}, where so many play`,
  default: DECK_IDS[seat],
  oneOf: DECKS,
  orText: LISTED,
  secretOf: seat,
});

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  players: { help: 'how many play', default: 2, min: 2, max: MOST_SEATS },
  deckOne: {
    help: 'the deck of player one: its name, random, or any for one or the other by the seed; random-minion and any-minion are a Ringwraith’s',
    default: DECK_IDS[0],
    oneOf: DECKS,
    orText: LISTED,
    secretOf: 0,
  },
  deckTwo: {
    help: 'the deck of player two; in solitaire, its hazards',
    default: DECK_IDS[1],
    oneOf: DECKS,
    orText: LISTED,
    secretOf: 1,
  },
  deckThree: deckOption(2),
  deckFour: deckOption(3),
  deckFive: deckOption(4),
  decks: { help: 'the game length: how often the decks are exhausted, 1 to 4', default: 1, min: 1, max: 4 },
  starter: { help: 'the starter rules: site cards only, no influence against the opponent', default: false },
  draft: { help: 'starting characters are chosen in turns of secret choices (character draft)', default: false },
  weakestLink: { help: 'a tie is broken by the weakest link', default: false },
  tournament: { help: 'the deck minimums of tournaments', default: false },
  calm: {
    help: 'when nobody influences cards of the opponent: in each player’s first turn, or in the first of the game',
    default: 'each',
    oneOf: ['each', 'first'],
  },
  regions: { help: 'companies may move by region cards', default: true },
  turnLimit: {
    help: 'player turns of two after which the council is held, for each deck of the game length, with more players as many for each; 0 for no limit',
    default: TURNS_A_DECK,
    min: 0,
    max: 1000,
  },
  solitaire: { help: 'one player against a hazard deck that plays by fixed rules', default: false },
  hazardChoice: {
    help: 'in solitaire, who chooses for the hazard deck: the worst for the company, or the player himself',
    default: 'worst',
    oneOf: ['worst', 'player'],
  },
  finalChecks: { help: 'in solitaire, everybody checks for corruption before points are counted', default: true },
  gorgoroth: {
    help: 'heroes enter and leave Gorgoroth by region cards only: from or to Imlad Morgul, or through Nurn or Udûn',
    default: false,
  },
  burglary: {
    help: 'a Hobbit may burgle a site: above 5 its attacks are not faced, otherwise he faces them alone',
    default: false,
  },
  revisited: {
    help: 'the attacks of a site that lies in the opponent’s discard pile have one strike and 1 prowess more',
    default: false,
  },
  twoStrikes: { help: 'a character may tap to face two strikes of an attack at -3 each', default: false },
  companyCombat: {
    help: 'once a turn a company may attack one of the other side, heroes or minions, at its site',
    default: false,
  },
};

/** Rules that hold only where everybody has agreed to them (LE-O.1). */
const AGREED = ['gorgoroth', 'burglary', 'revisited', 'twoStrikes', 'companyCombat'] as const;

/** Nobody but the hazard deck sits opposite in solitaire. */
export const playersOf = (options: Options): number => (options['solitaire'] === true ? 2 : Number(options['players']));

/** The starter game is a one-deck game (MW-T1.1.1). */
const lengthOf = (options: Options): number => (options['starter'] === true ? 1 : Number(options['decks']));

export const rulesOf = (options: Options): Rules => ({
  starter: Number(options['starter']),
  decks: lengthOf(options),
  turnLimit: Math.ceil((Number(options['turnLimit']) * lengthOf(options) * playersOf(options)) / 2),
  draft: Number(options['draft']),
  weakestLink: Number(options['weakestLink']),
  tournament: Number(options['tournament']),
  regions: Number(options['regions']),
  calmTurns: options['calm'] === 'each' ? playersOf(options) : 1,
  solitaire: Number(options['solitaire']),
  ownHazards: Number(options['hazardChoice'] === 'player'),
  finalChecks: Number(options['finalChecks'] === true || options['solitaire'] !== true),
  ...Object.fromEntries(AGREED.flatMap((name) => (options[name] === true ? [[name, 1]] : []))),
});

/** What two options say against each other, in a sentence. */
export function optionsFault(options: Options): string | undefined {
  const noRegions = options['starter'] === true || options['regions'] === false;
  return options['gorgoroth'] === true && noRegions
    ? 'The option gorgoroth needs region cards: nobody could reach Mount Doom without them. Leave it out, or play the standard game with regions.'
    : undefined;
}

/** Nobody sits at the hazard deck of a solitaire game, unless the player chooses for it. */
export const seatsFor = (options: Options): readonly string[] =>
  options['solitaire'] === true && options['hazardChoice'] !== 'player'
    ? SEAT_IDS.slice(0, 1)
    : SEAT_IDS.slice(0, playersOf(options));
