import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointsStory, pointsWords } from '../../../client/meccg/table/points-story.ts';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { scene } from '../../scene.ts';

const after = (turn: number, one: Words, two: Words) => ({
  at: turn * 10,
  turn,
  view: scene(meccg, { turn, one, two }).view('one'),
});

test('The points of a game, turn by turn and in words', () => {
  const one = { rivendell: ['aragorn-ii: glamdring', 'legolas'] };
  const story = pointsStory([after(1, one, {}), after(2, one, { lorien: ['celeborn: orcrist'] })]);
  // Of items 2, of characters 5: items count twice while the other has none (MW-T1.2.3), and characters for no more than
  // all others together (MW-T1.2.5). Orcrist and Celeborn are worth 2 each.
  assert.deepEqual(
    story.map(({ turn, totals }) => [turn, ...totals]),
    [
      [0, 0, 0],
      [1, 8, 0],
      [2, 4, 4],
    ],
  );
  assert.equal(pointsWords(story), 'Points after 2 turns: Player one 4, 8 at most; Player two 4.');
});
