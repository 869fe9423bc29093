// Learning to play without looking ahead: the players of a game stray from the same habits, one as far to one side as the other to the
// other, and whoever wins pulls the habits towards where he had strayed. One game says next to nothing; fifty thousand say in which
// direction play gets better.
import type { Options, State } from '../../engine/game.ts';
import { next, type RandomState, seedRandom } from '../../engine/random.ts';
import { simulate } from '../simulate.ts';
import type { Foresight, Learning } from './foresight.ts';

/** Of a number, in steps: as far as players stray on average. */
const STRAYING = 1;
/** By how many steps the habits follow what a batch of games says: more overshoots, less takes longer. */
const FOLLOWING = 12;

const chance = (random: RandomState): number => (next(random) + 0.5) / 2 ** 32;
/** Normally distributed. */
const normal = (random: RandomState): number =>
  Math.sqrt(-2 * Math.log(chance(random))) * Math.cos(2 * Math.PI * chance(random));

/** Every way to play has its share of the games: as many as all the others of the usual one. */
function lessonOf({ lesson, ways = [] }: Pick<Foresight, 'lesson' | 'ways'>, n: number): Options {
  const half = n >> 1;
  return n % 2 === 0 || ways.length === 0
    ? lesson(half)
    : ways[half % ways.length].lesson(Math.floor(half / ways.length));
}

/** What games say together: how far each number of the winners had strayed, less how far that of the losers. */
export interface Pull {
  readonly games: number;
  readonly sum: readonly number[];
}

export interface Practice {
  readonly seed: string;
  /** The first game, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** The same games whoever plays them, so that they can be dealt out to threads. */
export function practise<S extends State, V>(
  foresight: Foresight<S, V>,
  learning: Learning<V>,
  at: readonly number[],
  { seed, from, to }: Practice,
): Pull {
  const sum = at.map(() => 0);
  let games = 0;
  for (let n = from; n < to; n++) {
    // Two games with the same luck, in which the sides change places: what luck decides counts for neither way.
    const pair = n >> 1;
    const random = seedRandom(`${seed} strays ${pair}`);
    const by = at.map(() => STRAYING * normal(random));
    const ways = [1, -1].map((way) => learning.player(at.map((step, i) => step + way * by[i])));
    const options = lessonOf(foresight, pair);
    const players = foresight.game.seats(options).map((_, seat) => ways[(seat + n) % 2]);
    const { outcome } = simulate(foresight.game, options, `${seed} ${pair}`, players);
    if (!outcome) continue;
    games++;
    const { winners } = outcome;
    if (winners.length === 0) continue;
    const share = 1 / players.length;
    for (const seat of players.keys()) {
      const pull = (winners.includes(seat) ? 1 / winners.length : 0) - share;
      const way = (seat + n) % 2 === 0 ? 1 : -1;
      for (let i = 0; i < sum.length; i++) sum[i] += pull * way * by[i];
    }
  }
  return { games, sum };
}

/** Where the habits are after a batch of games. */
export const follow = (at: readonly number[], { games, sum }: Pull): readonly number[] =>
  games === 0 ? at : at.map((step, i) => step + (FOLLOWING * sum[i]) / (2 * games * STRAYING ** 2));

/** How many games of a match the first habits win, seats changing. */
export function bout<S extends State, V>(
  foresight: Foresight<S, V>,
  learning: Learning<V>,
  [one, other]: readonly (readonly number[])[],
  { seed, from, to }: Practice,
): { readonly games: number; readonly wins: number } {
  let games = 0;
  let wins = 0;
  for (let n = from; n < to; n++) {
    const pair = n >> 1;
    const seat = n % 2;
    const options = lessonOf(foresight, pair);
    const players = foresight.game.seats(options).map((_, i) => learning.player(i % 2 === seat ? one : other));
    const { outcome } = simulate(foresight.game, options, `${seed} ${pair}`, players);
    if (!outcome) continue;
    games++;
    const { winners } = outcome;
    wins += winners.length === 0 ? 0.5 : winners.filter((winner) => winner % 2 === seat).length / winners.length;
  }
  return { games, wins };
}
