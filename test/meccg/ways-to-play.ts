// The ways in which a table can be set up, for whatever examines random games.
import type { Options } from '../../engine/game.ts';

const RANDOM: Options = { deckOne: 'random', deckTwo: 'random' };
const MINIONS: Options = { deckOne: 'random-minion', deckTwo: 'random-minion' };
const MIXED: Options = { deckOne: 'random', deckTwo: 'random-minion' };
/** Rules by agreement: LE-O and company against company (MX-12). */
const AGREED: Options = { gorgoroth: true, burglary: true, revisited: true, twoStrikes: true, companyCombat: true };

export const WAYS_TO_PLAY: readonly (readonly [name: string, options: Options])[] = [
  ['ready-made decks', {}],
  ['random decks', RANDOM],
  ['the starter game', { ...RANDOM, starter: true }],
  ['two decks, the draft and the weakest link', { ...RANDOM, decks: 2, draft: true, weakestLink: true }],
  ['three decks without regions, calm in the first turn only', { ...RANDOM, decks: 3, regions: false, calm: 'first' }],
  ['four decks in a tournament', { ...RANDOM, decks: 4, tournament: true }],
  ['no limit of turns', { ...RANDOM, turnLimit: 0 }],
  ['solitaire', { ...RANDOM, solitaire: true }],
  ['solitaire, choosing for the hazards', { ...RANDOM, solitaire: true, hazardChoice: 'player', finalChecks: false }],
  ['two Ringwraiths with ready-made decks', { deckOne: 'dwar', deckTwo: 'indur' }],
  ['two Ringwraiths with random decks', MINIONS],
  ['the starter game of two Ringwraiths', { ...MINIONS, starter: true }],
  ['a Wizard against a Ringwraith', MIXED],
  [
    'a Ringwraith against a Wizard in two decks with the draft',
    { ...MIXED, ...{ deckOne: 'random-minion', deckTwo: 'random' }, decks: 2, draft: true },
  ],
  ['two Wizards by every optional rule', { ...RANDOM, ...AGREED }],
  ['two Ringwraiths by every optional rule', { ...MINIONS, ...AGREED }],
  ['a Wizard against a Ringwraith by every optional rule', { ...MIXED, ...AGREED }],
  ['a Ringwraith alone', { ...RANDOM, deckOne: 'random-minion', solitaire: true }],
  ['three players, two Wizards and a Ringwraith', { ...MIXED, deckThree: 'random', players: 3, turnLimit: 12 }],
  ['four players with ready-made decks', { players: 4, deckTwo: 'dwar', deckFour: 'indur', turnLimit: 8 }],
  ['five players in the starter game', { players: 5, starter: true, turnLimit: 8 }],
  ['four players by every optional rule', { ...MIXED, ...AGREED, players: 4, deckFour: 'random-minion', turnLimit: 8 }],
];
