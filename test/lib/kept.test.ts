import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kept } from '../../lib/kept.ts';

const frodo = () => ({ name: 'Frodo', on: [{ name: 'Sting' }, { name: 'Mithril-coat' }] });
const sam = () => ({ name: 'Sam', on: [] as { name: string }[] });

test('What says the same is the same', () => {
  const before = [frodo(), sam()];
  assert.equal(kept(before, [frodo(), sam()]), before);
  assert.equal(kept(7, 7), 7);
  assert.equal(kept(undefined, before), before);
});

test('What has changed is new, with all above it; what is beside it and below stays', () => {
  const before = [frodo(), sam()];
  const now = kept(before, [{ ...frodo(), on: [{ name: 'Sting' }] }, sam()]);
  assert.deepEqual(now, [{ name: 'Frodo', on: [{ name: 'Sting' }] }, sam()]);
  assert.notEqual(now, before);
  assert.notEqual(now[0], before[0]);
  assert.equal(now[1], before[1]);
  assert.equal(now[0]?.on[0], before[0]?.on[0]);
});

test('What moves in its list stays what it is', () => {
  const before = [frodo(), sam()];
  const now = kept(before, [{ name: 'Bilbo', on: [] }, frodo(), sam()]);
  assert.equal(now[1], before[0]);
  assert.equal(now[2], before[1]);
  const [first] = kept(before, [sam()]);
  assert.equal(first, before[1]);
});

test('A field less, a field more, another kind: none of them is the same', () => {
  const cases: readonly (readonly [before: unknown, now: unknown])[] = [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [0, null],
  ];
  for (const [before, now] of cases) {
    assert.notEqual(kept(before, now), before, JSON.stringify([before, now]));
    assert.deepEqual(kept(before, now), now);
  }
});
