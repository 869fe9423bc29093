import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesIn } from '../../bench/faults/draw.ts';
import { planted } from '../../bench/faults/list.ts';

const fault = { file: 'games/g/small.ts', replace: 'b', tests: [] };

test('What stands more than once must say which is meant', () => {
  assert.deepEqual(planted('a a', { ...fault, find: 'a', occurrence: 2 }), { text: 'a b' });
  assert.match(JSON.stringify(planted('a a', { ...fault, find: 'a' })), /2 times/);
  assert.match(JSON.stringify(planted('a a', { ...fault, find: 'a', occurrence: 3 })), /not 3/);
});

test('Faults are drawn from code alone, never from words, comments or types', () => {
  const after = (line: string): readonly string[] =>
    changesIn(line, ['WR-1.1', 'WR-1.2']).map((change) => change.after);
  assert.deepEqual(after('  if (a < 2 && !b) return NO;'), [
    '  if (a <= 2 && !b) return NO;',
    '  if (a < 2 || !b) return NO;',
    '  if (a < 3 && !b) return NO;',
    '  if (a < 2 && b) return NO;',
    '',
  ]);
  assert.deepEqual(after("const NO = refusal('WR-1.1', 'No more than 5 < 6.');"), [
    "const NO = refusal('WR-1.2', 'No more than 5 < 6.');",
  ]);
  assert.deepEqual(after('  // 5 < 6'), []);
  assert.deepEqual(after('  readonly size: 1 | 2;'), []);
});
