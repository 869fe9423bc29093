// Runs tests until the first of them fails: those of a topic in one process, as `npm test` does.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { nodeFlags } from '../../scripts/runtime.mjs';
import { gather } from '../../scripts/together.ts';
import type { Tree } from './tree.ts';

/** What noticed: the name of a test, or why its file came to nothing. */
export interface Noticed {
  readonly by: string;
}

const running = new Set<ChildProcess>();
process.on('exit', endAll);

/** With whatever the tests have started: each run is a process group of its own. */
function end(child: ChildProcess): void {
  running.delete(child);
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

export function endAll(): void {
  for (const child of running) end(child);
}

export async function untilFailure(
  tree: Tree,
  files: readonly string[],
  seconds: number,
): Promise<Noticed | undefined> {
  const entries = path.join(tree.scratch, 'entries');
  rmSync(entries, { recursive: true, force: true });
  const temporary = path.join(tree.scratch, 'tmp');
  for (const file of gather(tree.root, files, entries).files) {
    rmSync(temporary, { recursive: true, force: true });
    mkdirSync(temporary);
    const noticed = await runFile(tree, file, temporary, seconds);
    if (noticed) return noticed;
  }
  return undefined;
}

function runFile(tree: Tree, file: string, temporary: string, seconds: number): Promise<Noticed | undefined> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...nodeFlags, '--test-reporter=tap', file], {
      cwd: tree.root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...withoutTestContext(process.env),
        NODE_COMPILE_CACHE: path.join(tree.scratch, 'compiled'),
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
      },
    });
    running.add(child);
    let complaint = '';
    const finish = (noticed: Noticed | undefined): void => {
      clearTimeout(limit);
      end(child);
      done(noticed);
    };
    const limit = setTimeout(() => finish({ by: `no end within ${seconds} s` }), seconds * 1000);
    child.stderr.on('data', (data) => {
      if (complaint.length < 4000) complaint += String(data);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const failed = /^\s*not ok \d+ - (.*)$/.exec(line);
      if (failed && !/# (TODO|SKIP)\b/.test(line)) finish({ by: failed[1] });
    });
    child.on('error', (error) => finish({ by: error.message }));
    child.on('close', (code) => {
      const first = complaint.split('\n').find((line) => /Error|error/.test(line)) ?? `exit ${code}`;
      finish(code === 0 ? undefined : { by: `${path.basename(file)}: ${first.trim()}` });
    });
  });
}

/** A test that runs this tool is a run of node:test itself, and its children are not to report to it. */
function withoutTestContext(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _, ...rest } = env;
  return rest;
}
