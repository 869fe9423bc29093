import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownAtoms } from '../../client/build/rulebook-chunks.ts';
import { findAtoms } from '../../client/rulebook/atoms/find.ts';
import { BOOKS, bookOfId, isBook, loadChapters } from '../../client/rulebook/books.ts';
import { neighboursOf, topicsOf } from '../../client/rulebook/topics.ts';
import { books, searchAtoms } from '../../rulebook/index.ts';

const atoms = shownAtoms('war-of-the-ring', new Set(['WR-6.32.1']));

test('The browser answers as the command line does', () => {
  for (const query of ['siege', 'nazgul', 'Helms Deep', 'WR-6.32', 'wr-6.3', 'leader re-roll', 'xyzzy']) {
    const there = searchAtoms(query, 400).filter(({ id }) => id.startsWith('WR-'));
    assert.deepEqual(
      findAtoms(atoms, query, 400).map(({ id }) => id),
      there.map(({ id }) => id),
      query,
    );
  }
});

test('What a test proves is marked, and what is for the writers of the index stays out', () => {
  const [siege] = findAtoms(atoms, 'WR-6.32.1');
  assert.equal(siege.proved, true);
  assert.ok(!('source' in siege) && !('book' in siege));
});

test('Every atom of every book is in exactly one chapter', async () => {
  for (const book of books) {
    const all = shownAtoms(book, new Set());
    const inChapters = topicsOf(await loadChapters(book), all).flatMap((topic) => topic.atoms.map(({ id }) => id));
    assert.deepEqual(inChapters.toSorted(), all.map(({ id }) => id).toSorted(), book);
  }
});

test('Every book of the index has a title in the catalogue, once, and is found by the ids of its rules', () => {
  assert.deepEqual(BOOKS.map(({ book }) => book).toSorted(), [...books].toSorted());
  assert.equal(BOOKS[0].book, 'war-of-the-ring');
  assert.equal(bookOfId('WR-6.32.1'), 'war-of-the-ring');
  assert.equal(bookOfId('CR-A8'), 'collected-rulings');
  assert.equal(bookOfId('MX-1.1'), 'mixed-games');
  assert.equal(bookOfId('XX-1'), undefined);
  assert.ok(isBook('metw') && !isBook('wotr'));
});

test('A rule is shown among those that stand around it, also at the edge of its chapter', async () => {
  const [pieces] = topicsOf(await loadChapters('war-of-the-ring'), atoms);
  const ids = pieces.atoms.map(({ id }) => id);
  const around = (id: string) => neighboursOf(pieces, id, 2).map((atom) => atom.id);
  assert.deepEqual(around(ids[5]), ids.slice(3, 8));
  assert.deepEqual(around(ids[0]), ids.slice(0, 3));
  assert.deepEqual(around('WR-6.32.1'), []);
});
