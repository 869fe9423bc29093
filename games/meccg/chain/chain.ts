// Chains of effects (MW-S10.13.1 to MW-S10.13.6, CR-A1 to CR-A10): opening windows, declaring, looking into the chain.

import type { Frame, Seat } from '../../../engine/game.ts';
import { isWindow } from '../declared.ts';
import { begin } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import type { Action } from './action.ts';
import { nextAsked } from './asked.ts';
import type { RespondFrame, WindowKind } from './frames.ts';

/** Where a seat stands when it may act. */
export interface Point {
  readonly seat: Seat;
  readonly window: WindowKind;
  /** It would begin a chain: creatures and corruption cards need that (CR-A15, MW-S8.1.3). */
  readonly first: boolean;
  /** What is declared and unresolved, oldest first. */
  readonly chain: readonly Action[];
}

/** All who may act in this turn do, beginning with the one whose turn it is; `only` one of them when given. */
export function openWindow(s: MeccgState, window: WindowKind = 'open', only?: Seat): void {
  const first = only ?? s.active;
  begin(s, { at: 'chain/window', window, first, seat: first, only: only !== undefined, passed: 0 });
}

/** A passive condition or a rule calls for an action: it comes first in the next chain. */
export const queue = (s: MeccgState, action: Action): void => {
  s.pending.push(action);
};

const isRespond = (frame: Frame): frame is RespondFrame => frame.at === 'chain/respond';

/**
 * A player declares: his action joins the chain that runs, or begins one in the window that is open. The frame of the
 * declaration itself must already be finished.
 */
export function declare(s: MeccgState, action: Action): void {
  const frame = s.stack[s.stack.length - 1];
  if (frame && isRespond(frame)) {
    frame.items.push(action);
    frame.passed = 0;
    frame.seat = nextAsked(s, action.seat, frame.window, frame.items);
  } else if (frame && isWindow(frame)) {
    frame.at = 'chain/window';
    frame.passed = 0;
    frame.seat = frame.first;
    begin(s, {
      at: 'chain/respond',
      window: frame.window,
      items: [action],
      seat: nextAsked(s, action.seat, frame.window, [action]),
      passed: 0,
    });
  } else throw new Error(`Nothing can be declared at "${frame?.at}".`);
}

/** A chain that nobody declares: what the rules put first in it. The player whose turn it is may respond first. */
export const beginChain = (s: MeccgState, window: WindowKind, items: Action[]): void =>
  begin(s, { at: 'chain/respond', window, items, seat: s.active, passed: 0 });

/** The point at which the seat that is asked stands; undefined when the step that asks is no window. */
export function pointOf(s: MeccgState): Point | undefined {
  const frame = s.stack[s.stack.length - 1];
  if (!frame) return undefined;
  if (isRespond(frame)) return { seat: frame.seat, window: frame.window, first: false, chain: frame.items };
  if (isWindow(frame)) return { seat: frame.seat, window: frame.window, first: true, chain: [] };
  return undefined;
}

/** Something that was declared and is still waiting is undone; its card is put where `discard` cards go. */
export const cancelAction = (action: Action): void => {
  action.cancelled = 1;
};
