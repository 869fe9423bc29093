import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openReplay, ReplayTable } from '../../client/host/replay-table.ts';
import { turningPoints } from '../../client/host/tide.ts';
import { nextEvent, nextTurn, previousTurn } from '../../client/replay/jumps.ts';
import { eyesOf, type Recorded } from '../../client/replay/recorded.ts';
import { pointOf, rowAfter, rowAt, rowBefore, storyRows } from '../../client/replay/rows.ts';
import { swingWords, turningWords, wordsOf } from '../../client/table/swings.ts';
import { readSave, writeSave } from '../../engine/save.ts';
import { Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { packTelling, tellingFor } from '../../protocol/telling.ts';
import { follow } from '../../scripts/release.ts';

const save = readFileSync(new URL('../wotr/golden/rules-random-1.mathom', import.meta.url), 'utf8');
const log = readSave(save);
const table = new ReplayTable(wotr as unknown as AnyGame, log);
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
  assert.equal(steps[nextTurn(steps, turn)].turn, steps[0].turn + 2);
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

test('A game that was told is shown as it was played, by rules that could not play it', async () => {
  const { telling } = follow(wotr as unknown as AnyGame, log);
  const file = writeSave(log, log.seats, await packTelling(telling));
  const later = { ...wotr, version: 99, apply: assert.fail, create: assert.fail } as unknown as AnyGame;
  const told = await openReplay(later, file);
  assert.deepEqual(told.recording(), { ...recording, forkFrom: null, eyes: ['spectator', 0, 1, 'all'] });
  for (const at of [0, 1, 77, log.moves.length])
    for (const eyes of [0, 1, 'spectator', 'all'] as const)
      assert.deepEqual(told.look(at, eyes), table.look(at, eyes), `after ${at} moves as ${eyes}`);
});

test('A game that is told to one player shows no other’s eyes, moves or secrets', async () => {
  const { telling } = follow(wotr as unknown as AnyGame, log);
  const mine = { ...tellingFor(telling, [0]), outcome: null };
  const told = await openReplay(
    wotr as unknown as AnyGame,
    writeSave({ ...log, seed: '', moves: [] }, log.seats, await packTelling(mine)),
  );
  const { eyes, forkFrom, over, steps: moves } = told.recording();
  assert.deepEqual([eyes, forkFrom, over], [['spectator', 0], null, false]);
  assert.deepEqual([...new Set(moves.filter(({ move }) => move !== '').map(({ seat }) => seat))], [0]);
  for (const who of [0, 'spectator'] as const) {
    const [all, his] = [table.look(200, who), told.look(200, who)];
    assert.deepEqual(his.table.view, all.table.view);
    assert.deepEqual(
      his.heard.map(({ told: heard }) => heard.map(({ text }) => text)),
      all.heard.map(({ told: heard }) => heard.map(({ text }) => text)),
    );
  }
  assert.throws(() => told.look(200, 1), /not told/);
  const secrets = telling.parts[0].entries.flatMap(({ events }) =>
    events.filter(({ to }) => to && !to.includes(0)).map(({ text }) => text),
  );
  assert.ok(secrets.length > 10);
  for (const text of secrets) assert.ok(!JSON.stringify(mine.parts).includes(JSON.stringify(text)), text);
});

test('The turn before begins where this one is left, and the first at the start', () => {
  const turn = nextTurn(steps, 0);
  assert.equal(previousTurn(steps, turn + 3), turn);
  assert.equal(previousTurn(steps, turn), 0);
  assert.equal(previousTurn(steps, 0), 0);
});

test('A game is told in numbered sentences: every row says something, and together they are the whole game', () => {
  const rows = storyRows(table.look(steps.length, 'all').heard, steps);
  assert.ok(rows.length > 50 && rows.length < steps.length);
  assert.equal(rows[0].from, 0);
  for (const [i, row] of rows.entries()) {
    assert.ok(row.words.length > 0 && row.from < row.at);
    assert.equal(row.from, rows[i - 1]?.at ?? 0);
    assert.equal(rowAt(rows, row.at), row);
    assert.equal(rowAfter(rows, row.from, steps.length), row.at);
    assert.equal(rowBefore(rows, row.at), row.from);
  }
  assert.equal(rowAfter(rows, steps.length, steps.length), steps.length);
  assert.equal(rowAt(rows, 0), undefined);
});

test('A turning point is told, also where the choice itself said nothing', () => {
  const { heard } = table.look(steps.length, 'all');
  const silent = heard.findIndex(({ told }, i) => told.length === 0 && heard[i + 1]?.told.length > 0);
  const came = wordsOf(heard.slice(silent + 1, silent + 2));
  assert.ok(silent >= 0 && came.length > 0);
  assert.equal(turningWords(heard, { from: silent, at: silent + 1 }), came);
  assert.equal(turningWords(heard, { from: silent, at: silent + 2 }), came);
  assert.equal(turningWords(heard, { from: heard.length, at: heard.length }), '');
});

test('What else could have been done is the legal list of that moment, and only for eyes that saw it', () => {
  for (const at of [0, 40, 77]) {
    const { seat, move } = steps[at];
    const { state } = Session.replay(wotr, log, at);
    const decision = wotr.decisions(state).find((one) => one.seat === seat) ?? assert.fail();
    const instead = table.insteadAt(at, seat) ?? assert.fail();
    assert.equal(instead.made, move);
    assert.equal(instead.question.choices.length, decision.moves.length);
    assert.ok(instead.question.choices.some((choice) => choice.move === move));
    assert.deepEqual(table.insteadAt(at, 'all'), instead);
    assert.equal(table.insteadAt(at, seat === 0 ? 1 : 0), null);
    assert.equal(table.insteadAt(at, 'spectator'), null);
  }
  assert.equal(table.insteadAt(steps.length, 'all'), null);
});

test('Turning points are the largest lasting swings, apart from each other, in their order', () => {
  const flat = (chance: number, n: number) => Array.from({ length: n }, () => chance);
  const tide = [...flat(0.5, 6), 0.9, ...flat(0.5, 6), ...flat(0.2, 6), ...flat(0.7, 6)].map((chance, at) => ({
    at: at * 2,
    chance,
  }));
  const points = turningPoints(tide);
  const largest = points.filter(({ before, after }) => Math.abs(after - before) > 0.25);
  assert.deepEqual(
    largest.map(({ from, at }) => [from, at]),
    [
      [24, 26],
      [36, 38],
    ],
  );
  assert.equal(swingWords(largest[0], ['Free Peoples', 'Shadow']), 'Shadow 50 → 80 %');
  assert.equal(swingWords(largest[1], ['Free Peoples', 'Shadow']), 'Free Peoples 20 → 70 %');
  const row = { from: 23, at: 26, seat: 0, turn: 1, words: 'It turns.' };
  assert.equal(pointOf(points, row), largest[0]);
  assert.equal(pointOf(points, { ...row, at: 24 })?.at, undefined);
  assert.deepEqual(turningPoints([]), []);
});

test('A finished game is weighed at its large decisions; one that goes on is not, for the judge sees both hands', () => {
  const tide = table.tide();
  assert.ok(tide.length > 30);
  assert.ok(tide.every(({ at, chance }, i) => chance >= 0 && chance <= 1 && at > (tide[i - 1]?.at ?? -1)));
  const half = new ReplayTable(wotr as unknown as AnyGame, { ...log, moves: log.moves.slice(0, 100) });
  assert.deepEqual(half.tide(), []);
});

test('A game that was given up is over: both hands, who was winning, and what was missed', async () => {
  const half = { ...log, moves: log.moves.slice(0, 100) };
  const { telling } = follow(wotr as unknown as AnyGame, half);
  const files = [writeSave(half, log.seats), writeSave(half, log.seats, await packTelling(telling))];
  for (const file of files) {
    const goesOn = await openReplay(wotr as unknown as AnyGame, file);
    assert.deepEqual([goesOn.recording().over, goesOn.tide(), goesOn.analysing().next().value], [false, [], undefined]);
    const givenUp = await openReplay(wotr as unknown as AnyGame, file, true);
    assert.ok(givenUp.recording().over && givenUp.recording().eyes.includes('all'));
    assert.ok(givenUp.tide().length > 5);
    assert.equal(givenUp.analysing().next().done, false);
  }
});

test('One looks through one’s own eyes first, and through no others while the game goes on', () => {
  const recorded = (own: readonly number[]): Recorded => ({
    id: 'x',
    save: '',
    own,
    laying: { id: 'x', game: 'wotr', options: {}, seed: '', sitters: [] },
  });
  const eyes = (own: readonly number[], over: boolean) =>
    eyesOf(recorded(own), { ...recording, over }).map((one) => one.eyes);
  assert.deepEqual(eyes([1], true), [1, 'all', 0, 'spectator']);
  assert.deepEqual(eyes([0, 1], true), ['all', 0, 1, 'spectator']);
  assert.deepEqual(eyes([], true), ['all', 0, 1, 'spectator']);
  assert.deepEqual(eyes([1], false), [1, 'spectator']);
  assert.deepEqual(eyes([0, 1], false), [0, 1, 'spectator']);
});
