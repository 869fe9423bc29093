import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { wayBack } from '../../../client/board/map-arrow.ts';
import { type Heard, LocalTable } from '../../../client/host/local-table.ts';
import { lastMoves } from '../../../client/table/summary.ts';
import { figuresOfPieces, figureWords } from '../../../client/wotr/figures.ts';
import { battleWords, scenesOf } from '../../../client/wotr/scenes.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';

const region = (id: number) => ({ domain: 'region', id });
const battle = [
  {
    type: 'attack',
    text: 'The Shadow attacks Osgiliath.',
    about: [region(R.osgiliath)],
    facts: { seat: 1, way: [R['minas-morgul'], R.osgiliath], pieces: [18, 18] },
  },
  { type: 'combat-roll', text: '', facts: { seat: 1, dice: [6, 5], hits: [true, true] } },
  { type: 'combat-roll', text: 'x', facts: { seat: 0, dice: [1, 2], hits: [false, false] } },
  { type: 'casualty', text: 'y', facts: { seat: 0, pieces: [6] } },
  { type: 'battle-over', text: 'The defending Army is destroyed.' },
];

describe('a move shown again', () => {
  test('a march is a journey on the board before it; a battle is one scene; words are joined', () => {
    const heard: Heard[] = [
      { seat: 0, told: [{ text: 'Mine.' }] },
      {
        seat: 1,
        told: [{ type: 'army-move', text: 'To Dimrill Dale.', facts: { seat: 1, way: [1, 2], pieces: [18] } }],
      },
      { seat: 1, told: battle },
      { seat: 1, told: [{ text: 'A.' }, { text: 'B.' }] },
    ];
    const scenes = scenesOf(heard, 1, 4);
    assert.deepEqual(
      scenes.map(({ kind, board }) => [kind, board]),
      [
        ['journey', 1],
        ['battle', 3],
        ['words', 4],
      ],
    );
    assert.deepEqual(
      scenes[2].lines.map(({ text }) => text),
      ['A.', 'B.'],
    );
  });

  test('a battle in a sentence', () => {
    assert.equal(
      battleWords(battle),
      'The battle for Osgiliath: the Shadow hits twice, and 1 of the Free Peoples falls; the Free Peoples never hit. ' +
        'The defending Army is destroyed.',
    );
  });

  test('a battle without a blow is told as it was', () => {
    assert.equal(battleWords(battle.slice(0, 1)), 'The Shadow attacks Osgiliath.');
  });

  test('the figures of a journey are those that went', () => {
    assert.equal(figureWords(figuresOfPieces([18, 18, 19, 20], 1)), '2 Sauron Regulars, 1 Elite and 1 Nazgûl');
    assert.equal(figureWords(figuresOfPieces([6, 8, 24 + 3], 0)).includes('1 Gondor Regular'), true);
  });

  test('a piece goes from the beginning to the end of its way', () => {
    const steps = wayBack([
      [0, 0],
      [100, 0],
      [100, 50],
    ]);
    assert.deepEqual(steps[0], [-100, -50]);
    assert.deepEqual(steps.at(-1), [0, 0]);
  });

  test('every move of a whole game can be shown, none of them for long', () => {
    const save = readFileSync(new URL('../../wotr/golden/rules-rules-2.mathom', import.meta.url), 'utf8');
    const heard = LocalTable.load(wotr, save, ['person', 'person']).heard(0);
    const kinds = new Set<string>();
    for (let end = 1; end <= heard.length; end++) {
      const last = lastMoves(heard.slice(0, end), 0);
      if (!last) continue;
      const scenes = scenesOf(heard, last.from, last.to);
      for (const { kind } of scenes) kinds.add(kind);
      const all = scenes.reduce((sum, { ms }) => sum + ms, 0);
      assert.ok(all <= 15_001, `${all} ms`);
    }
    assert.deepEqual([...kinds].sort(), ['battle', 'chance', 'journey', 'words']);
  });
});
