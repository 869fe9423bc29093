// Everything the command line touches outside itself, so that tests can hand it something else.
import { homedir } from 'node:os';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { type AnyGame, GAMES } from '../games/all.ts';
import { playersOf } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import type { NoticeEnvironment } from '../server/notify/settings.ts';
import { CARD_SOURCES, type CardSource } from './card-source.ts';

export interface Out {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly columns: number;
}

export interface Environment extends NoticeEnvironment {
  /** postgres://… when the server keeps its games there. */
  readonly DATABASE_URL?: string | undefined;
  readonly HOST?: string | undefined;
  /** The server's data folder. */
  readonly MATHOM_DATA?: string | undefined;
  readonly MATHOM_TRUST_PROXY?: string | undefined;
  readonly MATHOM_LOG?: string | undefined;
  /** 1: errors show where they come from. */
  readonly MATHOM_DEBUG?: string | undefined;
  readonly NO_COLOR?: string | undefined;
  readonly PORT?: string | undefined;
  readonly TERM?: string | undefined;
  readonly XDG_STATE_HOME?: string | undefined;
}

export interface Io {
  readonly stdout: Out;
  readonly stderr: Out;
  /** A person types, on a terminal. */
  readonly interactive: boolean;
  /** The next line typed, or undefined at the end of input or after Ctrl+C. `words` are offered by the Tab key. */
  readLine(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  readonly cwd: string;
  readonly home: string;
  readonly env: Environment;
  /** Aborted by Ctrl+C. */
  readonly signal: AbortSignal;
  readonly games: readonly AnyGame[];
  players(game: string): readonly Player<never>[];
  readonly cards: readonly CardSource[];
  /** The folder that holds `rulebook/` and `test/`. */
  readonly root: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The process we run in. `close` lets it end. */
export function realIo(): Io & { close(): void } {
  const stop = new AbortController();
  const interrupt = (): void => {
    if (stop.signal.aborted) process.exit(130); // the second time, at once
    stop.abort();
  };
  const hushed = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0); // the reader (`| head`) has seen enough
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  process.stdout.on('error', hushed);
  process.stderr.on('error', hushed);
  const reader = lineReader(stop.signal, interrupt);
  return {
    stdout: outOf(process.stdout),
    stderr: outOf(process.stderr),
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    readLine: reader.readLine,
    cwd: process.cwd(),
    home: homedir(),
    env: process.env,
    signal: stop.signal,
    games: GAMES,
    players: playersOf,
    cards: CARD_SOURCES,
    root: fileURLToPath(new URL('..', import.meta.url)),
    close() {
      reader.close();
      for (const name of SIGNALS) process.off(name, interrupt);
    },
  };
}

const outOf = (stream: NodeJS.WriteStream): Out => ({
  write: (text) => void stream.write(text),
  get isTTY() {
    return stream.isTTY === true;
  },
  get columns() {
    return stream.columns ?? 80;
  },
});

function lineReader(signal: AbortSignal, interrupt: () => void): Pick<Io, 'readLine'> & { close(): void } {
  let readline: Interface | undefined;
  let ended = false;
  let words: readonly string[] = [];
  let wanted: ((line: string | undefined) => void) | undefined;
  const waiting: string[] = [];

  function open(): Interface {
    const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    const completer = (line: string): [string[], string] => [words.filter((word) => word.startsWith(line)), line];
    const opened = createInterface({
      input: process.stdin,
      terminal,
      ...(terminal ? { output: process.stdout, completer } : {}),
    });
    opened.on('line', (line) => (wanted ? give(line) : void waiting.push(line)));
    opened.on('close', () => {
      ended = true;
      give(undefined);
    });
    opened.on('SIGINT', interrupt);
    signal.addEventListener('abort', () => give(undefined), { once: true });
    return opened;
  }

  function give(line: string | undefined): void {
    wanted?.(line);
    wanted = undefined;
  }

  return {
    readLine(prompt, offered = []) {
      readline ??= open();
      words = offered;
      if (signal.aborted) return Promise.resolve(undefined);
      if (readline.terminal) {
        readline.setPrompt(prompt);
        if (!ended) readline.prompt();
      } else process.stdout.write(prompt);
      const early = waiting.shift();
      if (early !== undefined || ended) return Promise.resolve(early);
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    close: () => readline?.close(),
  };
}

export type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

/** Colours on a terminal that wants them (https://no-color.org), plain text elsewhere. */
export function styleFor(io: Io, out: Out = io.stdout): Style {
  const coloured = out.isTTY && !io.env.NO_COLOR && io.env.TERM !== 'dumb';
  return coloured ? (format, text) => styleText(format, text, { validateStream: false }) : (_, text) => text;
}

export const printJson = (io: Io, value: unknown): void => io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
