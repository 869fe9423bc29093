import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRE, roadPath, STEPS, stepWords } from '../../../client/wotr/mordor-steps.ts';

test('The road up Mount Doom has a place for every step, each higher than the one before, and the Fire on top', () => {
  assert.equal(STEPS.length, FIRE);
  for (let i = 1; i < STEPS.length; i++) assert.ok(STEPS[i][1] < STEPS[i - 1][1], `step ${i + 1}`);
  for (let to = 1; to <= FIRE; to++) assert.ok(roadPath(to).endsWith(STEPS[to - 1].join(' ')));
  assert.equal(roadPath(0), '');
});

test('Where the Ring is, in words', () => {
  assert.equal(stepWords(2), 'The road up Mount Doom: step 2 of 5, 4 steps to the Fire.');
  assert.equal(stepWords(5), 'The road up Mount Doom: step 5 of 5, the Fire is next.');
  assert.match(stepWords(6), /at the Crack of Doom/);
});
