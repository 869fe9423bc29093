// npm run fuzz -- [--game NAME] [--seeds N] [--minutes M] [--from S] [--json]
// Examines games for as long as it is let. Failing games are left in test-results/ as save files. With --json the last line
// for each game is a report, with how often each card was played where the game counts that.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { conform, describeReport } from '../engine/conformance/conform.ts';
import type { Game, Options, State } from '../engine/game.ts';
import { GAMES } from '../games/all.ts';
import { meccg } from '../games/meccg/game.ts';
import { auction } from '../test/games/auction/game.ts';
import { kalah } from '../test/games/kalah.ts';
import { midgame } from '../test/meccg/midgame.ts';
import { WAYS_TO_PLAY } from '../test/meccg/ways-to-play.ts';
import { readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    game: { type: 'string' },
    seeds: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '10' },
    from: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const folder = path.join(import.meta.dirname, '..', 'test-results');
/** Seeds at a time: fewer where a game is examined in several ways, so that all get their turn. */
const BATCH = 20;
const BATCH_OF_MANY = 3;

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopped = true;
  });

const count = readNumber('seeds', values.seeds);
const from = readNumber('from', values.from);
const until = performance.now() + readNumber('minutes', values.minutes) * 60_000;
const all: readonly Game[] = [...new Set<Game>([...GAMES, meccg, kalah, auction])];
/** What one game is examined as, by turns: other options, other beginnings. */
const courses = (game: Game): readonly (readonly [course: Game, options: Options])[] =>
  game.name === 'meccg'
    ? [...WAYS_TO_PLAY.map(([, options]) => [game, options] as const), [midgame, {}]]
    : [[game, {}]];
const chosen = all.filter(({ name }) => values.game === undefined || name === values.game);
if (chosen.length === 0)
  fail(`There is no game "${values.game}": choose one of ${all.map(({ name }) => name).join(', ')}.`);
for (const [i, game] of chosen.entries()) {
  const share = (until - performance.now()) / (chosen.length - i);
  if (!stopped && share > 0) await fuzz(game, performance.now() + share);
}

async function fuzz(game: Game, deadline: number): Promise<void> {
  const broken = new Set<string>();
  const tally = game.tally?.();
  const watch = tally && ((s: State) => tally.see(s));
  const turns = courses(game);
  const batch = turns.length > 1 ? BATCH_OF_MANY : BATCH;
  let games = 0;
  let moves = 0;
  let told = performance.now();
  const begun = told;
  const say = (): void => {
    const seconds = (performance.now() - begun) / 1000;
    const played = tally ? `, cards played: ${countOf(tally.counts())}` : '';
    console.log(
      `${game.name}: ${games} games, ${moves} moves, ${seconds.toFixed(0)} s, broken laws: ${broken.size}${played}`,
    );
  };
  for (let done = 0; done < count && !stopped && performance.now() < deadline; done += batch) {
    const seeds = Array.from({ length: Math.min(batch, count - done) }, (_, i) => String(from + done + i));
    const [course, options] = turns[(done / batch) % turns.length];
    const budget = deadline - performance.now();
    const report = conform(course, {
      seeds,
      options,
      steps: 0.1,
      games: 0.5,
      failures: 5,
      budget,
      ...(watch && { watch }),
    });
    games += report.games;
    moves += report.moves;
    for (const failure of report.failures.filter(({ property }) => !broken.has(property))) {
      broken.add(failure.property);
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, `${course.name}-${failure.property}-${failure.seed}.mathom`);
      writeFileSync(file, failure.saveText);
      console.log(describeReport({ ...report, failures: [failure] }));
      console.log(`Saved as ${path.relative(process.cwd(), file)}.`);
      process.exitCode = 1;
    }
    if (performance.now() - told > 5_000) {
      say();
      told = performance.now();
    }
    await setImmediate(); // lets Ctrl-C in
  }
  say();
  if (values.json)
    console.log(JSON.stringify({ game: game.name, games, moves, broken: [...broken], played: tally?.counts() }));
}

/** "470 of 484". */
function countOf(counts: Readonly<Record<string, number>>): string {
  const all = Object.values(counts);
  return `${all.filter((times) => times > 0).length} of ${all.length}`;
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : fail(`--${name} takes a number above 0, not "${text}".`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
