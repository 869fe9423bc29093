// When a move of a SQLite store is on the disk, and what becomes of its write-ahead log.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs, { mkdtempSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../scripts/runtime.mjs';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { raceLength } from './appender.ts';
import { move, playingTable, until } from './backends.ts';

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mathom-disk-'));
  file = path.join(folder, 'mathom.sqlite');
  store = await openStore({ file });
});
afterEach(async () => {
  mock.restoreAll();
  syncBuiltinESMExports();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

type Told = (error: NodeJS.ErrnoException | null) => void;

/** From now on the disk does as it is told. */
function disk(takesIn: (told: Told) => void): void {
  mock.method(fs, 'fdatasync', (_handle: number, told: Told) => takesIn(told));
  syncBuiltinESMExports();
}

test('Nobody is answered and nobody hears before the disk has it; what comes meanwhile shares the next wait', async () => {
  const { id } = await playingTable(store);
  const waits: Told[] = [];
  disk((told) => waits.push(told));
  const done: string[] = [];
  await store.watch(id, () => done.push('news'));
  const append = async (version: number) => {
    assert.equal(await store.games.append(id, version, [move('a')]), 'ok');
    done.push(`answer ${version}`);
  };
  const first = append(0);
  await until('the wait for the disk', () => waits.length === 1);
  const others = [append(1), append(2)];
  await setTimeout(30);
  assert.deepEqual([waits.length, done], [1, []], 'committed, and waiting');
  waits[0]?.(null);
  await first;
  assert.deepEqual(done, ['news', 'answer 0']);
  await until('the next wait', () => waits.length === 2);
  waits[1]?.(null);
  await Promise.all(others);
  assert.equal(waits.length, 2, 'two moves, one wait');
  assert.deepEqual(done.slice(2).toSorted(), ['answer 1', 'answer 2', 'news', 'news']);
});

test('A disk that fails is said; what was written may be there, as promised, and the store goes on', async () => {
  const { id } = await playingTable(store);
  disk((told) => told(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })));
  await assert.rejects(store.games.append(id, 0, [move('a')]), {
    kind: 'failed',
    message: /mathom\.sqlite-wal did not reach the disk: EIO: i\/o error, fdatasync\. Look after the disk\.$/,
  });
  mock.restoreAll();
  syncBuiltinESMExports();
  const version = (await store.games.log(id)).length;
  assert.equal(await store.games.append(id, version, [move('b')]), 'ok');
});

test('The log is taken into the file while moves go on, and begins again at its start', async () => {
  const { id } = await playingTable(store);
  const before = statSync(file).size;
  const snapshot = JSON.stringify('s'.repeat(100_000));
  const logged = () => statSync(`${file}-wal`).size;
  let commits = 0;
  // On a busy machine the thread that takes the log in comes to its turn later: writing goes on until it has.
  for (; commits < 1600 || (commits < 12_800 && logged() >= (commits * snapshot.length) / 2); commits++)
    assert.equal(await store.games.append(id, commits, [move('a')], { snapshot }), 'ok');
  const written = commits * snapshot.length;
  assert.ok(statSync(file).size > before + written / 2, 'most of it is in the file');
  assert.ok(logged() < written / 2, 'the log is shorter than what was logged');
  await store.close();
  store = await openStore({ file });
  assert.equal((await store.games.log(id)).length, commits);
});

test('A program that has written so much that the log was taken in comes to its end when it closes the store', async () => {
  const { id } = await playingTable(store);
  await store.close();
  const program = fileURLToPath(new URL('./appender.ts', import.meta.url));
  const args = [...nodeFlags, program, JSON.stringify({ file }), 'race', id];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.deepEqual([status, stderr], [0, '']);
  store = await openStore({ file });
  assert.equal((await store.games.log(id)).length, raceLength);
});
