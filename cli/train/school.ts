// How a judge is taught: games, then several fits to all of them at once, then a match against the judge before.
import { existsSync } from 'node:fs';
import { wilson } from '../../lib/share.ts';
import type { Searched } from '../../players/search/all.ts';
import { countOf, type Fitted, heldLoss, type Positions, sampleRows } from '../../players/search/fit.ts';
import type { Way } from '../../players/search/foresight.ts';
import { type JudgeFile, judgeOf } from '../../players/search/judge.ts';
import { counted } from '../text.ts';
import { Trouble } from '../trouble.ts';
import { allPositions, CHUNK, fileOf, keepDraft, keepRows, openFolder, readDraft } from './store.ts';
import type { FitTask, MatchTask, PlayTask } from './tasks.ts';
import { runTasks } from './threads.ts';

export interface Training {
  readonly game: string;
  readonly searched: Searched;
  /** Games in the end, those already kept counted. */
  readonly games: number;
  /** For games and fit together. */
  readonly milliseconds: number;
  readonly cores: number;
  readonly looks: number;
  /** A way to play that gets a judge of its own. */
  readonly way: Way | undefined;
  readonly seed: string;
  readonly hidden: number;
  readonly match: number;
  readonly matchLooks: number;
  readonly matchMilliseconds: number;
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Progress; news stay to be read. */
  say(text: string, isNews: boolean): void;
}

export interface Made {
  readonly judge: JudgeFile;
  readonly isBetter: boolean;
}

/** Fits with other beginnings: the one that foresees best is taken. */
const FITS = 4;
const EPOCHS = 30;
const CHECKS = 5;
/** What of the time is for games; the rest is for the fit. */
const FOR_GAMES = 0.75;

/** The judge that there is; none where a way gets its first. */
const judgeBefore = ({ way, searched }: Training): JudgeFile | undefined =>
  way ? searched.others?.[way.name] : searched.judge;

const playerName = ({ looks }: Training): string => (looks === 0 ? 'rules' : `search${looks}`);

/** Teaches a judge; nothing when it was interrupted. */
export async function train(training: Training): Promise<Made | undefined> {
  const { foresight } = training.searched;
  const { names, game } = foresight;
  const begun = performance.now();
  openFolder(training.folder, { game: training.game, version: game.version, names });
  await playGames(training);
  if (training.signal.aborted) return undefined;
  const { positions, games } = allPositions(training.folder, names.length);
  if (games < CHUNK)
    throw new Trouble(`There are only ${counted(games, 'game')} to learn from: ask for at least ${CHUNK}.`);
  const fitted = await fitAll(training, positions, games, begun + training.milliseconds - performance.now());
  if (!fitted) return undefined;
  const made = judgeFile(training, fitted, positions, games);
  const compared = await compare(training, made, positions);
  return (
    compared && {
      judge: { ...made, recipe: { ...made.recipe, strength: compared.strength } },
      isBetter: compared.isBetter,
    }
  );
}

/** The games that are missing, in files of twenty. */
async function playGames(training: Training): Promise<void> {
  const { game, looks, way, seed, folder, cores, signal, say } = training;
  const name = playerName(training);
  const all = Array.from({ length: Math.ceil(training.games / CHUNK) }, (_, chunk) => chunk * CHUNK);
  const missing = all.filter((from) => !existsSync(fileOf(folder, name, seed, from)));
  let played = (all.length - missing.length) * CHUNK;
  if (missing.length === 0) return;
  say(`${played} of ${all.length * CHUNK} games are there; the others are played in ${counted(cores, 'thread')}`, true);
  const begun = performance.now();
  const tasks = missing.map(
    (from): PlayTask => ({
      do: 'play',
      game,
      looks,
      ...(way && { way: way.name }),
      seed,
      from,
      to: from + CHUNK,
    }),
  );
  const isOver = (): boolean => signal.aborted || performance.now() - begun > FOR_GAMES * training.milliseconds;
  let now = 0;
  await runTasks(tasks, cores, isOver, (rows, { from }) => {
    keepRows(fileOf(folder, name, seed, from), rows);
    played += CHUNK;
    now += CHUNK;
    const rate = now / ((performance.now() - begun) / 1000);
    say(`${played} of ${all.length * CHUNK} games, ${rate.toFixed(1)} a second`, false);
  });
  say(`${played} games are played`, true);
}

/** Several fits beside each other, each as far as the time goes; where one was interrupted it goes on. */
async function fitAll(
  { cores, hidden, signal, folder, say }: Training,
  positions: Positions,
  games: number,
  milliseconds: number,
): Promise<Fitted | undefined> {
  const fits = Math.min(FITS, cores);
  const bound = Number.isFinite(milliseconds) ? { milliseconds: Math.max(1000, milliseconds) } : {};
  say(`fitting to ${countOf(positions)} positions of ${counted(games, 'game')}`, true);
  const tasks = Array.from({ length: fits }, (_, n): FitTask => {
    const draft = readDraft(folder, hidden, n);
    return { do: 'fit', positions, n, hidden, epochs: EPOCHS, ...bound, ...(draft && { draft }) };
  });
  const done: Fitted[] = [];
  await runTasks(
    tasks,
    fits,
    () => signal.aborted,
    (fitted) => {
      done.push(fitted);
      say(
        `log loss ${fitted.loss.toFixed(4)} on games held back; ${fitted.blindLoss.toFixed(4)} without looking`,
        true,
      );
    },
    ({ done: part, loss, draft }, { n }) => {
      keepDraft(folder, hidden, n, draft);
      say(`fit ${n + 1} of ${fits}: ${Math.round(100 * part)} %, log loss ${loss.toFixed(4)}`, false);
    },
  );
  return signal.aborted ? undefined : done.sort((a, b) => a.loss - b.loss)[0];
}

function judgeFile(training: Training, fitted: Fitted, positions: Positions, games: number): JudgeFile {
  const { foresight } = training.searched;
  const { mean, scale, bias, line, hidden, loss, blindLoss } = fitted;
  const recipe = {
    date: new Date().toISOString().slice(0, 10),
    players: playerName(training),
    games,
    positions: countOf(positions),
    loss: Number(loss.toFixed(4)),
    blindLoss: Number(blindLoss.toFixed(4)),
    strength: '',
  };
  const names = foresight.names;
  const file = {
    game: training.game,
    version: (judgeBefore(training)?.version ?? 0) + 1,
    recipe,
    names,
    mean,
    scale,
    bias,
    line,
    hidden,
  };
  const judge = judgeOf({ ...file, checks: [] }, names);
  const checks = sampleRows(positions, 'checks', CHECKS).map((numbers) => ({ numbers, chance: judge(numbers) }));
  return { ...file, checks };
}

const canSitDown = (judge: JudgeFile, names: readonly string[]): boolean =>
  judge.names.every((name) => names.includes(name));

/**
 * A match at equal budget, seats changing; without one, who foresees the games held back better. A judge that knows numbers
 * which are measured no more cannot sit down: the rule-based player does.
 */
async function compare(
  training: Training,
  made: JudgeFile,
  positions: Positions,
): Promise<{ strength: string; isBetter: boolean } | undefined> {
  const { game, cores, signal, say, match, matchLooks, searched } = training;
  const { names } = searched.foresight;
  const known = judgeBefore(training);
  const before = known && canSitDown(known, names) ? known : null;
  const rival = before ? `judge ${before.version}` : 'the rule-based player';
  if (match === 0) {
    const rivalLoss = before ? heldLoss(positions, judgeOf(before, names)) : made.recipe.blindLoss;
    const whose = before ? `of ${rival} on the same games` : 'without looking';
    const strength = `No match; log loss ${made.recipe.loss}, ${rivalLoss.toFixed(4)} ${whose}.`;
    return { strength, isBetter: made.recipe.loss < rivalLoss };
  }
  say(`${counted(match, 'game')} against ${rival}, ${matchLooks} looks a decision`, true);
  const tasks = Array.from({ length: match }, (_, n): MatchTask => {
    const seats = [made, before];
    const options = (training.way ?? searched.foresight).lesson(n >> 1);
    return {
      do: 'match',
      game,
      judges: n % 2 === 0 ? seats : [...seats].reverse(),
      options,
      looks: matchLooks,
      seed: `match ${made.recipe.date} ${n >> 1}`,
    };
  });
  const begun = performance.now();
  const isOver = (): boolean => signal.aborted || performance.now() - begun > training.matchMilliseconds;
  const wins = [0, 0];
  const games = [0, 0];
  await runTasks(tasks, cores, isOver, (winner, { judges }) => {
    const seat = judges.indexOf(made);
    games[seat]++;
    wins[seat] += winner === null ? 0.5 : Number(winner === seat);
    say(`won ${wins[0] + wins[1]} of ${games[0] + games[1]}`, false);
  });
  if (signal.aborted) return undefined;
  if (games[0] + games[1] === 0) return { strength: 'No game of the match came to its end in time.', isBetter: false };
  const { share, from, to } = wilson(wins[0] + wins[1], games[0] + games[1]);
  const percent = (x: number): string => `${(100 * x).toFixed(0)} %`;
  const strength =
    `Won ${wins[0] + wins[1]} of ${games[0] + games[1]} against ${rival} (${percent(share)}, 95 % ${percent(from)} to ${percent(to)}), ` +
    `${wins[0]} of ${games[0]} in the first seat, ${matchLooks} looks a decision.`;
  return { strength, isBetter: share > 0.5 };
}
