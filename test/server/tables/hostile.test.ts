import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { LONGEST } from '../../../protocol/messages.ts';
import { LONGEST_OPTIONS } from '../../../protocol/requests.ts';
import { codeOf, fuzz, Raw } from './hostile.ts';
import { TestServer } from './server.ts';

describe('A hostile client', () => {
  test('sends what is no message: it is told so, the connection stands, and after many it is closed', async () => {
    const server = await TestServer.start();
    const raw = await new Raw(server).ready();
    const none = ['', '{', 'null', '[]', '17', '"play"', '{"type":"play"}', '{"type":"dance","id":"1"}'];
    const almost = { type: 'play', id: '1', table: 'a'.repeat(16), version: 0, move: 'pass' };
    const wrong = [
      { ...almost, version: -1 },
      { ...almost, version: 1.5 },
      { ...almost, version: '0' },
      { ...almost, seat: 8 },
      { ...almost, seat: 'free' },
      { ...almost, move: 'x'.repeat(LONGEST.move + 1) },
      { ...almost, move: '' },
      { ...almost, table: '../../etc' },
      { ...almost, extra: true },
      { ...almost, id: 'x'.repeat(100) },
    ];
    for (const text of [...none, ...wrong.map((each) => JSON.stringify(each))].slice(0, 19))
      assert.equal(codeOf(await raw.answer(text)), 'bad-message', text);
    assert.equal(codeOf(await raw.answer(JSON.stringify(almost))), 'sign-in');
    raw.socket.send(new Uint8Array([1, 2, 3]));
    raw.socket.send('{');
    assert.deepEqual((await raw.closed).slice(0, 1), [1008]);
  });

  test('sends a frame that is too large, or too many: it is closed', async () => {
    const server = await TestServer.start({ limits: { messagesPerSecond: 10 } });
    const large = await new Raw(server).ready();
    large.socket.send('x'.repeat(LONGEST.frame + 1));
    assert.deepEqual((await large.closed).slice(0, 1), [1009]);
    const many = await new Raw(server).ready();
    for (let i = 0; i < 60; i++) many.socket.send(`{"type":"ping","id":"${i}"}`);
    assert.deepEqual((await many.closed).slice(0, 1), [1008]);
    assert.ok(many.heard.some((message) => codeOf(message) === 'too-many'));
    assert.equal((await fetch(`${server.address}/healthz`)).status, 200);
  });

  test('opens too many connections: the last are closed', async () => {
    const server = await TestServer.start({ limits: { connectionsPerAddress: 3 } });
    const raws = [1, 2, 3].map(() => new Raw(server));
    await Promise.all(raws.map((raw) => raw.ready()));
    const last = new Raw(server);
    assert.deepEqual(await Promise.race([last.closed, last.ready().then(() => ['admitted'])]), [1008]);
    raws[0].socket.close();
    await raws[0].closed;
    await setTimeout(20);
    await new Raw(server).ready();
  });

  test('comes from another site: the socket and every change are refused', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const cookie = `mathom=${person.token}`;
    const evil = { Origin: 'https://evil.example', Cookie: cookie };
    const socket = new Raw(server, evil);
    const [code] = await socket.closed;
    assert.equal(code, 1006);
    assert.deepEqual(socket.heard, []);
    for (const headers of [evil, { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' }, { ...evil, Origin: 'null' }]) {
      const at = `${server.address}/api/sign-out`;
      const answer = await fetch(at, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{}',
      });
      assert.equal(answer.status, 403);
      assert.equal(((await answer.json()) as { error: { code: string } }).error.code, 'cross-site');
    }
    const plain = { Cookie: cookie, 'Content-Type': 'text/plain' };
    assert.equal(
      (await fetch(`${server.address}/api/sign-out`, { method: 'POST', headers: plain, body: '{}' })).status,
      400,
    );
    assert.ok((await person.get('/api/me'))['person']);
  });

  test('answers nothing and stays: the server closes all the same', async () => {
    const server = await TestServer.start();
    const handshake = ['GET /socket HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade'];
    const key = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
    const raw = (...more: string[]) => {
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(`${[...handshake, ...key, ...more].join('\r\n')}\r\n\r\n`);
      return socket;
    };
    const refused = raw('Origin: https://evil.example');
    refused.resume();
    await once(refused, 'close');
    const silent = raw();
    await once(silent, 'data');
    await server.stop();
    silent.destroy();
  });

  test('forges tokens and tries paths: nothing is found', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const forged = `${person.token?.slice(0, -2)}AA`;
    for (const token of [forged, 'ms_x.y', `${person.token}x`, 'a'.repeat(200)]) {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.address}/api/me`, { headers });
      assert.deepEqual(await answer.json(), { person: null });
      const raw = await new Raw(server).ready();
      const hello = JSON.stringify({ type: 'hello', id: 'h', protocol: 1, token });
      assert.equal(codeOf(await raw.answer(hello)), 'sign-in');
      raw.socket.close();
    }
    for (const at of [
      '/api/tables/..%2f..%2fetc%2fpasswd',
      '/api/tables/%00',
      `/api/tables/${'a'.repeat(16)}`,
      '/api/x',
    ])
      assert.equal((await fetch(`${server.address}${at}`)).status, 404, at);
    for (const [at, most] of [
      ['/api/me/mutes', LONGEST.frame],
      ['/api/tables', LONGEST_OPTIONS],
    ] as const) {
      const large = await person.fetch(at, { method: 'POST', body: JSON.stringify({ x: 'y'.repeat(most) }) });
      assert.equal(large.status, 413, at);
    }
    const raw = connect(Number(new URL(server.address).port), '127.0.0.1');
    raw.write('GET /api/../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = (await once(raw, 'data')) as [Buffer];
    assert.match(String(answer), /^HTTP\/1.1 404/);
    raw.destroy();
  });

  test('sends a thousand messages of every kind: nothing breaks, nothing is told', () => fuzz(1000));
});
