import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { schemaTable } from '../../server/store/migrations.ts';
import { openDb, type StorePlace } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { ask, move, newPerson, onBothStores, playingTable } from '../store/backends.ts';
import { folder, type Ran, run } from './fake-io.ts';

/** The command, as the server's owner runs it: in a folder, with the server's environment. */
const mathom = (place: StorePlace, cwd: string, ...argv: string[]): Promise<Ran> =>
  run(argv, {
    cwd,
    env: 'url' in place ? { DATABASE_URL: place.url } : { MATHOM_DATA: path.dirname(place.file) },
  });

async function fill(store: Store, moves = 40): Promise<string> {
  const me = await newPerson(store);
  const seats = [
    { name: 'free', sitter: { person: me.id } },
    { name: 'shadow', sitter: { bot: 'random' } },
  ];
  const { id } = await playingTable(store, { seats });
  const entries = Array.from({ length: moves }, (_, i) => move(`Barad-dûr ${i}`));
  assert.equal(await store.games.append(id, 0, entries), 'ok');
  return id;
}

onBothStores('mathom backup and restore', (backend) => {
  test('Everything comes back as it was when the backup was made, while the server runs', async () => {
    const place = await backend.place();
    const store = await backend.open(place);
    const id = await fill(store);
    const cwd = folder();
    const saved = await mathom(place, cwd, 'backup', 'kept/games.backup');
    assert.equal(saved.err, '');
    assert.equal(saved.code, 0);
    assert.match(saved.out, /^kept\/games\.backup holds all of .*: .*\. Keep it secret/);
    assert.ok(!saved.out.includes('postgres:'), 'no password is shown');
    const file = path.join(cwd, 'kept', 'games.backup');
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(path.dirname(file)), ['games.backup']);
    await store.games.append(id, 40, [move('after the backup')]);
    const to = await backend.place();
    const back = await mathom(to, cwd, 'restore', 'kept/games.backup');
    assert.equal(back.err, '');
    assert.equal(back.code, 0);
    assert.match(back.out, / holds all of kept\/games\.backup\.\n$/);
    const copy = await backend.open(to);
    assert.deepEqual(await copy.games.log(id), (await store.games.log(id)).slice(0, 40));
  });

  test('Lines of JSON go into a file, whatever they come from', async () => {
    const place = await backend.place();
    const id = await fill(await backend.open(place));
    const cwd = folder();
    assert.equal((await mathom(place, cwd, 'backup', 'games.jsonl', '--lines')).code, 0);
    assert.match(readFileSync(path.join(cwd, 'games.jsonl'), 'utf8'), /^\{"mathom-backup":1/);
    const to = { file: path.join(cwd, 'data', 'mathom.sqlite') };
    const { code, err } = await run(['restore', 'games.jsonl'], { cwd, root: cwd });
    assert.deepEqual([code, err], [0, '']);
    assert.deepEqual(readdirSync(path.join(cwd, 'data')), ['mathom.sqlite']);
    const copy = await backend.open(to);
    assert.equal((await copy.games.log(id)).length, 40);
  });

  test('Nothing is overwritten', async () => {
    const place = await backend.place();
    await fill(await backend.open(place));
    const cwd = folder();
    writeFileSync(path.join(cwd, 'diary'), 'Dear diary');
    const taken = await mathom(place, cwd, 'backup', 'diary');
    assert.deepEqual([taken.code, taken.err], [2, 'diary is there already: choose another name.\n']);
    assert.equal(readFileSync(path.join(cwd, 'diary'), 'utf8'), 'Dear diary');
    assert.equal((await mathom(place, cwd, 'backup', 'good')).code, 0);
    const full = await mathom(place, cwd, 'restore', 'good');
    assert.equal(full.code, 2);
    assert.match(full.err, /already: (put it aside first|restore into a new one)\.\n$/);
  });

  test('A damaged backup restores nothing', async () => {
    const place = await backend.place();
    await fill(await backend.open(place));
    const cwd = folder();
    await mathom(place, cwd, 'backup', 'good', '--lines');
    const text = readFileSync(path.join(cwd, 'good'), 'utf8');
    writeFileSync(path.join(cwd, 'short'), text.slice(0, text.length / 2));
    writeFileSync(path.join(cwd, 'changed'), text.replace('Barad-dûr 7', 'Barad-dûr 8'));
    writeFileSync(path.join(cwd, 'diary'), 'Dear diary');
    const to = await backend.place();
    for (const [file, why] of [
      ['short', /^Line \d+ of the backup: .*Nothing was restored\.\n$/],
      ['changed', /changed or damaged, or some are missing\. Nothing was restored\.\n$/],
      ['diary', /^Line 1 of the backup: it is not JSON/],
      ['nowhere', /^nowhere cannot be used: there is no such file\.\n$/],
    ] as const) {
      const { code, err } = await mathom(to, cwd, 'restore', file);
      assert.match(err, why);
      assert.equal(code, 2);
      if ('file' in to)
        assert.deepEqual(existsSync(path.dirname(to.file)) ? readdirSync(path.dirname(to.file)) : [], []);
    }
    assert.equal((await mathom(to, cwd, 'restore', 'good')).code, 0);
  });

  test('verify finds what the disk has damaged, and a backup of it says so', async () => {
    const place = await backend.place();
    const store = await backend.open(place);
    const id = await fill(store);
    const cwd = folder();
    const whole = await mathom(place, cwd, 'verify');
    assert.deepEqual([whole.code, whole.err], [0, '']);
    assert.match(whole.out, / is whole: 1 game\.\n$/);
    await store.close();
    const db = await openDb(place);
    await db.transaction((writer) => writer.run(`UPDATE log_entries SET text = 'x' WHERE version = 7`));
    await db.close();
    const found = await mathom(place, cwd, 'verify');
    assert.deepEqual([found.code, found.out], [1, '']);
    assert.match(found.err, new RegExp(`^The log of table ${id} is damaged at entry 7:.*\n1 of 1 game damaged\\.\n$`));
    const saved = await mathom(place, cwd, 'backup', 'games.backup');
    assert.equal(saved.code, 1);
    assert.match(saved.err, /is damaged at entry 7:.*\nKeep the backups from before: this one has the damage too\.\n$/);
    assert.ok(existsSync(path.join(cwd, 'games.backup')));
  });

  test('Ctrl+C leaves nothing behind', async () => {
    const place = await backend.place();
    await fill(await backend.open(place));
    const cwd = folder();
    await mathom(place, cwd, 'backup', 'good', '--lines');
    const env = 'url' in place ? { DATABASE_URL: place.url } : { MATHOM_DATA: path.dirname(place.file) };
    const signal = AbortSignal.abort();
    const stopped = await run(['backup', '--lines', 'other'], { cwd, env, signal });
    assert.deepEqual([stopped.code, stopped.err], [130, 'Stopped: nothing was written.\n']);
    assert.deepEqual(readdirSync(cwd), ['good']);
    const to = await backend.place();
    const into = 'url' in to ? { DATABASE_URL: to.url } : { MATHOM_DATA: path.dirname(to.file) };
    const back = await run(['restore', 'good'], { cwd, env: into, signal });
    assert.deepEqual([back.code, back.err], [130, 'Stopped: nothing was restored.\n']);
    assert.equal((await mathom(to, cwd, 'restore', 'good')).code, 0);
  });

  if (backend.kind === 'postgres') {
    test('A copy of a SQLite file goes into PostgreSQL', async () => {
      const cwd = folder();
      const from = { file: path.join(cwd, 'data', 'mathom.sqlite') };
      const id = await fill(await backend.open(from));
      assert.equal((await run(['backup', 'games.sqlite', '--data', 'data'], { cwd })).code, 0);
      const to = await backend.place();
      const { code, err } = await mathom(to, cwd, 'restore', 'games.sqlite');
      assert.deepEqual([code, err], [0, '']);
      assert.equal((await (await backend.open(to)).games.log(id)).length, 40);
    });

    test('An empty, a newer and an unreachable database are sentences', async () => {
      const cwd = folder();
      const place = await backend.place();
      const none = await mathom(place, cwd, 'backup', 'a');
      assert.equal(none.code, 2);
      assert.match(none.err, /^Nothing of Mathom-house is in the database test_\d+ on 127\.0\.0\.1\.\n$/);
      await backend.open(place);
      if ('url' in place) await ask(place, `INSERT INTO ${schemaTable} (version, applied) VALUES (99, 0)`);
      const newer = await mathom(place, cwd, 'backup', 'a');
      assert.equal(newer.code, 2);
      assert.match(newer.err, /newer/);
      const away = await mathom({ url: 'postgres://somebody:secret@127.0.0.1:9/x' }, cwd, 'backup', 'a');
      assert.equal(away.code, 1);
      assert.doesNotMatch(away.err, /secret|broke/);
      assert.deepEqual(readdirSync(cwd), []);
    });
  } else {
    test('A missing database, a folder and other mistakes are sentences', async () => {
      const cwd = folder();
      const none = await run(['backup', 'a'], { cwd, root: cwd });
      assert.equal(none.code, 2);
      assert.match(none.err, /^There is no database .*mathom\.sqlite: name the server's data folder with --data\.\n$/);
      assert.equal((await run(['backup'], { cwd })).err, 'Name the file to write: mathom backup FILE.\n');
      assert.equal((await run(['restore'], { cwd })).err, 'Name the backup to read: mathom restore FILE.\n');
      const both = await run(['backup', 'a', '--data', 'x'], { cwd, env: { DATABASE_URL: 'postgres://x/y' } });
      assert.match(both.err, /^--data names a folder, but DATABASE_URL is set/);
      const wrong = await run(['backup', 'a'], { cwd, env: { DATABASE_URL: 'mysql://x/y' } });
      assert.deepEqual([wrong.code, /^DATABASE_URL must begin with postgres/.test(wrong.err)], [2, true]);
      mkdirSync(path.join(cwd, 'here'));
      const dir = await run(['restore', 'here'], { cwd, root: cwd });
      assert.deepEqual([dir.code, dir.err], [2, 'here cannot be used: it is a folder.\n']);
      const place = await backend.place();
      await fill(await backend.open(place));
      writeFileSync(path.join(cwd, 'flat'), '');
      const flat = await mathom(place, cwd, 'backup', 'flat/a');
      assert.equal(flat.code, 2);
      assert.match(flat.err, /^flat\/a cannot be used: /);
    });
  }
});
