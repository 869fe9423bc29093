// The SQLite file on the disk: who may read it, who may use it, and what it has lost.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { after, afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../scripts/runtime.mjs';
import { copySqlite, restoreSqlite } from '../../server/store/backup.ts';
import { openStore, readDb } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { move, playingTable, until } from './backends.ts';

const posix = process.platform !== 'win32';
let folder: string;
let file: string;
const stores: Store[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mathom-file-'));
  file = path.join(folder, 'data', 'mathom.sqlite');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});
after(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function open(place = file, patience = 50): Promise<Store> {
  const store = await openStore({ file: place }, { report: () => {}, patience });
  stores.push(store);
  return store;
}

const modes = (place: string) =>
  readdirSync(place)
    .toSorted()
    .map((name) => [name, (statSync(path.join(place, name)).mode & 0o777).toString(8)]);

const inUse = { kind: 'unavailable', message: /mathom\.sqlite is in use by another server: end that one.*PostgreSQL/ };

test('The file, its log and its copies are for their owner alone', { skip: !posix }, async () => {
  const store = await open();
  await playingTable(store);
  const names = ['mathom.sqlite', 'mathom.sqlite-shm', 'mathom.sqlite-wal', 'mathom.sqlite.lock', 'mathom.sqlite.mark'];
  assert.deepEqual(
    modes(path.dirname(file)),
    names.map((name) => [name, '600']),
  );
  assert.equal(statSync(path.dirname(file)).mode & 0o777, 0o700);
  const copy = path.join(folder, 'copies', 'copy.sqlite');
  await copySqlite(file, copy);
  assert.deepEqual(modes(path.dirname(copy)), [['copy.sqlite', '600']]);
  const back = path.join(folder, 'back', 'mathom.sqlite');
  chmodSync(copy, 0o644);
  await restoreSqlite(copy, back);
  assert.deepEqual(modes(path.dirname(back)), [['mathom.sqlite', '600']]);
});

test('A file that others could read is closed to them', { skip: !posix }, async () => {
  await (await open()).close();
  chmodSync(file, 0o644);
  await open();
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('A second store on the same file is refused with a sentence, and the first goes on', async () => {
  const first = await open();
  const { id } = await playingTable(first);
  await assert.rejects(open(), inUse);
  assert.equal(await first.games.append(id, 0, [move('a')]), 'ok');
  await first.close();
  assert.equal((await (await open()).games.log(id)).length, 1);
});

/** Another process that appends without end. */
function startAppender(table: string) {
  const appender = fileURLToPath(new URL('appender.ts', import.meta.url));
  const child = spawn(process.execPath, [...nodeFlags, appender, JSON.stringify({ file }), 'triples', table], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { child, exit: once(child, 'exit'), said: () => said };
}

test('The file of another process is refused, but can be read; when that is killed the file is free at once', async () => {
  const first = await open();
  const { id } = await playingTable(first);
  await first.close();
  const { child, exit, said } = startAppender(id);
  await until('an acknowledgement', () => said() !== '');
  await assert.rejects(open(), inUse);
  const frozen = await readDb({ file });
  const [{ count }] = await frozen.all<{ count: number }>('SELECT COUNT(*) AS count FROM log_entries');
  assert.ok(count > 0);
  await frozen.close();
  child.kill('SIGKILL');
  await exit;
  assert.ok(existsSync(`${file}.lock`));
  assert.ok((await (await open()).games.log(id)).length >= count);
});

/** A copy of the folder as a machine leaves it that loses its power now. */
async function struckDown(moves: number): Promise<{ id: string; place: string }> {
  const store = await open();
  const { id } = await playingTable(store);
  for (let version = 0; version < moves; version++) await store.games.append(id, version, [move(`move ${version}`)]);
  const left = path.join(folder, 'left');
  cpSync(path.dirname(file), left, { recursive: true });
  return { id, place: path.join(left, 'mathom.sqlite') };
}

test('What was struck down is whole again', async () => {
  const { id, place } = await struckDown(5);
  assert.equal((await (await open(place)).games.log(id)).length, 5);
});

const cuts: readonly (readonly [what: string, harm: (wal: string) => void])[] = [
  ['A write-ahead log that was cut', (wal) => truncateSync(wal, statSync(wal).size - 2000)],
  ['A write-ahead log that is gone', (wal) => unlinkSync(wal)],
  ['A write-ahead log that is empty', (wal) => truncateSync(wal, 0)],
  [
    'A write-ahead log that is damaged near its end',
    (wal) => {
      const { size } = statSync(wal);
      truncateSync(wal, size - 6000);
      truncateSync(wal, size);
    },
  ],
];
for (const [what, harm] of cuts)
  test(`${what} is noticed and said, and nothing is opened`, async () => {
    const { place } = await struckDown(5);
    harm(`${place}-wal`);
    const message =
      /lacks its last (commit|\d+ commits): its end was cut off.*Restore a backup; or.*delete .*\.mark\.$/;
    await assert.rejects(open(place), { kind: 'damaged', message });
    await assert.rejects(open(place), { kind: 'damaged', message }, 'the second time too');
    unlinkSync(`${place}.mark`);
    await open(place);
  });

test('An older copy in the place of the file is noticed; a restored backup is not mistaken for one', async () => {
  const store = await open();
  const { id } = await playingTable(store);
  const copy = path.join(folder, 'copy.sqlite');
  await copySqlite(file, copy);
  await store.games.append(id, 0, [move('a')]);
  await store.close();
  unlinkSync(file);
  cpSync(copy, file);
  await assert.rejects(open(), {
    kind: 'damaged',
    message: /lacks its last commit: .* an older copy was put in its place/,
  });
  unlinkSync(file);
  await restoreSqlite(copy, file);
  assert.equal((await (await open()).games.log(id)).length, 0);
});

test('A mark that was torn proves nothing, and is made again', async () => {
  const { id, place } = await struckDown(2);
  writeFileSync(`${place}.mark`, '');
  const store = await open(place);
  assert.equal(await store.games.append(id, 2, [move('c')]), 'ok');
  assert.ok(statSync(`${place}.mark`).size > 0);
});

test('After a commit that failed the count goes on from what is in the file', async () => {
  const store = await open();
  const { id } = await playingTable(store);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await assert.rejects(store.games.append(id, 0, [move('a')]), { kind: 'unavailable' });
  other.close();
  for (let version = 0; version < 3; version++) assert.equal(await store.games.append(id, version, [move('a')]), 'ok');
  await store.close();
  assert.equal((await (await open()).games.log(id)).length, 3);
});
