// Games at the terminal outlive the rules that they were begun under.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readSave } from '../../engine/save.ts';
import type { AnyGame } from '../../games/all.ts';
import { kalah } from '../games/kalah.ts';
import { kalahBroken, kalahMended } from '../games/kalah-two.ts';
import { folder, run } from './fake-io.ts';

const gamesOf = (game: object) => [game as AnyGame];

/** A game that was left under the first rules. */
async function left(): Promise<string> {
  const cwd = folder();
  const lines = ['sow c1', 'sow a1', 'undo', 'sow b1', 'quit'];
  const options = ['play', 'kalah', '--seats', 'you,you', '--save', 'a.mathom'];
  await run(options, { cwd, lines: ['', ...lines], games: gamesOf(kalah) });
  return cwd;
}

test('a kept game goes on under newer rules, and both parts are in its file', async () => {
  const cwd = await left();
  const { code, out, err } = await run(['play', '--load', 'a.mathom', '--save', 'a.mathom', '--seats', 'you,you'], {
    cwd,
    lines: ['', 'log', 'sow n1', 'quit'],
    games: gamesOf(kalahMended),
  });
  assert.equal(code, 0, err);
  assert.match(out, /South sows c1\./, 'what was heard before is known');
  const { earlier, moves, version } = readSave(readFileSync(path.join(cwd, 'a.mathom'), 'utf8'));
  assert.deepEqual(
    [...(earlier ?? []), { version, moves }].map((part) => [part.version, part.moves.map(({ text }) => text)]),
    [
      [1, ['sow c1', 'sow b1']],
      [2, ['sow n1']],
    ],
  );
  const replay = await run(['replay', 'a.mathom'], { cwd, games: gamesOf(kalahMended) });
  assert.match(
    replay.out,
    /^Kalah, told under version 1, then 2 of the rules\n {3}1 {2}south: sow c1\n {8}South sows c1\./,
  );
  assert.match(replay.out, /\n {3}3 {2}north: sow n1\n/);
});

test('a kept game that the rules of now cannot go on with says why, and is still told', async () => {
  const cwd = await left();
  const games = gamesOf(kalahBroken);
  const { code, err } = await run(['play', '--load', 'a.mathom'], { cwd, games });
  assert.equal(code, 1);
  assert.match(err, /version 1 of the rules; these are version 2\. It cannot go on: nothing leads/);
  const replay = await run(['replay', 'a.mathom', '--to', '1', '--seat', 'north'], { cwd, games });
  assert.equal(replay.code, 0, replay.err);
  assert.match(replay.out, /told under version 1 of the rules\n {3}1 {2}south: …\n {8}South sows c1\./);
});
