// Where a game at the terminal is kept, so that leaving it loses nothing.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../files.ts';
import type { Io } from '../io.ts';
import { Trouble } from '../trouble.ts';
import type { Table } from './table.ts';

export class Keeper {
  private readonly io: Io;
  private readonly table: Table;
  private readonly chosen: string | undefined;
  private readonly ours = new Set<string>();
  private failed = false;

  /** `chosen` and `loaded` are what --save and --load named. */
  constructor(io: Io, table: Table, chosen: string | undefined, loaded: string | undefined) {
    this.io = io;
    this.table = table;
    this.chosen = chosen;
    if (loaded !== undefined) this.ours.add(path.resolve(io.cwd, loaded));
    if (chosen !== undefined) this.saveTo(chosen);
  }

  /** The file that follows the game, or undefined when it cannot be written. */
  get file(): string | undefined {
    return this.failed ? undefined : (this.chosen ?? autosaveFile(this.io, this.table));
  }

  /** Writes the game to a file of the player's choice, but not over something else. */
  saveTo(file: string): void {
    const full = path.resolve(this.io.cwd, file);
    if (!this.ours.has(full) && existsSync(full))
      throw new Trouble(`${file} exists already and is not this game: choose another name.`);
    writeWhole(this.io.cwd, file, this.table.saved());
    this.ours.add(full);
  }

  keep(): void {
    const { file, io, table } = this;
    if (file === undefined) return;
    try {
      writeWhole(io.cwd, file, table.saved());
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.failed = true;
      io.stderr.write(`${error.message} The game is not kept: use save FILE before you leave.\n`);
    }
  }
}

/** One file for each seed: beginning a new game does not lose the old one. */
function autosaveFile(io: Io, { session }: Table): string {
  const state = io.env.XDG_STATE_HOME || path.join(io.home, '.local', 'state');
  const name = `${session.game.name}-${session.seed.replace(/[^\w-]/g, '_').slice(0, 40)}.mathom`;
  return path.join(state, 'mathom-house', name);
}
