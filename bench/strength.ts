// node bench/strength.ts [--game wotr] [--games N] [--from N] [--seed S] [--pair first,second]… [--option key=value]…
//   [--cores C] [--minutes M] [--json]
// How strong the players are: seeded matches, the pairings by turns, with 95 % Wilson intervals. Each game is told on stderr as
// it ends; who is told to stop (Ctrl-C, SIGTERM) leaves the games that run, and gives the result of those that have ended. A match
// goes on in another run with --from, the number of its first game.
import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Game, Options, Outcome } from '../engine/game.ts';
import { completeOptions, readOption } from '../engine/options.ts';
import { endingKey, sidesOf } from '../engine/sides.ts';
import { type Share, wilson } from '../lib/share.ts';
import { playersOf } from '../players/all.ts';
import { readArgs } from './args.ts';
import { gameNamed, type Pairing, playerNamed } from './strength-worker.ts';

const { values } = readArgs({
  options: {
    game: { type: 'string', default: 'wotr' },
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'strength' },
    pair: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true, default: [] },
    cores: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});

interface Match {
  readonly players: readonly string[];
  readonly games: number;
  /** Of one thread. */
  readonly gamesPerSecond: number;
  readonly seats: Readonly<Record<string, Share>>;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Aborted when somebody stops the whole command. */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

/** Settles when the command is stopped: what is waited for may be left. */
const stop = once(stopped.signal, 'abort');

/** A game that has ended, and how long its thread was busy with it. */
interface Played {
  readonly pairing: Pairing;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Games are dealt out to the threads as they become free; time that is up ends the matches after the games that run. */
async function playAll(pairings: readonly Pairing[], told: (played: Played) => void): Promise<void> {
  const until = performance.now() + Number(values.minutes) * 60_000;
  let next = 0;
  const thread = async (): Promise<void> => {
    const worker = new Worker(new URL('./strength-worker.ts', import.meta.url));
    while (next < pairings.length && performance.now() < until && !stopped.signal.aborted) {
      const pairing = pairings[next++];
      const from = performance.now();
      worker.postMessage(pairing);
      const [outcome] = (await Promise.race([once(worker, 'message'), stop])) as [Outcome];
      if (stopped.signal.aborted) break;
      told({ pairing, outcome, seconds: (performance.now() - from) / 1000 });
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Number(values.cores) }, thread));
}

/** Plays the matches of all pairs by turns, so that whenever it is stopped each has had as many games. */
async function playMatches(game: Game, pairs: readonly (readonly string[])[]): Promise<Match[]> {
  const given = values.option.map((text) => readOption(game.options, text));
  const options = completeOptions(game.options, Object.fromEntries(given));
  const seats = game.seats(options);
  for (const name of pairs.flat()) playerNamed(game.name, name);
  const pairings = Array.from({ length: Number(values.games) }, (_, i) =>
    pairs.map((names) => ({ game: game.name, names, options, seed: `${values.seed}:${Number(values.from) + i}` })),
  ).flat();
  const start = performance.now();
  const found = pairs.map((): Played[] => []);
  await playAll(pairings, (played) => {
    const { names, seed } = played.pairing;
    const match = found[pairs.indexOf(names)];
    match.push(played);
    const { winners } = played.outcome;
    const won = winners.length === 0 ? 'nobody' : winners.map((winner) => seats[winner]).join(', ');
    const so = seats.map((seat, i) => `${seat} ${winsOf(match, i)}`).join(', ');
    const time = Math.round((performance.now() - start) / 1000);
    console.error(
      `${String(time).padStart(6)} s  ${names.join(' against ')}, ${seed}: ${won}; ${so} of ${match.length}`,
    );
  });
  return found.map((match, i) => reportOf(game, pairs[i], options, match));
}

const winsOf = (match: readonly Played[], seat: number): number =>
  match.filter(({ outcome }) => outcome.winners.includes(seat)).length;

function reportOf(game: Game, names: readonly string[], options: Options, match: readonly Played[]): Match {
  const sides = sidesOf(game, options);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of match) {
    const key = endingKey(sides, outcome);
    outcomes[key] = (outcomes[key] ?? 0) + 1;
  }
  const seconds = match.reduce((sum, played) => sum + played.seconds, 0);
  const seats = game.seats(options).map((seat, i) => [seat, wilson(winsOf(match, i), match.length)] as const);
  return {
    players: names,
    games: match.length,
    gamesPerSecond: match.length === 0 ? 0 : Number((match.length / seconds).toPrecision(2)),
    seats: Object.fromEntries(seats),
    outcomes,
  };
}

/** All who play at once; those who look ahead take their time, and are asked for by name. */
function allPairs(game: Game): string[] {
  const names = playersOf(game.name)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('search'));
  return names.flatMap((first) => names.map((second) => `${first},${second}`));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function show(match: Match): void {
  console.log(`${match.players.join(' against ')}: ${match.games} games, ${match.gamesPerSecond} a second of a thread`);
  for (const [seat, { wins, share, from, to }] of Object.entries(match.seats))
    console.log(
      `  ${seat.padEnd(8)} ${String(wins).padStart(4)}  ${percent(share)} (${percent(from)} to ${percent(to)})`,
    );
  const ends = Object.entries(match.outcomes).map(([name, n]) => `${name} ${n}`);
  console.log(`  ${ends.join(', ')}`);
}

try {
  const game = gameNamed(values.game);
  const pairs = (values.pair ?? allPairs(game)).map((pair) => pair.split(','));
  const matches = await playMatches(game, pairs);
  if (values.json) console.log(JSON.stringify({ game: game.name, seed: values.seed, matches }));
  else for (const match of matches) show(match);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
