// Clocks as data: what the times in a game's log leave to each seat, who is being timed, and when somebody may claim the game.
//
// Every clock is the same two things. A seat has an *allowance* for each turn (a live clock's delay, the days of a
// correspondence clock), and when that is used up its *bank* runs (a live clock's main time, the reserve for holidays of a
// correspondence clock). A turn is from when a seat is asked until it is no longer asked: War of the Ring makes one turn of many
// small choices, and neither increments nor days should multiply with them. When several choose in secret at once, each is
// timed until it has chosen.
import type { Seat } from '../engine/game.ts';
import { there } from '../lib/there.ts';
import type { Clock, NewEntry, Time, Turn } from './store/store.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a player may be away in one game by correspondence, in all. */
export const mostAway = 30 * day;

/** Clocks that run, without regard to who is away. */
interface Running {
  /** Left of this turn's allowance, by seat, at `since`; a full one for a seat that is not asked. */
  readonly allowance: readonly number[];
  readonly bank: readonly number[];
  /** Who is timed. */
  readonly asked: readonly Seat[];
  /** From when; null before a first entry that costs no time. */
  readonly since: Time | null;
}

export interface ClockState extends Running {
  /** Until when a seat's clock stands still, because its player said that he is away. */
  readonly away: readonly (Time | null)[];
  /** How long each may still be away. */
  readonly absence: readonly number[];
  /** Who ended a turn last, and the clocks just before: they come back, and have run on, if he takes the move back. */
  readonly ended: { readonly seat: Seat; readonly before: Running } | null;
}

interface Terms {
  readonly allowance: number;
  readonly bank: number;
  readonly increment: number;
}

const termsOf = ({ pace, initial, increment, delay = 0, reserve = 0 }: Clock): Terms =>
  pace === 'live' ? { allowance: delay, bank: initial, increment } : { allowance: initial, bank: reserve, increment };

/** The clocks at the start. Without a time they wait for the first entry, which then costs nothing. */
export function startClocks(rules: Clock, seats: number, asked: readonly Seat[], time: Time | null): ClockState {
  const { allowance, bank } = termsOf(rules);
  const all = (value: number): number[] => Array.from({ length: seats }, () => value);
  return {
    allowance: all(allowance),
    bank: all(bank),
    asked,
    since: time,
    away: Array.from({ length: seats }, () => null),
    absence: all(rules.pace === 'correspondence' ? mostAway : 0),
    ended: null,
  };
}

const AWAY = /^away (\d{1,15})$/;

/** The text of the word with which a player stops his clock until then. */
export const awayWord = (until: Time): `away ${number}` => `away ${until}`;
export const backWord = 'back' as const;

/** What a seat has left after it was timed for so long: first the allowance is used, then the bank. */
function used(allowance: number, bank: number, time: number): { allowance: number; bank: number } {
  const over = Math.max(0, time - allowance);
  return { allowance: allowance - (time - over), bank: bank - over };
}

/** Lets the clocks run until a time. The clock of another server may be behind: time never runs back. */
function runTo({ allowance, bank, asked, since }: Running, away: ClockState['away'], time: Time): Running {
  if (since === null) return { allowance, bank, asked, since: time };
  const now = Math.max(since, time);
  const passed = (seat: Seat): number =>
    asked.includes(seat) ? Math.max(0, now - Math.max(since, away[seat] ?? since)) : 0;
  const left = bank.map((left, seat) => used(there(allowance[seat]), left, passed(seat)));
  return {
    allowance: left.map((each) => each.allowance),
    bank: left.map((each) => each.bank),
    asked,
    since: now,
  };
}

/** A player goes away until a time, or says that he is back; what he has not used of an absence comes back too. */
function withAbsence(state: ClockState, seat: Seat, until: Time | null, time: Time): ClockState {
  const { away, absence, ended } = state;
  const now = Math.max(time, state.since ?? time);
  const run = (clocks: Running): Running => (clocks.since === null ? clocks : runTo(clocks, away, now));
  const left = there(absence[seat]) + Math.max(0, (away[seat] ?? now) - now) - Math.max(0, (until ?? now) - now);
  return {
    ...run(state),
    away: away.with(seat, until),
    absence: absence.with(seat, Math.max(0, left)),
    ended: ended && { seat: ended.seat, before: run(ended.before) },
  };
}

/** The clocks after an entry of the log; `asked` is who must choose then. */
export function afterEntry(
  rules: Clock,
  state: ClockState,
  { kind, seat, text, time }: NewEntry,
  asked: readonly Seat[],
): ClockState {
  if (kind === 'word') {
    const until = AWAY.exec(text)?.[1];
    if (until === undefined && text !== backWord) return state;
    return withAbsence(state, seat, until === undefined ? null : Number(until), time);
  }
  const takesBack = kind === 'undo' && state.ended?.seat === seat && asked.includes(seat) ? state.ended : undefined;
  const now = runTo(takesBack?.before ?? state, state.away, Math.max(time, state.since ?? time));
  const isOver = now.asked.includes(seat) && !asked.includes(seat);
  const terms = termsOf(rules);
  const allowance = now.allowance.map((left, each) => (asked.includes(each) ? left : terms.allowance));
  // Who was too late for a claim that nobody made begins the next turn with nothing, not with a debt.
  const bank = now.bank.map((left, each) => (isOver && each === seat ? Math.max(0, left) + terms.increment : left));
  const ended = isOver ? { seat, before: now } : kind === 'undo' && !takesBack ? state.ended : null;
  return { ...state, allowance, bank, asked, since: now.since, ended };
}

export interface SeatClock {
  /** Left of the allowance of this turn. */
  readonly allowance: number;
  readonly bank: number;
  /** Both together: 0 when time is up. */
  readonly left: number;
  readonly runs: boolean;
  /** When its time is up, if it does nothing; null for a clock that does not run. */
  readonly until: Time | null;
  /** Until when it stands still because its player is away. */
  readonly away: Time | null;
  /** How long its player may yet be away, beside an absence under way. */
  readonly absence: number;
}

/** What each seat has left now. */
export function clocksAt(state: ClockState, now: Time): readonly SeatClock[] {
  const { allowance, bank } = state.since === null ? state : runTo(state, state.away, now);
  return bank.map((banked, seat) => {
    const allowed = there(allowance[seat]);
    const runs = state.since !== null && state.asked.includes(seat);
    const left = Math.max(0, allowed + banked);
    return {
      allowance: Math.max(0, allowed),
      bank: Math.max(0, banked),
      left,
      runs,
      until: runs ? timeUp(state, seat) : null,
      away: isAway(state, seat, now) ? (state.away[seat] ?? null) : null,
      absence: there(state.absence[seat]),
    };
  });
}

const timeUp = ({ allowance, bank, since, away }: ClockState, seat: Seat): Time =>
  Math.max(since ?? 0, away[seat] ?? 0) + Math.max(0, there(allowance[seat]) + there(bank[seat]));

export const isAway = ({ away }: ClockState, seat: Seat, now: Time): boolean => (away[seat] ?? 0) > now;

/** How long a seat may be away from now on; what it has left of an absence under way is part of it. */
export const absenceLeft = ({ away, absence }: ClockState, seat: Seat, now: Time): number =>
  there(absence[seat]) + Math.max(0, (away[seat] ?? now) - now);

/** What the store keeps beside the log: who must choose, and when the first of them runs out of time. */
export function turnOf(state: ClockState): Turn {
  const { asked, since } = state;
  const deadline = since === null || asked.length === 0 ? null : Math.min(...asked.map((seat) => timeUp(state, seat)));
  return { toMove: [...asked], deadline };
}

/** Who has run out of time, the first one first. */
export function flagged(state: ClockState, now: Time): readonly { readonly seat: Seat; readonly at: Time }[] {
  if (state.since === null) return [];
  return state.asked
    .map((seat) => ({ seat, at: timeUp(state, seat) }))
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at);
}

export type Claim =
  | { readonly may: true; readonly against: Seat }
  /** `at`: when it may claim, if nobody does anything; null when no clock runs for it to wait for. */
  | { readonly may: false; readonly at: Time | null };

/**
 * Whether the game may be claimed now against one of the rivals. The side that ran out first has lost, and with it the one
 * that ran out at the same moment.
 */
export function claimOf(state: ClockState, rivals: readonly Seat[], now: Time): Claim {
  if (state.since === null) return { may: false, at: null };
  const times = state.asked.map((other) => ({ other, at: timeUp(state, other) })).sort((a, b) => a.at - b.at);
  const first = times.find(({ other }) => rivals.includes(other));
  const own = times.find(({ other }) => !rivals.includes(other))?.at ?? Number.POSITIVE_INFINITY;
  if (!first || own <= first.at) return { may: false, at: null };
  return first.at <= now ? { may: true, against: first.other } : { may: false, at: first.at };
}

const units = [
  ['day', day],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
  ['second', 1000],
] as const;

/** `6 minutes`, `2 days`: the largest unit of which there is one, never less than is left. */
export function duration(milliseconds: number): string {
  const [name, size] = units.find(([, each]) => milliseconds >= each) ?? units[3];
  const count = Math.max(1, Math.ceil(milliseconds / size));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** For the player who waits; empty when there is nothing to claim. */
export function claimText(claim: Claim, now: Time): string {
  if (claim.may) return 'You may claim the game: time is up.';
  return claim.at === null ? '' : `You may claim the game in ${duration(claim.at - now)}.`;
}
