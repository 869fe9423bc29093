import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { ProgramPool } from '../../../server/bots/pool.ts';
import { Waker } from '../../../server/bots/waker.ts';
import type { PageRequest, Store, Table } from '../../../server/store/store.ts';
import { until } from '../../store/backends.ts';
import { TestServer } from '../tables/server.ts';
import { silence } from './pools.ts';

test('programs at private tables go on after a restart, though nobody looks', async () => {
  const silent = new ProgramPool({ file: silence });
  const first = await TestServer.start({ pool: silent });
  const person = await first.guest();
  const ids = [
    await person.open(['random', 'rules'], { visibility: 'private' }),
    await person.open(['random', 'random'], { visibility: 'private' }),
  ];
  await first.stop();
  await silent.close();
  const second = await TestServer.start({}, first.place);
  for (const id of ids) {
    let status = '';
    await until('the game is over', () => {
      void second.store.tables.find(id).then((table) => {
        status = table?.status ?? '';
      });
      return status === 'finished';
    });
  }
});

/** A store that has only tables which wait. */
function waitingTables(count: number): Store {
  const all = Array.from({ length: count }, (_, i) => ({ id: `${i}` }) as Table);
  const awaitingPrograms = async (_: number, { after = '0', limit = 20 }: PageRequest = {}) => {
    const from = Number(after);
    return { items: all.slice(from, from + limit), next: from + limit < count ? `${from + limit}` : null };
  };
  return { tables: { awaitingPrograms } } as unknown as Store;
}

test('they are woken by handfuls, never more than so many, and not while many think', async () => {
  const woken: string[] = [];
  let busy = true;
  const parts = {
    store: waitingTables(50),
    now: Date.now,
    aloneFor: 0,
    isBusy: () => busy,
    report: assert.fail,
    wake: async ({ id }: Table) => void woken.push(id),
  };
  const waker = new Waker(parts, { atOnce: 10, pause: 40, most: 30 });
  waker.start();
  await setTimeout(100);
  assert.equal(woken.length, 0);
  busy = false;
  await until('the first handful', () => woken.length > 0);
  assert.equal(woken.length, 10);
  await until('the most', () => woken.length === 30);
  await setTimeout(120);
  assert.equal(woken.length, 30);
  await waker.close();
});

test('it ends in the middle when the server closes', async () => {
  const woken: string[] = [];
  const parts = {
    store: waitingTables(50),
    now: Date.now,
    aloneFor: 0,
    isBusy: () => false,
    report: assert.fail,
    wake: async ({ id }: Table) => void woken.push(id),
  };
  const waker = new Waker(parts, { atOnce: 10, pause: 10_000 });
  waker.start();
  await until('the first handful', () => woken.length === 10);
  await waker.close();
  assert.equal(woken.length, 10);
});
