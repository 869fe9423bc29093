import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../scripts/runtime.mjs';
import type { StorePlace } from '../../server/store/open.ts';
import type { Store, StoreChange } from '../../server/store/store.ts';
import { raceLength } from './appender.ts';
import { ask, move, newPerson, newTable, onBothStores, playingTable, until } from './backends.ts';

/** Longer than a notice needs on its way. */
const moment = 100;

onBothStores('Watching', (backend) => {
  let place: StorePlace;
  let store: Store;
  before(async () => {
    place = await backend.place();
    store = await backend.open(place);
  });

  const watching = async (by: Store, what: string) => {
    const seen: StoreChange[] = [];
    const end = await by.watch(what, (change) => {
      // News from before may still be on their way.
      if (what === 'lobby' || !('version' in change) || change.version > 0) seen.push(change);
    });
    return { seen, end };
  };

  test('Who watches a table hears of moves, chat and seats there, after they are kept', async () => {
    const [table, other] = [await playingTable(store), await playingTable(store)];
    const person = await newPerson(store);
    const versions: Promise<number | undefined>[] = [];
    const ended = await store.watch(table.id, () => {
      versions.push(store.tables.find(table.id).then((found) => found?.version));
    });
    const { seen, end } = await watching(store, table.id);
    await store.games.append(other.id, 0, [move('a')]);
    await store.games.append(table.id, 0, [move('a'), move('b')]);
    await store.games.append(table.id, 0, [move('c')]);
    await store.chat.say(table.id, 'players', person.id, 'hello');
    await store.tables.leave(table.id, 0, { bot: 'random' });
    await until('three changes', () => seen.length >= 3);
    end();
    await store.games.append(table.id, 2, [move('c')]);
    await setTimeout(moment);
    assert.deepEqual(seen, [
      { what: 'moves', table: table.id, version: 2 },
      { what: 'chat', table: table.id, version: 2 },
      { what: 'table', table: table.id, version: 2 },
    ]);
    ended();
    assert.ok(Number((await Promise.all(versions))[0]) >= 2);
  });

  test('The lobby hears of listed tables: made, begun, over; not of moves, not of private ones', async () => {
    const known = new Set((await store.tables.recent()).items.map(({ id }) => id));
    const { seen: all, end } = await watching(store, 'lobby');
    await playingTable(store, { visibility: 'private' });
    const { id } = await playingTable(store);
    await store.games.append(id, 0, [move('a')]);
    await store.games.append(id, 1, [], { result: { winners: [], reason: 'agreement', rule: null } });
    const waiting = await store.tables.create({ ...newTable, seats: [{ name: 'south' }] });
    await store.tables.take(waiting.id, 0, { bot: 'random' });
    await store.tables.remove(waiting.id);
    const seen = () => all.filter((each) => each.what === 'missed' || !known.has(each.table));
    await until('six changes', () => seen().length >= 6);
    await setTimeout(moment);
    end();
    const change = (table: string, version: number) => ({ what: 'table', table, version });
    assert.deepEqual(seen(), [
      change(id, 0),
      change(id, 0),
      change(id, 1),
      change(waiting.id, 0),
      change(waiting.id, 0),
      change(waiting.id, 0),
    ]);
  });

  test('A signal goes to who watches the table, and is not kept', async () => {
    const [table, other] = [await playingTable(store), await playingTable(store)];
    const { seen, end } = await watching(store, table.id);
    const next = "rematch 'quoted' \u{1f9dd}\n$1";
    await store.signal(other.id, 'not for you');
    await store.signal(table.id, next);
    await until('the signal', () => seen.some(({ what }) => what === 'signal'));
    assert.deepEqual(
      seen.filter(({ what }) => what === 'signal'),
      [{ what: 'signal', table: table.id, text: next }],
    );
    await assert.rejects(store.signal(table.id, 'x'.repeat(1001)), { kind: 'invalid' });
    end();
  });

  test('A watcher that fails disturbs nobody', async () => {
    const reports: string[] = [];
    const own = await backend.open(undefined, { report: (trouble) => reports.push(trouble) });
    const { id } = await playingTable(own);
    await own.watch(id, () => {
      throw new Error('out of order');
    });
    const { seen } = await watching(own, id);
    await own.games.append(id, 0, [move('a')]);
    await until('the other watcher hears of it', () => seen.length === 1);
    assert.match(reports[0], /out of order/);
    await own.close();
  });

  if (backend.kind === 'postgres') {
    test('Other servers hear of it too, in this process and in others', async () => {
      const other = await backend.open(place);
      const { id } = await playingTable(store);
      const watchers = [await watching(store, id), await watching(other, id)];
      await store.games.append(id, 0, [move('a')]);
      for (const { seen } of watchers) await until('one change', () => seen.length === 1);
      const file = fileURLToPath(new URL('appender.ts', import.meta.url));
      const child = spawn(process.execPath, [...nodeFlags, file, JSON.stringify(place), 'race', id], {
        stdio: 'ignore',
      });
      const [code] = await once(child, 'exit');
      assert.equal(code, 0);
      for (const { seen, end } of watchers) {
        await until('all changes', () => seen.length === raceLength);
        assert.deepEqual(
          seen.map((change) => change.what === 'moves' && change.version),
          seen.map((_, i) => i + 1),
        );
        end();
      }
    });

    test('A connection that breaks is opened again; the watchers are told that they may have missed something', async () => {
      const reports: string[] = [];
      const own = await backend.open(place, { report: (trouble) => reports.push(trouble) });
      const { id } = await playingTable(own);
      const { seen } = await watching(own, id);
      assert.ok('url' in place);
      const others = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
      for (let round = 1; round <= 3; round++) {
        await ask(place, `SELECT pg_terminate_backend(pid) ${others}`);
        await until('the news of the break', () => seen.filter(({ what }) => what === 'missed').length === round);
        assert.equal(await own.games.append(id, round - 1, [move('a')]), 'ok');
        const last = { what: 'moves', table: id, version: round };
        await until('news again', () => JSON.stringify(seen.at(-1)) === JSON.stringify(last));
      }
      await own.close();
    });
  }
});
