import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Standing } from '../../../client/host/table-host.ts';
import { habitOf } from '../../../client/wotr/habits.ts';
import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { questionOf } from '../../../protocol/table.ts';
import { scene } from '../../scene.ts';

const never = () => false;
const always = () => true;

/** The table of the Free Peoples in the Fellowship phase of a position. */
function at(words: Words, ...moves: string[]): Standing {
  const { state, play, view } = scene(wotr, { phase: 'fellowship', ...words });
  if (moves.length > 0) play('free', ...moves);
  const decision =
    wotr.decisions(state).find(({ seat }) => seat === 0) ?? assert.fail('the Free Peoples are not asked');
  const table = { question: questionOf(wotr, state, decision), view: view('free'), options: {} };
  return { table, heard: [], thinking: false, programs: {} } as unknown as Standing;
}

test('A declaration that changes nothing is not asked about, unless the player wants to be', () => {
  const idle = at({ fellowship: { at: 'rivendell', progress: 0 } });
  assert.equal(habitOf(idle, never)?.move, 'no declaration');
  assert.match(habitOf(idle, never)?.told ?? '', /would change nothing/);
  assert.equal(habitOf(idle, always), undefined);
});

test('It is asked about where it leads on, heals, or wakes a Nation', () => {
  assert.equal(habitOf(at({ fellowship: { at: 'rivendell', progress: 2 } }), never), undefined);
  assert.equal(habitOf(at({ fellowship: { at: 'rivendell', progress: 0, corruption: 1 } }), never), undefined);
  const asleep = at({ fellowship: { at: 'edoras', progress: 0 }, politics: { rohan: '3 passive' } });
  assert.equal(habitOf(asleep, never), undefined);
});

test('The Guide stays who he is after the first turn, where he may', () => {
  const words = { fellowship: { at: 'rivendell', progress: 1, guide: 'strider' }, turn: 2 };
  const guide = at(words, 'no declaration');
  assert.equal(guide.table.question?.at, 'fellowship/name-guide');
  assert.equal(habitOf(guide, never)?.move, 'guide strider');
  assert.equal(habitOf(guide, always), undefined);
  assert.equal(habitOf(at({ ...words, turn: 1 }, 'no declaration'), never), undefined);
});
