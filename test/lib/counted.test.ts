import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted } from '../../lib/counted.ts';

test('One is one, and everything else is many', () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => counted(n, 'card')),
    ['0 cards', '1 card', '2 cards'],
  );
  assert.equal(counted(1, 'die', 'dice'), '1 die');
  assert.equal(counted(3, 'die', 'dice'), '3 dice');
});
