// Test files of folders whose tests share nothing that they change run in one process a folder: starting two hundred
// processes, each of which loads a game anew, took longer than the tests in them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Trouble } from './trouble.mjs';

/**
 * Each a process, a file in the first that has its folder; a file elsewhere, a slow one, and one that puts something of its own in the place of Node's has its own.
 * Those of the server wait for clocks and connections: begun first, they do so beside the others' work and not at the end.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  tables: ['test/server/tables/'],
  server: ['test/server/'],
  meccg: ['test/meccg/'],
  players: ['test/players/'],
  cli: ['test/cli/'],
  wotr: ['test/wotr/'],
  client: ['test/client/', 'test/protocol/'],
  rest: ['test/engine/', 'test/lib/', 'test/rulebook/', 'test/scenario/', 'test/scripts/'],
};

/** Globals of a page, or clocks that are set: others in the process would see them too. */
const REPLACES = /\bglobalThis\b|\bmock\.|\/page\.ts'/;

export interface Gathered {
  /** What to run, what takes longest first: the laws of every game, then the entries of groups. */
  readonly files: readonly string[];
  /** What to call an entry. */
  readonly names: ReadonlyMap<string, string>;
}

/** Minutes each: begun last, they would be waited for alone. */
const LONGEST = /conformance\.slow\.test\.ts$/;

const isSlow = (file: string): boolean => file.endsWith('.slow.test.ts');

/** Writes an entry for each group into `into` and takes its files out of the list. */
export function gather(root: string, files: readonly string[], into: string): Gathered {
  const names = new Map<string, string>();
  const grouped = new Set<string>();
  mkdirSync(into, { recursive: true });
  for (const [name, folders] of Object.entries(GROUPS)) {
    const members = files.filter(
      (file) =>
        !grouped.has(file) &&
        !isSlow(file) &&
        folders.some((folder) => posix(file).startsWith(folder)) &&
        !REPLACES.test(readFileSync(path.join(root, file), 'utf8')),
    );
    if (members.length < 2) continue;
    for (const member of members) {
      mustHaveTests(root, member);
      grouped.add(member);
    }
    const entry = path.join(into, `${name}.test.mjs`);
    const lines = members.map((member) => `import ${JSON.stringify(pathToFileURL(path.join(root, member)).href)};\n`);
    writeFileSync(entry, lines.join(''));
    names.set(entry, `${folders.join(', ')} (${members.length} files)`);
  }
  const alone = files.filter((file) => !grouped.has(file)).map((file) => path.join(root, file));
  const longest = alone.filter((file) => LONGEST.test(file));
  return { files: [...longest, ...names.keys(), ...alone.filter((file) => !LONGEST.test(file))], names };
}

/** Alone in its process an empty file is noticed by the runner; among others it would not be. Whatever makes a test is a call. */
function mustHaveTests(root: string, file: string): void {
  if (!/\w\(/.test(readFileSync(path.join(root, file), 'utf8'))) throw new Trouble(`There is no test in ${file}.`);
}

const posix = (file: string): string => file.replaceAll('\\', '/');
