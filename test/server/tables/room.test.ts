import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { until } from '../../store/backends.ts';
import { TestServer } from './server.ts';

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
