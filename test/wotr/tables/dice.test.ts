import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BASE_CHARACTER_COUNT, CHARACTERS } from '../../../games/wotr/tables/characters.ts';
import {
  ARMY,
  CHARACTER,
  COMBAT_DICE,
  EVENT,
  EYE,
  FACE_IDS,
  FACE_NAMES,
  FACES,
  FREE_FACES,
  MAX_POOL,
  MUSTER,
  MUSTER_ARMY,
  SHADOW_FACES,
  START_POOL,
  WILL,
} from '../../../games/wotr/tables/dice.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';

const times = (faces: readonly number[], face: number): number => faces.filter((other) => other === face).length;

rule('A Free Peoples die has two Character faces and no Army face', ['WR-4.2.2', 'WR-4.2.3'], () => {
  assert.equal(FREE_FACES.length, 6);
  assert.equal(times(FREE_FACES, CHARACTER), 2);
  for (const face of [MUSTER, EVENT, MUSTER_ARMY, WILL]) assert.equal(times(FREE_FACES, face), 1);
});

rule('A Shadow die has six different faces', ['WR-4.2.4'], () => {
  assert.equal(SHADOW_FACES.length, 6);
  for (const face of [CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, EYE]) assert.equal(times(SHADOW_FACES, face), 1);
});

test('The faces of a side are found by its number', () => {
  assert.equal(FACES[FREE], FREE_FACES);
  assert.equal(FACES[SHADOW], SHADOW_FACES);
});

test('Every face has an id and a name', () => {
  assert.equal(FACE_IDS[MUSTER_ARMY], 'muster-army');
  assert.equal(FACE_IDS[EYE], 'eye');
  assert.equal(FACE_NAMES[WILL], 'Will of the West');
  assert.equal(FACE_NAMES.length, FACE_IDS.length);
});

rule('The Free Peoples start with 4 Action Dice and the Shadow with 7', ['WR-3.1.13'], () => {
  assert.deepEqual([START_POOL[FREE], START_POOL[SHADOW]], [4, 7]);
});

rule('The supply of 6 and 10 Action Dice is the start and every bonus', ['WR-2.1.1'], () => {
  for (const side of [FREE, SHADOW] as const) {
    const bonus = CHARACTERS.slice(0, BASE_CHARACTER_COUNT)
      .filter((character) => character.side === side)
      .reduce((sum, { dice }) => sum + dice, 0);
    assert.equal(START_POOL[side] + bonus, MAX_POOL[side]);
  }
  assert.deepEqual([MAX_POOL[FREE], MAX_POOL[SHADOW]], [6, 10]);
});

rule('Each player has five Combat Dice', ['WR-3.1.14'], () => {
  assert.equal(COMBAT_DICE, 5);
});
