// What the commands that copy a store share: where it is, a line that counts, and errors as one sentence with an exit code.
import path from 'node:path';
import type { StorePlace } from '../server/store/open.ts';
import { StoreError } from '../server/store/trouble.ts';
import { reason } from './files.ts';
import type { Io } from './io.ts';
import { codeOf, Trouble } from './trouble.ts';

/** Ctrl+C has ended it, and nothing is left of it. */
export class Interrupted extends Error {}

/** As the server finds it: DATABASE_URL, or a file in the data folder (--data, MATHOM_DATA, or `data` in the project). */
export async function placeOf(io: Io, data: string | undefined): Promise<StorePlace> {
  const { storePlace } = await import('../server/store/open.ts');
  const folder = path.resolve(io.cwd, data ?? (io.env.MATHOM_DATA || path.join(io.root, 'data')));
  if (data !== undefined && io.env.DATABASE_URL)
    throw new Trouble('--data names a folder, but DATABASE_URL is set: leave one of them out.');
  return storePlace(io.env, folder);
}

/** The database without its password. */
export function nameOf(place: StorePlace): string {
  if ('file' in place) return place.file;
  const { hostname, pathname } = new URL(place.url);
  return `the database ${decodeURIComponent(pathname.slice(1)) || 'postgres'} on ${hostname || 'this machine'}`;
}

/** The person's own mistakes and files end with 2, like those of other commands; a database in trouble with 1. */
export async function inWords<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreError)
      throw new Trouble(error.message, ['unavailable', 'failed'].includes(error.kind) ? 1 : 2);
    if (/^E[A-Z]+$/.test(codeOf(error))) throw new Trouble(`${file} cannot be used: ${reason(error)}.`);
    throw error;
  }
}

/** One line on a terminal, for what takes long enough to wonder about. */
export function progressLine(io: Io): { show(text: string): void; clear(): void } {
  const { stderr } = io;
  const begun = performance.now();
  let last = begun;
  let shown = false;
  return {
    show(text) {
      const now = performance.now();
      if (!stderr.isTTY || now - begun < 1000 || now - last < 200) return;
      last = now;
      shown = true;
      stderr.write(`\r${text} \x1b[K`);
    },
    clear() {
      if (shown) stderr.write('\r\x1b[K');
      shown = false;
    },
  };
}

const magnitudes = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** `12.3 MB` */
export function sizeText(bytes: number): string {
  const power = Math.min(magnitudes.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${magnitudes[power]}`;
}
