// The `mathom` command: finds the command, and turns whatever goes wrong into one sentence and an exit code.
import { realpathSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { type Command, helpFor, helpForAll, readArgs } from './args.ts';
import { backup } from './commands/backup.ts';
import { card } from './commands/card.ts';
import { cards } from './commands/cards.ts';
import { check } from './commands/check.ts';
import { deck } from './commands/deck.ts';
import { join } from './commands/join.ts';
import { keys } from './commands/keys.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { type Io, realIo } from './io.ts';
import { didYouMean } from './text.ts';
import { messageOf, Trouble } from './trouble.ts';

const COMMANDS: readonly Command[] = [
  play,
  join,
  serve,
  rules,
  cards,
  card,
  deck,
  check,
  replay,
  sim,
  train,
  odds,
  backup,
  restore,
  verify,
  keys,
];

/** A fault of ours (sysexits' EX_SOFTWARE). */
const FAULT = 70;

export async function main(argv: readonly string[], given?: Io): Promise<number> {
  if (given) return runCommand(argv, given);
  const io = realIo();
  try {
    return await runCommand(argv, io);
  } finally {
    io.close();
  }
}

async function runCommand(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (io.env.MATHOM_DEBUG === '1' && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    if (error instanceof Trouble) {
      io.stderr.write(`${oneLine(error.message)}\n`);
      return error.exitCode;
    }
    const said = oneLine(messageOf(error)).replace(/\.$/, '');
    io.stderr.write(
      `Something broke that should not (${said}): please report it with the command you ran and its output under MATHOM_DEBUG=1.\n`,
    );
    return FAULT;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  const asksHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';
  if (name === undefined || asksHelp(name) || (name === 'help' && rest.length === 0)) {
    io.stdout.write(helpForAll(COMMANDS));
    return 0;
  }
  if (name === '--version') {
    io.stdout.write(`${manifest.version}\n`);
    return 0;
  }
  const command = findCommand(name === 'help' ? rest[0] : name);
  const end = rest.indexOf('--');
  if (name === 'help' || rest.slice(0, end < 0 ? rest.length : end).some(asksHelp)) {
    io.stdout.write(helpFor(command));
    return 0;
  }
  return command.run(readArgs(command, rest), io);
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return command;
  const names = COMMANDS.map((candidate) => candidate.name);
  throw new Trouble(`There is no command "${name}"${didYouMean(name, names, 'mathom --help lists them.')}`);
}

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv.slice(2));
