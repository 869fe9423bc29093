import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { copySqlite, importLines, restoreSqlite } from '../../server/store/backup.ts';
import { contents, migrations } from '../../server/store/migrations.ts';
import { openDb, type StorePlace } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { move, newPerson, newTable, onBothStores, playingTable, secretHash, undo } from './backends.ts';

/** Something in every table of the schema. */
async function fill(store: Store): Promise<string> {
  const [me, other] = [await newPerson(store), await newPerson(store, 'guest')];
  const seats = [
    { name: 'south', sitter: { person: me.id } },
    { name: 'north', sitter: { person: other.id } },
  ];
  const first = await playingTable(store, { seats, host: me.id });
  for (let i = 0; i < 4; i++) await store.tables.create(newTable);
  await store.tables.create({ ...newTable, rematchOf: first.id });
  const long = Array.from({ length: 999 }, (_, i) => move(`Barad-dûr\t"${i}" \\ ☺`, i % 2));
  await store.games.append(first.id, 0, [...long, undo(1)], { snapshot: '{"state":["\\u0001"]}' });
  const result = { winners: [0], reason: 'stones', rule: null };
  const skill = { rating: 1512.123_456_789, deviation: 1 / 3, volatility: 0.06, playedBefore: 0 };
  await store.games.append(first.id, 1000, [], { result, ratings: [{ person: me.id, side: 'south', ...skill }] });
  await store.tellings.keep(first.id, 'a telling');
  const later = await playingTable(store);
  const part = { rules: 2, state: '{"state":2}' };
  await store.games.append(later.id, 0, [{ ...move('rules 2'), kind: 'word', told: '{"asked":[0]}' }], { part });
  const link = secretHash();
  await store.tables.letWatch(later.id, link);
  await store.tables.admit(later.id, link, me.id);
  await store.chat.say(first.id, 'players', me.id, 'hello\nthere');
  await store.chat.mute(me.id, other.id, true);
  const session = { kind: 'session', hash: secretHash(), label: 'x', expires: 9e12 } as const;
  const { id: sessionId } = await store.credentials.issue(me.id, session);
  const endpoint = `https://push.example.org/${me.id}`;
  await store.notices.subscribe(me.id, sessionId, { endpoint, p256dh: 'k', auth: 'a' });
  await store.decks.keep(me.id, { id: 'mine', name: 'The North', text: '1 Glamdring', changed: 5 });
  await store.shared('cookie-key', 'a key');
  return first.id;
}

async function allOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

onBothStores('Backups', (backend) => {
  let store: Store;
  let table: string;
  let lines: string[];
  before(async () => {
    store = await backend.open();
    table = await fill(store);
    lines = await allOf(store.export());
  });

  const restored = async (to: StorePlace, from: Iterable<string> = lines): Promise<Store> => {
    const db = await openDb(to);
    try {
      await importLines(db, from);
    } finally {
      await db.close();
    }
    return backend.open(to);
  };

  test('A store goes through a backup into another, of either kind, and back, unchanged', async () => {
    for (const name of Object.keys(contents))
      assert.ok(
        lines.some((line) => line.startsWith(`{"table":"${name}"`)),
        name,
      );
    const file = await restored({ file: backend.file('mathom.sqlite') });
    assert.deepEqual(await allOf(file.export()), lines);
    const back = await restored(await backend.place(), await allOf(file.export()));
    assert.deepEqual(await allOf(back.export()), lines);
    assert.deepEqual(await back.games.load(table), await store.games.load(table));
    const { items } = await back.tables.open();
    assert.equal(items.length, 5);
    assert.equal(await back.tables.take(items[0].id, 0, { bot: 'x' }), 'taken');
  });

  test('A backup of an earlier version is brought up to date as it is read', async () => {
    const steps = [...migrations, ["ALTER TABLE tables ADD COLUMN title TEXT NOT NULL DEFAULT 'untitled'"]];
    const db = await openDb(await backend.place());
    await importLines(db, lines, steps);
    const [row] = await db.all<{ title: string }>('SELECT title FROM tables LIMIT 1');
    assert.equal(row.title, 'untitled');
    await db.close();
  });

  test('A result of before there were teams names its winner all the same', async () => {
    const place = await backend.place();
    const db = await openDb(place);
    await importLines(db, lines);
    const old = JSON.stringify({ winner: 1, reason: 'stones', rule: null });
    await db.transaction((writer) => writer.run('UPDATE tables SET result = ? WHERE id = ?', old, table));
    await db.close();
    const { result } = (await (await backend.open(place)).tables.find(table)) ?? {};
    assert.deepEqual(result, { winners: [1], reason: 'stones', rule: null });
  });

  test('A damaged backup is refused with its line, and restores nothing', async () => {
    const place = await backend.place();
    const at = (i: number, text: string) => lines.with(i, text);
    const wrong: [string[], RegExp][] = [
      [[], /Line 1 .*cut off/],
      [lines.slice(0, -1), /cut off here/],
      [lines.slice(0, 40), /Line 41 .*cut off here/],
      [lines.toSpliced(30, 1), /the lines before were changed or damaged/],
      [lines.map((line) => line.replace('Barad-dûr\\t\\"7\\"', 'Barad-dûr\\t\\"8\\"')), /were changed or damaged/],
      [at(0, '{"hello":1}'), /Line 1 .*not a backup of Mathom-house/],
      [at(0, 'SQLite format 3'), /Line 1 .*not JSON/],
      [at(0, '{"mathom-backup":1,"schema":99}'), /made by a newer Mathom-house/],
      [at(1, '{"table":"people; DROP TABLE people","columns":["id"]}'), /Line 2 .*not known/],
      [at(1, '{"table":"people","columns":["id) VALUES (1); --"]}'), /Line 2 .*columns are damaged/],
      [at(2, '["too short"]'), /Line 3 .*no row of its table/],
      [[...lines, lines[2]], /more after the end/],
    ];
    for (const [spoilt, message] of wrong)
      await assert.rejects(restored(place, spoilt), { name: 'StoreError', message });
    const whole = await restored(place);
    assert.deepEqual(await allOf(whole.export()), lines);
    await whole.close();
    await assert.rejects(restored(place), { kind: 'invalid', message: /a store in this database already/ });
  });

  test('A backup shows one moment, whatever is played meanwhile', async () => {
    const busy = await backend.open();
    const { id } = await playingTable(busy);
    await busy.games.append(id, 0, [move('before')]);
    const taken: string[] = [];
    for await (const line of busy.export()) {
      taken.push(line);
      await busy.games.append(id, taken.length, [move('meanwhile')]);
    }
    const copy = await restored(await backend.place(), taken);
    assert.equal((await copy.tables.find(id))?.version, 1);
    assert.equal((await copy.games.log(id)).length, 1);
    assert.ok(((await busy.tables.find(id))?.version ?? 0) > 5);
  });

  if (backend.kind === 'sqlite') {
    test('A file is copied while moves are played, and the copy is whole', async () => {
      const file = backend.file('mathom.sqlite');
      const busy = await backend.open({ file });
      const { id } = await playingTable(busy);
      for (let version = 0; version < 5000; version += 1000)
        await busy.games.append(
          id,
          version,
          Array.from({ length: 1000 }, (_, i) => move(`move ${version + i}`)),
        );
      const to = backend.file('copy.sqlite');
      let version = 5000;
      let copied = false;
      const copying = copySqlite(file, to).finally(() => {
        copied = true;
      });
      while (!copied) assert.equal(await busy.games.append(id, version++, [move('meanwhile')]), 'ok');
      await copying;
      assert.deepEqual(readdirSync(path.dirname(to)), ['copy.sqlite']);
      const back = backend.file('mathom.sqlite');
      await restoreSqlite(to, back);
      const copy = await backend.open({ file: back });
      const found = (await copy.tables.find(id))?.version ?? 0;
      assert.ok(found >= 5000 && found <= version);
      assert.equal((await copy.games.log(id)).length, found);
    });

    test('A copy never takes the place of something, and only a copy is put back', async () => {
      const file = backend.file('mathom.sqlite');
      await (await backend.open({ file })).close();
      await assert.rejects(copySqlite(file, file), { kind: 'invalid', message: /is there already/ });
      await assert.rejects(copySqlite(backend.file('none'), backend.file('copy')), { kind: 'missing' });
      await assert.rejects(restoreSqlite(file, file), { kind: 'invalid', message: /put it aside first/ });
      const diary = `${file}.diary`;
      writeFileSync(diary, 'Dear diary, '.repeat(1000));
      const to = backend.file('mathom.sqlite');
      await assert.rejects(restoreSqlite(diary, to), { kind: 'damaged', message: /is not a database/ });
      assert.ok(!existsSync(to));
      assert.deepEqual(readdirSync(path.dirname(to)), []);
    });
  }
});
