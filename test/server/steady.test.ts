import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ServerRefusal } from '../../protocol/server-link.ts';
import { serve } from '../../server/serve.ts';
import { SteadyClock } from '../../server/steady.ts';
import { until } from '../store/backends.ts';
import { guestAt } from './tables/server.ts';

const hour = 60 * 60 * 1000;

/** A clock whose time passes when the test says so. */
function steady(start: number) {
  let elapsed = 0;
  const clock = new SteadyClock(start, () => elapsed);
  const pass = (milliseconds: number): number => {
    elapsed += milliseconds;
    return clock.now();
  };
  return { clock, pass };
}

test('Time passes as it passes', () => {
  const { pass } = steady(1000);
  assert.deepEqual([pass(0), pass(250), pass(250.4), pass(0.6)], [1000, 1250, 1500, 1501]);
});

test('A clock that is set forwards by an hour takes from nobody more than a tenth of what has passed', () => {
  const { clock, pass } = steady(0);
  clock.learn(hour);
  assert.equal(pass(5000), 5500);
  assert.equal(pass(60_000), 71_500);
});

test('A clock that is set back by an hour makes time slower, and never runs it back', () => {
  const { clock, pass } = steady(10 * hour);
  clock.learn(9 * hour);
  assert.equal(pass(10_000), 10 * hour + 9000);
  let last = pass(0);
  for (let i = 0; i < 50; i++) {
    clock.learn(9 * hour + i);
    const now = pass(1);
    assert.ok(now >= last);
    last = now;
  }
});

test('It comes to where it should be and stays there', () => {
  const { clock, pass } = steady(0);
  clock.learn(1000);
  assert.equal(pass(20_000), 21_000);
  assert.equal(pass(5000), 26_000);
});

test('When the clock of the machine jumps by a day, nobody may claim a game, and no game ends', async (t) => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'mathom-steady-'));
  const server = await serve({ port: 0, host: '127.0.0.1', dataFolder });
  try {
    const [one, two] = [await guestAt(server.address), await guestAt(server.address)];
    const clock = { pace: 'live', initial: 600_000, increment: 0 };
    const id = await one.open(['me', 'open'], { clock });
    await two.post(`/api/tables/${id}/join`);
    const links = [one, two].map((person) => person.link());
    const tables = links.map((link) => link.watch(id, undefined, () => {}));
    await until('both see the table', () => tables.every(({ view }) => view !== null));
    const first = tables.find(({ view }) => view?.question) ?? tables[0];
    await first.play(first.view?.question?.choices[0].move ?? '');
    await until('both see it', () => tables.every(({ version }) => version > 0));

    const real = Date.now;
    for (const days of [1, -1]) {
      t.mock.method(Date, 'now', () => real() + days * 24 * hour);
      for (const link of links)
        await assert.rejects(
          link.ask({ type: 'claim', table: id }),
          (error: unknown) => error instanceof ServerRefusal && error.code === 'no-claim',
        );
      const told = new Date((await one.fetch('/api/me')).headers.get('date') ?? 0).getTime();
      assert.ok(Math.abs(told - real()) < 5000, 'clients are told the time by which clocks run');
      t.mock.reset();
    }
    assert.equal(tables[0].info?.status, 'playing');
    for (const link of links) link.close();
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
