import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findBrowser, launchOptions } from '../../scripts/browser.ts';

let folder: string;
let program: string;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mathom-browser-'));
  program = path.join(folder, 'chromium-browser');
  writeFileSync(program, '');
  chmodSync(program, 0o755);
  writeFileSync(path.join(folder, 'google-chrome'), 'not executable', { mode: 0o644 });
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('CHROME_PATH decides', () => {
  assert.equal(findBrowser({ CHROME_PATH: program, PATH: '' }), program);
});

test('A CHROME_PATH that leads nowhere is said to, not passed over', () => {
  assert.throws(() => findBrowser({ CHROME_PATH: '/not/there', PATH: folder }), /CHROME_PATH names \/not\/there/);
});

test('A browser is found on the path by any of its names', () => {
  assert.equal(findBrowser({ PATH: `/nowhere${path.delimiter}${folder}` }), program);
});

test('The browser is started without a window and without errands of its own', () => {
  const { executablePath, headless, args } = launchOptions({ CHROME_PATH: program });
  assert.equal(executablePath, program);
  assert.equal(headless, true);
  for (const flag of ['--disable-background-networking', '--disable-component-update', '--disable-sync']) {
    assert.ok(args?.includes(flag), flag);
  }
});
