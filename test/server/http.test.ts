import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { CannotListen, type RunningServer, whyNot } from '../../server/http.ts';
import { StaticFiles } from '../../server/static.ts';
import { openServer } from './open-house.ts';

let server: RunningServer;
let folder: string;
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mathom-http-'));
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('secret.txt', 'a secret');
  write('client/index.html', `<!doctype html><title>Mathom-house</title>${' '.repeat(1000)}`);
  write('client/sw.js', 'self;');
  write('client/.secret.js', 'a secret');
  write('client/assets/main-1a2B_3c4.js', 'export {};'.repeat(50));
  write('client/assets/map-00000000.svg', '<svg/>');
  server = await openServer({ port: 0, host: '127.0.0.1', folder: path.join(folder, 'client') });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);
const asBrowser = { headers: { Accept: 'text/html,*/*' } };

/** As it is written, without what fetch puts right. */
const rawStatus = (target: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, path: target, headers: { Accept: 'text/html' } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => (body += text));
      response.on('end', () => {
        assert.doesNotMatch(body, /a secret/, target);
        resolve(response.statusCode ?? 0);
      });
    });
    sent.on('error', reject).end();
  });

test('Every screen of the house is the same page', async () => {
  for (const path of [
    '/',
    '/?from=a-friend',
    '/play',
    '/table/abc',
    '/rules/WR-6.32.1',
    '/learn/3',
    '/puzzle/wotr-1',
    '/settings',
  ]) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-cache');
    assert.match(await response.text(), /<title>Mathom-house<\/title>/);
  }
});

test('A file has its type; one whose name carries a hash is never asked for again', async () => {
  const script = await get('/assets/main-1a2B_3c4.js');
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(script.headers.get('content-encoding'), 'gzip');
  assert.equal(await script.text(), 'export {};'.repeat(50));
  const picture = await get('/assets/map-00000000.svg');
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
  const worker = await get('/sw.js');
  assert.equal(worker.headers.get('cache-control'), 'no-cache');
});

test('Who has a file already is told so', async () => {
  const tag = (await get('/sw.js')).headers.get('etag') ?? '';
  const again = await get('/sw.js', { headers: { 'If-None-Match': tag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
});

test('Every answer carries a strict content policy and its companions', async () => {
  for (const path of ['/', '/nowhere', '/sw.js']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.ok(policy.startsWith("default-src 'none'"), path);
    assert.ok(!policy.includes('unsafe'), path);
    assert.match(policy, /script-src 'self';/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('x-frame-options'), 'DENY', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
  }
  const health = await get('/healthz');
  assert.equal(health.headers.get('x-content-type-options'), 'nosniff');
});

test('An unknown address shows the page to a browser, which says so, and a sentence to a program', async () => {
  const page = await get('/no/such/place', asBrowser);
  assert.equal(page.status, 404);
  assert.match(await page.text(), /Mathom-house/);
  for (const path of ['/nowhere', '/assets/gone-12345678.js']) {
    const response = await get(path);
    assert.equal(response.status, 404, path);
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
  }
});

test('No path, however it is written, leads out of the folder', async () => {
  const tricks = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..\\..\\secret.txt',
    '//etc/passwd',
    '/.secret.js',
    '/index.html%00.js',
    '/toString',
    '/__proto__',
    '/assets',
  ];
  for (const trick of tricks) assert.equal(await rawStatus(trick), 404, trick);
});

test('Before the client is built, the house says what to do', async () => {
  const bare = await openServer({ port: 0, host: '127.0.0.1', folder: path.join(folder, 'nothing') });
  const response = await fetch(bare.address);
  assert.equal(response.status, 503);
  assert.match(await response.text(), /npm start/);
  await bare.close();
});

test('/healthz answers ok', async () => {
  const response = await get('/healthz');
  assert.equal(response.status, 200);
  assert.equal(await response.text(), 'ok\n');
});

test('HEAD gives the headers without the page', async () => {
  const response = await get('/', { method: 'HEAD' });
  assert.equal(response.status, 200);
  assert.ok(Number(response.headers.get('content-length')) > 40);
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
  await assert.rejects(openServer({ port, host: '127.0.0.1' }), (error) => {
    assert.ok(error instanceof CannotListen);
    assert.match(error.message, new RegExp(`^Port ${port} on 127.0.0.1 is taken.*--port`));
    return true;
  });
});

test('An address of another machine is explained in a sentence', async () => {
  await assert.rejects(
    openServer({ port: 0, host: '203.0.113.1' }),
    /203\.0\.113\.1 is not an address of this machine/,
  );
});

test('Why a server cannot be opened has a sentence for each reason, and one for all others', () => {
  const sentences = {
    EADDRINUSE: /^Port 80 on here is taken/,
    EACCES: /^Port 80 is reserved for the administrator/,
    EADDRNOTAVAIL: /^here is not an address of this machine/,
    ENOTFOUND: /^here is not an address of this machine/,
    EMFILE: /^The server could not be opened on here, port 80 \(EMFILE\)/,
  };
  for (const [code, sentence] of Object.entries(sentences)) assert.match(whyNot(code, 'here', 80), sentence);
});

test('A file is packed and signed once, however often it is asked for', () => {
  const files = new StaticFiles(path.join(folder, 'client'));
  const file = files.find('/assets/main-1a2B_3c4.js');
  assert.ok(file?.gzip);
  assert.equal(files.find('/assets/main-1a2B_3c4.js'), file);
});

test('Closing waits for nobody who merely keeps a connection open', { timeout: 10_000 }, async () => {
  const other = await openServer({ port: 0, host: '127.0.0.1' });
  const idle = request(other.address, { headers: { Connection: 'keep-alive' }, method: 'POST' });
  idle.on('error', () => {});
  idle.write('never finished');
  await new Promise((resolve) => idle.on('response', resolve));
  await other.close();
  await assert.rejects(fetch(other.address));
});
