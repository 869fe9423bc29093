import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LocalTable } from '../../../client/host/local-table.ts';
import { roadOf, THREADS, warStory, warWords } from '../../../client/wotr/war-story.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { playersOf } from '../../../players/all.ts';

const view = () => wotr.view(wotr.create({ turnLimit: 60 }, 'a'), 'spectator');

describe('the war in numbers', () => {
  test('the road leads from Rivendell to the Fire', () => {
    const goal = THREADS.find(({ key }) => key === 'road')?.goal;
    assert.equal(roadOf(view()), 0);
    assert.equal(roadOf({ ...view(), progress: 3 }), 3);
    assert.equal(roadOf({ ...view(), mordor: 5 }), goal);
    assert.ok(roadOf({ ...view(), ringBearers: R['minas-morgul'] }) === Number(goal) - 5);
  });

  test('a turn a line, from the start of the game; a sentence says the same', () => {
    const captured = view().captured.with(R['minas-tirith'], 1);
    const story = warStory([
      { at: 10, turn: 1, view: { ...view(), corruption: 3 } },
      { at: 30, turn: 2, view: { ...view(), captured, corruption: 2 } },
    ]);
    assert.deepEqual(
      story.map(({ turn, shadow, corruption }) => [turn, shadow, corruption]),
      [
        [0, 0, 0],
        [1, 0, 3],
        [2, 2, 2],
      ],
    );
    assert.match(warWords(story), /^After turn 2: Points of the Shadow 2 of 10, .*Corruption 2 of 12, /);
    assert.match(warWords(story), /Corruption stood highest on turn 1, at 3\.$/);
    assert.equal(warWords(warStory([])), 'The war has not begun.');
  });

  test('a table knows the end of every turn, and forgets one that is taken back', async () => {
    const [random] = playersOf('wotr').filter(({ name }) => name === 'random');
    const table = LocalTable.start(wotr, { turnLimit: 3 }, 'ends', [random, random]);
    while (table.stepProgram());
    const turns = table.turns();
    assert.deepEqual(
      turns.map(({ turn }) => turn),
      [1, 2, 3],
    );
    assert.equal(turns.at(-1)?.at, table.moves);
    const again = await LocalTable.load(wotr, await table.save(), ['person', 'person']);
    assert.deepEqual(again.turns(), turns);
  });
});
