// `npm test` and `npm run check`: types, lint, tests and, unless --no-browser is given, tests in a real browser.
import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { run } from 'node:test';
import { ensureBrowser } from './browser.ts';
import { BUILT, buildClient } from './build.ts';
import { addTotals, closingLine, report, seconds, type Totals } from './reporter.ts';
import { nodeFlags, root } from './runtime.mjs';
import { gather } from './together.ts';
import { Trouble } from './trouble.mjs';

interface Stage {
  name: string;
  run(): Promise<Totals>;
}

const none: Totals = { passed: 0, failed: 0, skipped: 0 };
const oneFailure: Totals = { passed: 0, failed: 1, skipped: 0 };

/** For a run that never ends: longer than any stage should take, shorter than a night. */
const stageLimit = 20 * 60_000;

/** A test that hangs is given up and named; the others still run. */
const testLimit = 5 * 60_000;

/** What an everyday check may take before people stop making it. */
const everydayLimit = 90_000;

const everyday = process.argv.includes('--no-browser');

// What one process of tests has compiled the next need not compile again.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules', '.cache', 'compile');

/** Memory that is a folder: where a database of a test need not wait for a disk. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_MEMORY = 2_000_000_000;

function hasRoomInMemory(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_MEMORY;
  } catch {
    return false;
  }
}

// One folder for all that the tests write: what a test that was stopped has left goes with it.
const scratch = mkdtempSync(path.join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'mathom-test-'));
chmodSync(scratch, 0o755); // PostgreSQL is another user where this one is root
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => process.exit(code));

const write = (line: string) => console.log(line);

/** Characters of what a tool finds: more than anybody reads. */
const MOST_OUTPUT = 10_000_000;

/** A tool that checks files and prints what it finds; it counts as one failure if it finds anything that concerns us. */
const tool = (name: string, file: string, args: string[], concerns = (output: string): string => output): Stage => ({
  name,
  run: () =>
    new Promise((done) => {
      execFile(
        process.execPath,
        [path.join(root, 'node_modules', file), ...args],
        { cwd: root, maxBuffer: MOST_OUTPUT },
        (error, stdout, stderr) => {
          const found = error ? concerns(`${stdout}${stderr}`.trim() || `${name}: ${error.message}`) : '';
          if (found) write(found);
          done(found ? oneFailure : none);
        },
      );
    }),
});

/** What was found right last time is not looked at again. */
const types = (name: string, project: string, concerns?: (output: string) => string): Stage => {
  const kept = path.join(root, 'node_modules', '.cache', `types-${project.replaceAll('/', '-')}.tsbuildinfo`);
  // Four projects at once leave no core to spare: a thread each is a third less work than four that check the same.
  const args = [
    '-p',
    project === 'main' ? '.' : project,
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    kept,
  ];
  return tool(name, 'typescript/bin/tsc', args, concerns);
};

/**
 * In the server, the protocol and the client every index is checked. What they import is looked at as well, but states of games
 * are arrays indexed by static tables (ARCHITECTURE.md): what is found there is none.
 */
const ofOnly =
  (...folders: readonly string[]) =>
  (output: string): string =>
    /^[\w-]+\/.*\(\d+,\d+\): error/m.test(output)
      ? output
          .split('\n')
          .filter((line) => folders.some((folder) => line.startsWith(`${folder}/`)))
          .join('\n')
      : output;

async function runTests(files: string[], concurrency: number): Promise<Totals> {
  if (files.length === 0) throw new Trouble('No test file was found, which cannot be right.');
  const gathered = gather(root, files.sort(), path.join(root, 'node_modules', '.cache', 'tests'));
  const events = run({
    files: [...gathered.files],
    concurrency,
    cwd: root,
    execArgv: nodeFlags,
    timeout: testLimit,
    signal: AbortSignal.timeout(stageLimit),
  });
  return report(events, { root, write, names: gathered.names });
}

const IN_BROWSER = ['test/e2e/**'];
/** Minutes of looking at pictures, with nothing to press. */
const MEASURING = 'cards.test.ts';
/** Long fuzzing, crashes and conformance: everything but the everyday check runs them. */
const SLOW = ['test/**/*.slow.test.ts'];

const tests: Stage = {
  name: 'tests',
  run: () =>
    runTests(
      globSync('test/**/*.test.ts', { cwd: root, exclude: everyday ? [...IN_BROWSER, ...SLOW] : IN_BROWSER }),
      4, // on two cores: tests of the server wait for clocks and connections most of their time
    ),
};

const browser: Stage = {
  name: 'browser',
  async run() {
    Object.assign(process.env, { CHROME_PATH: await ensureBrowser() });
    await buildClient();
    process.env[BUILT] = 'yes';
    const files = globSync('test/e2e/**/*.test.ts', { cwd: root });
    // Every card is measured beside the rest, since nobody waits for it there; what is played is played one after the other.
    const isMeasuring = (file: string) => path.basename(file) === MEASURING;
    const results = await Promise.all([
      runTests(files.filter(isMeasuring), 1),
      runTests(
        files.filter((file) => !isMeasuring(file)),
        1,
      ),
    ]);
    return results.reduce(addTotals);
  },
};

async function runStage({ name, run: runIt }: Stage): Promise<Totals> {
  const from = performance.now();
  const totals = await runIt().catch((error: unknown) => {
    write(error instanceof Trouble ? error.message : String(error));
    return oneFailure;
  });
  write(`${name}: ${totals.failed === 0 ? 'good' : 'FAILED'} (${seconds(performance.now() - from)})`);
  return totals;
}

/** Side by side, or one after the other. */
const stages: Stage[][] = [
  [
    types('types', 'main'),
    types('types of the server', 'server', ofOnly('server', 'protocol', 'lib')),
    types('types of the client', 'client'),
    types('indices of the client', 'client/tsconfig.index.json', ofOnly('client')),
    types('types of its tests', 'test/client'),
    tool('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--diagnostic-level=warn']),
  ],
  [tests],
];
if (!everyday) stages.push([browser]);

let totals = none;
const failed: string[] = [];
for (const together of stages) {
  write(`\n— ${together.map(({ name }) => name).join(', ')} —`);
  const results = await Promise.all(together.map(runStage));
  for (const [i, result] of results.entries()) {
    if (result.failed > 0) failed.push(together[i].name);
    totals = addTotals(totals, result);
  }
}
write('');
const took = performance.now();
if (everyday && took > everydayLimit) write(`This took ${seconds(took)}: keep it under ${seconds(everydayLimit)}.`);
if (totals.skipped > 0) write(`${totals.skipped} skipped`);
if (failed.length > 0) write(`Not good: ${failed.join(', ')}`);
write(closingLine(totals));
// A file that was stopped may have left processes behind that still hold its output: nobody waits for them.
process.exit(totals.failed === 0 ? 0 : 1);
