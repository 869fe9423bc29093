// How a player's habits are learned: batches of games in which players stray from them, the habits following after each, then a match
// against the habits before.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Share, wilson } from '../../lib/share.ts';
import type { Learning } from '../../players/search/foresight.ts';
import { follow, type Pull } from '../../players/search/practice.ts';
import { counted } from '../text.ts';
import { Trouble } from '../trouble.ts';
import { keepText } from './store.ts';
import type { BoutTask, PractiseTask } from './tasks.ts';
import { runTasks } from './threads.ts';

export interface Practising {
  readonly game: string;
  /** Of the game's rules: habits are learned under one. */
  readonly version: number;
  readonly learning: Learning;
  /** Games in the end, those already played counted. */
  readonly games: number;
  /** After so many games the habits follow what was found. */
  readonly batch: number;
  readonly milliseconds: number;
  readonly cores: number;
  readonly seed: string;
  readonly match: number;
  readonly folder: string;
  readonly signal: AbortSignal;
  say(text: string, isNews: boolean): void;
}

/** How habits came to be. */
export interface HabitsFile {
  readonly game: string;
  readonly recipe: {
    readonly date: string;
    readonly games: number;
    readonly strength: string;
  };
}

export interface Practised {
  readonly file: HabitsFile;
  readonly isBetter: boolean;
}

/** Fewer games than this say nothing. */
export const BATCH = 1500;
/** Games of one task. */
const TASK = 50;
const BOUT = 20;
/** Most of what a game says is luck: a number counts as moved by what it moved beyond so many of its errors. */
const CAUTIONS = [0.4, 0.7, 1];
/** Where no match is played to find out. */
const CAUTIOUS = 0.7;

/** Where a practice stands: it can be interrupted after any batch. */
interface Draft {
  readonly game: string;
  readonly version: number;
  readonly numbers: number;
  readonly seed: string;
  readonly games: number;
  readonly start: readonly number[];
  /** After each batch. */
  readonly trail: readonly (readonly number[])[];
}

function openDraft({ folder, game, version, seed, learning }: Practising): Draft {
  const { start } = learning;
  const fresh = { game, version, numbers: start.length, seed, games: 0, start, trail: [] };
  const file = draftIn(folder);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) return fresh;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Draft;
  const isSame = (['game', 'version', 'numbers', 'seed'] as const).every((key) => kept[key] === fresh[key]);
  if (isSame) return kept;
  throw new Trouble(
    `The habits in ${folder} are others, or were learned with another seed or under other rules: name another folder with --folder.`,
  );
}

const draftIn = (folder: string): string => path.join(folder, 'habits-draft.json');

/** Where the batches have led, less what may be luck. */
function surely({ start, trail }: Draft, caution: number): readonly number[] {
  const stages = [start, ...trail];
  const steps = trail.flatMap((at, i) => at.map((step, n) => step - stages[i][n]));
  const error = Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / start.length);
  return start.map((from, i) => {
    const moved = stages[trail.length][i] - from;
    return from + Math.sign(moved) * Math.max(0, Math.abs(moved) - caution * error);
  });
}

/** Better habits, or not; nothing when it was interrupted. */
export async function practiseHabits(training: Practising): Promise<Practised | undefined> {
  const { learning, signal, game } = training;
  const draft = await learn(training);
  if (signal.aborted) return undefined;
  const batches = draft.trail.length;
  if (batches === 0) throw new Trouble(`Habits need at least ${counted(training.batch, 'game')} to learn from.`);
  const found = await likeliest(training, draft);
  const share = found && (await compare(training, found));
  if (!share) return undefined;
  const { isBetter, strength } = share;
  const recipe = { date: new Date().toISOString().slice(0, 10), games: batches * training.batch, strength };
  return { file: { game, recipe, ...learning.numbers(found) }, isBetter };
}

async function learn(training: Practising): Promise<Draft> {
  const { game, games, batch, cores, seed, folder, signal, milliseconds, say } = training;
  let draft = openDraft(training);
  const begun = performance.now();
  const isOver = (): boolean => signal.aborted || performance.now() - begun > milliseconds;
  say(`${draft.games} of ${games} games are there; the others are played in ${counted(cores, 'thread')}`, true);
  const from = draft.games;
  while (draft.games + batch <= games && !isOver()) {
    const at = draft.trail.at(-1) ?? draft.start;
    const pull = { games: 0, sum: at.map(() => 0) };
    const tasks = Array.from({ length: Math.ceil(batch / TASK) }, (_, i): PractiseTask => {
      const first = draft.games + i * TASK;
      return { do: 'practise', game, at, seed, from: first, to: Math.min(first + TASK, draft.games + batch) };
    });
    const pulls = new Map<number, Pull>();
    await runTasks(tasks, cores, isOver, (answer, task) => {
      pulls.set(task.from, answer);
      const played = draft.games - from + pulls.size * TASK;
      const rate = played / ((performance.now() - begun) / 1000);
      say(`${draft.games + pulls.size * TASK} of ${games} games, ${rate.toFixed(1)} a second`, false);
    });
    // A batch that is not whole would be another one the next time.
    if (pulls.size < tasks.length) break;
    for (const task of tasks) {
      const one = pulls.get(task.from);
      pull.games += one?.games ?? 0;
      for (let i = 0; i < pull.sum.length; i++) pull.sum[i] += one?.sum[i] ?? 0;
    }
    draft = { ...draft, games: draft.games + batch, trail: [...draft.trail, follow(at, pull)] };
    keepText(draftIn(folder), JSON.stringify(draft));
  }
  return draft;
}

/** How cautious to be: short matches against the habits before, the same games for each. */
async function likeliest(training: Practising, draft: Draft): Promise<readonly number[] | undefined> {
  const { match, seed, signal, say } = training;
  if (match === 0) return surely(draft, CAUTIOUS);
  const few = Math.ceil(match / 2);
  let best = { wins: -1, found: draft.start };
  for (const caution of CAUTIONS) {
    const found = surely(draft, caution);
    const { games, wins } = await playBouts(training, found, `caution ${seed}`, few);
    if (signal.aborted) return undefined;
    say(`what moved beyond ${caution} of its errors won ${wins} of ${games}`, true);
    if (wins > best.wins) best = { wins, found };
  }
  return best.found;
}

async function compare(
  training: Practising,
  found: readonly number[],
): Promise<{ readonly isBetter: boolean; readonly strength: string } | undefined> {
  const { match, signal, seed, say } = training;
  if (match === 0) return { isBetter: false, strength: 'No match.' };
  say(`${counted(match, 'game')} against the habits before`, true);
  const { games, wins } = await playBouts(training, found, `match ${seed}`, match);
  if (signal.aborted) return undefined;
  const share = wilson(wins, games);
  return { isBetter: share.share > 0.5, strength: told(wins, games, share) };
}

async function playBouts(
  { game, learning, cores, signal, say }: Practising,
  found: readonly number[],
  seed: string,
  count: number,
): Promise<{ readonly games: number; readonly wins: number }> {
  const tasks = Array.from({ length: Math.ceil(count / BOUT) }, (_, i): BoutTask => {
    const from = i * BOUT;
    return { do: 'bout', game, habits: [found, learning.start], seed, from, to: Math.min(count, from + BOUT) };
  });
  let games = 0;
  let wins = 0;
  await runTasks(
    tasks,
    cores,
    () => signal.aborted,
    (answer) => {
      games += answer.games;
      wins += answer.wins;
      say(`won ${wins} of ${games}`, false);
    },
  );
  return { games, wins };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const told = (wins: number, games: number, { share, from, to }: Share): string =>
  `Won ${wins} of ${games} against the habits before (${percent(share)}, 95 % ${percent(from)} to ${percent(to)}), seats changing.`;
