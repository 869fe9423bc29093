// Where the games of a training are kept: a folder with a file for every twenty games, so that it can be stopped, gone on
// with, and put together from several machines.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AHEAD, type Draft, type Positions } from '../../players/search/fit.ts';
import { Trouble } from '../trouble.ts';

/** What the games of a folder have in common; others do not go together with them. */
export interface Made {
  readonly game: string;
  readonly version: number;
  readonly names: readonly string[];
}

/** Games in one file. */
export const CHUNK = 20;

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

export const bytesOf = (rows: Float32Array): Uint8Array =>
  new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength);

/** A file that is there is whole. */
export function keepBytes(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

export const keepRows = (file: string, rows: Float32Array): void => keepBytes(file, bytesOf(rows));

/** All positions of a folder in shared memory, each file's games numbered apart from those of the others. */
export function allPositions(folder: string, width: number): { readonly positions: Positions; readonly games: number } {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.games'))
    .sort()
    .map((name) => path.join(folder, name));
  const length = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const bytes = new Uint8Array(new SharedArrayBuffer(length));
  const rows = new Float32Array(bytes.buffer);
  let at = 0;
  let games = 0;
  for (const file of files) {
    const read = readFileSync(file);
    bytes.set(read, at * rows.BYTES_PER_ELEMENT);
    const end = at + read.length / rows.BYTES_PER_ELEMENT;
    for (let last = -1; at < end; at += width + AHEAD) {
      if (rows[at] !== last) games++;
      last = rows[at];
      rows[at] = games;
    }
  }
  return { positions: { width, rows }, games };
}

const draftOf = (folder: string, hidden: number, n: number): string => path.join(folder, `fit-${hidden}-${n}.json`);

/** Where the n-th fit with so many hidden units stood when it was last heard of. */
export function readDraft(folder: string, hidden: number, n: number): Draft | undefined {
  const file = draftOf(folder, hidden, n);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Draft) : undefined;
}

export function keepDraft(folder: string, hidden: number, n: number, draft: Draft): void {
  keepText(draftOf(folder, hidden, n), JSON.stringify(draft));
}

export function keepText(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
