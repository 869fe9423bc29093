import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import type { Fault } from '../../bench/faults/list.ts';

const tool = path.resolve(import.meta.dirname, '../../bench/faults.ts');
const SMALL = 'export const small = (n: number): boolean => n < 3;\n';
let root: string;
let temporary: string;

before(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mathom-planted-'));
  temporary = mkdtempSync(path.join(tmpdir(), 'mathom-planted-tmp-'));
  for (const folder of ['bench/faults', 'games/g', 'test/g']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'games/g/small.ts'), SMALL);
  writeFileSync(
    path.join(root, 'test/g/small.test.ts'),
    `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { small } from '../../games/g/small.ts';
test('Two is small', () => assert.ok(small(2)));
`,
  );
});
after(() => {
  for (const folder of [root, temporary]) rmSync(folder, { recursive: true, force: true });
});

const fault = (replace: string, more: Partial<Fault> = {}): Fault => ({
  file: 'games/g/small.ts',
  find: 'n < 3',
  replace,
  tests: ['test/g/*.test.ts'],
  ...more,
});

function plant(...faults: readonly Fault[]): { readonly status: number | null; readonly text: string } {
  writeFileSync(path.join(root, 'bench/faults/g.json'), JSON.stringify({ about: 'a game', faults }));
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, '--root', root, '--limit', '20'], {
    encoding: 'utf8',
    env: { ...env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
  });
  assert.deepEqual(readdirSync(temporary), [], 'what was copied is removed');
  assert.equal(readFileSync(path.join(root, 'games/g/small.ts'), 'utf8'), SMALL, 'the project itself is left alone');
  return { status, text: `${stdout}${stderr}` };
}

test('A fault is noticed by the test that fails with it', () => {
  const { status, text } = plant(fault('n < 2'));
  assert.match(text, /g: noticed \(Two is small\): games\/g\/small\.ts:1: n < 3 → n < 2/);
  assert.match(text, /g: 1 of 1 noticed/);
  assert.equal(status, 0);
});

test('A fault that no test notices is named, unless it is said to change nothing', () => {
  const survivor = plant(fault('n < 2'), fault('n <= 3'));
  assert.match(survivor.text, /1 of 2 noticed[\s\S]*NOT noticed: games\/g\/small\.ts:1: n < 3 → n <= 3/);
  assert.equal(survivor.status, 1);
  const same = plant(fault('n < 2'), fault('3 > n', { equivalent: 'the same' }));
  assert.match(same.text, /1 of 1 noticed, 1 equivalent/);
  assert.equal(same.status, 0);
  assert.equal(plant(fault('n < 2', { equivalent: 'not so' })).status, 1, 'what is noticed is not equivalent');
});

test('A fault that no longer fits is stale, and its place is told', () => {
  const { status, text } = plant(fault('n < 2', { find: 'n < 4' }));
  assert.match(text, /STALE \("n < 4" is not there any more\): games\/g\/small\.ts/);
  assert.equal(status, 2);
});

test('Tests that fail without a fault are no witnesses', () => {
  writeFileSync(
    path.join(root, 'test/g/broken.test.ts'),
    "import { test } from 'node:test';\ntest('b', () => { throw 1; });\n",
  );
  const { status, text } = plant(fault('n < 2'));
  rmSync(path.join(root, 'test/g/broken.test.ts'));
  assert.match(text, /Without any fault a test fails/);
  assert.equal(status, 2);
});

test('A hang counts as noticed', () => {
  const { status, text } = plant(fault('(() => { for (;;); })()'));
  assert.match(text, /noticed \(no end within 20 s\)/);
  assert.equal(status, 0);
});
