// Programs' moves as jobs: shared by two processes on one PostgreSQL, one of which is killed.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { readSave } from '../../../engine/save.ts';
import { Session } from '../../../engine/session.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { type RunningPostgres, startPostgres } from '../../../scripts/postgres.ts';
import { nodeFlags } from '../../../scripts/runtime.mjs';
import { type JobOptions, type ProgramJob, ProgramJobs } from '../../../server/bots/jobs.ts';
import { ProgramPool } from '../../../server/bots/pool.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { ask } from '../../store/backends.ts';
import { guestAt, TestPerson, TestServer } from '../tables/server.ts';
import { silence } from './pools.ts';

let postgres: RunningPostgres;
let url: string;
let store: Store;
let count = 0;
const children: ChildProcess[] = [];
const stores: Store[] = [];

before(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  const name = `jobs_${++count}`;
  await ask({ url: postgres.url }, `CREATE DATABASE ${name}`);
  url = postgres.url.replace(/postgres$/, name);
  store = await openStore({ url }, { report: () => {} });
  stores.push(store);
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const each of stores) await each.close();
  await postgres.stop();
});

async function startProcess(kind = '') {
  const file = path.join(import.meta.dirname, 'child.ts');
  const child = spawn(process.execPath, [...nodeFlags, file, url, kind], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number | null];
  assert.ok(line instanceof Buffer, `the process ended with ${line} before it told its address`);
  const kill = () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    return gone;
  };
  const address = String(line).trim();
  const moves = async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(/^mathom_moves_total (\d+)$/m.exec(text)?.[1]);
  };
  return { address, kill, moves };
}

async function come(what: string, isSo: () => Promise<boolean>, limit = 20_000): Promise<void> {
  for (const end = performance.now() + limit; !(await isSo()); await setTimeout(50))
    if (performance.now() > end) assert.fail(`It never came to this: ${what}`);
}

const isOver = async (id: string) => (await store.tables.find(id))?.status === 'finished';
const activeJobs = async () =>
  (await ask({ url }, 'SELECT table_id AS table FROM mathom_programs.moves WHERE taken_until > now()')) as {
    table: string;
  }[];

/** The log has every version once, and leads to the end that was told. */
async function checkGame(person: TestPerson, id: string): Promise<void> {
  const log = await store.games.log(id);
  assert.deepEqual(
    log.map(({ version }) => version),
    log.map((_, i) => i + 1),
  );
  const save = readSave(await (await person.fetch(`/api/tables/${id}/save`)).text());
  assert.equal(Session.replay(wotr, save).state.outcome?.reason, (await store.tables.find(id))?.result?.reason);
}

/** A table of programs whose job was taken by a server that does not answer, the only one there is yet. */
async function stuckTable(person: TestPerson): Promise<string> {
  const id = await person.open(['random', 'rules']);
  await come('the job is taken', async () => (await activeJobs()).some(({ table }) => table === id));
  return id;
}

test('two processes share the moves of programs', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()]);
  const person = await guestAt(one.address);
  const games = Array.from({ length: 16 }, async () =>
    (await guestAt(one.address)).open(['random', 'rules'], { options: { turnLimit: 2 } }),
  );
  const ids = await Promise.all(games);
  for (const id of ids) await come('the end of a game', () => isOver(id), 60_000);
  for (const id of ids) await checkGame(person, id);
  const shares = [await one.moves(), await two.moves()];
  assert.ok(shares[0] > 0 && shares[1] > 0, `one made ${shares[0]}, the other ${shares[1]} moves`);
  for (const process of [one, two]) await process.kill();
});

test('the job of a process that dies is done by another, and one move comes of it', async () => {
  const one = await startProcess('silent');
  const person = await guestAt(one.address);
  const id = await stuckTable(person);
  const two = await startProcess();
  await one.kill();
  assert.equal((await store.tables.find(id))?.version, 0);
  await come('the end of the game', () => isOver(id), 40_000);
  await checkGame(new TestPerson(two.address, person.token, person.id), id);
  await two.kill();
});

test('the same job done twice at the same time makes one move', async () => {
  const file = new URL('./slow-worker.ts', import.meta.url);
  const pools = [new ProgramPool({ file }), new ProgramPool({ file })];
  const servers: TestServer[] = [];
  for (const pool of pools) {
    const jobs = await ProgramJobs.open(url, { atOnce: 1, lease: 60_000 });
    servers.push(await TestServer.start({ jobs, pool }, { url }));
  }
  const person = await servers[0].guest();
  const id = await person.open(['random', 'rules']);
  const takers = async () =>
    (await ask({ url }, 'SELECT taken_by FROM mathom_programs.moves WHERE taken_until > now()')) as {
      taken_by: string;
    }[];
  await come('the job is taken', async () => (await takers()).length === 1);
  const [first] = await takers();
  // As when the first cannot renew its lease in time.
  await ask({ url }, `UPDATE mathom_programs.moves SET taken_until = now(); NOTIFY mathom_programs, '0'`);
  await come('another takes it too', async () => (await takers()).some((each) => each.taken_by !== first.taken_by));
  assert.equal((await store.tables.find(id))?.version, 0);
  await come('the end of the game', () => isOver(id), 40_000);
  await checkGame(person, id);
  for (const server of servers)
    assert.ok(!server.logs.some((line) => line.includes('"error"')), server.logs.join('\n'));
  for (const server of servers) await server.stop();
  for (const pool of pools) await pool.close();
});

test('a server that closes gives back what it has not done', async () => {
  const silent = new ProgramPool({ file: silence });
  const first = await TestServer.start({ jobs: await ProgramJobs.open(url), pool: silent }, { url });
  const id = await stuckTable(await first.guest());
  const second = await TestServer.start({ jobs: await ProgramJobs.open(url) }, { url });
  await silent.close();
  const from = performance.now();
  await first.stop();
  await come('the first move', async () => ((await store.tables.find(id))?.version ?? 0) > 0);
  assert.ok(performance.now() - from < 8000, 'it waited until the job was given up');
  await second.stop();
});

test('when PostgreSQL throws everybody out, the server stays and the games go on', async () => {
  const one = await startProcess();
  const games = Array.from({ length: 4 }, async () =>
    (await guestAt(one.address)).open(['random', 'rules'], { options: { turnLimit: 4 } }),
  );
  const ids = await Promise.all(games);
  for (let i = 0; i < 5; i++) {
    await setTimeout(200);
    const others = `application_name LIKE 'mathom-house%' AND datname = current_database()`;
    await ask({ url }, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
  }
  for (const id of ids) await come('the end of a game', () => isOver(id).catch(() => false), 40_000);
  assert.equal((await fetch(`${one.address}/healthz`)).status, 200);
  await one.kill();
});

/** Jobs that are taken and noted: when, and by whom. */
async function workers(names: readonly string[], options: JobOptions = {}) {
  const done: { readonly job: ProgramJob; readonly by: string; readonly at: number }[] = [];
  const queues: ProgramJobs[] = [];
  for (const name of names) {
    const jobs = await ProgramJobs.open(url, options);
    if (name !== '') jobs.start(async (job) => void done.push({ job, by: name, at: performance.now() }), assert.fail);
    queues.push(jobs);
  }
  return { done, queues, close: () => Promise.all(queues.map((jobs) => jobs.close())) };
}

test('a job is begun within 50 ms by a process that did not send it, now or after a pause', async () => {
  const { done, queues, close } = await workers(['', 'the other']);
  for (const wait of [0, 350]) {
    const late: number[] = [];
    for (let version = 1; version <= 15; version++) {
      const from = performance.now();
      await queues[0].send({ table: `waits-${wait}`, version }, wait);
      await come('it is done', async () => done.length === 1);
      late.push(Number(done.splice(0)[0]?.at) - from - wait);
    }
    late.sort((a, b) => a - b);
    assert.ok(late[0] > -5, `${late[0]} ms: it was too early`);
    assert.ok(late[7] < 50, `after a wait of ${wait} ms, half took longer than ${late[7]} ms`);
  }
  await close();
});

test('the same job is there once, and games with people go before games without', async () => {
  const { done, queues, close } = await workers(['']);
  const [sender] = queues;
  for (const table of ['programs-1', 'programs-2']) await sender.send({ table, version: 1, urgent: false });
  for (let i = 0; i < 3; i++) await sender.send({ table: 'people', version: 1, urgent: true });
  const worker = await ProgramJobs.open(url, { atOnce: 1 });
  worker.start(async (job) => void done.push({ job, by: 'late', at: 0 }), assert.fail);
  await come('all are done', async () => done.length === 3);
  assert.deepEqual(
    done.map(({ job }) => job.table),
    ['people', 'programs-1', 'programs-2'],
  );
  await worker.close();
  await close();
});

test('a long thought keeps its lease; one that fails is tried again later', async () => {
  const reports: string[] = [];
  const tries: number[] = [];
  const [one, two] = [await ProgramJobs.open(url, { lease: 300 }), await ProgramJobs.open(url, { lease: 300 })];
  let thinking = 0;
  for (const jobs of [one, two])
    jobs.start(
      async ({ table }) => {
        if (table === 'long') {
          thinking++;
          await setTimeout(1500);
        } else if (tries.push(performance.now()) === 1) throw new Error('out of order');
      },
      (text) => reports.push(text),
    );
  await one.send({ table: 'long', version: 1 });
  await one.send({ table: 'fails', version: 1 });
  await come('it was tried again', async () => tries.length === 2);
  assert.ok(tries[1] - tries[0] > 900);
  await setTimeout(1000);
  assert.equal(thinking, 1);
  assert.deepEqual(reports, ['A program did not move']);
  assert.deepEqual(await ask({ url }, 'SELECT 1 FROM mathom_programs.moves'), []);
  await Promise.all([one.close(), two.close()]);
});

test('what pg-boss kept for an earlier version goes away', async () => {
  await ask({ url }, 'CREATE SCHEMA mathom_jobs; CREATE TABLE mathom_jobs.job (id TEXT)');
  await (await ProgramJobs.open(url)).close();
  assert.deepEqual(await ask({ url }, `SELECT 1 FROM pg_namespace WHERE nspname = 'mathom_jobs'`), []);
});
