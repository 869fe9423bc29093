// npm run fuzz -- [--game NAME] [--seeds N] [--minutes M] [--from S]
// Examines games for as long as it is let. Failing games are left in test-results/ as save files.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { conform, describeReport } from '../engine/conformance/conform.ts';
import type { Game } from '../engine/game.ts';
import { GAMES } from '../games/all.ts';
import { auction } from '../test/games/auction/game.ts';
import { kalah } from '../test/games/kalah.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seeds: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '10' },
    from: { type: 'string', default: '1' },
  },
});
const folder = path.join(import.meta.dirname, '..', 'test-results');
const BATCH = 20;

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopped = true;
  });

const count = readNumber('seeds', values.seeds);
const from = readNumber('from', values.from);
const until = performance.now() + readNumber('minutes', values.minutes) * 60_000;
const all: readonly Game[] = [...GAMES, kalah, auction];
const chosen = all.filter(({ name }) => values.game === undefined || name === values.game);
if (chosen.length === 0)
  fail(`There is no game "${values.game}": choose one of ${all.map(({ name }) => name).join(', ')}.`);
for (const [i, game] of chosen.entries()) {
  const share = (until - performance.now()) / (chosen.length - i);
  if (!stopped && share > 0) await fuzz(game, performance.now() + share);
}

async function fuzz(game: Game, deadline: number): Promise<void> {
  const broken = new Set<string>();
  let games = 0;
  let moves = 0;
  let told = performance.now();
  const begun = told;
  const say = (): void => {
    const seconds = (performance.now() - begun) / 1000;
    console.log(`${game.name}: ${games} games, ${moves} moves, ${seconds.toFixed(0)} s, broken laws: ${broken.size}`);
  };
  for (let done = 0; done < count && !stopped && performance.now() < deadline; done += BATCH) {
    const seeds = Array.from({ length: Math.min(BATCH, count - done) }, (_, i) => String(from + done + i));
    const report = conform(game, { seeds, steps: 0.1, games: 0.5, failures: 5, budget: deadline - performance.now() });
    games += report.games;
    moves += report.moves;
    for (const failure of report.failures.filter(({ property }) => !broken.has(property))) {
      broken.add(failure.property);
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, `${game.name}-${failure.property}-${failure.seed}.mathom`);
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
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : fail(`--${name} takes a number above 0, not "${text}".`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
