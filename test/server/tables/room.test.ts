import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../../server/store/open.ts';
import { LiveTables } from '../../../server/tables/live-tables.ts';
import type { TableTools } from '../../../server/tables/tools.ts';
import { kalah } from '../../games/kalah.ts';
import { newTable, until } from '../../store/backends.ts';
import { newFile, TestServer } from './server.ts';

const inMemory = async (server: TestServer): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^mathom_tables (\d+)$/m.exec(text)?.[1]);
};

/** Room is made a little later. */
async function holdsAtMost(server: TestServer, most: number): Promise<void> {
  const end = Date.now() + 20_000;
  while ((await inMemory(server)) > most) {
    assert.ok(Date.now() < end, `more than ${most} are still in memory`);
    await setTimeout(50);
  }
}

test('Of the tables that nobody looks at a server holds so many; a forgotten one is found as it was', async () => {
  const server = await TestServer.start({ tablesKept: 2 });
  const person = await server.guest();
  const seen = async (id: string): Promise<string> => {
    const answer = await person.fetch(`/api/tables/${id}/view`);
    assert.equal(answer.status, 200);
    return answer.text();
  };
  const tables: string[] = [];
  for (let i = 0; i < 6; i++) tables.push(await person.open(['me', 'me']));
  const before = await Promise.all(tables.map(seen));
  await holdsAtMost(server, 2);
  for (const [i, id] of tables.entries()) assert.equal(await seen(id), before[i]);
  await holdsAtMost(server, 2);
});

test('Tables that are looked at are held, however many they are', async () => {
  const server = await TestServer.start({ tablesKept: 2 });
  const person = await server.guest();
  const link = person.link();
  const tables: string[] = [];
  for (let i = 0; i < 5; i++) tables.push(await person.open(['me', 'me']));
  const watched = tables.map((id) => link.watch(id, 0, () => {}));
  await until('all are shown', () => watched.every(({ view }) => view !== undefined));
  assert.equal(await inMemory(server), 5);
});

test('Room is made a second after there was one too many, and not by whom somebody may still sit down at', async (t) => {
  const store = await openStore(newFile());
  const tools = { store, now: () => 0, report: assert.fail } as unknown as TableTools;
  const live = new LiveTables([kalah as never], tools, 1);
  const open = async (): Promise<string> => (await store.tables.create(newTable)).id;
  const ids = [await open(), await open(), await open()];
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    t.mock.timers.tick(milliseconds);
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  await live.get(ids[0]);
  await live.get(ids[1]);
  await pass(999);
  assert.equal(live.size, 2);
  await live.get(ids[2]);
  await pass(2);
  assert.deepEqual([live.size, (await live.present(ids[2]))?.id], [1, ids[2]]);
  t.mock.timers.reset();
  await live.close();
  await store.close();
});
