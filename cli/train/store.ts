// Where the games of a training are kept: a folder with a file for each hundred games, so that it can be stopped, gone on
// with, and put together from several machines.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Positions } from '../../players/search/fit.ts';
import { Trouble } from '../trouble.ts';

/** What the games of a folder have in common; others do not go together with them. */
export interface Made {
  readonly game: string;
  readonly version: number;
  readonly names: readonly string[];
}

/** Games in one file. */
export const CHUNK = 100;
/** Before the numbers of a row: its game and its result. */
const AHEAD = 2;

export const fileOf = (folder: string, player: string, seed: string, from: number): string =>
  path.join(folder, `${player}-${seed}-${String(from).padStart(7, '0')}.games`);

/** Opens a folder, or begins it. */
export function openFolder(folder: string, made: Made): void {
  mkdirSync(folder, { recursive: true });
  const note = path.join(folder, 'made.json');
  const text = `${JSON.stringify(made, null, 1)}\n`;
  if (!existsSync(note)) writeFileSync(note, text);
  else if (readFileSync(note, 'utf8') !== text)
    throw new Trouble(
      `The games in ${folder} were measured in another way, or played under other rules: name another folder with --folder.`,
    );
}

/** A file that is there is whole. */
export function keepRows(file: string, rows: Float32Array): void {
  writeFileSync(`${file}.part`, new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength));
  renameSync(`${file}.part`, file);
}

/** All rows of a folder in shared memory, each file's games numbered apart from those of the others. */
export function allRows(folder: string, width: number): { readonly rows: Float32Array; readonly games: number } {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.games'))
    .sort();
  const files = names.map((name) => {
    const bytes = readFileSync(path.join(folder, name));
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  const length = files.reduce((sum, rows) => sum + rows.length, 0);
  const rows = new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));
  let at = 0;
  let games = 0;
  for (const file of files) {
    rows.set(file, at);
    let last = -1;
    for (let row = at; row < at + file.length; row += width + AHEAD) {
      if (rows[row] !== last) games++;
      last = rows[row];
      rows[row] = games;
    }
    at += file.length;
  }
  return { rows, games };
}

export function positionsOf(rows: Float32Array, width: number): Positions {
  const count = rows.length / (width + AHEAD);
  const positions = {
    width,
    numbers: new Float32Array(count * width),
    results: new Float32Array(count),
    games: new Int32Array(count),
  };
  for (let row = 0; row < count; row++) {
    const at = row * (width + AHEAD);
    positions.games[row] = rows[at];
    positions.results[row] = rows[at + 1];
    positions.numbers.set(rows.subarray(at + AHEAD, at + AHEAD + width), row * width);
  }
  return positions;
}
