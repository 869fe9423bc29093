// node bench/departures.ts [--game wotr|meccg] [--games N] [--from N] [--looks L] [--clear E] [--every N] [--replays N] [--minutes M]
//   [--option key=value]… [--json]
// What it is worth that a search departs from what its own player would do, asked without matches: that player plays games against
// `rules`, every so many of his large choices are searched, and where the search would do something else both moves are played to the
// end of the game, by him and by `rules`, so many times from the true position, with the same dice for both.
import process from 'node:process';
import { type Move, type Options, type State, sameMove } from '../engine/game.ts';
import { completeOptions, readOption } from '../engine/options.ts';
import { seedRandom } from '../engine/random.ts';
import { sidesOf } from '../engine/sides.ts';
import type { Player } from '../players/player.ts';
import { judgeFor, searchedGame } from '../players/search/all.ts';
import { breadthOf } from '../players/search/levels.ts';
import { searchPlayer } from '../players/search/search.ts';
import { moveIn, turnFor } from '../players/turn.ts';
import { readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    game: { type: 'string', default: 'meccg' },
    games: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
    looks: { type: 'string', default: '60' },
    clear: { type: 'string' },
    every: { type: 'string', default: '11' },
    replays: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '1000' },
    option: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});

/** Ends with a sentence; nothing has been played yet. */
function wrong(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function numberFrom(name: string, text: string): number {
  const number = Number(text);
  return text !== '' && number >= 0 ? number : wrong(`--${name} is a number, not "${text}".`);
}

const searched = searchedGame(values.game) ?? wrong(`Nothing looks ahead in "${values.game}": try wotr or meccg.`);
const [games, from, every, replays] = (['games', 'from', 'every', 'replays'] as const).map((name) =>
  numberFrom(name, values[name]),
);
const { foresight, simple = foresight } = searched;
const { game } = foresight;
const clear = values.clear === undefined ? foresight.clear : numberFrom('clear', values.clear);
const budget = { looks: numberFrom('looks', values.looks) };
const plan = { name: 'departs', budget, breadth: breadthOf(budget) };
const searcher = searchPlayer({ ...foresight, clear }, () => judgeFor(searched), plan);
const given = optionsOf(values.option);
function optionsOf(texts: readonly string[]): Options {
  try {
    return Object.fromEntries(texts.map((text) => readOption(game.options, text)));
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

const until = performance.now() + numberFrom('minutes', values.minutes) * 60_000;

/** Who sits where: the side that searches is played by the search's own player. */
type Sitting = (seat: number) => Player;

function finish(s: State, seat: number, first: Move, sitting: Sitting, luck: string): number {
  const world = game.clone(s);
  const random = seedRandom(luck);
  let turn = foresight.clock(world);
  world.random = seedRandom(`${luck} ${turn}`);
  game.apply(world, seat, first);
  for (;;) {
    const outcome = game.outcome(world);
    if (outcome) return foresight.result(world, outcome, seat);
    // Each turn has dice of its own, so that both moves meet the same luck as long as they can.
    if (foresight.clock(world) !== turn) {
      turn = foresight.clock(world);
      world.random = seedRandom(`${luck} ${turn}`);
    }
    const [decision] = game.decisions(world);
    game.apply(world, decision.seat, moveIn(game, world, sitting(decision.seat), decision, random));
  }
}

interface Found {
  choices: number;
  /** By departure: what it won more, in the mean of all replays. */
  readonly gains: number[];
}

function look(n: number, found: Found): void {
  const seed = `departures:${n}`;
  const options: Options = completeOptions(game.options, { ...foresight.lesson(n >> 1), ...given });
  const s = game.create(options, seed);
  const sides = sidesOf(game, options);
  const mine = sides[n % 2].seats;
  const sitting: Sitting = (seat) => (mine.includes(seat) ? foresight.player : simple.player);
  const random = seedRandom(seed);
  for (let large = n; !game.outcome(s) && performance.now() < until; ) {
    const [decision] = game.decisions(s);
    const isLarge = foresight.share(decision) === 1 && decision.moves.length > 1;
    if (isLarge && mine.includes(decision.seat) && large++ % Math.max(1, every) === 0) {
      const turn = () => turnFor(game, s, decision, seedRandom(`${seed} ${large}`));
      const [own, other] = [foresight.player, searcher].map((one) => one.choose(turn()).move);
      found.choices++;
      if (!sameMove(own, other)) {
        let gain = 0;
        for (let i = 0; i < replays; i++) {
          const luck = `${seed} ${large} ${i}`;
          gain += finish(s, decision.seat, other, sitting, luck) - finish(s, decision.seat, own, sitting, luck);
        }
        found.gains.push(gain / Math.max(1, replays));
      }
    }
    game.apply(s, decision.seat, moveIn(game, s, sitting(decision.seat), decision, random));
  }
}

const found: Found = { choices: 0, gains: [] };
for (let i = 0; i < games && performance.now() < until; i++) look(from + i, found);
const { choices, gains } = found;
const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length));
const result = {
  game: values.game,
  clear,
  choices,
  departures: gains.length,
  gain: Number((1000 * mean).toFixed(1)),
  error: Number(((1000 * spread) / Math.sqrt(Math.max(1, gains.length))).toFixed(1)),
};
console.log(
  values.json
    ? JSON.stringify(result)
    : `${result.game}: ${result.departures} of ${choices} choices depart where ${clear} errors are clear; each wins ${result.gain} thousandths of a game more (standard error ${result.error})`,
);
