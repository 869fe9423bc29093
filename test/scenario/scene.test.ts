import assert, { AssertionError } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import test from 'node:test';
import { scene } from '../scene.ts';
import { riddles } from './riddles.ts';

const cave = { turn: 'bilbo', hands: { bilbo: ['fish'], gollum: ['knife'] }, bag: ['ring', 'string'] };

const says = (message: RegExp) => (error: unknown) => error instanceof AssertionError && message.test(error.message);

test('A scene plays moves and holds what is expected', () => {
  const table = scene(riddles, cave, { rolls: [4, 'eye'], draws: ['string'], options: { turns: 3 } });
  table.offers('bilbo', ['riddle', 'play fish']);
  table.offers('bilbo', 'draw');
  table.offersOnly('bilbo', table.list('bilbo'));
  table.refuses('bilbo', 'play ring', 'RI-3.1');
  table.asks('bilbo', 'What does');
  table.play('bilbo', 'riddle');
  table.says('has 4 points', 'RI-4');
  table.position({ score: [4, 0], turn: 'gollum' });
  table.play('gollum', 'look');
  table.outcome('none');
  table.play('bilbo', 'draw');
  table.says('draws string', 'RI-2', { to: 'bilbo', notTo: 'spectator' });
  table.hides('gollum', 'string');
  assert.deepEqual(table.view('spectator'), { score: [4, 0], bag: 1, hands: { bilbo: 2, gollum: 1 } });
  assert.equal(table.state.left, 0);
  table.outcome({ winner: null, reason: 'dawn' });
  table.done();
});

test("A scene without words is the game's start", () => {
  scene(riddles, undefined, { seed: 'a' }).position({ pocket: { cards: 4 } });
});

test('What does not hold is an AssertionError with the sentence a scenario gives', () => {
  const failing = (act: (table: ReturnType<typeof scene>) => void, message: RegExp) =>
    assert.throws(() => act(scene(riddles, cave, { rolls: [4] })), says(message));
  failing((t) => t.play('bilbo', 'play ring'), /bilbo may not play "play ring".*Offered: play fish/);
  failing((t) => t.play('bilbo', 'riddle', 'riddle'), /Another player/);
  failing((t) => t.offers('bilbo', 'play ring'), /should be offered "play ring"/);
  failing((t) => t.offersOnly('bilbo', ['draw']), /offered too: riddle, look, play fish/);
  failing((t) => t.refuses('bilbo', 'draw'), /but is offered it/);
  failing((t) => t.says('x'), /no move has been played/);
  failing((t) => t.asks('gollum'), /should be asked/);
  failing((t) => t.position({ turn: 'gollum', score: [1, 0] }), /turn should be .*\nscore should be/);
  failing((t) => t.hides('bilbo', 'fish'), /should not see/);
  failing((t) => t.outcome({ winner: 'bilbo' }), /should be over/);
  failing((t) => t.done(), /^1 of the rolls was not used: 4\./);
});

test('A game that breaks down throws its own error', () => {
  const table = scene(riddles, { score: [9, 0] });
  assert.throws(() => table.play('bilbo', 'crash'), { name: 'TypeError', message: 'no such cave' });
});

test('A seat that is not there is named', () => {
  assert.throws(() => scene(riddles, cave).list('sam'), /"sam" is no seat of riddles: write bilbo, gollum\./);
});

test('Unused rolls fail the test that scripted them, wherever it stands', () => {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const file = path.join(import.meta.dirname, 'unused-rolls.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--test-reporter=tap', file], { env, encoding: 'utf8' });
  const results = [...stdout.matchAll(/^ *(not ok|ok) \d+ - (.*)$/gm)].map(([, result, name]) => `${name}: ${result}`);
  assert.deepEqual(results, [
    'left over: not ok',
    'used: ok',
    'left over in a suite: not ok',
    'a suite: not ok',
    'left over in a subtest: not ok',
    'a test: not ok',
    'failed before: not ok',
    'the last: ok',
  ]);
  assert.equal(status, 1);
  assert.equal(stdout.match(/1 of the rolls was not used: 6/g)?.length, 3);
  assert.match(stdout, /the body failed/);
});
