import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endWords, opponentWords, sittingWords } from '../../../client/app/kept-words.ts';
import type { Kept } from '../../../client/host/shelf.ts';

const kept = (players: number, sitters: readonly string[], winners: readonly number[]): Kept => ({
  id: 'a',
  laying: { id: 'a', game: 'wotr', options: { players }, seed: '', sitters },
  save: '',
  moves: 9,
  over: true,
  winners,
  changed: 0,
});
const FOUR = ['rules', 'rules', 'rules', 'person'];

test('Partners have won as a side, and one who plays alone by himself', () => {
  assert.equal(endWords(kept(4, FOUR, [1, 3])), 'the Shadow won');
  assert.equal(endWords(kept(4, FOUR, [0, 2])), 'the Free Peoples won');
  assert.equal(endWords(kept(3, ['person', 'rules', 'rules'], [1, 2])), 'the Shadow won');
  assert.equal(endWords(kept(3, ['person', 'rules', 'rules'], [0])), 'the Free Peoples won');
  assert.equal(endWords(kept(2, ['person', 'rules'], [1])), 'the Shadow won');
  assert.equal(endWords(kept(4, FOUR, [])), 'a draw');
});

test('Who plays, and who else', () => {
  assert.equal(sittingWords(kept(4, FOUR, [])), 'you play Saruman');
  assert.equal(opponentWords(kept(4, FOUR, [])).name, 'Seasoned');
  assert.equal(
    sittingWords(
      kept(
        4,
        FOUR.map(() => 'person'),
        [],
      ),
    ),
    'four at this screen',
  );
  assert.equal(
    opponentWords(
      kept(
        4,
        FOUR.map(() => 'person'),
        [],
      ),
    ).name,
    'Friends',
  );
  assert.equal(opponentWords(kept(2, ['person', 'person'], [])).name, 'A friend');
});
