import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  claimOf,
  clockLine,
  clockWords,
  dateWords,
  isLow,
  readClock,
  shortClock,
  warning,
} from '../../../client/online/clock-words.ts';
import { learnTime, serverNow } from '../../../client/session/server-time.ts';
import type { TableInfo } from '../../../protocol/messages.ts';

const [second, minute, day] = [1000, 60_000, 86_400_000];
const live = { pace: 'live', initial: 60 * minute, increment: 10 * second, delay: 5 * second } as const;
const slow = { pace: 'correspondence', initial: 3 * day, increment: 0, reserve: 5 * day } as const;
/** Noon, wherever the test runs. */
const now = new Date(2026, 10, 15, 12, 0).getTime();

test('The terms of every kind of clock', () => {
  assert.equal(clockWords(live), '60 minutes each, 10 seconds more each turn, the first 5 seconds of each turn free');
  assert.equal(clockWords(slow), '3 days a move and 5 days in reserve');
});

test('A live clock: first what is free runs, then the rest; it stands when it does not run', () => {
  const running = { allowance: 5 * second, bank: 90 * second, until: now + 95 * second, away: null };
  assert.equal(shortClock(live, running, now), '1:30 +5');
  assert.equal(shortClock(live, running, now + 3 * second), '1:30 +2');
  assert.equal(shortClock(live, running, now + 15 * second), '1:20');
  assert.equal(shortClock(live, running, now + 200 * second), '0:00');
  assert.equal(clockLine(live, running, now + 200 * second), 'time is up');
  assert.equal(shortClock(live, { ...running, until: null }, now + minute), '1:30');
  assert.deepEqual([isLow(live, running, now), isLow(live, running, now + 40 * second)], [false, true]);
});

test('A clock over days says the day, then how long the reserve lasts', () => {
  const clock = { allowance: 3 * day, bank: 5 * day, until: now + 8 * day, away: null };
  assert.equal(shortClock(slow, clock, now), 'until 18 Nov, 12:00');
  assert.equal(clockLine(slow, clock, now), 'until 18 Nov, 12:00 · 5 days in reserve');
  assert.equal(clockLine(slow, clock, now + 4 * day), 'in reserve, until 23 Nov, 12:00');
  assert.equal(shortClock(slow, clock, now + 9 * day), 'time is up');
  assert.equal(dateWords(now + 60 * minute, now), 'today, 13:00');
  assert.equal(dateWords(now + day, now), 'tomorrow, 12:00');
  assert.equal(dateWords(now + 60 * day, now), '14 Jan 2027, 12:00');
});

test('Who is away has a clock that stands still until then', () => {
  const away = { allowance: 3 * day, bank: 0, until: now + 5 * day, away: now + 2 * day };
  assert.equal(shortClock(slow, away, now), 'away until 17 Nov, 12:00');
  assert.equal(readClock(away, now + day).left, 3 * day);
  assert.equal(readClock(away, now + 3 * day).left, 2 * day);
  assert.equal(readClock(away, now + 3 * day).away, null);
});

test('One is warned of the end of his own time, and of nothing else', () => {
  const clock = { allowance: 0, bank: 10 * minute, until: now + 10 * minute, away: null };
  assert.equal(warning(clock, now), '');
  assert.equal(warning(clock, now + 6 * minute), 'You have less than 5 minutes.');
  assert.equal(warning(clock, now + 9.6 * minute), 'You have less than 30 seconds.');
  assert.equal(warning({ ...clock, until: null }, now + 9.6 * minute), '');
});

test('A game is claimed from who ran out first, and never by who is to move', () => {
  const sides = [{ seats: [0] }, { seats: [1] }];
  const info = { seats: [{ kind: 'guest' }, { kind: 'guest' }], sides, toMove: [1] } as unknown as TableInfo;
  const still = { allowance: 0, bank: minute, until: null, away: null, absence: 0 };
  const theirs = { ...still, until: now + minute };
  assert.deepEqual(claimOf(info, [still, theirs], 0, now - 5 * minute), {
    may: false,
    text: 'You may claim the game in 6 minutes.',
  });
  assert.equal(claimOf(info, [still, theirs], 0, now + minute).may, true);
  assert.deepEqual(claimOf(info, [still, theirs], 1, now + minute), { may: false, text: '' });
  assert.equal(claimOf(info, [still, theirs], 'spectator', now + minute).may, false);
  const both = { ...info, toMove: [0, 1] };
  assert.equal(claimOf(both, [{ ...still, until: now }, theirs], 0, now + minute).may, false, 'he was late himself');
  const gone = { ...info, seats: [{ kind: 'guest' }, { kind: 'departed' }] } as unknown as TableInfo;
  assert.equal(claimOf(gone, null, 0, now).may, true);
});

test('The time of the server is believed when it differs by more than the way of an answer', () => {
  const wrong = Date.now();
  learnTime(new Date(wrong + 60 * minute).toUTCString(), wrong);
  assert.ok(Math.abs(serverNow() - Date.now() - 60 * minute) < 2 * second);
  learnTime(new Date(wrong).toUTCString(), wrong);
  assert.ok(Math.abs(serverNow() - Date.now()) < second);
});

test('The time of a partner is nobody’s to claim', () => {
  const sides = [{ seats: [0, 2] }, { seats: [1, 3] }];
  const seats = [0, 1, 2, 3].map(() => ({ kind: 'guest' }));
  const info = { seats, sides, toMove: [2] } as unknown as TableInfo;
  const late = { allowance: 0, bank: minute, until: now - minute, away: null, absence: 0 };
  const clocks = [late, late, late, late];
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => claimOf(info, clocks, seat, now).may),
    [false, true, false, true],
  );
});
