import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  afterEntry,
  awayWord,
  type ClockRules,
  type ClockState,
  claimOf,
  claimText,
  clocksAt,
  downtime,
  duration,
  flagged,
  startClocks,
  turnOf,
} from '../../server/clocks.ts';
import type { EntryKind, NewEntry } from '../../server/store/store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A game of entries: who did what when, and who must choose after it. */
class Telling {
  readonly rules: ClockRules;
  state: ClockState;

  constructor(rules: ClockRules, asked: readonly number[] = [0], from: number | null = 0) {
    this.rules = rules;
    this.state = startClocks(rules, 2, asked, from);
  }

  tell(kind: EntryKind, seat: number, time: number, asked: readonly number[], text = ''): this {
    this.state = afterEntry(this.rules, this.state, { kind, seat, text, time }, asked);
    return this;
  }

  move = (seat: number, time: number, asked: readonly number[]): this => this.tell('move', seat, time, asked);
  undo = (seat: number, time: number, asked: readonly number[]): this => this.tell('undo', seat, time, asked);
  left = (now: number): number[] => clocksAt(this.state, now).map(({ left }) => left);
}

describe('Live clocks', () => {
  const fischer: ClockRules = { pace: 'live', initial: 10 * minute, increment: 5000 };

  test('Time runs for who must choose, and a turn that is over brings the increment', () => {
    const game = new Telling(fischer).move(0, 30_000, [1]);
    assert.deepEqual(game.left(90_000), [10 * minute - 25_000, 9 * minute]);
    assert.deepEqual(
      clocksAt(game.state, 90_000).map(({ runs }) => runs),
      [false, true],
    );
    assert.deepEqual(turnOf(game.state), { toMove: [1], deadline: 30_000 + 10 * minute });
  });

  test('A turn of many small choices brings one increment', () => {
    const game = new Telling(fischer).move(0, 1000, [0]).move(0, 2000, [0]).move(0, 3000, [1]);
    assert.deepEqual(game.left(3000), [10 * minute + 2000, 10 * minute]);
  });

  test('A delay is free at the beginning of each turn', () => {
    const game = new Telling({ pace: 'live', initial: minute, increment: 0, delay: 10_000 });
    assert.deepEqual(clocksAt(game.state, 4000)[0], {
      allowance: 6000,
      bank: minute,
      left: minute + 6000,
      runs: true,
      until: minute + 10_000,
    });
    game.move(0, 8000, [1]).move(1, 30_000, [0]);
    assert.deepEqual(
      clocksAt(game.state, 30_000).map(({ allowance, bank }) => [allowance, bank]),
      [
        [10_000, minute],
        [10_000, minute - 12_000],
      ],
    );
  });

  test('Those who choose in secret at once are timed each until it has chosen', () => {
    const game = new Telling(fischer, [0, 1]).move(1, 10_000, [0]).move(0, 60_000, [0]);
    assert.deepEqual(game.left(60_000), [9 * minute, 10 * minute - 5000]);
  });

  test('The first entry is free where the clocks wait for it', () => {
    const game = new Telling(fischer, [0], null);
    assert.deepEqual(turnOf(game.state), { toMove: [0], deadline: null });
    assert.deepEqual(claimOf(game.state, 1, day), { may: false, at: null });
    assert.deepEqual(game.move(0, day, [0]).left(day), [10 * minute, 10 * minute]);
  });

  test('A turn that is taken back has never ended: whoever took it back was timed all along', () => {
    const game = new Telling(fischer).move(0, 30_000, [1]).undo(0, 40_000, [0]);
    assert.deepEqual(game.left(40_000), [10 * minute - 40_000, 10 * minute]);
    game.move(0, 50_000, [1]);
    assert.deepEqual(game.left(50_000), [10 * minute - 45_000, 10 * minute]);
  });

  test('A move of another server whose clock is behind gives no time back', () => {
    const game = new Telling(fischer).move(0, 30_000, [1]).move(1, 20_000, [0]);
    assert.deepEqual(game.left(30_000), [10 * minute - 25_000, 10 * minute + 5000]);
    assert.equal(game.state.since, 30_000);
  });

  test('Words move no clock', () => {
    const game = new Telling(fischer).tell('word', 1, 30_000, [0], 'offer draw');
    assert.deepEqual(game.left(30_000), [10 * minute - 30_000, 10 * minute]);
  });
});

describe('Clocks by correspondence', () => {
  const slow: ClockRules = { pace: 'correspondence', initial: 3 * day, increment: 0, reserve: 10 * day };

  test('Each turn has its days, and the reserve is used when they are over', () => {
    const game = new Telling(slow).move(0, 2 * day, [1]).move(1, 7 * day, [0]);
    assert.deepEqual(
      clocksAt(game.state, 7 * day).map(({ allowance, bank }) => [allowance / day, bank / day]),
      [
        [3, 10],
        [3, 8],
      ],
    );
    assert.equal(turnOf(game.state).deadline, 20 * day);
  });

  test('Small choices and taking back renew no days', () => {
    const game = new Telling(slow)
      .move(0, day, [0])
      .undo(0, 2 * day, [0])
      .move(0, 2 * day, [1])
      .undo(0, 2 * day, [0]);
    assert.deepEqual(clocksAt(game.state, 2 * day)[0].allowance, day);
  });

  test('Who was late when nobody claimed begins his next turn with its days', () => {
    const game = new Telling({ ...slow, reserve: 0 }).move(0, 4 * day, [1]);
    assert.deepEqual(game.left(4 * day), [3 * day, 3 * day]);
  });
});

describe('Claims', () => {
  const blitz: ClockRules = { pace: 'live', initial: 10 * minute, increment: 0 };

  test('The one who waits is told when he may claim', () => {
    const { state } = new Telling(blitz);
    assert.deepEqual(claimOf(state, 1, 4 * minute), { may: false, at: 10 * minute });
    assert.equal(claimText(claimOf(state, 1, 4 * minute), 4 * minute), 'You may claim the game in 6 minutes.');
    assert.equal(claimText(claimOf(state, 0, 4 * minute), 4 * minute), '');
    assert.deepEqual(claimOf(state, 1, 10 * minute), { may: true, against: 0 });
    assert.equal(claimText(claimOf(state, 1, 11 * minute), 11 * minute), 'You may claim the game: time is up.');
    assert.deepEqual(flagged(state, 11 * minute), [{ seat: 0, at: 10 * minute }]);
  });

  test('When both run out, the first one has lost; at the same moment nobody may claim', () => {
    const both = new Telling(blitz, [0, 1]);
    assert.deepEqual(
      [0, 1].map((seat) => claimOf(both.state, seat, day).may),
      [false, false],
    );
    assert.equal(flagged(both.state, day).length, 2);
    const { state } = new Telling(blitz).move(0, minute, [1]).move(1, minute, [0, 1]);
    assert.deepEqual(claimOf(state, 1, day), { may: true, against: 0 });
    assert.deepEqual(claimOf(state, 0, day), { may: false, at: null });
  });

  test('Durations are said in the largest unit, and never too short', () => {
    const said = [0, 999, 1000, 59_001, minute, minute + 1, 60 * minute, day, 2.1 * day].map(duration);
    const expected = ['1 second', '1 second', '1 second', '60 seconds', '1 minute', '2 minutes', '1 hour', '1 day'];
    assert.deepEqual(said, [...expected, '3 days']);
  });
});

describe('A server that was away', () => {
  test('Its absence is not counted when it says so in the log', () => {
    const game = new Telling({ pace: 'live', initial: 10 * minute, increment: 0 }).move(0, minute, [1]);
    game.tell('word', 1, 31 * minute, [1], awayWord(29 * minute));
    assert.deepEqual(game.left(31 * minute), [9 * minute, 9 * minute]);
    assert.equal(turnOf(game.state).deadline, 40 * minute);
    assert.deepEqual(game.undo(0, 31 * minute, [0]).left(31 * minute), [8 * minute, 10 * minute]);
  });

  test('It is away from its last sign of life, unless that was a hiccup', () => {
    assert.equal(downtime(undefined, day), 0);
    assert.equal(downtime(1000, 11_000), 0);
    assert.equal(downtime(1000, 61_000), minute);
  });
});

const rulesOf = fc.record({
  pace: fc.constantFrom('live' as const, 'correspondence' as const),
  initial: fc.integer({ min: 1, max: 3 * day }),
  increment: fc.integer({ min: 0, max: minute }),
  delay: fc.integer({ min: 0, max: minute }),
  reserve: fc.integer({ min: 0, max: day }),
});

interface Step {
  readonly kind: 'move' | 'undo' | 'word' | 'away';
  readonly seat: number;
  readonly wait: number;
  readonly next: readonly number[];
}
const stepsOf = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('move', 'move', 'move', 'undo', 'word', 'away'),
    seat: fc.integer({ min: 0, max: 1 }),
    wait: fc.integer({ min: 0, max: day }),
    next: fc.constantFrom([0], [1], [0, 1]),
  }),
  { maxLength: 30 },
);

/** Steps as a log: only who is asked moves; a seat that has chosen in secret is not asked again before the other has. */
function play(rules: ClockRules, steps: readonly Step[]): { states: ClockState[]; log: NewEntry[]; end: number } {
  let state = startClocks(rules, 2, [0], 0);
  let time = 0;
  const states = [state];
  const log: NewEntry[] = [];
  for (const { kind, seat, wait, next } of steps) {
    time += wait;
    const waits = state.asked.length === 2;
    if (kind === 'move' && !state.asked.includes(seat)) continue;
    if (kind === 'undo' && state.ended?.seat !== seat) continue;
    const asked = kind === 'move' ? (waits ? [1 - seat] : next) : kind === 'undo' ? [seat] : state.asked;
    const isWord = kind === 'word' || kind === 'away';
    const text = kind === 'away' ? awayWord(wait) : '';
    const entry: NewEntry = { kind: isWord ? 'word' : kind, seat, text, time };
    state = afterEntry(rules, state, entry, asked);
    states.push(state);
    log.push(entry);
  }
  return { states, log, end: time };
}

describe('Properties of all clocks', () => {
  const holds = (check: (rules: Required<ClockRules>, steps: readonly Step[]) => void): void =>
    fc.assert(fc.property(rulesOf, stepsOf, check), { numRuns: 300 });

  test('Nobody has more than he was given', () => {
    holds((rules, steps) => {
      const { states, log, end } = play(rules, steps);
      const given = rules.initial + rules.delay + rules.reserve + log.length * rules.increment;
      for (const { left } of clocksAt(states[states.length - 1], end)) assert.ok(left >= 0 && left <= given);
    });
  });

  test('The deadline is the very moment when the first runs out', () => {
    holds((rules, steps) => {
      const { states } = play(rules, steps);
      const state = states[states.length - 1];
      const { deadline, toMove } = turnOf(state);
      assert.ok(deadline !== null && state.since !== null && deadline >= state.since);
      if (deadline > state.since) assert.deepEqual(flagged(state, deadline - 1), []);
      assert.ok(flagged(state, deadline).some(({ seat }) => toMove.includes(seat)));
    });
  });

  test('Only clocks of seats that are asked run, and by as much as time passes', () => {
    holds((rules, steps) => {
      const { states, end } = play(rules, steps);
      const state = states[states.length - 1];
      const [before, after] = [clocksAt(state, end), clocksAt(state, end + 1000)];
      for (const [seat, { left }] of after.entries()) {
        const used = state.asked.includes(seat) ? Math.min(1000, before[seat].left) : 0;
        assert.ok(Math.abs(before[seat].left - left - used) < 1 || left === 0);
      }
    });
  });

  test('What is counted does not depend on when one looks, nor on passing through JSON', () => {
    holds((rules, steps) => {
      const { states } = play(rules, steps);
      const { states: again } = play(rules, steps);
      assert.deepEqual(again, states);
      for (const state of states) assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
    });
  });

  test('At most one may claim', () => {
    holds((rules, steps) => {
      const { states, end } = play(rules, steps);
      const state = states[states.length - 1];
      const may = [0, 1].filter((seat) => claimOf(state, seat, end).may);
      assert.ok(may.length <= 1);
      for (const seat of may) assert.ok(flagged(state, end).some((late) => late.seat === 1 - seat));
    });
  });

  test('A server that was away all the time costs nobody anything', () => {
    holds((rules, steps) => {
      const { states, end } = play(rules, steps);
      const state = states[states.length - 1];
      const late = end + 100 * day;
      const entry: NewEntry = { kind: 'word', seat: 0, text: awayWord(200 * day), time: late };
      const back = afterEntry(rules, state, entry, state.asked);
      const since = state.since ?? 0;
      assert.deepEqual(
        clocksAt(back, late).map(({ left }) => left),
        clocksAt(state, since).map(({ left }) => left),
      );
    });
  });
});
