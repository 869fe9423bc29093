import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ago, PROGRAMS, programName } from '../../../client/house/words.ts';
import { LEVELS } from '../../../players/search/level-list.ts';

test('Programs are named as their levels are, weakest first, and one that nobody knows by its own name', () => {
  assert.deepEqual(
    Object.entries(PROGRAMS).map(([id, { name }]) => [id, name]),
    [
      ['random', 'Wandering'],
      ['search:1', LEVELS[0].name],
      ['search:2', LEVELS[1].name],
      ['rules', LEVELS[2].name],
      ['search:4', LEVELS[3].name],
      ['search', LEVELS[4].name],
    ],
  );
  assert.equal(programName('deep-thought'), 'deep-thought');
});

test('How long ago something was is told in the largest unit that has passed', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const told = (passed: number): string => ago(1000, 1000 + passed);
  assert.equal(told(0), 'just now');
  assert.equal(told(minute - 1), 'just now');
  assert.equal(told(minute), '1 minute ago');
  assert.equal(told(hour - 1), '59 minutes ago');
  assert.equal(told(hour), '1 hour ago');
  assert.equal(told(day - 1), '23 hours ago');
  assert.equal(told(day), 'yesterday');
  assert.equal(told(3 * day + hour), '3 days ago');
});
