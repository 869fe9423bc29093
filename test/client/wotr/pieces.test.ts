import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parted } from '../../../client/wotr/pieces/card-words.ts';
import { marksOf } from '../../../client/wotr/pieces/counter-marks.ts';
import { tileWords } from '../../../client/wotr/pieces/tile-words.ts';
import { FACE_IDS } from '../../../games/wotr/tables/dice.ts';
import { TILE_COUNT } from '../../../games/wotr/tables/tiles.ts';

const sprite = readFileSync(new URL('../../../client/art/sprite.svg', import.meta.url), 'utf8');

describe('Faces and Nations', () => {
  test('every face of the dice and every Nation has its symbol in the sprite', () => {
    const nations = ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'south'];
    for (const id of [...FACE_IDS.map((face) => `die-${face}`), ...nations.map((nation) => `n-${nation}`)]) {
      assert.ok(sprite.includes(`<symbol id="i-${id}"`), id);
    }
  });
});

describe('Counters', () => {
  test('show each figure while there is room', () => {
    assert.deepEqual(
      marksOf({ leaders: 2, companions: 1 }).map(({ icon, count }) => [icon, count]),
      [
        ['unit-leader', 1],
        ['unit-leader', 1],
        ['unit-companion', 1],
      ],
    );
  });

  test('then each kind with its number, all on the shield', () => {
    const marks = marksOf({ nazgul: 5, minions: 2 });
    assert.deepEqual(
      marks.map(({ icon, count }) => [icon, count]),
      [
        ['unit-nazgul', 5],
        ['unit-minion', 2],
      ],
    );
    assert.ok(marks.every(({ x }) => x >= -24 && x <= 11));
  });

  test('an Army without figures of rank has no marks', () => assert.deepEqual(marksOf({}), []));
});

describe('In words', () => {
  test('a card’s condition is set apart from what it does', () => {
    assert.deepEqual(parted('Only if Gollum is the Guide. Draw a card.'), {
      when: 'Only if Gollum is the Guide.',
      rest: 'Draw a card.',
    });
    assert.deepEqual(parted('Draw a card.'), { when: '', rest: 'Draw a card.' });
  });

  test('each Hunt tile can be read aloud', () => {
    for (let tile = 0; tile < TILE_COUNT; tile++) assert.match(tileWords(tile), /^[A-Z][^:]+: ./);
    assert.equal(tileWords(0), 'Hunt tile: an Eye, as many as the successes, reveals the Fellowship');
  });
});
