import assert from 'node:assert/strict';
import { mkdirSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import type { Db } from '../../server/store/db.ts';
import { contents, type Migration, migrate, migrations, schemaTable } from '../../server/store/migrations.ts';
import { openDb, openStore, storePlace } from '../../server/store/open.ts';
import { type Backend, move, newTable, onBothStores, playingTable } from './backends.ts';

/** A game in the words of version 1. This text is never changed: such databases exist. */
const versionOne = [
  `INSERT INTO people (id, kind, name, folded, password, created)
    VALUES ('aaaaaaaaaaaaaaaa', 'account', 'Éowyn', 'eowyn', 'a hash of 20 letters', 1)`,
  `INSERT INTO tables (id, game, rules, options, seed, commitment, status, visibility, version, standing, to_move, created, updated)
    VALUES ('bbbbbbbbbbbbbbbb', 'kalah', 1, '{"stones":4}', 'moria', 'hash', 'playing', 'listed', 2, 2, '[0]', 2, 3)`,
  `INSERT INTO seats (table_id, seat, name, kind, person, bot) VALUES ('bbbbbbbbbbbbbbbb', 0, 'south', 'person', 'aaaaaaaaaaaaaaaa', NULL)`,
  `INSERT INTO seats (table_id, seat, name, kind, person, bot) VALUES ('bbbbbbbbbbbbbbbb', 1, 'north', 'bot', NULL, 'random')`,
  `INSERT INTO log_entries (table_id, version, standing, kind, seat, text, time) VALUES ('bbbbbbbbbbbbbbbb', 1, 1, 'move', 0, 'sow 3', 2)`,
  `INSERT INTO log_entries (table_id, version, standing, kind, seat, text, time) VALUES ('bbbbbbbbbbbbbbbb', 2, 2, 'move', 1, 'sow 9', 3)`,
  `INSERT INTO snapshots (table_id, version, standing, state) VALUES ('bbbbbbbbbbbbbbbb', 1, 1, '{}')`,
];

const columnsOf = (db: Db, table: string) => db.all<Record<string, unknown>>(`SELECT * FROM ${table}`);

onBothStores('Migrations', (backend) => {
  test('A database of every earlier version opens, with its games', async () => {
    for (let version = 1; version <= migrations.length; version++) {
      const place = await backend.place();
      const db = await openDb(place);
      await migrate(db, migrations.slice(0, 1));
      await db.transaction(async (writer) => {
        for (const statement of versionOne) await writer.run(statement);
      });
      await migrate(db, migrations.slice(0, version));
      await db.close();
      const store = await backend.open(place);
      const loaded = await store.games.load('bbbbbbbbbbbbbbbb');
      assert.deepEqual(
        loaded?.table.seats.map(({ occupant }) => occupant),
        [
          { kind: 'account', person: 'aaaaaaaaaaaaaaaa', name: 'Éowyn' },
          { kind: 'bot', name: 'random' },
        ],
      );
      assert.deepEqual([loaded?.snapshot?.version, loaded?.entries.length], [1, 1]);
      assert.equal(await store.games.append('bbbbbbbbbbbbbbbb', 2, [move('sow 1')]), 'ok');
    }
  });

  test('Steps are taken once and in order, and what is there stays', async () => {
    const place = await backend.place();
    const store = await backend.open(place);
    const { id } = await playingTable(store);
    await store.close();
    const steps: Migration[] = [
      ...migrations,
      ["ALTER TABLE tables ADD COLUMN title TEXT NOT NULL DEFAULT ''", "UPDATE tables SET title = 'The ' || game"],
      ['ALTER TABLE tables RENAME COLUMN title TO heading'],
    ];
    const db = await openDb(place);
    assert.equal(await migrate(db, steps.slice(0, -1)), migrations.length);
    assert.equal(await migrate(db, steps), migrations.length + 1);
    assert.equal(await migrate(db, steps), migrations.length + 2);
    const [row] = await columnsOf(db, 'tables');
    assert.deepEqual([row['id'], row['heading']], [id, 'The kalah']);
    await db.close();
  });

  test('A step that fails leaves the database as it was', async () => {
    const place = await backend.place();
    const store = await backend.open(place);
    const { id } = await playingTable(store);
    await store.close();
    const db = await openDb(place);
    const steps = [...migrations, ['CREATE TABLE half (id TEXT)'], ['CREATE TABLE other (id TEXT)', 'NO SQL AT ALL']];
    await assert.rejects(migrate(db, steps), { name: 'StoreError', kind: 'failed' });
    await assert.rejects(db.all('SELECT * FROM half'));
    assert.equal((await columnsOf(db, schemaTable)).length, migrations.length);
    await db.close();
    assert.equal((await (await backend.open(place)).tables.find(id))?.id, id);
  });

  // A file has one server.
  if (backend.kind === 'postgres')
    test('Several servers may start on a new PostgreSQL at the same moment', async () => {
      const place = await backend.place();
      const stores = await Promise.all([1, 2, 3, 4].map(() => backend.open(place)));
      const { id } = await stores[0].tables.create(newTable);
      for (const store of stores) assert.equal((await store.tables.find(id))?.id, id);
    });

  test('A database of a newer version is refused with a sentence and not touched', async () => {
    const place = await backend.place();
    await (await backend.open(place)).close();
    const db = await openDb(place);
    await db.transaction((writer) => writer.insert(schemaTable, ['version', 'applied'], [[99, 1]]));
    await db.close();
    await assert.rejects(openStore(place), {
      kind: 'newer',
      message:
        `The database was made by a newer Mathom-house (it has version 99, this one knows ${migrations.length}): ` +
        'update Mathom-house.',
    });
    const after = await openDb(place);
    assert.equal((await columnsOf(after, schemaTable)).length, migrations.length + 1);
    await after.close();
  });

  test('The list of what a backup holds is complete', async () => {
    const place = await backend.place();
    const db = await openDb(place);
    await migrate(db);
    const names =
      backend.kind === 'sqlite'
        ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`
        : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
    const found = (await db.all<{ name: string }>(names)).map(({ name }) => name);
    assert.deepEqual(found.toSorted(), [...Object.keys(contents), schemaTable].toSorted());
    await db.close();
  });

  if (backend.kind === 'sqlite') fileTrouble(backend);
  else connectionTrouble(backend);
});

function fileTrouble(backend: Backend): void {
  const newFile = (content = ''): string => {
    const file = backend.file('mathom.sqlite');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  const filled = async (): Promise<string> => {
    const file = backend.file('mathom.sqlite');
    const store = await openStore({ file });
    const { id } = await playingTable(store);
    for (let version = 0; version < 3000; version += 500)
      await store.games.append(
        id,
        version,
        Array.from({ length: 500 }, (_, i) => move(`move ${i}`)),
      );
    await store.close();
    return file;
  };

  test('A file that is not a database is refused with a sentence and not touched', async () => {
    const file = newFile('Dear diary, '.repeat(1000));
    await assert.rejects(openStore({ file }), { kind: 'damaged', message: /is not a database: put it aside/ });
    assert.match(readFileSync(file, 'utf8'), /^Dear diary/);
  });

  test('A database of another program is refused and not touched', async () => {
    const file = newFile();
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    const before = readFileSync(file);
    await assert.rejects(openStore({ file }), { kind: 'damaged', message: /a database of another program/ });
    assert.deepEqual(readFileSync(file), before);
  });

  test('A damaged database is refused with a sentence', async () => {
    const cut = await filled();
    truncateSync(cut, Math.floor(statSync(cut).size / 2));
    await assert.rejects(openStore({ file: cut }), { kind: 'damaged', message: /is damaged.*restore a backup/ });
    const scratched = await filled();
    writeSync(
      openSync(scratched, 'r+'),
      Buffer.alloc(20_000, 0x5a),
      0,
      20_000,
      Math.floor(statSync(scratched).size / 2),
    );
    await assert.rejects(openStore({ file: scratched }), { kind: 'damaged', message: /is damaged.*restore a backup/ });
  });

  test('An empty file becomes a database', async () => {
    const store = await backend.open({ file: newFile() });
    await store.ping();
  });

  test('A database that another program holds is refused with a sentence', async () => {
    const file = await filled();
    const other = new DatabaseSync(file);
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    await assert.rejects(openStore({ file }, { patience: 50 }), { kind: 'unavailable', message: /in use by another/ });
    other.close();
    const store = await backend.open({ file }, { patience: 50 });
    const writer = new DatabaseSync(file);
    writer.exec('BEGIN IMMEDIATE');
    await assert.rejects(store.tables.create(newTable), { kind: 'unavailable', message: /in use by another program/ });
    writer.exec('ROLLBACK');
    writer.close();
    assert.ok(await store.tables.create(newTable));
  });

  test('A folder in the place of the file is refused with a sentence', async () => {
    const file = path.dirname(newFile());
    await assert.rejects(openStore({ file }), { kind: 'unavailable', message: /cannot be opened: check/ });
    await assert.rejects(openStore({ file: path.join(newFile(), 'mathom.sqlite') }), {
      kind: 'unavailable',
      message: /The data folder .* cannot be made/,
    });
  });

  test('Commits are written ahead, with foreign keys; SQLite waits for the disk at checkpoints, the store at commits', async () => {
    const db = await openDb({ file: backend.file('mathom.sqlite') });
    const settings = await db.transaction(async (writer) => [
      ...(await writer.all('PRAGMA journal_mode')),
      ...(await writer.all('PRAGMA synchronous')),
      ...(await writer.all('PRAGMA foreign_keys')),
    ]);
    assert.deepEqual(settings, [{ journal_mode: 'wal' }, { synchronous: 1 }, { foreign_keys: 1 }]);
    await db.close();
    await assert.rejects(db.all('SELECT 1'), { message: 'The store is closed.' });
    await assert.rejects(
      db.transaction((writer) => writer.all('SELECT 1')),
      { message: 'The store is closed.' },
    );
  });
}

function connectionTrouble(backend: Backend): void {
  test('A database that cannot be reached is refused with a sentence, without the password', async () => {
    const place = await backend.place();
    assert.ok('url' in place);
    const url = new URL(place.url);
    const wrong: [RegExp, (url: URL) => void][] = [
      [/does not accept the name or the password/, (it) => Object.assign(it, { password: 'wrong-secret' })],
      [/has no such database/, (it) => Object.assign(it, { pathname: '/nowhere' })],
      [/cannot be reached .*check that it runs/, (it) => Object.assign(it, { port: '1' })],
    ];
    for (const [message, spoil] of wrong) {
      const spoilt = new URL(url);
      spoil(spoilt);
      await assert.rejects(openStore({ url: spoilt.href }), (error: Error & { kind?: string }) => {
        assert.equal(error.kind, 'unavailable');
        assert.match(error.message, message);
        assert.ok(!error.message.includes(spoilt.password));
        return true;
      });
    }
  });

  test('A store that was closed says so', async () => {
    const store = await backend.open();
    await store.close();
    await store.close();
    for (const act of [store.ping(), store.tables.create(newTable), store.watch('lobby', () => {})])
      await assert.rejects(act, { kind: 'unavailable', message: 'The store is closed.' });
  });
}

describe('The place of the store', () => {
  test('A file in the data folder, or what DATABASE_URL says', () => {
    assert.deepEqual(storePlace({}, 'data'), { file: path.join('data', 'mathom.sqlite') });
    assert.deepEqual(storePlace({ DATABASE_URL: '' }, 'data'), { file: path.join('data', 'mathom.sqlite') });
    assert.deepEqual(storePlace({ DATABASE_URL: 'postgresql://h/d' }, 'data'), { url: 'postgresql://h/d' });
    assert.throws(() => storePlace({ DATABASE_URL: 'mysql://h/d' }, 'data'), { kind: 'invalid' });
  });
});
