import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTER_COUNT, CHARACTER_SIDE, WITCH_KING } from '../../../games/wotr/tables/characters.ts';
import {
  ELITE,
  FIGURES,
  GONDOR,
  LEADER,
  NATION_COUNT,
  REGULAR,
  SAURON,
  sideOf,
} from '../../../games/wotr/tables/nations.ts';
import {
  characterOf,
  characterPiece,
  DUNLENDING,
  ENT,
  FIGURE_COUNT,
  figure,
  isCharacter,
  kindOfPiece,
  NAZGUL,
  nationOfPiece,
  PERSON,
  PIECE_IDS,
  PIECES,
  SHIP,
  sideOfPiece,
  TOWER,
  TREBUCHET,
} from '../../../games/wotr/tables/pieces.ts';

const EXPANSION = [DUNLENDING, SHIP, ENT, TREBUCHET, TOWER];

test('Every figure has one row, found by Nation and kind, and every Character one, found by himself', () => {
  assert.equal(new Set(PIECE_IDS).size, PIECES.length);
  assert.equal(PIECES.length, FIGURE_COUNT + EXPANSION.length + CHARACTER_COUNT);
  assert.equal(FIGURES.length, FIGURE_COUNT);
  for (let nation = 0; nation < NATION_COUNT; nation++)
    for (const kind of [REGULAR, ELITE, LEADER]) {
      const piece = figure(nation, kind);
      assert.deepEqual(
        [nationOfPiece(piece), kindOfPiece(piece), sideOfPiece(piece), isCharacter(piece), characterOf(piece)],
        [nation, kind, sideOf(nation), false, -1],
      );
    }
  for (let c = 0; c < CHARACTER_COUNT; c++) {
    const piece = characterPiece(c);
    assert.deepEqual(
      [characterOf(piece), isCharacter(piece), sideOfPiece(piece), kindOfPiece(piece)],
      [c, true, CHARACTER_SIDE[c], PERSON],
    );
  }
});

test('Rows are named as players name them; the Leaders of Sauron are the Nazgûl', () => {
  assert.equal(PIECES[figure(GONDOR, ELITE)].name, 'Gondor Elite');
  assert.equal(PIECES[figure(GONDOR, ELITE)].id, 'gondor-elite');
  assert.equal(figure(SAURON, LEADER), NAZGUL);
  assert.equal(PIECES[NAZGUL].name, 'Nazgûl');
  assert.equal(PIECES[characterPiece(WITCH_KING)].id, 'witch-king');
});
