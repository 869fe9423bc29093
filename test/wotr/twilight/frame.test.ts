// What the option puts on the table, and what it leaves as it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PositionError } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import {
  CHARACTER_COUNT,
  CHARACTER_IDS,
  CHARACTERS,
  COMPANION,
  KIND_OF,
} from '../../../games/wotr/tables/characters.ts';
import { FACTIONS } from '../../../games/wotr/tables/factions.ts';
import { FIGURE_COUNT, figuresOf, PIECE_IDS } from '../../../games/wotr/tables/pieces.ts';
import { TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { twilight } from './table.ts';

rule('The expansion brings 41 figures', ['WR-12.1.1', 'WR-2.2.1'], () => {
  const counts = Object.fromEntries(
    [...figuresOf(true).entries()]
      .filter(([piece]) => piece >= FIGURE_COUNT)
      .map(([piece, n]) => [PIECE_IDS[piece], n]),
  );
  const figures = { dunlending: 12, 'corsair-ship': 6, ent: 8, trebuchet: 6, 'siege-tower': 6 };
  assert.deepEqual(Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)), figures);
  const people = ['galadriel', 'chief-of-the-ringwraiths', 'balrog'];
  assert.ok(people.every((id) => CHARACTER_IDS.includes(id as never)));
  assert.equal(Object.values(figures).reduce((a, b) => a + b) + people.length, 41);
});

rule('Galadriel and Sméagol are Companions, the Balrog and the Chief Minions', ['WR-12.1.3', 'WR-12.1.4'], () => {
  const kinds = Object.fromEntries(
    [...CHARACTERS.keys()].slice(13).map((c) => [CHARACTER_IDS[c], KIND_OF[c] === COMPANION ? 'Companion' : 'Minion']),
  );
  assert.deepEqual(kinds, {
    smeagol: 'Companion',
    galadriel: 'Companion',
    'chief-of-the-ringwraiths': 'Minion',
    balrog: 'Minion',
  });
});

rule('There are three factions, none in play at the start', ['WR-12.1.5', 'WR-12.7.1'], () => {
  assert.deepEqual(
    FACTIONS.map(({ name }) => name),
    ['Hillmen of Dunland', 'Corsairs of Umbar', 'Ents of Fangorn'],
  );
  const game = twilight(undefined);
  game.position({ factions: [] });
  for (const here of Object.values(wotr.position(game.state)))
    for (const word of ['dunlendings', 'ships', 'ents', 'trebuchets', 'towers'])
      assert.ok(!(word in Object(here)), word);
});

rule("Both of Sméagol's tiles are in the Hunt Pool from the start", ['WR-12.2.1', 'WR-12.1.2'], () => {
  const { pool } = twilight(undefined).view('spectator');
  assert.equal(pool.length, 18);
  assert.equal(pool.filter((tile) => TILE_NAMES[tile] === 'smeagol').length, 2);
});

rule('All else stands as in the base game', ['WR-12.2.4', 'WR-12.2.5'], () => {
  const base = wotr.create({}, 'start');
  const game = twilight(undefined, { seed: 'start' });
  for (const key of [
    'regular',
    'elite',
    'leader',
    'nazgul',
    'step',
    'active',
    'rings',
    'ringBearers',
    'guide',
  ] as const)
    assert.deepEqual(game.state[key], base[key], key);
  assert.deepEqual(game.state.reserve.slice(0, FIGURE_COUNT), base.reserve);
  game.position({
    characters: { smeagol: 'aside', galadriel: 'aside', balrog: 'aside', 'chief-of-the-ringwraiths': 'aside' },
  });
});

rule('One option brings all of it', ['WR-12.1.7'], () => {
  const { rules, at, factions } = wotr.create({ twilight: true }, 'whole');
  assert.deepEqual([rules.twilight, at.length, factions.length], [true, CHARACTER_COUNT, 3]);
});

test('The base game counts nothing of it and knows none of its words', () => {
  const base = wotr.create({}, 'base');
  assert.deepEqual([base.apart, base.factions, base.at.length, base.reserve.length], [[], [], 13, FIGURE_COUNT]);
  for (const words of [
    { umbar: { ships: 1 } },
    { characters: { balrog: 'moria' } },
    { factions: ['ents'] },
    { lost: { ents: 1 } },
    { pool: ['smeagol'] },
  ])
    assert.throws(() => scene(wotr, words), PositionError);
});

test('A position with its figures is said in the words that it was read in', () => {
  const words = {
    umbar: { southrons: '3r', ships: 2 },
    'north-dunland': { isengard: '1r', dunlendings: 4 },
    fangorn: { ents: 3 },
    'minas-tirith': { gondor: '2r', sauron: '5r', trebuchets: 2, towers: 1 },
    factions: ['hillmen', 'corsairs', 'ents'],
    lost: { ents: 2 },
    characters: { galadriel: 'lorien', balrog: 'moria' },
  };
  const game = twilight({ ...words, dice: { free: ['army'] } });
  game.position(words);
  const counts = wotr.conserved(game.state);
  assert.deepEqual([counts['corsair-ship'], counts['dunlending'], counts['ent'], counts['siege-tower']], [6, 12, 8, 6]);
  assert.deepEqual(wotr.faults?.(game.state), []);
  assert.throws(() => twilight({ fangorn: { ents: 5 }, lost: { ents: 4 } }), /9 figures of Ent where the game has 8/);
});
