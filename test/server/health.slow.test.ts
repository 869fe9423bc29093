// /healthz, and SIGTERM, where the database does not answer.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';
import { nodeFlags, root } from '../../scripts/runtime.mjs';
import { troublesOf } from '../../server/health.ts';
import { StoreError } from '../../server/store/trouble.ts';
import { ask } from '../store/backends.ts';
import { Wire } from '../store/wire.ts';
import { guestAt, socketOf, socketTo } from './tables/server.ts';

let postgres: RunningPostgres;
const children: ChildProcess[] = [];
const data = mkdtempSync(path.join(tmpdir(), 'mathom-health-'));
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

/** As npm start does it. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeFlags, path.join(root, 'server/main.ts'), '--port', '0'], {
    env: { ...process.env, PORT: '', HOST: '', DATABASE_URL: '', MATHOM_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /open at (\S+)/.exec(String(line))?.[1] ?? '';
  const exit = once(child, 'exit') as Promise<[number | null]>;
  /** How long it takes, and its exit code. */
  const end = async () => {
    const from = performance.now();
    child.kill('SIGTERM');
    const [code] = await exit;
    return { code, took: performance.now() - from };
  };
  return { address, end };
}

async function health(address: string) {
  const answer = await fetch(`${address}/healthz`);
  return [answer.status, await answer.text()];
}

async function become(address: string, status: number): Promise<string> {
  for (const limit = performance.now() + 30_000; performance.now() < limit; await setTimeout(200)) {
    const [now, text] = await health(address);
    if (now === status) return String(text);
  }
  return assert.fail(`/healthz never answered ${status}`);
}

test('The database, its news, and what goes on by itself, all in sentences', async () => {
  const ping = async () => {};
  assert.deepEqual(await troublesOf({ store: { ping }, troubles: () => [undefined] }), []);
  const down = async () => {
    throw new StoreError('unavailable', 'News do not arrive.');
  };
  assert.deepEqual(await troublesOf({ store: { ping: down }, troubles: () => ['No clocks.', undefined] }), [
    'News do not arrive.',
    'No clocks.',
  ]);
  const never = () => new Promise<void>(() => {});
  assert.deepEqual(await troublesOf({ store: { ping: never }, troubles: () => [] }, 10), [
    'The database does not answer.',
  ]);
});

test('/healthz tells when PostgreSQL no longer answers, and when it does again; a stuck server ends in time', async () => {
  const wire = await Wire.to(postgres.url);
  const { address, end } = await start({ DATABASE_URL: wire.url });
  assert.deepEqual(await health(address), [200, 'ok\n']);
  wire.hold();
  assert.match(await become(address, 503), /does not answer|cannot be reached|too long|do not arrive/);
  wire.release();
  await become(address, 200);
  const person = await guestAt(address);
  const id = await person.open(['random', 'me']);
  const sockets = [1, 2, 3].map(() => socketTo(socketOf(address), { Cookie: `mathom=${person.token}` }));
  for (const socket of sockets) {
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'watch', id: '1', table: id }));
  }
  wire.hold();
  const hanging = fetch(`${address}/api/me`).catch(() => {});
  await setTimeout(300);
  const { code, took } = await end();
  assert.equal(code, 0);
  assert.ok(took < 9000, `it took ${took} ms`);
  await hanging;
  await wire.close();
});

test('A server whose database was restarted is well again by itself', async () => {
  const { address, end } = await start({ DATABASE_URL: postgres.url });
  await ask(
    { url: postgres.url },
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'mathom%'`,
  );
  await become(address, 200);
  assert.equal((await end()).code, 0);
});

test('With clients that do not listen and programs that think, SIGTERM ends it in time', async () => {
  const { address, end } = await start({});
  const person = await guestAt(address);
  const socket = socketTo(socketOf(address));
  await once(socket, 'open');
  for (let i = 0; i < 3; i++) await person.open(['rules', 'rules'], { options: { turnLimit: 20 } });
  await setTimeout(1000);
  const { code, took } = await end();
  assert.equal(code, 0);
  assert.ok(took < 4000, `it took ${took} ms`);
});
