import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISTANCE } from '../../../games/wotr/map/regions.ts';
import {
  ARAGORN,
  BASE_CHARACTER_COUNT,
  CHARACTER_COUNT,
  CHARACTER_IDS,
  CHARACTER_NAMES,
  CHARACTER_SIDE,
  CHARACTERS,
  COMPANION,
  canActivate,
  DICE_BONUS,
  FOLLOWER,
  GANDALF_GREY,
  GANDALF_WHITE,
  GIMLI,
  GOLLUM,
  KIND_OF,
  LEADERSHIP_OF,
  LEVEL_OF,
  MERIADOC,
  MINION,
  MINION_NATION,
  MOUTH_OF_SAURON,
  PEREGRIN,
  RING_BEARERS,
  SARUMAN,
  STRIDER,
  UNLIMITED,
  WITCH_KING,
} from '../../../games/wotr/tables/characters.ts';
import {
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  ISENGARD,
  NATION_IDS,
  NO_NATION,
  NORTH,
  ROHAN,
  SAURON,
  SHADOW,
} from '../../../games/wotr/tables/nations.ts';
import { slug } from '../../../lib/lookup.ts';
import { rule } from '../../rule.ts';

/** Those of the base game; the others are tested in test/wotr/twilight. */
const characters = [...CHARACTERS.keys()].slice(0, BASE_CHARACTER_COUNT);
const ofKind = (kind: number): number[] => characters.filter((character) => KIND_OF[character] === kind);
const activated = (character: number): number[] =>
  [...NATION_IDS.keys()].filter((nation) => canActivate(character, nation));

rule('There are ten Companion cards, the Ring-bearers among them, one Gollum and three Minions', ['WR-2.1.3'], () => {
  assert.equal(CHARACTER_COUNT, CHARACTERS.length);
  assert.deepEqual(CHARACTER_IDS.slice(0, BASE_CHARACTER_COUNT), [
    'gandalf-grey',
    'strider',
    'boromir',
    'legolas',
    'gimli',
    'meriadoc',
    'peregrin',
    'aragorn',
    'gandalf-white',
    'gollum',
    'witch-king',
    'saruman',
    'mouth-of-sauron',
  ]);
  assert.equal(ofKind(COMPANION).length, 9);
  assert.deepEqual(ofKind(FOLLOWER), [GOLLUM]);
  assert.deepEqual(ofKind(MINION), [WITCH_KING, SARUMAN, MOUTH_OF_SAURON]);
  assert.deepEqual(RING_BEARERS.abilities, []);
});

rule('Seven Companions, three Minions and Gollum have a figure', ['WR-2.1.7'], () => {
  const figures = (kind: number) => ofKind(kind).filter((character) => CHARACTERS[character].replaces === undefined);
  assert.equal(figures(COMPANION).length, 7);
  assert.equal(figures(MINION).length, 3);
  assert.equal(figures(FOLLOWER).length, 1);
  assert.equal(CHARACTERS[ARAGORN].replaces, STRIDER);
  assert.equal(CHARACTERS[GANDALF_WHITE].replaces, GANDALF_GREY);
});

rule('Companions are of the Free Peoples and Minions of the Shadow', ['WR-2.6.1'], () => {
  for (const companion of ofKind(COMPANION)) assert.equal(CHARACTER_SIDE[companion], FREE);
  for (const minion of ofKind(MINION)) assert.equal(CHARACTER_SIDE[minion], SHADOW);
});

test('Levels and Leadership are those of the cards', () => {
  const levels = Object.fromEntries(characters.map((c) => [CHARACTER_IDS[c], [LEVEL_OF[c], LEADERSHIP_OF[c]]]));
  assert.deepEqual(levels, {
    'gandalf-grey': [3, 1],
    strider: [3, 1],
    boromir: [2, 1],
    legolas: [2, 1],
    gimli: [2, 1],
    meriadoc: [1, 1],
    peregrin: [1, 1],
    aragorn: [3, 2],
    'gandalf-white': [3, 1],
    gollum: [0, 0],
    'witch-king': [UNLIMITED, 2],
    saruman: [0, 1],
    'mouth-of-sauron': [3, 2],
  });
  assert.ok(UNLIMITED > Math.max(...DISTANCE));
});

rule('A Companion card says what he can do and whom he can activate', ['WR-6.10.1', 'WR-8.3.5'], () => {
  const freePeoples = [DWARVES, ELVES, GONDOR, NORTH, ROHAN];
  for (const companion of [GANDALF_GREY, GANDALF_WHITE, ARAGORN, MERIADOC, PEREGRIN])
    assert.deepEqual(activated(companion), freePeoples);
  assert.deepEqual(activated(STRIDER), [NORTH]);
  assert.deepEqual(activated(GIMLI), [DWARVES]);
  assert.deepEqual(activated(GOLLUM), []);
  for (const companion of ofKind(COMPANION)) {
    const { name, abilities, replaces } = CHARACTERS[companion];
    assert.notEqual(name, '');
    assert.notEqual(abilities.length, 0);
    assert.equal(
      abilities.some((ability) => ability.when === 'entry'),
      replaces !== undefined,
    );
    assert.equal(DICE_BONUS[companion], replaces === undefined ? 0 : 1);
    assert.ok(!canActivate(companion, NO_NATION));
  }
  const guides = characters.filter((c) => CHARACTERS[c].abilities.some((ability) => ability.when === 'guide'));
  assert.deepEqual(guides, [GANDALF_GREY, STRIDER, MERIADOC, PEREGRIN, GOLLUM]);
});

rule('A Minion card names his Nation, how he enters and the die he brings', ['WR-6.10.2'], () => {
  for (const minion of ofKind(MINION)) {
    assert.equal(DICE_BONUS[minion], 1);
    const { abilities } = CHARACTERS[minion];
    assert.equal(abilities.filter((ability) => ability.when === 'entry').length, 1);
    assert.ok(abilities.some((ability) => ability.when === 'map'));
    assert.deepEqual(activated(minion), []);
  }
  assert.equal(MINION_NATION[WITCH_KING], SAURON);
  assert.equal(MINION_NATION[SARUMAN], ISENGARD);
  assert.equal(MINION_NATION[MOUTH_OF_SAURON], SAURON);
});

test('Ids, names and ability keys are sound', () => {
  assert.equal(new Set(CHARACTER_NAMES).size, CHARACTER_COUNT);
  for (const { id, abilities } of CHARACTERS) {
    assert.equal(id, slug(id));
    for (const { key, text } of abilities) {
      assert.equal(key, slug(key));
      assert.match(text, /^[A-Z].*\.$/);
    }
  }
});
