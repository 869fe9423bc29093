import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { difference, patched } from '../../protocol/patch.ts';

/** Values of few names and few leaves, so that two of them often share something. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 'a', true, null),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}));
const sent = <T>(patch: T): T => JSON.parse(JSON.stringify(patch)) as T;

describe('A difference', () => {
  test('leads from one value to the other, over the wire, and leaves the first as it was', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const kept = structuredClone(before);
        assert.deepEqual(patched(before, sent(difference(before, after))), after);
        assert.deepEqual(before, kept);
      }),
      { numRuns: 500 },
    );
  });

  test('of two alike is nothing, and of what has changed that alone', () => {
    const before = { hand: [1, 2, 3], turn: 4, deck: { left: 20, seen: [] } };
    assert.deepEqual(difference(before, structuredClone(before)), []);
    assert.deepEqual(difference(before, { ...before, turn: 5 }), [[['turn'], 5]]);
    assert.deepEqual(difference(before, { ...before, hand: [1, 9, 3] }), [[['hand', 1], 9]]);
    assert.deepEqual(difference(before, { hand: before.hand, turn: 4 }), [[['deck']]]);
    assert.deepEqual(difference(before, { ...before, hand: [1, 2] }), [[['hand'], [1, 2]]], 'another length: whole');
    assert.deepEqual(difference(before, { ...before, hand: [7, 8, 3] }), [[['hand'], [7, 8, 3]]], 'short: whole');
  });

  test('of something that JSON would change is to what JSON makes of it, and keeps nothing of it', () => {
    const before = { a: 1, b: [1, null], c: { d: 2 } };
    assert.deepEqual(difference(before, { a: 1, b: [1, undefined], c: { d: 2, e: undefined } }), []);
    assert.deepEqual(difference(before, { a: undefined, b: [1, Number.NaN], c: { d: Number.NaN } }), [
      [['a']],
      [['c', 'd'], null],
    ]);
    const hand = [[7]];
    const patch = difference(before, { ...before, hand });
    hand[0] = [8];
    assert.deepEqual(patch, [[['hand'], [[7]]]]);
    const short = [2, 3];
    const whole = difference({ short: [0, 1] }, { short });
    short[0] = 9;
    assert.deepEqual(whole, [[['short'], [2, 3]]]);
  });

  test('shares with the first what has not changed', () => {
    const before = { deck: { left: 20 }, turn: 4 };
    const after = patched(before, [[['turn'], 5]]);
    assert.equal(after.deck, before.deck);
  });
});
