import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../server/store/open.ts';
import type { Store, Table } from '../../server/store/store.ts';
import { Sweeper, type SweeperPace } from '../../server/sweeper.ts';
import { newTable, until } from '../store/backends.ts';
import { newFile } from './tables/server.ts';

const pace: Partial<SweeperPace> = { pause: 100_000, patience: 50, most: 3 };

const learn = (): void => {};

/** A store in which the time of tables is up, longest ago first. */
function storeOf(late: readonly string[], time = async () => 0): Store {
  const overdue = async (limit: number, except: readonly string[]) =>
    late
      .filter((id) => !except.includes(id))
      .slice(0, limit)
      .map((id) => ({ id }) as Table);
  return { time, tables: { overdue } } as unknown as Store;
}

test('Tables that cannot be ended, or do not answer, take nobody’s place', async () => {
  const ended: string[] = [];
  const reports: string[] = [];
  const late = ['broken', 'silent', 'damaged', 'a', 'b', 'c', 'd'];
  const end = async (table: string): Promise<void> => {
    if (table === 'silent') return new Promise(() => {});
    if (table === 'broken' || table === 'damaged') throw new Error(table);
    ended.push(table);
  };
  const sweeper = new Sweeper({ store: storeOf(late), end, learn, report: (text) => reports.push(text) }, pace);
  await sweeper.sweep();
  assert.deepEqual(ended, []);
  assert.equal(reports.length, 3);
  await sweeper.sweep();
  assert.deepEqual(ended, ['a', 'b', 'c']);
  assert.equal(reports.length, 3);
  sweeper.close();
});

test('However many cannot be ended, the others are', async () => {
  const store = await openStore(newFile(), { now: () => 1_000_000 });
  const late = async (game: string, deadline: number): Promise<string> => {
    const { id } = await store.tables.create({ ...newTable, game });
    await store.tables.start(id, { toMove: [0], deadline });
    return id;
  };
  const broken: string[] = [];
  for (let i = 0; i < 130; i++) broken.push(await late('tafl', 1000 + i)); // they ran out first
  const good = await late('kalah', 500_000);
  const ended: string[] = [];
  const end = async (table: string): Promise<void> => {
    if (broken.includes(table)) throw new Error('Nobody knows this game.');
    ended.push(table);
  };
  const sweeper = new Sweeper({ store, end, learn, report: () => {} }, { ...pace, most: 50 });
  for (let round = 0; round < 3; round++) await sweeper.sweep();
  assert.deepEqual(ended, [good]);
  sweeper.close();
  await store.close();
});

test('One that could not be ended is tried again after a while', async () => {
  const tried: string[] = [];
  const end = async (table: string): Promise<void> => {
    if (tried.push(table) === 1) throw new Error('not yet');
  };
  const sweeper = new Sweeper({ store: storeOf(['a']), end, learn, report: () => {} }, { ...pace, again: 30 });
  await sweeper.sweep();
  await sweeper.sweep();
  assert.equal(tried.length, 1);
  await setTimeout(40);
  await sweeper.sweep();
  assert.equal(tried.length, 2);
  sweeper.close();
});

test('One that could not be ended is usually tried again after ten minutes', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const tried: number[] = [];
  const end = async (): Promise<void> => {
    tried.push(now);
    throw new Error('never');
  };
  const sweeper = new Sweeper({ store: storeOf(['a']), end, learn, report: () => {} }, { pause: 100_000 });
  const minute = 60_000;
  for (now = 0; now <= 20 * minute; now += minute) await sweeper.sweep();
  assert.deepEqual(tried, [0, 10 * minute, 20 * minute]);
  sweeper.close();
});

test('It is in trouble when three pauses and its patience have passed without a round, and not before', (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const sweeper = new Sweeper({ store: storeOf([]), end: async () => {}, learn, report: () => {} }, pace);
  now = 3 * 100_000 + 50;
  assert.equal(sweeper.trouble, undefined);
  now++;
  assert.equal(sweeper.trouble, 'Nobody looks at the clocks of games.');
  sweeper.close();
});

test('It goes on by itself, one round at a time, and learns the time', async () => {
  const times: number[] = [];
  let [asked, under] = [0, 0];
  const time = async (): Promise<number> => {
    assert.equal(++under, 1);
    await setTimeout(20);
    under--;
    return ++asked;
  };
  const store = storeOf([], time);
  const sweeper = new Sweeper(
    { store, end: async () => {}, learn: (now) => times.push(now), report: assert.fail },
    { pause: 5 },
  );
  await until('three rounds', () => times.length >= 3);
  assert.deepEqual(times.slice(0, 3), [1, 2, 3]);
  assert.equal(sweeper.trouble, undefined);
  sweeper.close();
});

test('When no round ends any more, it says so, and says so no longer when one does', async () => {
  let works = false;
  const time = async (): Promise<number> => {
    if (!works) throw new Error('out of order');
    return 0;
  };
  const sweeper = new Sweeper(
    { store: storeOf([], time), end: async () => {}, learn, report: () => {} },
    { pause: 10, patience: 20 },
  );
  await until('the trouble', () => sweeper.trouble === 'Nobody looks at the clocks of games.');
  works = true;
  await until('no trouble', () => sweeper.trouble === undefined);
  sweeper.close();
});
