import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readPlace } from '../../server/main.ts';

const file = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

const data = mkdtempSync(path.join(tmpdir(), 'mathom-main-'));
after(() => rmSync(data, { recursive: true, force: true }));

/** Starts the server as npm start does; `ended` tells its exit code and all it said. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, PORT: '', HOST: '', DATABASE_URL: '', MATHOM_DATA: data, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const opened = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /open at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.on('close', () => reject(new Error(`It never opened: ${said}`)));
  });
  opened.catch(() => {});
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { child, opened, ended };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`It says where it is open, serves there, and closes in good order on ${signal}`, async () => {
    const { child, opened, ended } = start(['--port', '0']);
    const address = await opened;
    assert.match(address, /^http:\/\/127\.0\.0\.1:\d+$/);
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    child.kill(signal);
    const { code, said } = await ended;
    assert.equal(code, 0);
    assert.match(said, /closed\.\n$/);
  });
}

test('A taken port ends it with a sentence, without a stack', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  assert.ok(address && typeof address === 'object');
  const { code, said } = await start([], { PORT: String(address.port) }).ended;
  squatter.close();
  assert.equal(code, 1);
  assert.match(said, /^Port \d+ on 127\.0\.0\.1 is taken[^\n]*\n$/);
});

test('A port that is no number, and an unknown flag, end it with a sentence and code 2', async () => {
  const wrong = await start(['--port', 'seven']).ended;
  assert.deepEqual(wrong, { code: 2, said: 'seven is not a port: give a number from 0 to 65535.\n' });
  const unknown = await start(['--prot', '7']).ended;
  assert.equal(unknown.code, 2);
  assert.match(unknown.said, /--prot.*Usage: npm start/s);
});

test('Keys that are no pair end it with a sentence and code 2, before anything is opened', async () => {
  const { code, said } = await start([], { MATHOM_VAPID_PUBLIC: 'x', MATHOM_VAPID_PRIVATE: 'y' }).ended;
  assert.equal(code, 2);
  assert.match(said, /^MATHOM_VAPID_PUBLIC and MATHOM_VAPID_PRIVATE are not a pair[^\n]*mathom keys[^\n]*\n$/);
});

test('Flags win over the environment, and this machine alone is the default', () => {
  assert.deepEqual(readPlace([], {}), { port: 3019, host: '127.0.0.1' });
  assert.deepEqual(readPlace([], { PORT: '8080', HOST: '::1' }), { port: 8080, host: '::1' });
  assert.deepEqual(readPlace(['--port=1', '--host', 'h'], { PORT: '2', HOST: 'i' }), { port: 1, host: 'h' });
  assert.throws(() => readPlace([], { PORT: '70000' }), /70000 is not a port/);
});
