import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitTo } from '../../../engine/commitment.ts';
import { below, seedRandom } from '../../../engine/random.ts';
import { type AnyGame, GAMES } from '../../../games/all.ts';
import type { LogEntry, Snapshot, Table } from '../../../server/store/store.ts';
import { type Row, stateAfter } from '../../../server/tables/account.ts';
import { LiveGame, mostHeard } from '../../../server/tables/live-game.ts';

const [wotr] = GAMES;

function tableFor(game: AnyGame, seed: string): Table {
  const options = { turnLimit: 2 };
  const open = { kind: 'open' } as const;
  return {
    id: 'a'.repeat(16), game: game.name, rules: game.version, options, commitment: commitTo(seed), status: 'playing',
    visibility: 'listed', rated: false, clock: { pace: 'live', initial: 60_000, increment: 1000 },
    seats: game.seats(options).map((name) => ({ name, occupant: open, invited: false })), version: 0, result: null, host: null,
    rematchOf: null, created: 0, updated: 0, toMove: [], deadline: null,
  }; // biome-ignore format: a literal
}

test('a game from a snapshot and the rest of its log is the game from the whole log, with the same undo', () => {
  for (const seed of ['moria', 'bree', 'dale']) {
    const table = tableFor(wotr, seed);
    const live = LiveGame.load(wotr, { table, seed, snapshot: undefined, entries: [] });
    const random = seedRandom(seed);
    const entries: LogEntry[] = [];
    const snapshots: Snapshot[] = [];
    for (let time = 1000; !live.outcome; time += below(random, 500)) {
      const seat = live.asked[0];
      const undoer = [0, 1].find((each) => live.undoable(each) > 0);
      if (undoer !== undefined && below(random, 4) === 0) {
        const { happening } = live.make({ kind: 'undo', seat: undoer, text: '', time });
        entries.push(happening.entry);
      } else {
        const moves = live.decisionOf(seat)?.moves ?? [];
        const text = wotr.notation.write(moves[below(random, moves.length)], live.state);
        entries.push(live.make({ kind: 'move', seat, text, time }).happening.entry);
      }
      const { version, standing } = entries[entries.length - 1];
      const state = live.snapshot();
      if (state !== undefined) snapshots.push({ version, standing, state });
      if (snapshots.length === 0 || below(random, 3) > 0) continue;
      const snapshot = snapshots[below(random, snapshots.length)];
      assert.ok(
        entries.slice(snapshot.version).every((entry) => entry.standing >= snapshot.standing),
        'an undo went behind a snapshot',
      );
      const again = LiveGame.load(wotr, { table, seed, snapshot, entries: entries.slice(snapshot.version) });
      for (const viewer of [0, 1, 'spectator'] as const) assert.deepEqual(again.look(viewer), live.look(viewer));
      assert.deepEqual([again.version, again.turn()], [live.version, live.turn()]);
    }
    const whole = LiveGame.load(wotr, { table, seed, snapshot: undefined, entries });
    assert.deepEqual(whole.look('spectator'), live.look('spectator'));
    assert.ok(snapshots.length > 3 && entries.some(({ kind }) => kind === 'undo'));
  }
});

test('what is shown after a move shares with what was shown before all that has not changed', () => {
  const table = tableFor(wotr, 'moria');
  const live = LiveGame.load(wotr, { table, seed: 'moria', snapshot: undefined, entries: [] });
  const seen = (): Record<string, unknown> => live.look('spectator').view as Record<string, unknown>;
  const play = (time: number): void => {
    const [{ seat, moves }] = live.decisions;
    live.make({ kind: 'move', seat, text: wotr.notation.write(moves[0], live.state), time });
  };
  for (let time = 1000; time < 1020; time++) {
    const before = seen();
    play(time);
    const after = seen();
    const parts = Object.keys(after).filter((key) => typeof after[key] === 'object' && after[key] !== null);
    for (const key of parts) {
      const isSame = JSON.stringify(after[key]) === JSON.stringify(before[key]);
      assert.equal(after[key] === before[key], isSame, key);
    }
    assert.ok(parts.some((key) => after[key] === before[key]));
  }
});

test('a long game remembers the last that happened, and knows from where', () => {
  const table = { ...tableFor(wotr, 'rohan'), options: { turnLimit: 30 } };
  const live = LiveGame.load(wotr, { table, seed: 'rohan', snapshot: undefined, entries: [] });
  const random = seedRandom('rohan');
  const entries: LogEntry[] = [];
  while (!live.outcome && live.version < 3 * mostHeard) {
    const seat = live.asked[0];
    const moves = live.decisionOf(seat)?.moves ?? [];
    const text = wotr.notation.write(moves[below(random, moves.length)], live.state);
    entries.push(live.make({ kind: 'move', seat, text, time: live.version }).happening.entry);
    assert.equal(live.happenings.length, Math.min(live.version, mostHeard));
    assert.equal(live.heardFrom, Math.max(0, live.version - mostHeard));
    assert.equal(live.happenings[0].entry.version, live.heardFrom + 1);
  }
  assert.ok(live.version > 2 * mostHeard, 'the game is long enough');
  assert.deepEqual(
    live.after(live.version - 2).map(({ entry }) => entry),
    entries.slice(-2),
  );
  const again = LiveGame.load(wotr, { table, seed: 'rohan', snapshot: undefined, entries });
  assert.deepEqual([again.heardFrom, again.happenings], [live.heardFrom, live.happenings]);
});

test('two servers that take turns keep one account of a game, whole once and then in differences that lead to its state', () => {
  const seed = 'account';
  const begun = { table: tableFor(wotr, seed), seed, snapshot: undefined, entries: [] };
  const servers = [LiveGame.load(wotr, begun), LiveGame.load(wotr, begun)];
  const rows: string[] = [];
  for (let time = 0; time < 60; time++) {
    const [maker, other] = time % 3 === 0 ? servers.toReversed() : servers;
    const [{ seat, moves }] = maker.decisions;
    const text = wotr.notation.write(moves[0], maker.state);
    const { happening, entry, toldBefore } = maker.make({ kind: 'move', seat, text, time });
    assert.equal(toldBefore !== undefined, time === 0, `entry ${time + 1}`);
    if (toldBefore !== undefined) rows.push(toldBefore);
    rows.push(entry.told ?? '');
    other.follow(happening.entry);
  }
  const [first, ...rest] = rows.map((row) => JSON.parse(row) as Row);
  assert.ok(first.whole && rest.every(({ whole }) => !whole));
  const state = rest.reduce(stateAfter, first.whole.state);
  assert.deepEqual(state, JSON.parse(JSON.stringify(servers[0].state)));
  // A server that did not keep account leaves a gap: after it the account is begun anew.
  const late = LiveGame.load(wotr, { ...begun, toldUpTo: 3, entries: servers[0].happenings.map(({ entry }) => entry) });
  const [{ seat, moves }] = late.decisions;
  const made = late.make({ kind: 'move', seat, text: wotr.notation.write(moves[0], late.state), time: 99 });
  assert.ok(made.toldBefore !== undefined);
});

test('a view is made once a move for each who may look, shown and kept account of alike', () => {
  let made = 0;
  const counting: AnyGame = {
    ...wotr,
    view(state, viewer) {
      made++;
      return wotr.view(state, viewer);
    },
  };
  const live = LiveGame.load(counting, {
    table: tableFor(wotr, 'dale'),
    seed: 'dale',
    snapshot: undefined,
    entries: [],
  });
  const seats = [0, 1];
  const move = (): void => {
    const [{ seat, moves }] = live.decisions;
    const text = wotr.notation.write(moves[0], live.state);
    live.make({ kind: 'move', seat, text, time: 1000 });
    for (const viewer of seats)
      assert.deepEqual(live.look(viewer).view, JSON.parse(JSON.stringify(wotr.view(live.state, viewer))));
    live.look('spectator');
  };
  move();
  made = 0;
  for (let moves = 0; moves < 5; moves++) move();
  assert.equal(made, 5 * (seats.length + 1));
});
