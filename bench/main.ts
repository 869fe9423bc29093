// npm run bench -- [--json] [--quick] [--game NAME] [--filter TEXT]
import { cpus } from 'node:os';
import { copy } from '../engine/copy.ts';
import type { Game, Options } from '../engine/game.ts';
import { GAMES } from '../games/all.ts';
import { meccg } from '../games/meccg/game.ts';
import { auction } from '../test/games/auction/game.ts';
import { kalah } from '../test/games/kalah.ts';
import { readArgs } from './args.ts';
import { measureGame, syntheticState } from './games.ts';
import { microseconds, QUICK, THOROUGH } from './harness.ts';

const { values } = readArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    game: { type: 'string' },
    filter: { type: 'string', default: '' },
  },
});
const effort = values.quick ? QUICK : THOROUGH;

type Figures = Record<string, number>;

function measureCopy(): Figures {
  const state = syntheticState();
  return { 'clone µs': microseconds(effort, () => copy(state)), 'state bytes': JSON.stringify(state).length };
}

const all: readonly Game[] = [...new Set<Game>([kalah, auction, ...GAMES, meccg])];
const randomDecks: Options = { deckOne: 'random', deckTwo: 'random' };
const measures: readonly (readonly [name: string, measure: () => Figures])[] = [
  ...all.map((game) => [game.name, () => ({ ...measureGame(game, effort) })] as const),
  ['meccg, random decks', () => ({ ...measureGame(meccg, effort, randomDecks) })],
  ['4 KB state', measureCopy],
];
const chosen = measures.filter(
  ([name]) => (values.game === undefined || name.split(',')[0] === values.game) && name.includes(values.filter),
);

if (chosen.length === 0) {
  console.error(`Nothing to measure has that name. There are: ${measures.map(([name]) => name).join(', ')}.`);
  process.exitCode = 2;
} else if (values.json) {
  const results = Object.fromEntries(chosen.map(([name, measure]) => [name, rounded(measure())]));
  const { node } = process.versions;
  console.log(JSON.stringify({ cpu: cpus()[0]?.model, cores: cpus().length, node, quick: values.quick, results }));
} else {
  for (const [name, measure] of chosen) {
    console.log(name);
    for (const [figure, value] of Object.entries(measure()))
      console.log(
        `  ${figure.padEnd(14)}${value.toLocaleString('en', { maximumFractionDigits: digits(value) }).padStart(12)}`,
      );
  }
}

function digits(value: number): number {
  return value >= 100 ? 0 : 2;
}

function rounded(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(digits(value)))]),
  );
}
