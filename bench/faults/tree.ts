// A copy of the project in which faults can be planted; the project itself is only read.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Not copied: another's history, and what is made or installed. */
const LEFT = new Set(['.git', 'node_modules', 'dist', 'test-results', 'data']);
/** Only read by tests, so that a link will do. */
const LINKED = ['node_modules', 'dist'];

export interface Tree {
  readonly root: string;
  /** For what tests write, and for what Node has compiled. */
  readonly scratch: string;
  /** Puts a text into a file for as long as `during` runs. */
  with<T>(file: string, text: string, during: () => Promise<T>): Promise<T>;
}

const made = new Set<string>();
process.on('exit', removeTrees);

export function removeTrees(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}

export function copyTree(from: string): Tree {
  const folder = mkdtempSync(path.join(tmpdir(), 'mathom-faults-'));
  made.add(folder);
  chmodSync(folder, 0o755); // PostgreSQL does not run as root, and has its data in it
  const root = path.join(folder, 'tree');
  const scratch = path.join(folder, 'scratch');
  mkdirSync(scratch);
  cpSync(from, root, {
    recursive: true,
    filter: (source) => !LEFT.has(path.relative(from, source)),
  });
  for (const name of LINKED)
    if (existsSync(path.join(from, name))) symlinkSync(path.join(from, name), path.join(root, name), 'junction');
  return {
    root,
    scratch,
    async with(file, text, during) {
      const place = path.join(root, file);
      const before = readFileSync(place, 'utf8');
      writeFileSync(place, text);
      try {
        return await during();
      } finally {
        writeFileSync(place, before);
      }
    },
  };
}
