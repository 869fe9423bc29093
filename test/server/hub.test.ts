import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mock, test } from 'node:test';
import type { WebSocket } from '@fastify/websocket';
import { Metrics } from '../../server/metrics.ts';
import { Hub, type HubParts, usualLimits } from '../../server/sockets/hub.ts';

/** A client that answers every ping, or none. */
class Client extends EventEmitter {
  readonly bufferedAmount = 0;
  pings = 0;
  isGone = false;
  readonly answers: boolean;

  constructor(answers = true) {
    super();
    this.answers = answers;
  }

  send(): void {}
  ping(): void {
    this.pings++;
    if (this.answers) this.emit('pong');
  }
  terminate(): void {
    this.isGone = true;
    this.emit('close');
  }
  close(): void {
    this.terminate();
  }
}

test('every client is looked after once in a heartbeat, and only a few at a time', async (t) => {
  let now = 0;
  mock.timers.enable({ apis: ['setInterval'] });
  mock.method(performance, 'now', () => now);
  t.after(() => mock.reset());
  t.after(() => mock.timers.reset());
  const limits = { ...usualLimits, connectionsPerAddress: 2000 };
  const people = { onSignedOut: () => {}, identify: async () => undefined };
  const hub = new Hub({ people, limits, metrics: new Metrics() } as unknown as HubParts);
  const clients = Array.from({ length: 600 }, (_, i) => new Client(i > 0));
  for (const client of clients) hub.admit(client as unknown as WebSocket, 'here', undefined);
  const pings = () => clients.reduce((sum, client) => sum + client.pings, 0);
  let most = 0;
  const pass = async (seconds: number): Promise<void> => {
    for (const end = now + seconds * 1000; now < end; ) {
      const before = pings();
      now += 500;
      mock.timers.tick(500);
      most = Math.max(most, pings() - before);
      await null;
    }
  };
  await pass(29);
  assert.equal(pings(), 0);
  await pass(29);
  assert.ok(clients.every((client) => client.pings === 1));
  await pass(300);
  assert.ok(
    clients.slice(1).every((client) => client.pings >= 10 && client.pings <= 12),
    'about once in 30 seconds',
  );
  assert.ok(most <= 20, `${most} at a time`);
  assert.deepEqual([clients[0].isGone, clients[0].pings, hub.connections.size], [true, 1, 599]);
});
