import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { copy } from '../../engine/copy.ts';
import { meccg } from '../../games/meccg/game.ts';
import { wotr } from '../../games/wotr/game.ts';

setFlagsFromString('--allow-natives-syntax');
const isFast: (value: object) => boolean = runInThisContext('(value) => %HasFastProperties(value)');

test('a copy is equal and shares nothing', () => {
  const state = { n: 1, none: null, list: [1, 2], rows: [[1], []], frames: [{ at: 'a', picks: [null, { arg: 2 }] }] };
  const other = copy(state);
  assert.deepEqual(other, state);
  other.rows[0].push(5);
  other.frames[0].at = 'b';
  other.list.length = 0;
  assert.deepEqual(state.rows[0], [1]);
  assert.equal(state.frames[0].at, 'a');
  assert.equal(state.list.length, 2);
});

for (const game of [meccg, wotr])
  test(`${game.title}: a copied state is read as fast as the first one`, () => {
    const s = game.create({}, 'copy');
    assert.ok(isFast(s));
    assert.ok(isFast(copy(s)));
    assert.ok(isFast(copy(copy(s))));
  });
