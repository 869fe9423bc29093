import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import type { WebSocket as Accepted } from '@fastify/websocket';
import type { ServerMessage } from '../../protocol/messages.ts';
import { Metrics } from '../../server/metrics.ts';
import { Hub, type HubParts, usualLimits } from '../../server/sockets/hub.ts';
import { Turns } from '../../server/sockets/turns.ts';
import { until } from '../store/backends.ts';
import { codeOf, Raw } from './tables/hostile.ts';
import { TestServer } from './tables/server.ts';

const ping = (id: string) => JSON.stringify({ type: 'ping', id });
const watch = (table: string, id = 'w') => JSON.stringify({ type: 'watch', id, table });
const answerTo = (raw: Raw, re: string): ServerMessage | undefined =>
  raw.heard.find((message) => 're' in message && message.re === re);

describe('Every answer carries the id of its request', () => {
  test('when there were too many', async () => {
    const server = await TestServer.start({ limits: { messagesPerSecond: 3 } });
    const raw = await new Raw(server).ready();
    for (let i = 0; i < 8; i++) raw.socket.send(ping(`${i}`));
    await until('all are answered', () => answerTo(raw, '7') !== undefined);
    for (let i = 0; i < 8; i++)
      assert.equal(codeOf(answerTo(raw, `${i}`) as ServerMessage), i < 6 ? undefined : 'too-many');
  });

  test('when it is no message, as far as it has one', async () => {
    const raw = await new Raw(await TestServer.start()).ready();
    for (const text of ['{"type":"dance","id":"d"}', '{"id":"d","type":"play","version":-1}']) {
      const answer = await raw.answer(text);
      assert.deepEqual([answer.type, 're' in answer && answer.re, codeOf(answer)], ['refused', 'd', 'bad-message']);
    }
    for (const text of ['{', `{"id":"${'x'.repeat(50)}"}`, '{"id":7}'])
      assert.deepEqual(Object.keys(await raw.answer(text)), ['type', 'code', 'text'], text);
  });

  test('when the address has spent what it may', async () => {
    const server = await TestServer.start({ limits: { workPerSecond: 2 } });
    const person = await server.guest();
    const id = await person.open(['me', 'open']);
    const [one, two] = [await new Raw(server).ready(), await new Raw(server).ready()];
    let looks = 0;
    for (let isShown = true; isShown; looks++) {
      one.socket.send(watch(id, `${looks}`));
      await until('an answer', () => answerTo(one, `${looks}`) !== undefined);
      isShown = answerTo(one, `${looks}`)?.type === 'table';
    }
    assert.ok(looks > 6 && looks < 14, `${looks}: of 20 units four were requests, and each look costs two`);
    for (const raw of [one, two]) {
      raw.socket.send(watch(id, 'more'));
      await until('an answer', () => answerTo(raw, 'more') !== undefined);
      assert.equal(codeOf(answerTo(raw, 'more') as ServerMessage), 'too-many', 'for all its clients together');
    }
    for (let i = 0; i < 30; i++) one.socket.send(watch(id, `again ${i}`));
    await until('an answer', () => answerTo(one, 'again 29') !== undefined);
    assert.equal(one.socket.readyState, WebSocket.OPEN, 'the neighbours of a glutton are not shut out');
  });
});

/** A client that reads what it likes. */
class Client extends EventEmitter {
  bufferedAmount = 0;
  sent = 0;
  end: 'closed' | 'cut off' | undefined;
  send(): void {
    this.sent++;
  }
  ping(): void {}
  pause(): void {}
  pong(): void {
    this.sent++;
  }
  close(): void {
    this.end = 'closed';
  }
  terminate(): void {
    this.end = 'cut off';
    this.emit('close');
  }
}

function hubWith(limits: Partial<typeof usualLimits> = {}) {
  const people = { onSignedOut: () => {}, identify: async () => undefined };
  const hub = new Hub({ people, limits: { ...usualLimits, ...limits }, metrics: new Metrics() } as unknown as HubParts);
  const admit = (address = 'here'): Client => {
    const client = new Client();
    hub.admit(client as unknown as Accepted, address, undefined);
    return client;
  };
  return { hub, admit };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const asks = (client: Client) => client.emit('message', ping('p'), false);

describe('Who reads too slowly', () => {
  test('is cut off at once, and nothing waits for him', async () => {
    const { hub, admit } = hubWith();
    const [slow, quick] = [admit(), admit()];
    await settled();
    slow.bufferedAmount = 2_000_001;
    let cuts = 0;
    slow.terminate = () => {
      cuts++;
      setImmediate(() => Client.prototype.terminate.call(slow));
    };
    quick.bufferedAmount = 1_900_000;
    for (const client of [slow, slow, quick]) asks(client);
    await settled();
    await settled();
    assert.equal(cuts, 1);
    assert.deepEqual([slow.end, slow.sent, quick.end, quick.sent], ['cut off', 1, undefined, 2]);
    assert.equal(hub.connections.size, 1);
    await hub.close();
  });

  test('is cut off when his address holds too much together; others are not', async () => {
    const { hub, admit } = hubWith();
    const crowd = Array.from({ length: 5 }, () => admit('crowd'));
    const [neighbour, elsewhere] = [admit('crowd'), admit('elsewhere')];
    await settled();
    for (const client of [...crowd, elsewhere]) client.bufferedAmount = 1_700_000;
    neighbour.bufferedAmount = 60_000;
    for (const client of [neighbour, elsewhere, ...crowd]) asks(client);
    await settled();
    assert.deepEqual(
      crowd.map(({ end }) => end),
      ['cut off', undefined, undefined, undefined, undefined],
      'one fewer is few enough',
    );
    assert.deepEqual([neighbour.end, elsewhere.end], [undefined, undefined]);
    await hub.close();
  });

  test('holds his place until he is really gone', async () => {
    const { hub, admit } = hubWith({ connectionsPerAddress: 1 });
    const stubborn = admit();
    await settled();
    for (let i = 0; i < 21; i++) stubborn.emit('message', '{', false);
    assert.equal(stubborn.end, 'closed');
    const next = admit();
    assert.deepEqual([next.end, hub.connections.size], ['closed', 1], 'he does not answer the farewell');
    stubborn.emit('close');
    assert.equal(admit().end, undefined);
    await hub.close();
  });

  test('though he pauses his socket and goes on asking', async () => {
    const server = await TestServer.start();
    const host = await server.guest();
    const id = await host.open(['me', 'me']);
    await isCutOff(server, masked(watch(id)));
  });

  test('and so is who only pings: an answer to that waits to be read, too', async () => {
    const { hub, admit } = hubWith();
    const slow = admit();
    await settled();
    slow.emit('ping', Buffer.from('p'));
    assert.equal(slow.sent, 2, 'the welcome and a pong');
    slow.bufferedAmount = 2_000_001;
    slow.emit('ping', Buffer.from('p'));
    assert.deepEqual([slow.end, slow.sent], ['cut off', 2]);
    await hub.close();
  });
});

describe('Who sends without end', () => {
  test('pings or pongs of the WebSocket itself is told to slow down, closed, and heard no more', async () => {
    for (const frame of ['ping', 'pong']) {
      const { hub, admit } = hubWith();
      const client = admit();
      await settled();
      let isPaused = false;
      client.pause = () => {
        isPaused = true;
      };
      const { messagesPerSecond } = usualLimits;
      for (let i = 0; i < 2 * messagesPerSecond; i++) client.emit(frame, Buffer.alloc(0));
      assert.deepEqual([client.end, isPaused], [undefined, false], 'so many are let pass');
      for (let i = 0; i < 30; i++) client.emit(frame, Buffer.alloc(0));
      assert.deepEqual([client.end, isPaused], ['closed', true]);
      await hub.close();
    }
  });

  test('pings and does not read is cut off, as is who sends messages in crumbs', async () => {
    const server = await TestServer.start({ limits: { messagesPerSecond: 10 } });
    await isCutOff(server, masked('x'.repeat(100), 0x89));
    const crumbs = [masked('{', 0x01), ...Array.from({ length: 20 }, () => masked('', 0x00)), masked('}', 0x80)];
    await isCutOff(server, Buffer.concat(crumbs), 1);
  });
});

/** That a paused socket which sends this over and over, or so often, is not there any more. */
async function isCutOff(server: TestServer, frame: Buffer, times = Number.POSITIVE_INFINITY): Promise<void> {
  const connections = async () =>
    Number(/^mathom_connections (\d+)$/m.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1]);
  const socket = await pausedSocket(server);
  assert.equal(await connections(), 1);
  const frames = Buffer.concat(Array.from({ length: Math.min(20, times) }, () => frame));
  let left = 1;
  let sent = 0;
  for (const end = performance.now() + 10_000; left === 1 && performance.now() < end; ) {
    if (!socket.destroyed && sent < times) {
      await new Promise((resolve) => socket.write(frames, resolve));
      sent += 20;
    }
    left = await connections();
  }
  assert.equal(left, 0);
  socket.destroy();
}

/** A frame: a whole text, or what its first byte says. */
function masked(text: string, first = 0x81): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const head =
    payload.length < 126 ? [first, 0x80 | payload.length] : [first, 0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from(head), mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

/** A WebSocket that is open and does not read. */
async function pausedSocket(server: TestServer): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => {});
  const lines = ['GET /socket HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade'];
  lines.push('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let said = '';
  socket.on('data', (part) => (said += part));
  await until('welcome', () => said.includes('welcome'));
  socket.removeAllListeners('data');
  socket.pause();
  return socket;
}

describe('One address', () => {
  test('has so much done at once; what comes later waits for its own, not for others', async () => {
    const turns = new Turns();
    const begun: string[] = [];
    const ends = new Map<string, (failed?: Error) => void>();
    const ask = (address: string, name: string) =>
      turns.take(
        address,
        () =>
          new Promise<void>((resolve, reject) => {
            begun.push(name);
            ends.set(name, (failed) => (failed ? reject(failed) : resolve()));
          }),
      );
    const here = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask('here', name));
    const there = ask('there', 'x');
    assert.equal(begun.join(''), 'abcdx');
    const failing = assert.rejects(here[1], /no/);
    ends.get('b')?.(new Error('no'));
    await failing;
    await settled();
    assert.equal(begun.join(''), 'abcdxe', 'what fails makes room too');
    for (const name of ['a', 'c', 'd', 'e', 'x']) ends.get(name)?.();
    await Promise.all([here[0], here[2], here[3], here[4], there]);
    await settled();
    ends.get('f')?.();
    await here[5];
    await settled();
    assert.deepEqual([begun.join(''), turns.size], ['abcdxef', 0]);
  });

  test('that has had one answer waits for the others before it has more at once', async () => {
    const turns = new Turns();
    const ends = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    let begun = 0;
    const ask = (nth: number) =>
      turns.take('here', () => {
        begun++;
        return ends[nth].promise;
      });
    const asked = [0, 1, 2, 3].map(ask);
    ends[0].resolve();
    await asked[0];
    await settled();
    asked.push(ask(4), ask(5));
    assert.equal(begun, 5, 'three are still under way, so one more is begun');
    for (const { resolve } of ends) resolve();
    await Promise.all(asked);
    await settled();
    assert.deepEqual([begun, turns.size], [6, 0]);
  });

  test('that asks for a thousand things which never wait lets others in between', async () => {
    const turns = new Turns();
    let done = 0;
    const all = Array.from({ length: 1000 }, () => turns.take('here', async () => void done++));
    const seen = await new Promise<number>((resolve) => setImmediate(() => resolve(done)));
    assert.ok(seen <= 8, `${seen} were done before anybody else was heard`);
    await Promise.all(all);
    assert.equal(done, 1000);
  });

  test('asks through that line', async () => {
    const { hub, admit } = hubWith();
    const client = admit();
    await settled();
    const busy = Promise.withResolvers<void>();
    const others = [1, 2, 3, 4].map(() => hub.turns.take('here', () => busy.promise));
    asks(client);
    await settled();
    assert.equal(client.sent, 1, 'the welcome only');
    busy.resolve();
    await Promise.all(others);
    await settled();
    assert.equal(client.sent, 2);
    await hub.close();
  });
});

describe('The lobby', () => {
  const infos = { count: 0 };
  const lobbyHub = (watchLobby: () => Promise<() => void>, open: () => Promise<{ items: unknown[] }>) => {
    const { hub } = hubWith();
    Object.assign(hub.parts, {
      store: { watch: watchLobby, tables: { open } },
      service: { info: async () => ({ id: ++infos.count }) },
      refusedFrom: (error: unknown) => error,
    });
    return hub;
  };
  const reader = () => {
    const texts: string[] = [];
    return { texts, watchesLobby: true, sendText: (text: string) => texts.push(text) };
  };
  const show = (hub: Hub, who: ReturnType<typeof reader>) => hub.showLobby(who as never);

  test('is read and written once for all who look at it, until it changes', async () => {
    let changed: () => void = () => {};
    let reads = 0;
    const hub = lobbyHub(
      (...args: unknown[]) => {
        changed = args[1] as () => void;
        return Promise.resolve(() => {});
      },
      async () => {
        reads++;
        return { items: [{}, {}] };
      },
    );
    const readers = [reader(), reader(), reader()];
    await Promise.all(readers.map((each) => show(hub, each)));
    await show(hub, readers[0]);
    assert.equal(reads, 1);
    assert.equal(readers[0].texts[1], readers[2].texts[0]);
    for (const each of readers) hub.connections.add(each as never);
    changed();
    changed();
    await until('it is told', () => readers[2].texts.length === 2);
    assert.equal(reads, 2);
    assert.notEqual(readers[2].texts[1], readers[2].texts[0]);
    hub.connections.clear();
    await hub.close();
  });

  test('is not dead for good because the database was not there when the first one looked', async () => {
    let tries = 0;
    const fails = async () => {
      if (++tries % 2) throw new Error('The database is gone.');
    };
    const hub = lobbyHub(
      async () => {
        await fails();
        return () => {};
      },
      async () => {
        await fails();
        return { items: [] };
      },
    );
    const one = reader();
    await assert.rejects(show(hub, one), /gone/); // the news of it
    await assert.rejects(show(hub, one), /gone/); // what is in it
    await show(hub, one);
    assert.deepEqual(one.texts, ['{"type":"lobby","tables":[]}']);
    await hub.close();
  });
});
