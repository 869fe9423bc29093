// node bench/faults.ts [--only TEXT]… [--cores C] [--limit S] [--json] [LIST…]
// Plants the faults of bench/faults/*.json one at a time in a copy of the project and says which of them the tests notice.
// node bench/faults.ts --draw LIST --count N --seed S [--kinds a,b] [--lines PATTERN] [--except PATTERN] FOLDER…
// Draws faults at random and adds them to the list. README.md says more.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { seedRandom } from '../engine/random.ts';
import { root } from '../scripts/runtime.mjs';
import { readArgs } from './args.ts';
import { draw, KINDS, type Kind } from './faults/draw.ts';
import { type Fault, type FaultList, planted, readList, testFiles, told } from './faults/list.ts';
import { copyTree, type Tree } from './faults/tree.ts';
import { type Noticed, untilFailure } from './faults/until-failure.ts';

/** Of a hundred faults so many must be noticed. */
const WANTED = 0.95;

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    cores: { type: 'string', default: '1' },
    limit: { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    root: { type: 'string', default: root },
    draw: { type: 'string' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'faults' },
    kinds: { type: 'string', default: KINDS.join(',') },
    lines: { type: 'string' },
    except: { type: 'string' },
  },
});

const HELP = `node bench/faults.ts [LIST…] plants the faults of bench/faults/*.json (or of the lists named) one at a time in a copy of the
project, runs the tests that should notice, and says which did. Exit 1: fewer than 95 % of a list were noticed. Exit 2: a fault no
longer fits, or tests fail without one.
  --only TEXT   only faults whose file or text has it (may be given several times)
  --cores C     so many at a time (1)        --limit S   seconds for a process of tests (300); a hang counts as noticed
  --json        the results as JSON          --root DIR  another project than this
node bench/faults.ts --draw LIST --count N --seed S FOLDER… draws N faults at random from the files in the folders and adds them.
  --kinds K,K   of ${KINDS.join(', ')}
  --lines RE    only lines that match        --except RE not in files that match`;

const say = (line: string): void => console.error(line);
function fail(sentence: string): never {
  say(sentence);
  process.exit(2);
}
const whole = (name: 'cores' | 'limit' | 'count'): number => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) fail(`--${name} takes a whole number above 0, not "${values[name]}".`);
  return number;
};
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => process.exit(code)); // what was copied and what runs goes on exit

const project = path.resolve(values.root);
const lists = path.join(project, 'bench/faults');
const pathOf = (name: string): string =>
  name.endsWith('.json') ? path.resolve(name) : path.join(lists, `${name}.json`);

if (values.help) console.log(HELP);
else if (values.draw !== undefined) await drawInto(pathOf(values.draw));
else process.exitCode = await plantAll();

async function drawInto(file: string): Promise<void> {
  if (positionals.length === 0) fail('Say which folders or files to draw from.');
  const kinds = values.kinds.split(',') as Kind[];
  const unknown = kinds.find((kind) => !KINDS.includes(kind));
  if (unknown !== undefined) fail(`"${unknown}" is no kind of fault; there are ${KINDS.join(', ')}.`);
  const before: FaultList = existsSync(file) ? readList(file) : { about: path.basename(file, '.json'), faults: [] };
  const faults = await draw(copyTree(project), seedRandom(values.seed), {
    folders: positionals,
    count: whole('count'),
    kinds,
    ...(values.lines === undefined ? {} : { lines: new RegExp(values.lines) }),
    ...(values.except === undefined ? {} : { except: new RegExp(values.except) }),
    say,
  });
  writeFileSync(file, `${JSON.stringify({ ...before, faults: [...before.faults, ...faults] }, null, 2)}\n`);
  say(`${faults.length} drawn into ${path.relative(project, file)}.`);
}

interface Result {
  readonly list: string;
  readonly fault: Fault;
  readonly place: string;
  readonly noticed?: string;
  readonly stale?: string;
}

interface Job {
  readonly list: string;
  readonly fault: Fault;
  readonly wider: readonly string[];
}

async function plantAll(): Promise<number> {
  const cores = whole('cores');
  const limit = whole('limit');
  const files = positionals.length > 0 ? positionals.map(pathOf) : globSync(path.join(lists, '*.json')).sort();
  if (files.length === 0) fail('There is no list in bench/faults.');
  const jobs: Job[] = files.flatMap((file) => {
    if (!existsSync(file)) fail(`There is no list ${path.relative(project, file)}.`);
    const { faults, wider = [] } = readList(file);
    return faults.map((fault) => ({ list: path.basename(file, '.json'), fault, wider: fault.wider ?? wider }));
  });
  const asked = jobs.filter(({ fault }) =>
    values.only.every((text) => `${fault.file} ${fault.find} ${fault.replace}`.includes(text)),
  );
  if (asked.length === 0) fail('No fault matches.');
  const results: Result[] = [];
  const queue = [...asked];
  const sound = new Map<string, Promise<Noticed | undefined>>();
  const work = async (tree: Tree): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const result = await plant(tree, job, limit, sound);
      results.push(result);
      say(`${results.length}/${asked.length} ${result.list}: ${verdict(result)}: ${result.place}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(cores, asked.length) }, () => work(copyTree(project))));
  return report(results);
}

/** Whether tests pass without a fault: where they do not, they would notice everything. Each set is asked once. */
async function mustPass(
  tree: Tree,
  files: readonly string[],
  limit: number,
  sound: Map<string, Promise<Noticed | undefined>>,
): Promise<void> {
  const key = files.join('\n');
  if (!sound.has(key)) sound.set(key, untilFailure(tree, files, limit));
  const failed = await sound.get(key);
  if (failed) fail(`Without any fault a test fails: ${failed.by}. Mend that first.`);
}

async function plant(
  tree: Tree,
  { list, fault, wider }: Job,
  limit: number,
  sound: Map<string, Promise<Noticed | undefined>>,
): Promise<Result> {
  const place = path.join(tree.root, fault.file);
  if (!existsSync(place)) return { list, fault, place: told(fault), stale: 'the file is not there any more' };
  const text = readFileSync(place, 'utf8');
  const common = { list, fault, place: told(fault, text) };
  const changed = planted(text, fault);
  if ('stale' in changed) return { ...common, stale: changed.stale };
  const first = testFiles(tree.root, fault.tests);
  if (first.length === 0) return { ...common, stale: `no test file matches ${fault.tests.join(', ')}` };
  const rest = testFiles(tree.root, wider).filter((file) => !first.includes(file));
  for (const files of [first, rest]) {
    if (files.length === 0) continue;
    await mustPass(tree, files, limit, sound);
    const noticed = await tree.with(fault.file, changed.text, () => untilFailure(tree, files, limit));
    if (noticed) return { ...common, noticed: noticed.by };
  }
  return common;
}

function verdict({ fault, noticed, stale }: Result): string {
  if (stale !== undefined) return `STALE (${stale})`;
  if (noticed !== undefined && fault.equivalent !== undefined) return `noticed, so not equivalent (${noticed})`;
  if (noticed !== undefined) return `noticed (${noticed})`;
  return fault.equivalent === undefined ? 'NOT noticed' : `equivalent (${fault.equivalent})`;
}

function report(results: readonly Result[]): number {
  const summary = [...new Set(results.map(({ list }) => list))].sort().map((list) => {
    const of = results.filter((result) => result.list === list);
    const counted = of.filter(({ fault, noticed }) => fault.equivalent === undefined || noticed !== undefined);
    return {
      list,
      faults: counted.length,
      noticed: counted.filter(({ noticed }) => noticed !== undefined).length,
      equivalent: of.length - counted.length,
      stale: of.filter(({ stale }) => stale !== undefined).length,
      survivors: counted.filter(({ noticed, stale }) => noticed === undefined && stale === undefined),
    };
  });
  if (values.json) console.log(JSON.stringify({ summary, results }, null, 2));
  else
    for (const { list, faults, noticed, equivalent, stale, survivors } of summary) {
      console.log(`${list}: ${noticed} of ${faults} noticed, ${equivalent} equivalent, ${stale} stale`);
      for (const { place } of survivors) console.log(`  NOT noticed: ${place}`);
    }
  if (results.some(({ stale }) => stale !== undefined)) return 2;
  const wrong = results.some(({ fault, noticed }) => fault.equivalent !== undefined && noticed !== undefined);
  return wrong || summary.some(({ faults, noticed }) => noticed < WANTED * faults) ? 1 : 0;
}
