import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plain } from '../../lib/plain.ts';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.stringMatching(/^[a-z0-9]{1,5}$/), tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

test('A plain copy is what would come back from JSON', () => {
  fc.assert(
    fc.property(value, (given) => {
      const record = { given };
      assert.equal(JSON.stringify(plain(record)), JSON.stringify(record));
      // -0 is written as 0.
      assert.deepEqual(JSON.parse(JSON.stringify(plain(record))), JSON.parse(JSON.stringify(record)));
    }),
  );
  assert.deepEqual(plain({ a: undefined, b: [undefined, Number.NaN, Number.POSITIVE_INFINITY], c: { d: undefined } }), {
    b: [null, null, null],
    c: {},
  });
  assert.ok(!('a' in plain({ a: undefined })));
});

test('It shares nothing with what it was made of', () => {
  const given = { list: [[1], { a: 1 }], record: { a: { b: 2 } } };
  const copy = plain(given);
  given.list[0] = [2];
  given.record.a.b = 3;
  assert.deepEqual(copy, { list: [[1], { a: 1 }], record: { a: { b: 2 } } });
  assert.notEqual(copy.list[1], given.list[1]);
});
