// The game where heroes and minions have met at a site, and companies may attack each other: random play seldom brings them
// together from the start.
import type { Game, Options, Words } from '../../engine/game.ts';
import { below, type RandomState, seedRandom } from '../../engine/random.ts';
import { meccg } from '../../games/meccg/game.ts';

const HEROES = [
  'faramir',
  'aragorn-ii',
  'bilbo',
  'legolas',
  'gimli',
  'bergil',
  'gandalf',
  'boromir-ii: sword-of-gondolin',
];
const MINIONS = [
  'gorbag',
  'orc-captain',
  'ostisen',
  'lieutenant-of-morgul',
  'khamul-the-ringwraith',
  'muzgash',
  'shagrat',
];
const HERO_CARDS = [
  'concealment',
  'risky-blow',
  'block',
  'dodge',
  'lucky-strike',
  'dark-quarrels',
  'halfling-strength',
  'orc-patrol',
  'glamdring',
];
const MINION_CARDS = [
  'swift-strokes',
  'bold-thrust',
  'blow-turned',
  'a-nice-place-to-hide',
  'cave-drake',
  'khamul-unleashed',
];
const STANDS = ['', '', '', ' tapped', ' wounded'];

const some = (random: RandomState, list: readonly string[], most: number): string[] => {
  const left = [...list];
  return Array.from({ length: 1 + below(random, most) }, () => left.splice(below(random, left.length), 1)[0]);
};
const people = (random: RandomState, list: readonly string[]): string[] =>
  some(random, list, 4).map((who) => {
    const [name, rest] = who.split(':');
    return `${name}${STANDS[below(random, STANDS.length)]}${rest === undefined ? '' : `:${rest}`}`;
  });

function position(random: RandomState): Words {
  const heroesTurn = below(random, 2) === 0;
  const site = heroesTurn ? 'bree' : 'mount-gram';
  const heroes = { [site]: people(random, HEROES), hand: some(random, HERO_CARDS, 5) };
  const minions = { alignment: 'minion', [site]: people(random, MINIONS), hand: some(random, MINION_CARDS, 4) };
  return { phase: 'site', turn: 3, ...(heroesTurn ? { one: heroes, two: minions } : { one: minions, two: heroes }) };
}

/** By every optional rule, for two turns. */
export const ENCOUNTERS: Options = {
  companyCombat: true,
  burglary: true,
  twoStrikes: true,
  revisited: true,
  turnLimit: 5,
};

/** Each seed is another meeting. */
export const encounter = {
  ...meccg,
  name: 'meccg-encounter', // its logs are none of meccg's
  create(options: Options, seed: string) {
    const s = meccg.scene(position(seedRandom(`encounter ${seed}`)), options);
    s.random = seedRandom(seed);
    return s;
  },
} as unknown as Game;
