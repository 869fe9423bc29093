import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { carryMoves, nextSteps } from '../../../client/table/carry.ts';
import type { Choice, Foreseen, Question } from '../../../protocol/table.ts';

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

/** A table as a tree of questions: what was asked of it is noted, and nothing is made. */
function foresight(tree: Record<string, Question | null | 'dice'>, gone: Record<string, number[]> = {}) {
  const tried: string[] = [];
  const foresee = async (moves: readonly string[]): Promise<Foreseen | null> => {
    tried.push(moves.join(', '));
    const last = moves.at(-1) ?? '';
    const question = tree[last] ?? null;
    const told = gone[last] ? [{ text: '', facts: { way: gone[last] } }] : [];
    return question === 'dice' ? null : { question, told };
  };
  return { tried, foresee };
}

describe('a piece carried to another region', () => {
  const dice = ask('action', die('die character', CHARACTER), die('die army', ARMY), at('pass'));
  const army = ask('use', at('march dale', 1), at('march erebor', 2));
  const where = ask('pick', at('to carrock', 3), at('to erebor', 2));

  test('is the die, the Army and the region, each from the list', async () => {
    const { foresee } = foresight({ 'die army': army, 'march dale': where });
    const moves = await carryMoves(dice, { from: 1, to: 3 }, WORDS, foresee);
    assert.deepEqual(moves, ['die army', 'march dale', 'to carrock']);
  });

  test('where one die does not lead there, the next is looked at', async () => {
    const tree = { 'die army': ask('use', at('march erebor', 2)), 'die character': army, 'march dale': where };
    const { foresee, tried } = foresight(tree);
    const moves = await carryMoves(dice, { from: 1, to: 3 }, WORDS, foresee);
    assert.deepEqual(moves, ['die character', 'march dale', 'to carrock']);
    assert.deepEqual(tried, ['die army', 'die character', 'die character, march dale']);
  });

  test('is nothing when no way leads there', async () => {
    const { foresee } = foresight({ 'die army': army, 'die character': army, 'march dale': where });
    assert.equal(await carryMoves(dice, { from: 1, to: 9 }, WORDS, foresee), undefined);
  });

  test('an Army with one way to go would go by itself: well if it is this one', async () => {
    const tree = { 'die army': ask('use', at('march dale', 1)), 'march dale': null };
    const only = ask('action', die('die army', ARMY));
    const there = foresight(tree, { 'march dale': [1, 3] });
    assert.deepEqual(await carryMoves(only, { from: 1, to: 3 }, WORDS, there.foresee), ['die army', 'march dale']);
    const elsewhere = foresight(tree, { 'march dale': [1, 2] });
    assert.equal(await carryMoves(only, { from: 1, to: 3 }, WORDS, elsewhere.foresee), undefined);
  });

  test('a way on which somebody would learn something is not tried', async () => {
    const { foresee } = foresight({ 'die army': 'dice', 'die character': army, 'march dale': where });
    const moves = await carryMoves(dice, { from: 1, to: 3 }, WORDS, foresee);
    assert.deepEqual(moves, ['die character', 'march dale', 'to carrock']);
  });

  test('is done by its own words alone, the likeliest first, in whichever order they are on the list', () => {
    const begins = ask('use', at('rest dale', 1), at('attack dale', 1), at('march dale', 1));
    const ways = nextSteps(begins, { from: 1, to: 3 }, WORDS).ways.map(({ move }) => move);
    assert.deepEqual(ways, ['march dale', 'attack dale']);
    const ends = ask('pick', at('look carrock', 3), at('against carrock', 3), at('to carrock', 3));
    assert.equal(nextSteps(ends, { from: 1, to: 3 }, WORDS).deed?.move, 'to carrock');
  });

  test('never plays what is not a way: passing, or another Army', () => {
    const { deed, ways } = nextSteps(army, { from: 5, to: 3 }, WORDS);
    assert.equal(deed, undefined);
    assert.deepEqual(ways, []);
  });
});
