// What the disk changes behind the store's back is noticed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db, Writer } from '../../server/store/db.ts';
import { migrate, migrations, summed } from '../../server/store/migrations.ts';
import { openDb, type StorePlace } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { verifyLogs } from '../../server/store/sums.ts';
import { type Backend, move, onBothStores, playingTable, undo } from './backends.ts';

const length = 8;

/** A table with eight entries and a snapshot at the fourth. */
async function filled(store: Store): Promise<string> {
  const { id } = await playingTable(store);
  await store.games.append(id, 0, [move('a'), move('b', 1), undo(1), move('c', 1)], { snapshot: '{"at":4}' });
  await store.games.append(id, 4, [move('d'), move('e', 1)], { turn: { toMove: [1], deadline: null } });
  await store.games.append(id, 6, [move('f'), { kind: 'word', seat: 0, text: 'offer draw', time: 3000 }]);
  return id;
}

async function damage(backend: Backend, act: (writer: Writer, id: string, other: string) => Promise<unknown>) {
  const place = await backend.place();
  const first = await backend.open(place);
  const [id, other] = [await filled(first), await filled(first)];
  await first.close();
  await onDb(place, (db) => db.transaction((writer) => act(writer, id, other)));
  return { place, id, other, store: await backend.open(place) };
}

async function onDb<T>(place: StorePlace, act: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(place);
  try {
    return await act(db);
  } finally {
    await db.close();
  }
}

const findings = (place: StorePlace) => onDb(place, (db) => verifyLogs(db));

const harms: readonly (readonly [
  what: string,
  at: number,
  act: (writer: Writer, id: string, other: string) => Promise<unknown>,
])[] = [
  ['a changed text', 6, (db, id) => db.run(`UPDATE log_entries SET text = 'E' WHERE table_id = ? AND version = 6`, id)],
  [
    'a changed time',
    7,
    (db, id) => db.run('UPDATE log_entries SET time = time + 1 WHERE table_id = ? AND version = 7', id),
  ],
  [
    'another seat',
    5,
    (db, id) => db.run('UPDATE log_entries SET seat = 1 - seat WHERE table_id = ? AND version = 5', id),
  ],
  ['a lost entry', 6, (db, id) => db.run('DELETE FROM log_entries WHERE table_id = ? AND version = 6', id)],
  ['a lost end', 8, (db, id) => db.run('DELETE FROM log_entries WHERE table_id = ? AND version = 8', id)],
  ['a table that has fallen back', 7, (db, id) => db.run('UPDATE tables SET version = 7 WHERE id = ?', id)],
  [
    'the entry of another table',
    5,
    async (db, id, other) => {
      await db.run('DELETE FROM log_entries WHERE table_id = ? AND version = 5', id);
      await db.run('UPDATE log_entries SET table_id = ? WHERE table_id = ? AND version = 5', id, other);
    },
  ],
];

onBothStores('Checksums', (backend) => {
  for (const [what, at, act] of harms)
    test(`${what[0].toUpperCase()}${what.slice(1)} is noticed when the game is opened, and by verifying`, async () => {
      const { store, id, place } = await damage(backend, act);
      const message = new RegExp(`log of table ${id} is damaged at entry ${at}\\b.*backup`);
      await assert.rejects(store.games.load(id), { kind: 'damaged', message });
      await store.close();
      const found = await findings(place);
      assert.equal(found.tables, 2);
      assert.match(found.damaged.find((sentence) => sentence.includes(id)) ?? '', message);
    });

  test('What is before the last snapshot is noticed by whoever reads all of the log', async () => {
    const change = `UPDATE log_entries SET text = 'A' WHERE table_id = ? AND version = 1`;
    const { store, id, other, place } = await damage(backend, (db, table) => db.run(change, table));
    assert.equal((await store.games.load(id))?.snapshot?.version, 4);
    await assert.rejects(store.games.log(id), { kind: 'damaged', message: /at entry 1:/ });
    assert.equal((await store.games.log(id, 4)).length, length - 4);
    assert.equal((await store.games.log(other)).length, length);
    await store.close();
    assert.equal((await findings(place)).damaged.length, 1);
  });

  test('Reading on from the middle notices that the entry before is gone', async () => {
    const lost = 'DELETE FROM log_entries WHERE table_id = ? AND version = 7';
    const { store, id } = await damage(backend, (db, table) => db.run(lost, table));
    await assert.rejects(store.games.log(id, 7), { kind: 'damaged', message: /at entry 7:/ });
  });

  test('The seed of another game is noticed', async () => {
    const { store, id, place } = await damage(backend, async (db, table) => {
      await db.run('DELETE FROM snapshots WHERE table_id = ?', table);
      await db.run(`UPDATE tables SET seed = 'lórien' WHERE id = ?`, table);
    });
    await assert.rejects(store.games.load(id), { kind: 'damaged', message: /at entry 1:/ });
    await store.close();
    assert.equal((await findings(place)).damaged.length, 1);
  });

  test('A damaged snapshot is passed over, for the log makes it again', async () => {
    const change = `UPDATE snapshots SET state = '{"at":5}' WHERE table_id = ?`;
    const { store, id } = await damage(backend, (db, table) => db.run(change, table));
    const loaded = await store.games.load(id);
    assert.deepEqual([loaded?.snapshot, loaded?.entries.length], [undefined, length]);
  });

  test('A game that is damaged takes no further entry from who reads it first; others go on', async () => {
    const { store, id, other } = await damage(backend, harms[0][2]);
    await assert.rejects(store.games.load(id), { kind: 'damaged' });
    assert.equal((await store.games.load(other))?.entries.length, length - 4);
    assert.equal(await store.games.append(other, length, [move('g')]), 'ok');
    assert.equal((await store.games.log(other)).length, length + 1);
  });

  test('Whole logs are found whole, of every length', async () => {
    const place = await backend.place();
    const store = await backend.open(place);
    await playingTable(store);
    await filled(store);
    const { id } = await playingTable(store);
    for (const version of [0, 1000])
      await store.games.append(
        id,
        version,
        Array.from({ length: 1000 }, () => move('x')),
      );
    await store.close();
    assert.deepEqual(await findings(place), { tables: 3, damaged: [] });
  });

  test('Logs and snapshots from before there were sums get theirs', async () => {
    const place = await backend.place();
    const store = await backend.open(place);
    const id = await filled(store);
    await store.close();
    await onDb(place, async (db) => {
      await db.transaction(async (writer) => {
        for (const [table, column] of [
          ['tables', 'log_sum'],
          ['log_entries', 'sum'],
          ['snapshots', 'sum'],
        ])
          await writer.run(`ALTER TABLE ${table} DROP COLUMN ${column}`);
        await writer.run('DELETE FROM mathom_schema WHERE version >= ?', summed);
      });
      assert.equal(await migrate(db, migrations.slice(0, summed)), summed - 1);
      assert.deepEqual(await verifyLogs(db), { tables: 1, damaged: [] });
      // What came later was there all the time.
      await db.transaction(async (writer) => {
        for (let version = summed + 1; version <= migrations.length; version++)
          await writer.run('INSERT INTO mathom_schema (version, applied) VALUES (?, ?)', version, 0);
      });
    });
    const again = await backend.open(place);
    const loaded = await again.games.load(id);
    assert.deepEqual([loaded?.snapshot?.version, loaded?.entries.length], [4, length - 4]);
    assert.equal(await again.games.append(id, length, [move('g')]), 'ok');
  });
});
