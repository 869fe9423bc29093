import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import type { AppOptions } from '../../server/app.ts';
import { addressKey } from '../../server/people/address.ts';
import { Rate, Rates } from '../../server/rates.ts';
import { until } from '../store/backends.ts';
import { Raw } from './tables/hostile.ts';
import { TestServer } from './tables/server.ts';

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** As it is written, without what fetch puts right. */
const ask = (server: TestServer, path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject).end(body);
  });

const reach = (server: TestServer): Socket => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => {});
  return socket;
};

/** What it was sent before it was closed; the test fails, not hangs, when it is not. */
async function closing(socket: Socket, limit = 5000): Promise<string> {
  let text = '';
  socket.on('data', (part) => (text += part));
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The connection was not closed.')), limit).unref(),
  );
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), late]);
  return text;
}

describe('The guard', () => {
  test('looks at the route, not at how its address is written: origin', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const evil = { Origin: 'https://evil.example', Cookie: `mathom=${person.token}` };
    for (const at of ['/socket', '/%73ocket', '/s%6Fcket?x=/api/', '/%73%6f%63%6b%65%74']) {
      const raw = new Raw({ socket: server.socket.replace('/socket', at) } as TestServer, evil);
      assert.deepEqual([await raw.closed, raw.heard], [[1006], []], at);
    }
    const raw = new Raw({ socket: server.socket.replace('/socket', '/%73ocket') } as TestServer);
    assert.equal((await raw.ready()).heard[0].type, 'welcome', 'from here it leads where the plain one does');
    raw.socket.close();
    for (const at of ['/api/sign-out', '/%61pi/sign-out', '/a%70i/sign%2dout']) {
      const answer = await ask(server, at, { method: 'POST', headers: evil });
      assert.deepEqual([answer.status, JSON.parse(answer.text).error.code], [403, 'cross-site'], at);
    }
    for (const at of ['//api/sign-out', '/API/sign-out', '/x/../api/sign-out', '/api//sign-out', '/api/sign-out/'])
      assert.ok((await ask(server, at, { method: 'POST', headers: { Cookie: evil.Cookie } })).status >= 400, at);
    assert.ok((await person.get('/api/me'))['person'], 'he is still signed in');
  });

  test('looks at the route: headers, and no page in place of an answer', async () => {
    const pages = () => assert.fail('a page was asked for');
    const server = await TestServer.start({ pages });
    for (const at of ['/api/me', '/%61pi/me', '/api/nothing', '/%61pi/nothing', '//api/me', '/API/me', '/healthz']) {
      const { headers } = await ask(server, at);
      assert.equal(headers['x-content-type-options'], 'nosniff', at);
      assert.match(String(headers['content-security-policy']), /default-src 'none'/, at);
    }
  });

  test('looks at the route: how often, for all of them together', async () => {
    const server = await TestServer.start({ limits: { requestsPerSecond: 1 } });
    const ways = ['/api/me', '/%61pi/me', '/healthz', '/%68ealthz', '/api/games'];
    for (const at of ways) assert.equal((await ask(server, at)).status, 200, at);
    for (const at of [...ways, '/metrics', '/api/nothing', '/%73ocket'])
      assert.equal((await ask(server, at)).status, 429, at);
  });

  test('looks at what no route can be read from: an address that is not decoded, or is longer than any of ours', async () => {
    const server = await TestServer.start({ limits: { requestsPerSecond: 1 } });
    const ways = [
      '/api/%zz',
      '/api/tables/%ff',
      '/api/people/%E0%A4',
      '/api/tables/%25zz',
      `/api/tables/${'a'.repeat(9000)}`,
    ];
    for (const at of ways) {
      const { status, headers, text } = await ask(server, at);
      assert.equal(status, 404, at);
      assert.match(String(headers['content-security-policy']), /default-src 'none'/, at);
      assert.match(JSON.parse(text).error.code, /^(not-found|no-such-table)$/, at);
    }
    for (let i = 0; i < 60; i++) await ask(server, '/api/%zz');
    for (const at of ways) {
      const { status, headers, text } = await ask(server, at);
      assert.deepEqual([status, JSON.parse(text).error.code], [429, 'too-many'], at);
      assert.equal(headers['x-content-type-options'], 'nosniff', at);
    }
  });

  test('charges an address for what its requests cost, whatever they are', async () => {
    const server = await TestServer.start({ limits: { workPerSecond: 1 } });
    const person = await server.guest();
    assert.equal((await person.fetch('/api/me/data')).status, 200, 'one unit of ten is spent, and this costs fifty');
    for (const at of ['/api/me', '/healthz', '/api/tables']) assert.equal((await ask(server, at)).status, 429, at);
    assert.deepEqual(await new Raw(server).closed, [1006]);
  });

  test('counts pages too, but many more of them', async () => {
    const server = await TestServer.start({
      limits: { requestsPerSecond: 1 },
      pages: (_, response) => response.end('a page'),
    });
    const statuses = [];
    for (let i = 0; i < 60; i++) statuses.push((await ask(server, '/play')).status);
    assert.equal(statuses.indexOf(429) >= 50, true, `${statuses}`);
  });

  test('lets nothing but /socket become a WebSocket', async () => {
    const server = await TestServer.start();
    for (const at of ['/healthz', '/api/me', '/nothing']) {
      const raw = new Raw({ socket: server.socket.replace('/socket', at) } as TestServer);
      assert.deepEqual([await raw.closed, raw.heard], [[1006], []], at);
    }
    const housed = await TestServer.start({ pages: (_, response) => response.end('a page') });
    const socket = reach(housed);
    socket.write('GET /play HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    assert.match(await closing(socket), /^HTTP\/1.1 404/);
  });
});

describe('Behind a proxy', () => {
  const from = (server: TestServer, forwarded: string) =>
    ask(server, '/api/me', { headers: { 'X-Forwarded-For': forwarded } }).then(({ status }) => status);

  test('the address is the one that the proxy has seen, whatever a client writes before it', async () => {
    const server = await TestServer.start({ trustProxy: true, limits: { requestsPerSecond: 1 } });
    for (let i = 0; i < 5; i++) assert.equal(await from(server, `203.0.113.${i}, 198.51.100.7`), 200);
    assert.equal(await from(server, '203.0.113.9, 198.51.100.7'), 429);
    assert.equal(await from(server, '198.51.100.8'), 200, 'another has his own limit');
    assert.equal(await from(server, '2001:db8:1:2::1'), 200);
    for (let i = 0; i < 4; i++) await from(server, `2001:db8:1:2:${i}::1`);
    assert.equal(await from(server, '2001:db8:1:2:ffff::9'), 429, 'a household has one limit');
    assert.equal(await from(server, '2001:db8:1:3::1'), 200);
  });

  test('a household has one number of WebSockets too', async () => {
    const server = await TestServer.start({ trustProxy: true, limits: { connectionsPerAddress: 1 } });
    const first = await new Raw(server, { 'X-Forwarded-For': '2001:db8:1:2::1' }).ready();
    const second = new Raw(server, { 'X-Forwarded-For': '2001:db8:1:2::2' });
    assert.deepEqual(await Promise.race([second.closed, second.ready().then(() => ['admitted'])]), [1008]);
    await new Raw(server, { 'X-Forwarded-For': '2001:db8:1:3::1' }).ready();
    first.socket.close();
  });

  test('and without one, what a client writes is not read', async () => {
    const server = await TestServer.start({ limits: { requestsPerSecond: 1 } });
    for (let i = 0; i < 5; i++) assert.equal(await from(server, `203.0.113.${i}`), 200);
    assert.equal(await from(server, '203.0.113.9'), 429);
  });
});

describe('Who takes his time', () => {
  const patience = { headers: 150, request: 300, idle: 400, look: 50 };
  const head = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';

  test('over the head or the body of a request, or says nothing at all, is cut off', async () => {
    const server = await TestServer.start({ patience });
    const [slowHead, slowBody, silent] = [reach(server), reach(server), reach(server)];
    slowHead.write(head);
    slowBody.write(`${head}\r\n{"name":`);
    const drip = setInterval(() => {
      slowHead.write('X-More: 1\r\n');
      slowBody.write(' ');
    }, 30).unref();
    const [headSays, bodySays, nothing] = await Promise.all([slowHead, slowBody, silent].map((each) => closing(each)));
    clearInterval(drip);
    assert.match(headSays, /^HTTP\/1.1 408/);
    assert.match(bodySays, /^(HTTP\/1.1 408|$)/);
    assert.doesNotMatch(nothing, /200/);
  });

  test('between two requests is cut off; a WebSocket is not', async () => {
    const server = await TestServer.start({ patience });
    const raw = await new Raw(server).ready();
    const kept = reach(server);
    kept.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    assert.match(await closing(kept), /^HTTP\/1.1 200/);
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.equal((await raw.answer('{"type":"ping","id":"p"}')).type, 'pong');
    raw.socket.close();
  });

  test('over reading what he has asked for is cut off', async () => {
    let unread: Promise<boolean> | undefined;
    const pages: AppOptions['pages'] = (_, response) => {
      unread = new Promise((resolve) => response.on('close', () => resolve(!response.writableFinished)));
      response.end(Buffer.alloc(30_000_000));
    };
    const server = await TestServer.start({ patience, pages });
    const socket = reach(server);
    socket.pause();
    socket.write('GET /play HTTP/1.1\r\nHost: x\r\n\r\n');
    await until('it is asked for', () => unread !== undefined);
    const late = new Promise((resolve) => setTimeout(() => resolve('never'), 5000).unref());
    assert.equal(await Promise.race([unread, late]), true);
    socket.destroy();
  });

  test('and comes in crowds: one address holds only so many connections', async () => {
    const server = await TestServer.start({ limits: { connectionsPerAddress: 2 } });
    const eight = Array.from({ length: 8 }, () => reach(server));
    await Promise.all(eight.map((socket) => once(socket, 'connect')));
    await closing(reach(server));
    assert.ok(eight.every((socket) => !socket.destroyed));
    eight[0].destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal((await ask(server, '/healthz')).status, 200, 'when one has gone there is room');
    for (const socket of eight) socket.destroy();
  });
});

describe('A limit', () => {
  test('counts an IPv4 address, or the /64 of an IPv6 one, however it is written', () => {
    assert.equal(addressKey('198.51.100.7'), '198.51.100.7');
    assert.equal(addressKey('::ffff:198.51.100.7'), '198.51.100.7');
    assert.equal(addressKey('2001:db8:0:1:aaaa:bbbb:cccc:dddd'), '2001:db8:0:1::/64');
    assert.equal(addressKey('2001:0DB8::1:0:0:0:1'), '2001:db8:0:1::/64');
    assert.equal(addressKey('2001:db8:0:1::'), '2001:db8:0:1::/64');
    assert.equal(addressKey('::1'), '0:0:0:0::/64');
    assert.equal(addressKey('fe80::1%eth0'), 'fe80:0:0:0::/64');
    assert.equal(addressKey(`unknown${'x'.repeat(100)}`).length, 60);
  });

  test('gives so much at once and then so much a second; a debt is paid first', () => {
    const rate = new Rate(2, 3, 0);
    assert.deepEqual(
      [1, 1, 1, 1].map((cost) => rate.take(cost, 0)),
      [true, true, true, false],
    );
    assert.deepEqual([rate.take(1, 500), rate.take(1, 500)], [true, false]);
    assert.deepEqual([rate.take(5, 1000), rate.take(1, 2500), rate.take(1, 3500)], [true, false, true]);
    rate.owe(3);
    assert.deepEqual([rate.take(1, 4500), rate.take(0.2, 5200), rate.take(1, 100_000)], [false, true, true]);
    for (let i = 0; i < 2; i++) assert.equal(rate.take(1, 100_000), true);
    assert.equal(rate.take(1, 100_000), false, 'never more than at once');
  });

  test('for many remembers only the last of them', () => {
    const rates = new Rates(0, 1, 3);
    for (let i = 0; i < 100; i++) assert.ok(rates.take(`${i}`));
    assert.equal(rates.size, 3);
    assert.equal(rates.take('97'), false);
    assert.ok(rates.take('another'));
    assert.equal(rates.take('97'), false, 'who was looked at last is remembered longest');
    assert.ok(rates.take('98'));
    rates.owe('debtor', 1);
    assert.equal(rates.take('debtor'), false);
  });
});
