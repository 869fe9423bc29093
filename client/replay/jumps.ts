// Where a recorded game has something to stop at.
import type { Step } from '../host/replay-table.ts';

/** The moment just after the next event of these kinds; the end when there is none. */
export function nextEvent(steps: readonly Step[], at: number, types: readonly string[]): number {
  const found = steps.findIndex((step, i) => i >= at && step.types.some((type) => types.includes(type)));
  return found < 0 ? steps.length : found + 1;
}

const isNewTurn = (steps: readonly Step[], i: number): boolean => steps[i]?.turn !== steps[i - 1]?.turn;

/** The beginning of the next turn; the end when there is none. */
export function nextTurn(steps: readonly Step[], at: number): number {
  for (let i = at + 1; i < steps.length; i++) if (isNewTurn(steps, i)) return i;
  return steps.length;
}

/** The beginning of this turn, or of the one before where it begins here. */
export function previousTurn(steps: readonly Step[], at: number): number {
  for (let i = Math.min(at, steps.length) - 1; i > 0; i--) if (isNewTurn(steps, i)) return i;
  return 0;
}
