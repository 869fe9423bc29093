import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { rule as tagged } from '../rule.ts';

const nothing = (): void => {};

test('A tagged test must name a rule', () => {
  assert.throws(() => tagged('Hobbits eat', [], nothing), {
    message: 'The test "Hobbits eat" names no rule; use test() from node:test for it.',
  });
});

test('A tagged test names only rules of the index', () => {
  assert.throws(() => tagged('Hobbits eat', ['WR-6.32.1', 'WR-6.32'], nothing), {
    message: 'The test "Hobbits eat" names the rule WR-6.32, which the rule index does not have.',
  });
});

test('A tagged test runs, and shows its rules in its title', () => {
  const source = `
    import { rule } from ${JSON.stringify(new URL('../rule.ts', import.meta.url).href)};
    rule('It holds', ['WR-6.32.1', 'WR-6.33.1'], () => {});
    rule('It waits', ['MW-S1.1.1'], async () => { throw new Error('as it should'); });`;
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const run = spawnSync(process.execPath, ['--test-reporter=tap', '--input-type=module-typescript', '-e', source], {
    encoding: 'utf8',
    env,
  });
  assert.match(run.stdout, /^ok 1 - It holds \[WR-6\.32\.1 WR-6\.33\.1\]$/m);
  assert.match(run.stdout, /^not ok 2 - It waits \[MW-S1\.1\.1\]$/m);
  assert.equal(run.status, 1);
});
