// node bench/strength.ts [--game wotr] [--games N] [--seed S] [--pair first,second]… [--option key=value]… [--cores C] [--minutes M] [--json]
// How strong the players are: seeded matches, one pairing after the other, with 95 % Wilson intervals. Each game is told on stderr as
// it ends; who is told to stop (Ctrl-C, SIGTERM) leaves the games that run, and gives the result of those that have ended.
import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Game, Outcome } from '../engine/game.ts';
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
  readonly gamesPerSecond: number;
  readonly seats: Readonly<Record<string, Share>>;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Aborted when somebody stops the whole command. */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

/** Settles when the command is stopped: what is waited for may be left. */
const stop = once(stopped.signal, 'abort');

/** Games are dealt out to the threads as they become free; time that is up ends the match after the games that run. */
async function playAll(
  pairings: readonly Pairing[],
  cores: number,
  until: number,
  told: (outcome: Outcome, pairing: Pairing) => void,
): Promise<readonly Outcome[]> {
  const found: Outcome[] = [];
  let next = 0;
  const thread = async (): Promise<void> => {
    const worker = new Worker(new URL('./strength-worker.ts', import.meta.url));
    while (next < pairings.length && performance.now() < until && !stopped.signal.aborted) {
      const pairing = pairings[next++];
      worker.postMessage(pairing);
      const [outcome] = (await Promise.race([once(worker, 'message'), stop])) as [Outcome];
      if (stopped.signal.aborted) break;
      found.push(outcome);
      told(outcome, pairing);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: cores }, thread));
  return found;
}

async function play(game: Game, names: readonly string[]): Promise<Match> {
  const given = values.option.map((text) => readOption(game.options, text));
  const options = completeOptions(game.options, Object.fromEntries(given));
  const seats = game.seats(options);
  for (const name of names) playerNamed(game.name, name);
  const pairings = Array.from({ length: Number(values.games) }, (_, i) => ({
    game: game.name,
    names,
    options,
    seed: `${values.seed}:${i}`,
  }));
  const start = performance.now();
  const wins = seats.map(() => 0);
  let games = 0;
  const tell = ({ winners }: Outcome, { seed }: Pairing): void => {
    games++;
    for (const winner of winners) wins[winner]++;
    const won = winners.length === 0 ? 'nobody' : winners.map((winner) => seats[winner]).join(', ');
    const so = seats.map((seat, i) => `${seat} ${wins[i]}`).join(', ');
    const time = Math.round((performance.now() - start) / 1000);
    console.error(`${String(time).padStart(6)} s  ${names.join(' against ')}, ${seed}: ${won}; ${so} of ${games}`);
  };
  const until = start + Number(values.minutes) * 60_000;
  const found = await playAll(pairings, Number(values.cores), until, tell);
  const seconds = (performance.now() - start) / 1000;
  const sides = sidesOf(game, options);
  const outcomes: Record<string, number> = {};
  for (const outcome of found) {
    const key = endingKey(sides, outcome);
    outcomes[key] = (outcomes[key] ?? 0) + 1;
  }
  return {
    players: names,
    games: found.length,
    gamesPerSecond: Number((found.length / seconds).toPrecision(2)),
    seats: Object.fromEntries(seats.map((seat, i) => [seat, wilson(wins[i], found.length)])),
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
  console.log(`${match.players.join(' against ')}: ${match.games} games, ${match.gamesPerSecond} a second`);
  for (const [seat, { wins, share, from, to }] of Object.entries(match.seats))
    console.log(
      `  ${seat.padEnd(8)} ${String(wins).padStart(4)}  ${percent(share)} (${percent(from)} to ${percent(to)})`,
    );
  const ends = Object.entries(match.outcomes).map(([name, n]) => `${name} ${n}`);
  console.log(`  ${ends.join(', ')}`);
}

try {
  const game = gameNamed(values.game);
  const matches: Match[] = [];
  for (const pair of values.pair ?? allPairs(game)) {
    if (stopped.signal.aborted) break;
    const match = await play(game, pair.split(','));
    matches.push(match);
    if (!values.json) show(match);
  }
  if (values.json) console.log(JSON.stringify({ game: game.name, seed: values.seed, matches }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
