import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ReplayTable } from '../../client/host/replay-table.ts';
import { nextEvent, nextTurn } from '../../client/replay/jumps.ts';
import { readSave } from '../../engine/save.ts';
import { Session } from '../../engine/session.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrView } from '../../games/wotr/view.ts';

const save = readFileSync(new URL('../wotr/golden/rules-random-1.mathom', import.meta.url), 'utf8');
const log = readSave(save);
const table = new ReplayTable(wotr as never, save);
const recording = table.recording();
const { steps } = recording;

test('Every moment of a replay is what was played', () => {
  for (const at of [0, 1, 39, 40, 41, 200, log.moves.length]) {
    const { state } = Session.replay(wotr, log, at);
    for (const viewer of [0, 1, 'spectator'] as const)
      assert.deepEqual(table.look(at, viewer).table.view, wotr.view(state, viewer), `after ${at} moves`);
  }
});

test('Nothing is asked in a replay, and everything up to the moment was heard', () => {
  const { table: seen, heard } = table.look(100, 0);
  assert.equal(seen.question, null);
  assert.equal(seen.version, 100);
  assert.equal(heard.length, 100);
});

test('All eyes see both hands; a spectator sees none', () => {
  const hands = (viewer: 'all' | 'spectator') => (table.look(60, viewer).table.view as WotrView).hands;
  const { state } = Session.replay(wotr, log, 60);
  assert.deepEqual(hands('all'), state.hands);
  assert.deepEqual(hands('spectator'), [[], []]);
});

test('Jumps stop after the next battle and the next hunt, at the next turn, or at the end', () => {
  const battle = nextEvent(steps, 0, ['attack', 'additional-attack']);
  assert.ok(steps[battle - 1].types.includes('attack'));
  const later = nextEvent(steps, battle, ['attack', 'additional-attack']);
  assert.ok(later > battle);
  const turn = nextTurn(steps, 0);
  assert.equal(steps[turn].turn, steps[0].turn + 1);
  assert.equal(steps[turn - 1].turn, steps[0].turn);
  assert.equal(nextTurn(steps, turn - 1), turn);
  assert.ok(nextTurn(steps, turn) > turn);
  assert.equal(nextEvent(steps, steps.length, ['hunt']), steps.length);
  assert.equal(nextEvent(steps, 0, ['no-such-thing']), steps.length);
  assert.equal(nextTurn(steps, steps.length), steps.length);
});

test('A recording knows how it ended and how the board stood after each turn', () => {
  assert.equal(recording.over, true);
  assert.equal(recording.turns.at(-1)?.at, steps.length);
  assert.deepEqual(
    recording.turns.map(({ turn }) => turn),
    [...new Set(steps.map(({ turn }) => turn))],
  );
});
