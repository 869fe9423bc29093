// Games in this browser outlive the rules that they were begun under.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LocalTable } from '../../client/host/local-table.ts';
import { openReplay } from '../../client/host/replay-table.ts';
import { readSave } from '../../engine/save.ts';
import type { AnyGame } from '../../games/all.ts';
import { kalah } from '../games/kalah.ts';
import { kalahBroken, kalahMended } from '../games/kalah-two.ts';

const TWO = ['person', 'person'] as const;
const first = ['sow c1', 'sow b1', 'sow a2', 'sow d1'];
const heardAt = (table: Pick<LocalTable, 'heard'>): string[] =>
  table.heard('spectator').flatMap(({ told }) => told.map(({ text }) => text));

/** A game that was begun under the first rules, and its file. */
async function begun() {
  const table = LocalTable.start(kalah, {}, 'shelf', TWO);
  for (const move of first) table.play(table.look('spectator').asked[0], move);
  table.play(1, 'sow b2');
  assert.ok(table.undo(1));
  return { table, save: await table.save() };
}

test('a kept game goes on from where it stood, and remembers what was heard', async () => {
  const { table, save } = await begun();
  const now = await LocalTable.load(kalahMended, save, TWO);
  assert.deepEqual(now.look(0).view.pits, table.look(0).view.seeds);
  assert.equal(now.moves, first.length);
  assert.equal(now.look(1).version, first.length);
  assert.deepEqual(heardAt(now), heardAt(table));
  assert.equal(now.undo(0), false, 'nothing is taken back that other rules have played');
  const [seat] = now.look('spectator').asked;
  const move = now.look(seat).question?.choices[0].move ?? '';
  now.play(seat, move);
  assert.ok(now.undo(seat));
  now.play(seat, move);
  const again = await LocalTable.load(kalahMended, await now.save(), TWO);
  assert.deepEqual(again.look(0), now.look(0));
  assert.deepEqual(heardAt(again), heardAt(now));
  assert.equal(await again.save(), await now.save(), 'a game that was only looked at is the same file');
  const log = readSave(await again.save());
  assert.deepEqual([log.earlier?.map((part) => part.moves.length), log.moves.length], [[4], 1]);
  const replay = await openReplay(kalahMended as unknown as AnyGame, await again.save());
  assert.equal(replay.recording().steps.length, 5);
  assert.equal(replay.recording().forkFrom, 4, 'the rules of now play on from what they have played');
  assert.deepEqual((replay.look(4, 0).table.view as { seeds?: unknown }).seeds, table.look(0).view.seeds);
});

test('a kept game that the rules of now cannot go on with says why, and is still shown', async () => {
  const { table, save } = await begun();
  await assert.rejects(
    LocalTable.load(kalahBroken, save, TWO),
    /version 1 of the rules; .*It cannot go on: nothing leads/,
  );
  const replay = await openReplay(kalahBroken as unknown as AnyGame, save);
  assert.deepEqual(replay.look(4, 0).table.view, table.look(0).view);
  assert.equal(replay.recording().forkFrom, null);
});
