// Unfinished procedures are a stack of plain frames in the state. Each frame's `at` names one step in a static table;
// steps push, replace, pop, or ask. One loop runs to the next decision.
import type { DecisionKind, Emit, Frame, Move, RuleId, Seat, State } from './game.ts';
import type { Offer } from './offer.ts';

/** The member of a union of frames that can stand at step `K`. */
export type FrameAt<F extends Frame, K extends string> = F extends { at: infer A } ? (K extends A ? F : never) : never;

/** Acts without asking anybody. It must change the stack: push, pop, or move its frame to another step. */
export interface RunStep<S, F> {
  run(s: S, f: F, emit: Emit): void;
}

/** Asks one seat. */
export interface AskStep<S, F> {
  kind: DecisionKind;
  /** The rule that makes this seat choose now: the answer to "why can't I do something else?". */
  rule: RuleId;
  seat(s: S, f: F): Seat;
  prompt(s: S, f: F, seat: Seat): string;
  options(s: S, f: F, offer: Offer, seat: Seat): void;
  take(s: S, f: F, move: Move, emit: Emit, seat: Seat): void;
}

/** A frame that gathers one secret choice from each of several seats. */
export interface SecretFrame extends Frame {
  /** By seat: the choice made, or null. */
  picks: (Move | null)[];
}

/** Asks several seats at once; nobody learns anything before all have chosen. */
export interface SecretStep<S, F> {
  kind: DecisionKind;
  rule: RuleId;
  seats(s: S, f: F): readonly Seat[];
  prompt(s: S, f: F, seat: Seat): string;
  options(s: S, f: F, offer: Offer, seat: Seat): void;
  reveal(s: S, f: F, picks: readonly (Move | null)[], emit: Emit): void;
}

export type Step<S, F> = RunStep<S, F> | AskStep<S, F> | SecretStep<S, F>;
export type StepTable<S, F extends Frame> = { readonly [K in F['at']]: Step<S, FrameAt<F, K>> };

/** The steps of one part of a game: a table for some of the frames. `F` may be the whole union. */
export type StepsOf<S, F extends Frame, K extends F['at']> = { readonly [A in K]: Step<S, FrameAt<F, A>> };

/** More automatic steps than this in a row is a procedure that never ends. */
const MOST_STEPS = 100_000;

export const top = (s: State): Frame | undefined => s.stack[s.stack.length - 1];
export function push<F extends Frame>(s: State, frame: F): void {
  s.stack.push(frame);
}
export function pop(s: State): void {
  s.stack.pop();
}
/** The frame now on top gives way to another. */
export function replace<F extends Frame>(s: State, frame: F): void {
  s.stack[s.stack.length - 1] = frame;
}

/** What the game itself chooses for a seat that nobody sits at; undefined where somebody does. */
export type StandIn<S> = (s: S, step: AskStep<S, Frame>, frame: Frame) => { seat: Seat; move: Move } | undefined;

/** Runs automatic steps until somebody must choose or the game is over; `after` each of them. */
export function runOn<S extends State>(
  steps: Readonly<Record<string, Step<S, Frame>>>,
  s: S,
  emit: Emit,
  after?: (s: S, emit: Emit) => void,
  standIn?: StandIn<S>,
): void {
  for (let i = 0; i < MOST_STEPS; i++) {
    if (s.outcome) {
      s.stack.length = 0;
      return;
    }
    const frame = s.stack[s.stack.length - 1];
    if (!frame) throw new Error('The stack of procedures is empty, but the game has no outcome.');
    const step = steps[frame.at];
    if (!step) throw new Error(`No step is called "${frame.at}".`);
    // Looked up, not asked for with `in`: this is done after every step of every look ahead.
    const { run } = step as Partial<RunStep<S, Frame>>;
    if (run) run.call(step, s, frame, emit);
    else if (!standIn || 'reveal' in step) return;
    else {
      const asks = step as AskStep<S, Frame>;
      const chosen = standIn(s, asks, frame);
      if (!chosen) return;
      asks.take(s, frame, chosen.move, emit, chosen.seat);
    }
    after?.(s, emit);
  }
  throw new Error(`The procedure at "${top(s)?.at}" ran ${MOST_STEPS} steps without asking anybody: it never ends.`);
}
