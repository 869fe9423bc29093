import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { Presence } from '../../../server/tables/presence.ts';
import { until } from '../../store/backends.ts';
import { TestServer } from './server.ts';

describe('Presence', () => {
  test('tells who is at the table and how many look on, and when somebody comes or goes', async () => {
    const server = await TestServer.start();
    const [one, two, watcher] = await Promise.all([1, 2, 3].map(() => server.guest()));
    const id = await one.open(['me', 'open']);
    const first = one.link().watch(id, undefined, () => {});
    await until('he is there', () => first.presence !== undefined);
    assert.deepEqual(first.presence, { here: [0], spectators: 0 });
    const link = watcher.link();
    const seen = link.watch(id, undefined, () => {});
    await until('the spectator is counted', () => first.presence?.spectators === 1);
    await two.post(`/api/tables/${id}/join`);
    const second = two.link().watch(id, undefined, () => {});
    await until('all are told', () => [first, second, seen].every(({ presence }) => presence?.here.length === 2));
    assert.deepEqual(seen.presence, { here: [0, 1], spectators: 1 });
    link.close();
    await until('he has gone', () => first.presence?.spectators === 0);
  });

  test('does not tell of a connection that breaks and comes back', async () => {
    const server = await TestServer.start();
    const [one, two] = [await server.guest(), await server.guest()];
    const id = await one.open(['me', 'open']);
    await two.post(`/api/tables/${id}/join`);
    const told: string[] = [];
    const link = one.link((message) => message.type === 'presence' && told.push(message.here.join('')));
    link.watch(id, undefined, () => {});
    const other = two.link();
    const table = other.watch(id, undefined, () => {});
    await until('both are there', () => told.at(-1) === '01');
    const count = told.length;
    other.interrupt();
    await until('he has gone', () => table.presence !== undefined && other.retryAt !== null);
    await until('he is back', () => other.retryAt === null);
    await other.ask({ type: 'ping' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal(told.length, count);
  });
});

/** Servers that share a store, without one: what one signals, all hear. */
class Servers {
  readonly all: Presence[] = [];
  readonly told: ServerMessage[][] = [];
  now = 0;

  add(here: number[], spectators = 0): { here: number[]; spectators: number } {
    const connected = { here, spectators };
    const number = this.all.length;
    const told: ServerMessage[] = [];
    this.told.push(told);
    this.all.push(
      new Presence({
        table: 'a'.repeat(16),
        process: `p${number}`,
        now: () => this.now,
        here: () => connected,
        tell: (message) => told.push(message),
        signal: (text) => {
          for (const each of this.all) assert.ok(each.hear(text), text);
        },
      }),
    );
    return connected;
  }

  pass(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed += 1000) {
      this.now += 1000;
      mock.timers.tick(1000);
    }
  }

  last(number: number): unknown {
    const message = this.told[number].at(-1);
    return message?.type === 'presence' && [message.here.join(''), message.spectators];
  }
}

describe('Presence on several servers', () => {
  test('is the same on all; one that falls silent is forgotten, one that lives is not', (t) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    t.after(() => mock.timers.reset());
    const servers = new Servers();
    servers.add([0]);
    servers.all[0].changed();
    servers.pass(1000);
    assert.deepEqual(servers.last(0), ['0', 0]);
    // The second learns of the first by telling of itself.
    const second = servers.add([1], 2);
    servers.all[1].changed();
    servers.pass(1000);
    assert.deepEqual(
      [servers.last(0), servers.last(1)],
      [
        ['01', 2],
        ['01', 2],
      ],
    );
    servers.pass(10 * 60_000);
    assert.deepEqual(
      [servers.last(0), servers.last(1)],
      [
        ['01', 2],
        ['01', 2],
      ],
    );
    second.spectators = 0;
    servers.all[1].changed();
    servers.pass(5000);
    assert.deepEqual(servers.last(0), ['01', 0]);
    servers.all[1].close(); // as if killed
    servers.pass(120_000);
    assert.deepEqual(servers.last(0), ['0', 0]);
  });

  test('is told every other second, however many come and go', (t) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let now = 0;
    t.mock.method(performance, 'now', () => now);
    t.after(() => mock.timers.reset());
    const servers = new Servers();
    const here = servers.add([0]);
    for (; now < 20_000; now += 200) {
      here.spectators++;
      servers.all[0].changed();
      mock.timers.tick(200);
    }
    assert.ok(servers.told[0].length >= 8 && servers.told[0].length <= 13, `${servers.told[0].length}`);
  });

  test('other signals are not its own', () => {
    const servers = new Servers();
    servers.add([0]);
    for (const text of ['', 'present', 'rematch abc', 'present p9 x 0', 'present p9 1 99999999999'])
      assert.equal(servers.all[0].hear(text), false, text);
  });
});
