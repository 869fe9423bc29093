import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Io } from '../../cli/io.ts';
import { main } from '../../cli/main.ts';
import type { AnyGame } from '../../games/all.ts';
import type { Player } from '../../players/player.ts';
import { randomPlayer } from '../../players/random.ts';
import { race } from './race.ts';

/** Take the first or the last choice, always, and say so. */
const [firstPlayer, lastPlayer] = (
  [
    ['first', 0],
    ['last', -1],
  ] as const
).map(
  ([name, at]): Player => ({
    name,
    choose({ decision, write }) {
      const move = decision.moves.at(at) ?? decision.moves[0];
      return { move, why: () => `${write(move)} comes ${name}.` };
    },
  }),
);

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process with a fake terminal. */
export async function run(
  argv: readonly string[],
  given: Partial<Io> & { lines?: readonly string[] } = {},
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const typed = [...(given.lines ?? [])];
  const code = await main(argv, {
    stdout: { write: (text) => void out.push(text), isTTY: false, columns: 80 },
    stderr: { write: (text) => void err.push(text), isTTY: false, columns: 80 },
    interactive: false,
    async readLine(prompt) {
      out.push(prompt);
      return typed.shift();
    },
    cwd: folder(),
    home: folder(),
    env: {},
    signal: new AbortController().signal,
    games: [race as unknown as AnyGame],
    players: () => [randomPlayer, firstPlayer, lastPlayer],
    cards: [],
    root: fileURLToPath(new URL('../..', import.meta.url)),
    ...given,
  });
  return { code, out: out.join(''), err: err.join('') };
}

/** A new empty folder that goes away with the test file. */
export function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'mathom-cli-'));
  folders.push(made);
  return made;
}
const folders: string[] = [];
after(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});
