// Builds the browser client into dist/client when what it is made of has changed: node scripts/build.ts
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runQuietly } from './quietly.mjs';
import { root } from './runtime.mjs';
import { reportTrouble, Trouble } from './trouble.mjs';

export const clientFolder = path.join(root, 'dist', 'client');
const stampFile = path.join(root, 'dist', '.client-stamp');

const SOURCES = ['client', 'lib', 'engine', 'games', 'players', 'protocol', 'rulebook', 'scenarios'];

/** What the client is made of, as one number. */
export function sourceStamp(folder = root): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((part) => globSync(`${part}/**/*.*`, { cwd: folder }));
  for (const file of [...files.sort(), 'package-lock.json'])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

const isBuilt = (stamp: string): boolean =>
  existsSync(path.join(clientFolder, 'index.html')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8').trim() === stamp;

/** Set by a run of the tests that has built already: what is written meanwhile is for the next run. */
export const BUILT = 'MATHOM_CLIENT_BUILT';

/** Returns at once when nothing has changed. */
export async function buildClient(): Promise<void> {
  if (process.env[BUILT]) return;
  const stamp = sourceStamp();
  if (isBuilt(stamp)) return;
  rmSync(stampFile, { force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runQuietly('Building the table', process.execPath, [vite, 'build', 'client'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) {
    const said = output.trim().split('\n').slice(-15).join('\n');
    throw new Trouble(`${said}\nThe table in the browser could not be built, for the reason above.`);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${stamp}\n`);
}

if (import.meta.main) await buildClient().catch(reportTrouble);
