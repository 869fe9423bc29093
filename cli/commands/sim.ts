import path from 'node:path';
import { writeSave } from '../../engine/save.ts';
import type { Command } from '../args.ts';
import { findGame, findPlayer, perSeat, readOptions } from '../choose.ts';
import { writeWhole } from '../files.ts';
import { type Io, printJson, styleFor } from '../io.ts';
import { startSession } from '../record.ts';
import { type Report, runSimulation, seedOf } from '../simulation.ts';
import { counted, table } from '../text.ts';

export const sim: Command = {
  name: 'sim',
  summary: 'Plays many games between programs and counts how they end.',
  takes: 'GAME [--games N] [--seed S] [--players a,b] [--options k=v,…] [--json]',
  words: { least: 1, most: 1 },
  missing: 'Name the game to simulate: mathom sim GAME.',
  options: {
    games: { value: 'N', help: 'how many games (100)' },
    seed: { value: 'S', help: 'the seed; game n is played with the seed S-n (1)' },
    players: { value: 'A,B', help: 'who plays, in seat order, or one name for all (random)' },
    options: { value: 'K=V,…', help: 'options of the game' },
    check: { help: 'look for faults and lost pieces after every move (slower)' },
    save: { value: 'DIR', help: "write each game's log into this folder" },
    json: { help: 'print one JSON object' },
  },
  examples: [
    'sim wotr --games 1000 --seed moria --players random,rules',
    'sim wotr --games 50 --check --save logs',
    'sim wotr --games 4 --players search:90,rules   one who looks ahead, ninety times for a decision',
    'sim meccg --players rules --options deckOne=any,deckTwo=any   each game with other decks, ready-made and random',
    'sim meccg --options burglary=true,twoStrikes=true,revisited=true,gorgoroth=true,companyCombat=true   optional rules',
  ],
  async run(args, io) {
    const game = findGame(io, args.words[0]);
    const options = readOptions(io, game, args.text('options'));
    const seats = game.seats(options);
    const names = perSeat('players', args.text('players') ?? 'random', seats);
    const players = names.map((name) => findPlayer(io, game, name));
    const games = args.count('games', 1, 100_000_000) ?? 100;
    const seed = args.text('seed') ?? '1';
    startSession(game, { options, seed: seedOf(seed, 1) });
    const folder = args.text('save');
    const line = progressLine(io, games);
    const report = await runSimulation({
      game,
      options,
      players,
      games,
      seed,
      check: args.flag('check'),
      signal: io.signal,
      progress: line.show,
      keep:
        folder === undefined
          ? undefined
          : (log, number) => {
              const name = `${game.name}-${String(number).padStart(String(games).length, '0')}.mathom`;
              writeWhole(io.cwd, path.join(folder, name), writeSave(log, seats));
            },
    });
    line.clear();
    if (args.flag('json')) printJson(io, { game: game.name, players: names, ...report });
    else
      io.stdout.write(
        shown(report, io, game.name, `${game.title}: ${names.map((name, i) => `${name} as ${seats[i]}`).join(', ')}`),
      );
    if (report.interrupted) {
      io.stderr.write(`Stopped after ${report.games} of ${counted(games, 'game')}.\n`);
      return 130;
    }
    return report.problems.length > 0 ? 1 : 0;
  },
};

function shown(report: Report, io: Io, game: string, title: string): string {
  const style = styleFor(io);
  const cards = io.cards.find((source) => source.game === game)?.cards() ?? [];
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const share = (n: number): string => `${((100 * n) / Math.max(report.finished, 1)).toFixed(1).padStart(5)} %`;
  const { games, finished, refused, seconds, gamesPerSecond, actionsPerSecond, movesPerGame, stateBytes } = report;
  const facts: [string, string][] = [
    ['games', `${games} in ${seconds} s (${gamesPerSecond} a second)`],
    ['finished', String(finished)],
    ['refused', String(refused)],
    ['moves', `${movesPerGame} a game, ${actionsPerSecond} a second`],
    ['state', `${stateBytes} bytes`],
    ...(report.played ? playedIn(report.played, names) : []),
  ];
  const outcomes = Object.entries(report.outcomes).map(([key, n]) => [key, n, share(n)]);
  return [
    style('bold', title),
    table(facts, '  '),
    ...(outcomes.length > 0 ? [style('bold', 'Outcomes'), table(outcomes, '  ')] : []),
    ...report.problems.map((problem) => style('red', problem)),
    '',
  ].join('\n');
}

const MOST_NEVER = 12;

/** "played  480 of 484 cards, half of them 88 times or more", "never  Narsil, … and 3 more". */
function playedIn(played: Readonly<Record<string, number>>, names: ReadonlyMap<string, string>): [string, string][] {
  const ids = Object.keys(played);
  const never = ids.filter((id) => played[id] === 0).map((id) => names.get(id) ?? id);
  const often = ids.map((id) => played[id]).sort((a, b) => a - b)[ids.length >> 1] ?? 0;
  const half = often > 0 ? `, half of them ${counted(often, 'time')} or more` : '';
  const some = `${ids.length - never.length} of ${ids.length} cards${half}`;
  const more = never.length - MOST_NEVER;
  const rest = `${never.slice(0, MOST_NEVER).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [['played', some], ...(never.length > 0 ? [['never', rest] as [string, string]] : [])];
}

/** One line on a terminal that counts up, for runs long enough to wonder about. */
function progressLine(io: Io, games: number): { show(played: number, seconds: number): void; clear(): void } {
  const { stderr } = io;
  let shown = false;
  return {
    show(played, seconds) {
      if (!stderr.isTTY || seconds < 1) return;
      shown = true;
      const left = Math.round((seconds / played) * (games - played));
      stderr.write(`\r${played} of ${games} games, ${left} s left \x1b[K`);
    },
    clear() {
      if (shown) stderr.write('\r\x1b[K');
    },
  };
}
