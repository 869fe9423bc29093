import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, test } from 'node:test';
import { root } from '../../scripts/runtime.mjs';
import { explainFailure, linkCommand, needsInstall, wantedStamp } from '../../scripts/setup.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mathom-setup-'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{"lockfileVersion":3}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function stamp(text: string) {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules', '.mathom-setup'), text);
}

test('A fresh clone needs installing', () => {
  assert.equal(needsInstall(folder), true);
});

test('An installation that npm did not finish, without a stamp, needs installing', () => {
  mkdirSync(path.join(folder, 'node_modules'));
  assert.equal(needsInstall(folder), true);
});

test('What was installed from this lock file needs nothing', () => {
  stamp(`${wantedStamp(folder)}\n`);
  assert.equal(needsInstall(folder), false);
});

test('A changed lock file needs installing', () => {
  stamp(wantedStamp(folder));
  writeFileSync(path.join(folder, 'package-lock.json'), '{"lockfileVersion":4}');
  assert.equal(needsInstall(folder), true);
});

test('A folder brought over from another kind of machine needs installing', () => {
  stamp(wantedStamp(folder, { platform: 'linux', arch: 'x64' }));
  assert.equal(needsInstall(folder, { platform: 'linux', arch: 'x64' }), false);
  assert.equal(needsInstall(folder, { platform: 'linux', arch: 'arm64' }), true);
  assert.equal(needsInstall(folder, { platform: 'darwin', arch: 'x64' }), true);
});

const failures: [said: string, sentence: RegExp][] = [
  ['npm error code ENOTFOUND\nnpm error network request failed', /registry cannot be reached\. Check the connection/],
  ['npm error code EAI_AGAIN', /registry cannot be reached/],
  ['npm error code EACCES\nnpm error syscall mkdir', /no permission to write there\. Check who owns/],
  ['npm error code ENOSPC', /the disk is full\. Make/],
  ['npm error code EUSAGE\n`npm ci` can only install packages when … are in sync', /disagree\. Run npm install/],
  ['spawn npm ENOENT', /npm was not found\. Install Node/],
  ['npm error something new', /Run npm ci there/],
];
for (const [said, sentence] of failures) {
  test(`"${said.split('\n')[0]}" is explained: what failed, where, what to do`, () => {
    const text = explainFailure(said, '/somewhere/mathom-house');
    assert.match(text, /^The dependencies could not be installed in \/somewhere\/mathom-house: [^\n]*\.$/);
    assert.match(text, sentence);
  });
}

test('The mathom command is linked where npx looks first, again and again', () => {
  cpSync(path.join(root, 'cli/mathom.mjs'), path.join(folder, 'cli/mathom.mjs'));
  linkCommand(folder, 'linux');
  linkCommand(folder, 'linux');
  const link = path.join(folder, 'node_modules/.bin/mathom');
  assert.equal(readFileSync(link, 'utf8'), readFileSync(path.join(root, 'cli/mathom.mjs'), 'utf8'));
  linkCommand(folder, 'win32');
  assert.match(readFileSync(`${link}.cmd`, 'utf8'), /cli\\mathom\.mjs" %\*/);
});

test('Before anything is installed, mathom says so in one sentence and ends with code 2', () => {
  for (const file of ['cli/mathom.mjs', 'scripts/runtime.mjs', 'scripts/trouble.mjs']) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'cli/mathom.mjs'), 'help'], {
    encoding: 'utf8',
  });
  assert.equal(status, 2);
  assert.match(stderr, /^The dependencies are not installed yet: run npm start or npm test in [^\n]* first\.\n$/);
});

test('An unknown command of run.mjs names those there are', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'dance'], {
    encoding: 'utf8',
  });
  assert.equal(status, 2);
  assert.match(stderr, /^There is no command dance\. Choose one of: start, test, check, [^\n]*\.\n$/);
});
