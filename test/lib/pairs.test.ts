import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairs } from '../../lib/pairs.ts';

test('Each of a list stands with the one that follows it', () => {
  assert.deepEqual(pairs(['a', 'b', 'c']), [
    ['a', 'b'],
    ['b', 'c'],
  ]);
  assert.deepEqual(pairs([undefined, 1]), [[undefined, 1]]);
});

test('One alone has nobody to stand with', () => {
  assert.deepEqual(pairs(['a']), []);
  assert.deepEqual(pairs([]), []);
});
