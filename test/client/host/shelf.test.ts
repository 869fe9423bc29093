import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { fetchKept, forget, type Kept, keep, keepOver, listKept, winnersOf } from '../../../client/host/shelf.ts';
import { likeABrowser, type MemoryShelf } from './page.ts';

let shelf: MemoryShelf;
beforeEach(() => {
  shelf = likeABrowser();
});

const game = (id: string, changed: number): Kept => ({
  id,
  laying: { id, game: 'wotr', options: {}, seed: 's', sitters: ['person', 'rules'] },
  save: `save of ${id}`,
  moves: 3,
  over: false,
  changed,
});

test('A game that is kept is there again, the latest first, until it is forgotten', async () => {
  for (const [id, changed] of [
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ] as const)
    await keep(game(id, changed));
  assert.deepEqual(await fetchKept('b'), game('b', 3));
  assert.deepEqual(
    (await listKept()).map(({ id }) => id),
    ['b', 'a', 'c'],
  );
  await forget('b');
  assert.equal(await fetchKept('b'), undefined);
  assert.deepEqual(
    (await listKept()).map(({ id }) => id),
    ['a', 'c'],
  );
});

test('A game kept again takes the place of the old one', async () => {
  await keep(game('a', 1));
  await keep({ ...game('a', 5), moves: 9 });
  assert.deepEqual(
    (await listKept()).map(({ moves }) => moves),
    [9],
  );
});

test('A game that another tab took further is not written over, and who is behind is told so', async () => {
  const moves = async () => [(await fetchKept('a'))?.moves, (await fetchKept('a'))?.edition];
  assert.equal(await keepOver(game('a', 1), 0), 1);
  const further = { ...game('a', 2), save: 'further', moves: 4 };
  assert.equal(await keepOver(further, 1), 2);
  assert.equal(await keepOver({ ...game('a', 3), save: 'late', moves: 5 }, 1), undefined);
  assert.deepEqual(await moves(), [4, 2]);
  // Only looked at: it keeps its place, and nobody else is behind.
  assert.equal(await keepOver({ ...further, changed: 9 }, 2), 2);
  assert.equal((await fetchKept('a'))?.changed, 2);
  assert.equal(await keepOver({ ...further, save: 'on', moves: 5 }, 2), 3);
  assert.deepEqual(await moves(), [5, 3]);
});

test('Who won is read in records of before there were teams too', () => {
  assert.deepEqual([winnersOf({ winner: 1 }), winnersOf({ winner: null })], [[1], []]);
  assert.deepEqual([winnersOf({ winners: [0, 3] }), winnersOf({})], [[0, 3], undefined]);
});

test('What the browser will not keep is an error, not a silence', async () => {
  shelf.refusing = true;
  await assert.rejects(keep(game('a', 1)), /could not be kept/);
});

test('The shelf is always the same one, and is let go after each use, even when nothing could be kept', async () => {
  await keep(game('a', 1));
  await listKept();
  shelf.refusing = true;
  await assert.rejects(keep(game('b', 1)));
  assert.deepEqual([[...shelf.opened], shelf.held], [['mathom-house 1'], 0]);
});
