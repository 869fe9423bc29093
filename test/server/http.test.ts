import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { CannotListen, type RunningServer, startServer } from '../../server/http.ts';

let server: RunningServer;
before(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1' });
});
after(() => server.close());

const get = (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);

test('The front page says what this is, what works, and whose the games are', async () => {
  const response = await get('/');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  const page = await response.text();
  for (const words of [
    '<title>Mathom-house</title>',
    'npx mathom play',
    'unofficial, non-profit',
    'Council of Elrond',
  ]) {
    assert.ok(page.includes(words), `the page lacks: ${words}`);
  }
});

test('A query string does not lead astray', async () => {
  assert.equal((await get('/?from=a-friend')).status, 200);
});

test('Every answer carries a strict content policy and its companions', async () => {
  for (const path of ['/', '/healthz', '/nowhere']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.ok(policy.startsWith("default-src 'none'"), path);
    assert.ok(!policy.includes('unsafe'), path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('x-frame-options'), 'DENY', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
  }
});

test('The policy admits the style sheet that the page carries, and the page has nothing else inline', async () => {
  const response = await get('/');
  const page = await response.text();
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const fingerprint = createHash('sha256').update(style).digest('base64');
  assert.ok(response.headers.get('content-security-policy')?.includes(`'sha256-${fingerprint}'`));
  assert.doesNotMatch(page, /<script|\sstyle="|\son\w+="/);
  assert.doesNotMatch(page, /(src|href)="(?!\/)/);
});

test('An unknown address is answered by a page that leads back', async () => {
  for (const path of ['/nowhere', '/..%2f', '//', '/toString', '/__proto__']) {
    const response = await get(path);
    assert.equal(response.status, 404, path);
    assert.match(await response.text(), /<a href="\/">/);
  }
});

test('/healthz answers ok', async () => {
  const response = await get('/healthz');
  assert.equal(response.status, 200);
  assert.equal(await response.text(), 'ok\n');
});

test('HEAD gives the headers without the page', async () => {
  const response = await get('/', { method: 'HEAD' });
  assert.equal(response.status, 200);
  assert.ok(Number(response.headers.get('content-length')) > 1000);
  assert.equal(await response.text(), '');
});

test('Methods that would change something are refused in a sentence', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await get('/', { method });
    assert.equal(response.status, 405, method);
    assert.equal(response.headers.get('allow'), 'GET, HEAD');
    assert.match(await response.text(), /can only be read/);
  }
});

test('A taken port is explained in a sentence', async () => {
  const port = Number(new URL(server.address).port);
  await assert.rejects(startServer({ port, host: '127.0.0.1' }), (error) => {
    assert.ok(error instanceof CannotListen);
    assert.match(error.message, new RegExp(`^Port ${port} on 127.0.0.1 is taken.*--port`));
    return true;
  });
});

test('An address of another machine is explained in a sentence', async () => {
  await assert.rejects(
    startServer({ port: 0, host: '203.0.113.1' }),
    /203\.0\.113\.1 is not an address of this machine/,
  );
});

test('Closing waits for nobody who merely keeps a connection open', { timeout: 10_000 }, async () => {
  const other = await startServer({ port: 0, host: '127.0.0.1' });
  const idle = request(other.address, { headers: { Connection: 'keep-alive' }, method: 'POST' });
  idle.on('error', () => {});
  idle.write('never finished');
  await new Promise((resolve) => idle.on('response', resolve));
  await other.close();
  await assert.rejects(fetch(other.address));
});
