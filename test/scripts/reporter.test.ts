import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { addTotals, closingLine } from '../../scripts/reporter.ts';
import { root } from '../../scripts/runtime.mjs';

let folder: string;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mathom-reporter-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs test files for real, in a process of its own as npm test does, and returns what the reporter wrote. */
function reportOn(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const program = `
    import { run } from 'node:test';
    import { report } from ${JSON.stringify(path.join(root, 'scripts/reporter.ts'))};
    const files = ${JSON.stringify(Object.keys(files).map((name) => path.join(folder, name)))};
    const lines = [];
    const totals = await report(run({ files }), { root: ${JSON.stringify(folder)}, write: (line) => lines.push(line) });
    console.log(JSON.stringify({ totals, text: lines.join('\\n') }));`;
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  writeFileSync(path.join(folder, 'program.mjs'), program);
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'program.mjs')], { encoding: 'utf8', env });
  assert.equal(stderr, '');
  const { totals, text }: { totals: unknown; text: string } = JSON.parse(stdout);
  return { totals, text };
}

test('The closing line has one form', () => {
  assert.equal(closingLine({ passed: 12, failed: 0 }), '12 passed, 0 failed');
});

test('Totals add up over stages', () => {
  const sum = addTotals({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  assert.deepEqual(sum, { passed: 11, failed: 22, skipped: 33 });
});

test('A file that passes is one line, whatever it printed', () => {
  const { totals, text } = reportOn({
    'good.test.mjs': `import { test } from 'node:test';
      console.log('chatter'); test('a', () => {}); test('b', () => {}); test.skip('c', () => {});`,
  });
  assert.deepEqual(totals, { passed: 2, failed: 0, skipped: 1 });
  assert.match(text, /^ {2}✔ good\.test\.mjs: 2 passed, 1 skipped \([\d.]+ s\)$/);
});

test('A failure is told in full after the lines of the files: where, why, and what the file printed', () => {
  const { totals, text } = reportOn({
    'a.test.mjs': `import { describe, it } from 'node:test'; import assert from 'node:assert/strict';
      console.log('a clue');
      describe('The siege', () => { it('holds', () => { assert.equal(1, 2); }); it('ends', () => {}); });`,
    'b.test.mjs': `import { test } from 'node:test'; test('fine', () => {});`,
  });
  assert.deepEqual(totals, { passed: 2, failed: 1, skipped: 0 });
  const [summary, ...details] = text.split('\n\n');
  assert.match(summary, /^ {2}✖ a\.test\.mjs: 1 passed, 1 failed.*\n {2}✔ b\.test\.mjs: 1 passed /);
  const detail = details.join('\n\n');
  assert.match(detail, /^✖ a\.test\.mjs › The siege › holds\n {4}AssertionError.*strictly equal/);
  assert.match(detail, /1 !== 2/);
  assert.match(detail, /at TestContext\.<anonymous> \(a\.test\.mjs:3:\d+\)/);
  assert.match(detail, /a\.test\.mjs printed:\n {4}a clue/);
  assert.doesNotMatch(detail, /node:internal|subtest/);
});

test('A file that crashes counts as a failure and shows why', () => {
  const { totals, text } = reportOn({ 'crash.test.mjs': `import './not-there.mjs';` });
  assert.deepEqual(totals, { passed: 0, failed: 1, skipped: 0 });
  assert.match(
    text,
    /✖ crash\.test\.mjs\n {4}The file ended with an error, or was stopped, before its tests were done/,
  );
  assert.match(text, /Cannot find module .*not-there\.mjs/);
});

test('A file without a test counts as a failure', () => {
  const { totals, text } = reportOn({ 'empty.test.mjs': '' });
  assert.deepEqual(totals, { passed: 0, failed: 1, skipped: 0 });
  assert.match(text, /There is no test in this file/);
});
