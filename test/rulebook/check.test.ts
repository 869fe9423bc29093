import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { checkAtoms, checkRulebook } from '../../rulebook/check.ts';
import { readBook } from '../../rulebook/files.ts';
import { type Book, books, loadAtoms } from '../../rulebook/index.ts';

const sound = {
  id: 'WR-1.1.1',
  title: 'A title',
  kind: 'rule',
  game: 'wotr',
  part: 'base',
  rule: 'A rule.',
  test: 'A test.',
  source: [[1, 2]],
};

const faults = (...values: readonly unknown[]): readonly string[] =>
  checkAtoms(values.map((value) => ({ book: 'war-of-the-ring', value })));

const second = { ...sound, id: 'WR-1.1.2' };

test('The rule index has no fault', () => {
  assert.deepEqual(checkRulebook(), []);
});

const counts: Readonly<Record<Book, number>> = {
  'war-of-the-ring': 767,
  metw: 543,
  'metw-player-aid': 56,
  'collected-rulings': 452,
  'lidless-eye': 298,
  'mixed-games': 129,
};

for (const book of books)
  test(`${book}.yaml holds ${counts[book]} atoms, read one by one as the whole file reads`, () => {
    const atoms = loadAtoms(book);
    assert.equal(atoms.length, counts[book]);
    assert.deepEqual(
      atoms.map(({ book: _, ...fields }) => fields),
      parse(readBook(book)).rules,
    );
  });

test('A sound atom has no fault', () => {
  assert.deepEqual(faults(sound, { ...second, needs: ['WR-1.1.1'], note: 'Compare WR-1.1.' }), []);
});

const broken: readonly (readonly [string, unknown, RegExp])[] = [
  ['no mapping', 'WR-1.1.2', /has an entry without an id/],
  ['no id', { title: 'A title' }, /has an entry without an id/],
  ['an id of another book', { ...sound, id: 'MW-S1.1.1' }, /where every id begins with WR-/],
  ['an id that is taken', sound, /WR-1\.1\.1 is there twice/],
  ['an unknown field', { ...second, needz: [] }, /has the field needz/],
  ['no title', { ...second, title: '' }, /has no title/],
  ['a rule that is no text', { ...second, rule: 7 }, /has no rule/],
  ['no test', { ...second, test: undefined }, /has no test/],
  ['an unknown kind', { ...second, kind: 'law' }, /has the kind "law"; it must be one of rule, exception/],
  ['the other game', { ...second, game: 'meccg' }, /has the game "meccg"; it must be one of wotr/],
  ['a part of the other game', { ...second, part: 'starter' }, /has the part "starter"/],
  ['an unknown delta', { ...second, delta: 'old' }, /has the delta "old"/],
  ['a source in words', { ...second, source: '1-2' }, /has a source/],
  ['a source that runs backwards', { ...second, source: [[2, 1]] }, /has a source/],
  ['a note that is no text', { ...second, note: ['x'] }, /has a note that is not a text/],
  ['needs as a text', { ...second, needs: 'WR-1.1.1' }, /has a needs that is not a list of ids/],
  ['an empty list', { ...second, needs: [] }, /has a needs that is not a list of ids/],
  ['an unknown id in needs', { ...second, needs: ['WR-9.9.9'] }, /names WR-9\.9\.9 in needs/],
  ['an unknown id in restates', { ...second, restates: 'WR-9.9.9' }, /names WR-9\.9\.9 in restates/],
  ['an unknown id in supersededBy', { ...second, supersededBy: ['WR-9.9.9'] }, /names WR-9\.9\.9 in supersededBy/],
  ['itself in needs', { ...second, needs: ['WR-1.1.2'] }, /names itself in needs/],
  ['a link that is not returned', { ...second, supersededBy: ['WR-1.1.1'] }, /does not name it in supersedes\./],
  ['a mention of an unknown id', { ...second, note: 'Compare WR-1.9.' }, /mentions WR-1\.9, which is neither/],
  ['an ambiguity as a text', { ...second, ambiguity: 'Decision: yes.' }, /has an ambiguity that is not a mapping/],
  ['an ambiguity without a decision', { ...second, ambiguity: { readings: ['a'] } }, /has an ambiguity/],
  ['readings as a text', { ...second, ambiguity: { readings: 'a', decision: 'b' } }, /has an ambiguity/],
  ['two ways to be closed', { ...second, restates: 'WR-1.1.1', untestable: 'A box.' }, /is closed by another atom/],
];

for (const [what, value, fault] of broken)
  test(`The check finds an atom with ${what}`, () => {
    const found = faults(sound, value);
    assert.ok(
      found.some((sentence) => fault.test(sentence)),
      `found: ${found.join(' ') || 'nothing'}`,
    );
    assert.ok(found.every((sentence) => sentence.endsWith('.')));
  });

test('The check finds atoms that restate each other in a circle', () => {
  const third = { ...sound, id: 'WR-1.1.3' };
  const found = faults(
    { ...sound, restates: 'WR-1.1.2' },
    { ...second, restates: 'WR-1.1.3' },
    { ...third, restates: 'WR-1.1.1' },
  );
  assert.ok(found.includes('WR-1.1.1 is closed by itself in a circle: WR-1.1.1 -> WR-1.1.2 -> WR-1.1.3 -> WR-1.1.1.'));
});
