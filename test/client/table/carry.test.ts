import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { carryOut, nextSteps } from '../../../client/table/carry.ts';
import type { Choice, Question } from '../../../protocol/table.ts';

const face = (id: number) => ({ domain: 'face', id });
const [ARMY, CHARACTER] = [face(1), face(0)];
const WORDS = {
  open: [
    { verb: 'die', target: ARMY },
    { verb: 'die', target: CHARACTER },
  ],
  begin: ['march', 'attack'],
  end: ['to', 'against'],
};
const die = (move: string, target: Choice['targets'][number]): Choice => ({
  move,
  verb: 'die',
  label: move,
  targets: [target],
});
const at = (move: string, id?: number): Choice => ({
  move,
  verb: move.split(' ')[0],
  label: move,
  targets: id === undefined ? [] : [{ domain: 'region', id }],
});
const ask = (name: string, ...choices: Choice[]): Question => ({
  at: name,
  kind: 'act',
  text: name,
  secret: false,
  choices,
});

/** A table as a tree of questions, that notes what was played. */
function hands(tree: Record<string, Question | null>, start: Question, gone: Record<string, number[]> = {}) {
  const path: Question[] = [start];
  const played: string[] = [];
  return {
    played,
    play: async (move: string) => {
      assert.ok(
        path.at(-1)?.choices.some((choice) => choice.move === move),
        `${move} is on the list`,
      );
      played.push(move);
      const next = tree[move] ?? null;
      path.push(next ?? start);
      return { next, ways: gone[move] ? [gone[move]] : [] };
    },
    undo: async () => {
      played.push('undo');
      path.pop();
      return path.at(-1) ?? null;
    },
  };
}

describe('a piece carried to another region', () => {
  const dice = ask('action', die('die character', CHARACTER), die('die army', ARMY), at('pass'));
  const army = ask('use', at('march dale', 1), at('march erebor', 2));
  const where = ask('pick', at('to carrock', 3), at('to erebor', 2));

  test('plays the die, the Army and the region, each from the list', async () => {
    const table = hands({ 'die army': army, 'march dale': where }, dice);
    assert.equal(await carryOut(dice, { from: 1, to: 3 }, WORDS, table), true);
    assert.deepEqual(table.played, ['die army', 'march dale', 'to carrock']);
  });

  test('takes back a die that does not lead there, and tries the next', async () => {
    const table = hands(
      { 'die army': ask('use', at('march erebor', 2)), 'die character': army, 'march dale': where },
      dice,
    );
    assert.equal(await carryOut(dice, { from: 1, to: 3 }, WORDS, table), true);
    assert.deepEqual(table.played, ['die army', 'undo', 'die character', 'march dale', 'to carrock']);
  });

  test('does nothing lasting when no way leads there', async () => {
    const table = hands({ 'die army': army, 'die character': army, 'march dale': where }, dice);
    assert.equal(await carryOut(dice, { from: 1, to: 9 }, WORDS, table), false);
    assert.equal(table.played.filter((move) => move === 'undo').length, 4);
  });

  test('an Army with one way to go has gone: well if it was this one, else it is taken back', async () => {
    const tree = { 'die army': ask('use', at('march dale', 1)), 'march dale': null };
    const there = hands(tree, dice, { 'march dale': [1, 3] });
    assert.equal(await carryOut(dice, { from: 1, to: 3 }, WORDS, there), true);
    assert.deepEqual(there.played, ['die army', 'march dale']);
    const elsewhere = hands(tree, ask('action', die('die army', ARMY)), { 'march dale': [1, 2] });
    assert.equal(await carryOut(ask('action', die('die army', ARMY)), { from: 1, to: 3 }, WORDS, elsewhere), false);
    assert.deepEqual(elsewhere.played, ['die army', 'march dale', 'undo', 'undo']);
  });

  test('never plays what is not a way: passing, or another Army', () => {
    const { deed, ways } = nextSteps(army, { from: 5, to: 3 }, WORDS);
    assert.equal(deed, undefined);
    assert.deepEqual(ways, []);
  });
});
