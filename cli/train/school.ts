// How a judge is taught: games, then several fits to all of them at once, then a match against the judge before.
import { existsSync, readFileSync } from 'node:fs';
import { wilson } from '../../lib/share.ts';
import type { Searched } from '../../players/search/all.ts';
import { countOf, type Fitted, heldLoss, type Positions, sampleRows } from '../../players/search/fit.ts';
import type { Way } from '../../players/search/foresight.ts';
import { type JudgeFile, judgeOf } from '../../players/search/judge.ts';
import { counted } from '../text.ts';
import { Trouble } from '../trouble.ts';
import {
  allPositions,
  bytesOf,
  CHUNK,
  fileOf,
  keepBytes,
  keepDraft,
  keepRows,
  openFolder,
  readDraft,
} from './store.ts';
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
  /** A PostgreSQL through which several machines play the games together. */
  readonly share: string | undefined;
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

const playerName = ({ looks, searched }: Training): string =>
  looks === 0 ? searched.foresight.player.name : `search${looks}`;

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

/** The games that are missing, in files of twenty: by this machine alone, or by all that share them. */
async function playGames(training: Training): Promise<void> {
  const { folder, seed, share, milliseconds, signal } = training;
  const name = playerName(training);
  const all = Array.from({ length: Math.ceil(training.games / CHUNK) }, (_, chunk) => chunk * CHUNK);
  const begun = performance.now();
  const homework: Homework = {
    training,
    all,
    begun,
    fileOf: (from) => fileOf(folder, name, seed, from),
    isOver: () => signal.aborted || performance.now() - begun > FOR_GAMES * milliseconds,
  };
  if (share === undefined) await playAlone(homework);
  else await playTogether(homework, share);
}

interface Homework {
  readonly training: Training;
  /** The first games of all files that are wanted. */
  readonly all: readonly number[];
  readonly begun: number;
  fileOf(from: number): string;
  isOver(): boolean;
}

const taskFrom = ({ game, looks, way, seed }: Training, from: number): PlayTask => ({
  do: 'play',
  game,
  looks,
  ...(way && { way: way.name }),
  seed,
  from,
  to: from + CHUNK,
});

/** Twenty games more: how many there are now of how many, and how fast it goes here. */
function countAloud({ training: { say }, all, begun }: Homework): (chunks: number) => void {
  let here = 0;
  return (chunks) => {
    here += CHUNK;
    const rate = here / ((performance.now() - begun) / 1000);
    say(`${chunks * CHUNK} of ${all.length * CHUNK} games, ${rate.toFixed(1)} a second`, false);
  };
}

async function playAlone(homework: Homework): Promise<void> {
  const { training, all, isOver } = homework;
  const missing = all.filter((from) => !existsSync(homework.fileOf(from)));
  if (missing.length === 0) return;
  const { cores, say } = training;
  let there = all.length - missing.length;
  say(
    `${there * CHUNK} of ${all.length * CHUNK} games are there; the others are played in ${counted(cores, 'thread')}`,
    true,
  );
  const count = countAloud(homework);
  const tasks = missing.map((from) => taskFrom(training, from));
  await runTasks(tasks, cores, isOver, (rows, { from }) => {
    keepRows(homework.fileOf(from), rows);
    count(++there);
  });
  say(`${there * CHUNK} games are played`, true);
}

/** What this machine has it brings; what nobody has it takes, file by file; in the end it has what the others played, too. */
async function playTogether(homework: Homework, url: string): Promise<void> {
  const { training, all, isOver } = homework;
  const { cores, say } = training;
  const { SharedGames } = await import('./sharing.ts');
  const shared = await SharedGames.open(url, { made: lessonOf(training), games: training.games });
  try {
    await shared.want(all);
    let played = new Set(await shared.played());
    for (const from of all)
      if (!played.has(from) && existsSync(homework.fileOf(from)))
        await shared.lay(from, readFileSync(homework.fileOf(from)));
    const count = countAloud(homework);
    const tasks = async function* (): AsyncGenerator<PlayTask> {
      for await (const from of shared.take(isOver)) yield taskFrom(training, from);
    };
    say(
      `${all.length * CHUNK} games are played together with whoever shares them, here in ${counted(cores, 'thread')}`,
      true,
    );
    await runTasks(tasks(), cores, isOver, async (rows, { from }) => {
      keepRows(homework.fileOf(from), rows);
      await shared.lay(from, bytesOf(rows));
      count((await shared.played()).length);
    });
    played = new Set(await shared.played());
    const others = all.filter((from) => played.has(from) && !existsSync(homework.fileOf(from)));
    for (const from of others) keepBytes(homework.fileOf(from), await shared.read(from));
    say(`${played.size * CHUNK} games are played, ${others.length * CHUNK} of them by others`, true);
  } finally {
    await shared.close();
  }
}

/** Machines that would not play the same games in the same way must not share them. */
const lessonOf = (training: Training): unknown => {
  const { game, names } = training.searched.foresight;
  const judge = training.looks > 0 ? (judgeBefore(training)?.version ?? 0) : 0;
  return [
    training.game,
    game.version,
    names,
    playerName(training),
    judge,
    training.way?.name ?? '',
    training.seed,
    CHUNK,
  ];
};

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
