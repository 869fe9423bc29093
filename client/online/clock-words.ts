// What clocks show and say: plain functions, so that tests can read them.

import type { Seat, Viewer } from '../../engine/game.ts';
import { rivalsOf } from '../../engine/sides.ts';
import { counted } from '../../lib/counted.ts';
import { there } from '../../lib/there.ts';
import type { TableInfo, TurnInfo } from '../../protocol/messages.ts';

export type Clocks = TurnInfo['clocks'];
export type SeatClock = Omit<NonNullable<Clocks>[number], 'absence'>;
type Rules = NonNullable<TableInfo['clock']>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '3 days', '90 minutes', '15 seconds': in the largest unit that needs no fraction. */
export function span(time: number): string {
  if (time >= DAY && time % DAY === 0) return counted(time / DAY, 'day');
  if (time >= 2 * HOUR && time % HOUR === 0) return counted(time / HOUR, 'hour');
  if (time >= MINUTE) return counted(Math.round(time / MINUTE), 'minute');
  return counted(Math.round(time / SECOND), 'second');
}

/** The terms of a table. */
export function clockWords(clock: TableInfo['clock']): string {
  if (!clock) return 'no clock';
  const { pace, initial, increment, delay = 0, reserve = 0 } = clock;
  if (pace === 'correspondence')
    return `${span(initial)} a move${reserve > 0 ? ` and ${span(reserve)} in reserve` : ''}`;
  const more = increment > 0 ? `, ${span(increment)} more each turn` : '';
  const free = delay > 0 ? `, the first ${span(delay)} of each turn free` : '';
  return `${span(initial)} each${more}${free}`;
}

export function leftWords(left: number): string {
  if (left <= 0) return 'time is up';
  return `${roughly(left)} left`;
}

function roughly(time: number): string {
  if (time >= DAY) return counted(Math.floor(time / DAY), 'day');
  if (time >= HOUR) return counted(Math.floor(time / HOUR), 'hour');
  return counted(Math.max(1, Math.floor(time / MINUTE)), 'minute');
}

/** What is left, as a clock on the table shows it. */
export function clockFace(left: number): string {
  if (left >= DAY) return roughly(left);
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

const HOURS = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** 'today, 14:05', '18 Nov, 14:05'. */
export function dateWords(time: number, now: number): string {
  const day = (at: number) => new Date(at).toDateString();
  const [then, today] = [new Date(time), new Date(now)];
  const name =
    day(time) === day(now)
      ? 'today'
      : day(time) === day(now + DAY)
        ? 'tomorrow'
        : (then.getFullYear() === today.getFullYear() ? DATE : YEAR).format(then);
  return `${name}, ${HOURS.format(then)}`;
}

export interface Reading {
  /** What is free at the beginning of a turn, or its days. */
  readonly allowance: number;
  readonly bank: number;
  readonly left: number;
  readonly runs: boolean;
  readonly away: number | null;
}

/** How a clock stands now. */
export function readClock({ allowance, bank, until, away }: SeatClock, now: number): Reading {
  const isAway = away !== null && away > now ? away : null;
  const whole = allowance + bank;
  const left = until === null ? whole : Math.max(0, Math.min(whole, until - now));
  const banked = Math.min(bank, left);
  return { allowance: left - banked, bank: banked, left, runs: until !== null, away: isAway };
}

/** The few signs on the table. */
export function shortClock({ pace }: Rules, clock: SeatClock, now: number): string {
  const { allowance, bank, left, runs, away } = readClock(clock, now);
  if (pace === 'live')
    return runs && allowance > 0 ? `${clockFace(bank)} +${Math.ceil(allowance / SECOND)}` : clockFace(bank);
  if (away !== null) return `away until ${dateWords(away, now)}`;
  if (clock.until === null) return span(allowance);
  return left === 0 ? 'time is up' : `until ${dateWords(allowance > 0 ? clock.until - bank : clock.until, now)}`;
}

/** The same as a sentence would say it. */
export function clockLine(rules: Rules, clock: SeatClock, now: number): string {
  const { allowance, bank, left, runs, away } = readClock(clock, now);
  const still = away === null ? [] : [`away until ${dateWords(away, now)}`];
  if (rules.pace === 'live') return runs && left === 0 ? 'time is up' : `${shortClock(rules, clock, now)} left`;
  const reserve = bank > 0 ? [`${roughly(bank)} in reserve`] : [];
  if (clock.until === null) return [...still, ...reserve].join(' · ');
  if (left === 0) return 'time is up';
  if (allowance === 0) return [...still, `in reserve, until ${dateWords(clock.until, now)}`].join(' · ');
  return [...still, `until ${dateWords(clock.until - bank, now)}`, ...reserve].join(' · ');
}

const LOW_MS = MINUTE;
const LATE_MS = DAY / 2;

/** Worth a red face: a minute of a live clock, half a day of another. */
export function isLow({ pace }: Rules, clock: SeatClock, now: number): boolean {
  const { left, runs, away } = readClock(clock, now);
  return runs && away === null && left < (pace === 'live' ? LOW_MS : LATE_MS);
}

const WARNINGS = [5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND] as const;

/** What is said aloud of one's own live clock: at most four times in a game, each until the next. */
export function warning(clock: SeatClock, now: number): string {
  const { left, runs } = readClock(clock, now);
  const due = runs && left > 0 ? WARNINGS.findLast((mark) => left <= mark) : undefined;
  return due === undefined ? '' : `You have less than ${span(due)}.`;
}

export type Claim = { readonly may: boolean; readonly text: string };

/** Whether the game may be claimed, or when. The side that ran out first has lost. */
export function claimOf({ seats, sides, toMove }: TableInfo, clocks: Clocks, as: Viewer, now: number): Claim {
  if (as === 'spectator') return { may: false, text: '' };
  const rivals = rivalsOf(sides, as);
  const others = toMove.filter((seat) => rivals.includes(seat));
  const ours = toMove.filter((seat) => !rivals.includes(seat));
  if (others.some((seat) => ['departed', 'open'].includes(there(seats[seat]).kind)))
    return { may: true, text: 'The other side has left for good.' };
  const until = (seat: Seat) => clocks?.[seat]?.until ?? Number.POSITIVE_INFINITY;
  const first = Math.min(...others.map(until));
  if (!Number.isFinite(first) || Math.min(...ours.map(until)) <= first) return { may: false, text: '' };
  if (first <= now) return { may: true, text: 'Their time is up.' };
  const wait = first - now < MINUTE ? 'less than a minute' : roughly(first - now);
  return { may: false, text: `You may claim the game in ${wait}.` };
}
