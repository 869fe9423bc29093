// What is measured about a game.
import type { Game, Options, State } from '../engine/game.ts';
import { below, type RandomState, seedRandom } from '../engine/random.ts';
import { type Effort, median, microseconds, perSecond } from './harness.ts';

/** How many clones are listed, then played on, in a row. */
const POOL = 1000;

/** The measures of a game, in the order they are shown. */
export interface GameFigures {
  /** List, pick, apply in random play, in one thread. */
  'actions/s': number;
  'games/s': number;
  'moves/game': number;
  'list µs': number;
  'apply µs': number;
  'clone µs': number;
  'view µs': number;
  /** Of the state as JSON, in the middle of a game. */
  'state bytes': number;
}

export function measureGame(game: Game, effort: Effort, options: Options = {}): GameFigures {
  const random = seedRandom('bench');
  let seed = 0;
  let games = 0;
  let moves = 0;
  const playOne = (): number => {
    const made = playOut(game, game.create(options, `bench ${seed++}`), random);
    games++;
    moves += made;
    return made;
  };
  const actions = perSecond(effort, playOne);
  const perGame = moves / games;
  const states = middles(game, options, Math.round(perGame));
  let at = 0;
  const some = (): State => states[at++ % states.length];
  const { listed, applied } = listAndApply(game, states, random, effort);
  return {
    'actions/s': actions,
    'games/s': actions / perGame,
    'moves/game': perGame,
    'list µs': listed,
    'apply µs': applied,
    'clone µs': microseconds(effort, () => game.clone(some())),
    'view µs': microseconds(effort, () => game.view(some(), 0)),
    'state bytes': Math.round(states.reduce((sum, s) => sum + JSON.stringify(s).length, 0) / states.length),
  };
}

/** The engine keeps the list of a state it has seen, so that each is listed and played on once, as a fresh clone. */
function listAndApply(
  game: Game,
  states: readonly State[],
  random: RandomState,
  effort: Effort,
): { listed: number; applied: number } {
  const rounds = Array.from({ length: effort.repetitions * 4 }, () => {
    const clones = Array.from({ length: POOL }, (_, i) => game.clone(states[i % states.length]));
    const begun = performance.now();
    const lists = clones.map((s) => game.decisions(s)[0]);
    const listed = performance.now();
    const choices = lists.map(({ moves }) => moves[below(random, moves.length)]);
    const chosen = performance.now();
    for (let i = 0; i < POOL; i++) game.apply(clones[i], lists[i].seat, choices[i]);
    return { list: listed - begun, apply: performance.now() - chosen };
  });
  const each = (list: number[]): number => (median(list) * 1000) / POOL;
  return { listed: each(rounds.map(({ list }) => list)), applied: each(rounds.map(({ apply }) => apply)) };
}

function playOut(game: Game, s: State, random: RandomState, most = game.maxMoves): number {
  for (let moves = 0; moves < most; moves++) {
    const open = game.decisions(s);
    if (open.length === 0) return moves;
    const { seat, moves: offered } = open[0];
    game.apply(s, seat, offered[below(random, offered.length)]);
  }
  return most;
}

/** States at all stages of the first part of different games. */
function middles(game: Game, options: Options, length: number): State[] {
  const random = seedRandom('middles');
  const states: State[] = [];
  for (let i = 0; i < 64; i++) {
    const s = game.create(options, `middle ${i}`);
    playOut(game, s, random, Math.floor((length * 0.8 * i) / 64));
    if (game.decisions(s).length > 0) states.push(s);
  }
  return states;
}

/** About 4 KB as JSON, in the manner of a big game: flat lists by region, piles of cards, frames. */
export function syntheticState(): State & Record<string, unknown> {
  const list = (n: number, f: (i: number) => number): number[] => Array.from({ length: n }, (_, i) => f(i));
  return {
    random: seedRandom('synthetic'),
    barrier: 12,
    stack: [{ at: 'turn' }, { at: 'battle/casualties', region: 41, left: 3 } as { at: string }],
    outcome: null,
    units: Array.from({ length: 11 }, (_, nation) => list(105, (i) => (i * nation) % 6)),
    leaders: list(105, (i) => i % 3),
    control: list(105, (i) => (i * 7) % 9),
    decks: Array.from({ length: 4 }, (_, d) => list(24, (i) => i + d * 24)),
    hands: [list(6, (i) => i), list(6, (i) => i + 30)],
    characters: Array.from({ length: 20 }, (_, i) => ({ id: i, at: i * 5, level: i % 4, alive: true })),
    fellowship: { progress: 3, corruption: 4, guide: 1, hidden: true, companions: list(7, (i) => i) },
  };
}
