import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  absenceLeft,
  afterEntry,
  awayWord,
  backWord,
  type ClockState,
  claimOf,
  claimText,
  clocksAt,
  duration,
  flagged,
  mostAway,
  startClocks,
  turnOf,
} from '../../server/clocks.ts';
import type { Clock, EntryKind, NewEntry } from '../../server/store/store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A game of entries: who did what when, and who must choose after it. */
class Telling {
  readonly rules: Clock;
  state: ClockState;

  constructor(rules: Clock, asked: readonly number[] = [0], from: number | null = 0) {
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
  const fischer: Clock = { pace: 'live', initial: 10 * minute, increment: 5000 };

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
      away: null,
      absence: 0,
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
    assert.deepEqual(claimOf(game.state, [0], day), { may: false, at: null });
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
  const slow: Clock = { pace: 'correspondence', initial: 3 * day, increment: 0, reserve: 10 * day };

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
  const blitz: Clock = { pace: 'live', initial: 10 * minute, increment: 0 };

  test('The one who waits is told when he may claim', () => {
    const { state } = new Telling(blitz);
    assert.deepEqual(claimOf(state, [0], 4 * minute), { may: false, at: 10 * minute });
    assert.equal(claimText(claimOf(state, [0], 4 * minute), 4 * minute), 'You may claim the game in 6 minutes.');
    assert.equal(claimText(claimOf(state, [1], 4 * minute), 4 * minute), '');
    assert.deepEqual(claimOf(state, [0], 10 * minute), { may: true, against: 0 });
    assert.equal(claimText(claimOf(state, [0], 11 * minute), 11 * minute), 'You may claim the game: time is up.');
    assert.deepEqual(flagged(state, 11 * minute), [{ seat: 0, at: 10 * minute }]);
  });

  test('When both run out, the first one has lost; at the same moment nobody may claim', () => {
    const both = new Telling(blitz, [0, 1]);
    assert.deepEqual(
      [0, 1].map((seat) => claimOf(both.state, [1 - seat], day).may),
      [false, false],
    );
    assert.equal(flagged(both.state, day).length, 2);
    const { state } = new Telling(blitz).move(0, minute, [1]).move(1, minute, [0, 1]);
    assert.deepEqual(claimOf(state, [0], day), { may: true, against: 0 });
    assert.deepEqual(claimOf(state, [1], day), { may: false, at: null });
  });

  test('Durations are said in the largest unit, and never too short', () => {
    const said = [0, 999, 1000, 59_001, minute, minute + 1, 60 * minute, day, 2.1 * day].map(duration);
    const expected = ['1 second', '1 second', '1 second', '60 seconds', '1 minute', '2 minutes', '1 hour', '1 day'];
    assert.deepEqual(said, [...expected, '3 days']);
  });
});

describe('A player who is away', () => {
  const slow: Clock = { pace: 'correspondence', initial: 3 * day, increment: 0 };
  const game = () => new Telling(slow).move(0, day, [1]);

  test('His clock stands still until he said, and the days of his turn follow', () => {
    const away = game().tell('word', 1, 2 * day, [1], awayWord(12 * day));
    assert.deepEqual(away.left(12 * day), [3 * day, 2 * day]);
    assert.deepEqual(away.left(13 * day), [3 * day, day]);
    assert.equal(turnOf(away.state).deadline, 14 * day);
    assert.equal(clocksAt(away.state, 5 * day)[1].away, 12 * day);
    assert.equal(clocksAt(away.state, 12 * day)[1].away, null);
    assert.deepEqual(claimOf(away.state, [1], 13 * day), { may: false, at: 14 * day });
  });

  test('It does not stop the clock of the other', () => {
    const away = game().tell('word', 0, 2 * day, [1], awayWord(20 * day));
    assert.equal(turnOf(away.state).deadline, 4 * day);
    assert.deepEqual(away.move(1, 3 * day, [0]).left(20 * day), [3 * day, 3 * day]);
    assert.equal(turnOf(away.state).deadline, 23 * day);
  });

  test('He has so many days in a game, and those he did not use come back when he does', () => {
    const away = game().tell('word', 1, 2 * day, [1], awayWord(12 * day));
    assert.equal(absenceLeft(away.state, 1, 2 * day), mostAway);
    assert.equal(absenceLeft(away.state, 1, 12 * day), mostAway - 10 * day);
    away.tell('word', 1, 6 * day, [1], backWord);
    assert.equal(absenceLeft(away.state, 1, 12 * day), mostAway - 4 * day);
    assert.deepEqual(away.left(7 * day), [3 * day, day]);
  });

  test('A turn that is taken back has stood still all the same', () => {
    const away = new Telling(slow).tell('word', 0, 0, [0], awayWord(5 * day)).move(0, 6 * day, [1]);
    assert.deepEqual(away.undo(0, 7 * day, [0]).left(7 * day), [day, 3 * day]);
    const later = new Telling(slow).move(0, day, [1]).tell('word', 0, day, [1], awayWord(5 * day));
    assert.deepEqual(later.undo(0, 6 * day, [0]).left(6 * day), [day, 3 * day]);
  });

  test('A live clock gives no such days', () => {
    const { state } = new Telling({ pace: 'live', initial: minute, increment: 0 });
    assert.equal(absenceLeft(state, 0, 0), 0);
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
function play(rules: Clock, steps: readonly Step[]): { states: ClockState[]; log: NewEntry[]; end: number } {
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
    const text = kind === 'away' ? awayWord(time + Math.round(absenceLeft(state, seat, time) / 3)) : '';
    const entry: NewEntry = { kind: isWord ? 'word' : kind, seat, text, time };
    state = afterEntry(rules, state, entry, asked);
    states.push(state);
    log.push(entry);
  }
  return { states, log, end: time };
}

type FullClock = Clock & { readonly delay: number; readonly reserve: number };

describe('Properties of all clocks', () => {
  const holds = (check: (rules: FullClock, steps: readonly Step[]) => void): void =>
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
        const stood = Math.min(1000, Math.max(0, (state.away[seat] ?? 0) - end));
        const used = state.asked.includes(seat) ? Math.min(1000 - stood, before[seat].left) : 0;
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
      const may = [0, 1].filter((seat) => claimOf(state, [1 - seat], end).may);
      assert.ok(may.length <= 1);
      for (const seat of may) assert.ok(flagged(state, end).some((late) => late.seat === 1 - seat));
    });
  });

  test('Nobody is away for longer than he may, and who is away all the time loses nothing', () => {
    holds((rules, steps) => {
      const { states, end } = play(rules, steps);
      const state = states[states.length - 1];
      for (const each of states) assert.ok(each.absence.every((left) => left >= 0 && left <= mostAway));
      const until = Math.max(end, state.since ?? 0) + 100 * day;
      const entry: NewEntry = { kind: 'word', seat: 0, text: awayWord(until), time: end };
      const away = afterEntry(rules, state, entry, state.asked);
      assert.equal(clocksAt(away, until)[0].left, clocksAt(state, end)[0].left);
    });
  });
});
