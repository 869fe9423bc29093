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

test('Who has no card for a battle is not asked about one, unless he wants to be or a person across would see how soon he answers', () => {
  // Charge asks for an Elite.
  const { state, play, view } = scene(wotr, {
    act: 'free',
    dice: { free: ['army'] },
    osgiliath: { gondor: '1r' },
    'south-ithilien': { sauron: '1r' },
    politics: { gondor: 'at war' },
    hands: { free: ['guards-of-the-citadel'] },
  });
  play('free', 'die army', 'attack osgiliath');
  const decision = wotr.decisions(state)[0];
  assert.equal(decision.at, 'battle/declare');
  const question = questionOf(wotr, state, decision);
  const table = { question, view: view('free'), options: {}, seats: ['free', 'shadow'], viewer: 0 };
  const alone = { table, heard: [], thinking: false, programs: { 1: 'rules' } } as unknown as Standing;
  assert.equal(habitOf(alone, never)?.move, 'no card');
  assert.match(habitOf(alone, never)?.told ?? '', /No card of yours/);
  assert.equal(habitOf(alone, always), undefined);
  assert.equal(habitOf({ ...alone, people: true }, never), undefined);
  assert.equal(habitOf({ ...alone, programs: {} }, never), undefined);
  const some = { ...question, choices: [...question.choices, { ...question.choices[0], move: 'card', verb: 'card' }] };
  assert.equal(habitOf({ ...alone, table: { ...alone.table, question: some } }, never), undefined);
});
