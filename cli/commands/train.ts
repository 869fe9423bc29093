import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { AnyGame } from '../../games/all.ts';
import { type Searched, searchedGame, wayNamed } from '../../players/search/all.ts';
import type { JudgeFile } from '../../players/search/judge.ts';
import type { Args, Command } from '../args.ts';
import { findGame } from '../choose.ts';
import type { Io } from '../io.ts';
import { counted } from '../text.ts';
import { BATCH, practiseHabits } from '../train/habits.ts';
import { train as school, type Training } from '../train/school.ts';
import { Trouble } from '../trouble.ts';

const MOST = 100_000_000;

export const train: Command = {
  name: 'train',
  summary: "Teaches a game's judge: plays games, fits the judge to them, and keeps it if it beats the one before.",
  takes: 'GAME [--games N] [--minutes M] [--cores C] [--looks L] [--match N]',
  words: { least: 1, most: 1 },
  missing: 'Name the game: mathom train GAME.',
  options: {
    games: { value: 'N', help: 'how many games to learn from, those already in the folder counted (2000)' },
    minutes: {
      value: 'M',
      help: 'be done in this time, three quarters of it for games, the rest for the fit (no limit)',
    },
    cores: { value: 'C', help: 'threads to use (all)' },
    looks: { value: 'L', help: 'looks ahead of the players for each decision; 0 for who plays by habit (0)' },
    way: { value: 'WAY', help: 'teach the judge of a way to play that has its own: ringwraiths (meccg)' },
    seed: { value: 'S', help: 'the seed; another machine takes another one (1)' },
    hidden: { value: 'H', help: 'hidden units of the judge (24)' },
    match: { value: 'N', help: 'games against the judge before; 0 to compare how well both foresee (40)' },
    'match-looks': { value: 'L', help: 'looks ahead for each decision in those games (24)' },
    'match-minutes': { value: 'M', help: 'play no longer than this against the judge before (no limit)' },
    habits: {
      help: 'teach the habits of the player instead: what he weighs by where nobody looks ahead (60000 games, 2000 in the match)',
    },
    share: {
      help: 'play the games together with every machine that gives the same command, through the PostgreSQL in DATABASE_URL',
    },
    folder: { value: 'DIR', help: 'where the games are kept, to go on with them later (data/train/GAME)' },
  },
  examples: [
    'train wotr --games 20000 --cores 16',
    'train meccg --games 20000 --minutes 8 --match 0',
    'train meccg --way ringwraiths --games 5000',
    'train wotr --habits --games 60000',
    'train wotr --games 100000 --share   on each machine, with the same DATABASE_URL',
    'train wotr --looks 24 --games 22000 --seed 2   go on with games of the judge that is there',
  ],
  notes: [
    'The judge is written into the folder; one that wins also becomes the judge of the project (players/GAME/judge.json).',
    'Copy the .games files of several folders into one, and fit to all of them: mathom train GAME --games 0 --folder DIR.',
    'With --share every machine ends with all the games. One of them fits a judge; the others may be stopped when theirs are played.',
  ],
  async run(args, io) {
    const game = findGame(io, args.words[0]);
    const searched = searchedGame(game.name);
    if (!searched) throw new Trouble(`${game.title} has no judge that could be taught.`);
    if (args.flag('habits')) return habits(args, io, game, searched);
    const name = args.text('way');
    const way = wayNamed(searched.foresight, name);
    if (name !== undefined && !way) throw new Trouble(`${game.title} has no way "${name}" with a judge of its own.`);
    const own = way ? `judge-${way.name}.json` : 'judge.json';
    const matchMinutes = args.count('match-minutes', 0, 100_000);
    const training: Training = {
      game: game.name,
      searched,
      games: args.count('games', 0, MOST) ?? 2000,
      looks: args.count('looks', 0, 100_000) ?? 0,
      way,
      hidden: args.count('hidden', 1, 1000) ?? 24,
      match: args.count('match', 0, 1_000_000) ?? 40,
      matchLooks: args.count('match-looks', 8, 100_000) ?? 24,
      matchMilliseconds: matchMinutes === undefined ? Number.POSITIVE_INFINITY : matchMinutes * 60_000,
      folder: path.resolve(
        io.cwd,
        args.text('folder') ?? path.join('data', 'train', way ? `${game.name}-${way.name}` : game.name),
      ),
      share: args.flag('share') ? databaseOf(io) : undefined,
      ...effortOf(args, io),
    };
    const made = await school(training);
    if (!made) return stopped(io);
    const text = writeJudge(made.judge);
    writeFileSync(path.join(training.folder, 'judge.json'), text);
    if (made.isBetter) writeFileSync(path.join(io.root, 'players', game.name, own), text);
    io.stdout.write(
      `${made.judge.recipe.strength}\n${
        made.isBetter
          ? `Judge ${made.judge.version} of ${game.title} is now players/${game.name}/${own}, from ${counted(made.judge.recipe.games, 'game')}.`
          : 'The judge before stays; the new one lies in the folder.'
      }\n`,
    );
    return 0;
  },
};

/** How long, on what, and who is told. */
function effortOf(args: Args, io: Io) {
  const minutes = args.count('minutes', 0, 100_000);
  return {
    milliseconds: minutes === undefined ? Number.POSITIVE_INFINITY : minutes * 60_000,
    cores: args.count('cores', 1, 1024) ?? availableParallelism(),
    seed: args.text('seed') ?? '1',
    signal: io.signal,
    say: sayer(io, performance.now()),
  };
}

function stopped({ stderr }: Io): number {
  stderr.write('Stopped; what was played and fitted so far is kept, and the same command goes on with it.\n');
  return 130;
}

/** What cannot be asked together with `--habits`. */
const ELSEWHERE = ['way', 'looks', 'hidden', 'match-looks', 'match-minutes'];

async function habits(args: Args, io: Io, game: AnyGame, { foresight }: Searched): Promise<number> {
  const { learning } = foresight;
  if (!learning) throw new Trouble(`${game.title} has no habits that could be taught.`);
  const other = args.flag('share') ? 'share' : ELSEWHERE.find((name) => args.text(name) !== undefined);
  if (other) throw new Trouble(`--${other} is for judges: leave it out, or leave out --habits.`);
  const folder = path.resolve(io.cwd, args.text('folder') ?? path.join('data', 'train', `${game.name}-habits`));
  const made = await practiseHabits({
    game: game.name,
    version: foresight.game.version,
    learning,
    games: args.count('games', 0, MOST) ?? 60_000,
    batch: BATCH,
    match: args.count('match', 0, 1_000_000) ?? 2000,
    folder,
    ...effortOf(args, io),
  });
  if (!made) return stopped(io);
  const text = `${JSON.stringify(made.file, null, 1)}\n`;
  writeFileSync(path.join(folder, 'habits.json'), text);
  if (made.isBetter) writeFileSync(path.join(io.root, 'players', game.name, 'habits.json'), text);
  io.stdout.write(
    `${made.file.recipe.strength}\n${
      made.isBetter
        ? `These are now players/${game.name}/habits.json.`
        : 'The habits before stay; the new ones lie in the folder.'
    }\n`,
  );
  return 0;
}

function databaseOf({ env }: Io): string {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  throw new Trouble('Set DATABASE_URL to the PostgreSQL through which the games are shared.');
}

/** A line that is overwritten on a terminal; elsewhere a line now and then. */
function sayer({ stderr }: Io, started: number): (text: string, isNews: boolean) => void {
  const PAUSE = 15_000;
  let last = 0;
  return (text, isNews) => {
    const now = performance.now();
    const time = `${Math.round((now - started) / 1000)} s`.padStart(7);
    if (stderr.isTTY) stderr.write(`\r${time}  ${text}\x1b[K${isNews ? '\n' : ''}`);
    else if (isNews || now - last > PAUSE) {
      last = now;
      stderr.write(`${time}  ${text}\n`);
    }
  };
}

/** One line for each row of weights, so that a difference can be read. */
function writeJudge(judge: JudgeFile): string {
  const lines = Object.entries(judge).map(([key, value]) => {
    const rows = key === 'hidden' || key === 'checks' ? (value as readonly unknown[]) : undefined;
    const text = rows ? `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]` : JSON.stringify(value);
    return ` ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
