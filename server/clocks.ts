// Clocks as data: what the times in a game's log leave to each seat, who is being timed, and when somebody may claim the game.
//
// Every clock is the same two things. A seat has an *allowance* for each turn (a live clock's delay, the days of a
// correspondence clock), and when that is used up its *bank* runs (a live clock's main time, the reserve for holidays of a
// correspondence clock). A turn is from when a seat is asked until it is no longer asked: War of the Ring makes one turn of many
// small choices, and neither increments nor days should multiply with them. When several choose in secret at once, each is
// timed until it has chosen.
import type { Seat } from '../engine/game.ts';
import type { Clock, NewEntry, Time, Turn } from './store/store.ts';

/** A stored clock, with what the simplest ones do without. All in milliseconds. */
export interface ClockRules extends Clock {
  /** Live: free at the beginning of each turn. */
  readonly delay?: number;
  /** Correspondence: for the whole game, on top of the time for each turn. */
  readonly reserve?: number;
}

export interface ClockState {
  /** Left of this turn's allowance, by seat, at `since`; a full one for a seat that is not asked. */
  readonly allowance: readonly number[];
  readonly bank: readonly number[];
  /** Who is timed. */
  readonly asked: readonly Seat[];
  /** From when; null before a first entry that costs no time. */
  readonly since: Time | null;
  /** Who ended a turn last, and the clocks just before: they come back, and have run on, if he takes the move back. */
  readonly ended: { readonly seat: Seat; readonly before: Omit<ClockState, 'ended'> } | null;
}

interface Terms {
  readonly allowance: number;
  readonly bank: number;
  readonly increment: number;
}

const termsOf = ({ pace, initial, increment, delay = 0, reserve = 0 }: ClockRules): Terms =>
  pace === 'live' ? { allowance: delay, bank: initial, increment } : { allowance: initial, bank: reserve, increment };

/** The clocks at the start. Without a time they wait for the first entry, which then costs nothing. */
export function startClocks(rules: ClockRules, seats: number, asked: readonly Seat[], time: Time | null): ClockState {
  const { allowance, bank } = termsOf(rules);
  const all = (value: number): number[] => Array.from({ length: seats }, () => value);
  return { allowance: all(allowance), bank: all(bank), asked, since: time, ended: null };
}

const AWAY = /^away (\d{1,15})$/;

/**
 * The text of a word that the server puts into the log when it comes back: so many milliseconds passed that no player could
 * have used, and are not counted. Servers that count them do not write it.
 */
export const awayWord = (milliseconds: number): string => `away ${Math.max(0, Math.round(milliseconds))}`;

/**
 * How long nobody could play, from the server's last sign of life and its coming back. A short break is a hiccup that every
 * network has, and is counted.
 */
export function downtime(lastAlive: Time | undefined, now: Time, patience = 30_000): number {
  const gone = lastAlive === undefined ? 0 : now - lastAlive;
  return gone > patience ? gone : 0;
}

/** What a seat has left after it was timed for so long: first the allowance is used, then the bank. */
function used(allowance: number, bank: number, time: number): { allowance: number; bank: number } {
  const over = Math.max(0, time - allowance);
  return { allowance: allowance - (time - over), bank: bank - over };
}

type Running = Omit<ClockState, 'ended'>;

/** Lets the clocks run until a time. The clock of another server may be behind: time never runs back. */
function runTo({ allowance, bank, asked, since }: Running, time: Time): Running {
  if (since === null) return { allowance, bank, asked, since: time };
  const passed = Math.max(0, time - since);
  const left = bank.map((_, seat) => used(allowance[seat], bank[seat], asked.includes(seat) ? passed : 0));
  return {
    allowance: left.map((each) => each.allowance),
    bank: left.map((each) => each.bank),
    asked,
    since: since + passed,
  };
}

/** Time that is not counted: the clocks start to run later. */
const skip = <T extends Running>(state: T, milliseconds: number, now: Time): T =>
  state.since === null ? state : { ...state, since: Math.max(state.since, Math.min(now, state.since + milliseconds)) };

/** The clocks after an entry of the log; `asked` is who must choose then. */
export function afterEntry(
  rules: ClockRules,
  state: ClockState,
  { kind, seat, text, time }: NewEntry,
  asked: readonly Seat[],
): ClockState {
  if (kind === 'word') {
    const away = Number(AWAY.exec(text)?.[1] ?? 0);
    const { ended } = state;
    return { ...skip(state, away, time), ended: ended && { seat: ended.seat, before: skip(ended.before, away, time) } };
  }
  const takesBack = kind === 'undo' && state.ended?.seat === seat && asked.includes(seat) ? state.ended : undefined;
  const now = runTo(takesBack?.before ?? state, Math.max(time, state.since ?? time));
  const isOver = now.asked.includes(seat) && !asked.includes(seat);
  const terms = termsOf(rules);
  const allowance = now.allowance.map((left, each) => (asked.includes(each) ? left : terms.allowance));
  // Who was too late for a claim that nobody made begins the next turn with nothing, not with a debt.
  const bank = now.bank.map((left, each) => (isOver && each === seat ? Math.max(0, left) + terms.increment : left));
  const ended = isOver ? { seat, before: now } : kind === 'undo' && !takesBack ? state.ended : null;
  return { allowance, bank, asked, since: now.since, ended };
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
}

/** What each seat has left now. */
export function clocksAt(state: ClockState, now: Time): readonly SeatClock[] {
  const { allowance, bank } = state.since === null ? state : runTo(state, now);
  return bank.map((_, seat) => {
    const runs = state.since !== null && state.asked.includes(seat);
    const left = Math.max(0, allowance[seat] + bank[seat]);
    return {
      allowance: Math.max(0, allowance[seat]),
      bank: Math.max(0, bank[seat]),
      left,
      runs,
      until: runs ? timeUp(state, seat) : null,
    };
  });
}

const timeUp = ({ allowance, bank, since }: ClockState, seat: Seat): Time =>
  (since ?? 0) + Math.max(0, allowance[seat] + bank[seat]);

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

/** Whether a seat may claim the game now. Who ran out first has lost, and with him who ran out at the same moment. */
export function claimOf(state: ClockState, seat: Seat, now: Time): Claim {
  if (state.since === null) return { may: false, at: null };
  const own = state.asked.includes(seat) ? timeUp(state, seat) : Number.POSITIVE_INFINITY;
  const rivals = state.asked.filter((other) => other !== seat).map((other) => ({ other, at: timeUp(state, other) }));
  const first = rivals.sort((a, b) => a.at - b.at)[0];
  if (!first || own <= first.at) return { may: false, at: null };
  return first.at <= now ? { may: true, against: first.other } : { may: false, at: first.at };
}

const units = [
  ['day', 24 * 60 * 60 * 1000],
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
