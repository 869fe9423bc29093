import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSave } from '../../engine/save.ts';
import { folder, run } from './fake-io.ts';

const seats = ['free', 'shadow'];
const log = { game: 'race', version: 1, options: { goal: 6 }, seed: 's' };
const moves = [
  { seat: 0, text: 'add 3' },
  { seat: 0, text: 'roll' },
  { seat: 1, text: 'add 2' },
];

function saved(changes: { moves?: typeof moves; version?: number; game?: string } = {}): string {
  const cwd = folder();
  writeFileSync(path.join(cwd, 'game.mathom'), writeSave({ ...log, moves, ...changes }, seats));
  return cwd;
}

test('replay prints the moves, the events and the final position', async () => {
  const { code, out } = await run(['replay', 'game.mathom'], { cwd: saved() });
  assert.equal(code, 0);
  assert.match(out, /^The Race, seed s\n {3}1 {2}free: add 3\n {8}free adds 3\. {2}RA-1\n/);
  assert.match(out, /You hold 1\d\d\./);
  assert.match(out, /\nPile 6\/6\n\nshadow wins after 3 moves: ring \(RA-3\)\.\n$/);
});

test('--to stops early, --seat tells only what that seat knew', async () => {
  const cwd = saved();
  const { out } = await run(['replay', 'game.mathom', '--to', '2', '--seat', 'shadow'], { cwd });
  assert.match(out, /free: …\n {8}free rolls \d\./);
  assert.match(out, /free looks at a card/);
  assert.doesNotMatch(out, /You hold/);
  assert.match(out, /Pile 4\/6, your card 3\d\d\n\nshadow to choose after 2 moves\.\n$/);
  const beyond = await run(['replay', 'game.mathom', '--to', '4'], { cwd });
  assert.equal(beyond.code, 2);
  assert.match(beyond.err, /--to takes a whole number from 0 to 3/);
  assert.match(
    (await run(['replay', 'game.mathom', '--seat', 'sam'], { cwd })).err,
    /no seat "sam": choose free, shadow/,
  );
});

test('replay --json gives the same as data', async () => {
  const { out } = await run(['replay', 'game.mathom', '--json'], { cwd: saved() });
  const data = JSON.parse(out);
  assert.equal(data.moves.length, 3);
  assert.deepEqual(data.moves[0].events, [{ type: 'add', rule: 'RA-1', text: 'free adds 3.' }]);
  assert.deepEqual(data.outcome, { winners: [1], winner: 1, reason: 'ring', rule: 'RA-3' });
  assert.deepEqual(data.position, { pile: 6, mover: 'shadow' });
  assert.equal(data.error, null);
});

test('a move that cannot be played is named, with the versions when they differ', async () => {
  const cwd = saved({ version: 9, moves: [moves[0], { seat: 0, text: 'bid 1' }] });
  const { code, out, err } = await run(['replay', 'game.mathom'], { cwd });
  assert.equal(code, 1);
  assert.match(out, /free: add 3/);
  assert.match(err, /^Move 2, "bid 1", cannot be played: .+ \(The log was made by version 9 of the rules; .+\)\n$/);
});

test('a save of a game that is not here', async () => {
  const { code, err } = await run(['replay', 'game.mathom'], { cwd: saved({ game: 'chess' }) });
  assert.equal(code, 2);
  assert.match(err, /no game "chess"/);
});
