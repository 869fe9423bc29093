// Where a recorded game has something to stop at.
import type { Step } from '../host/replay-table.ts';

/** The moment just after the next event of these kinds; the end when there is none. */
export function nextEvent(steps: readonly Step[], at: number, types: readonly string[]): number {
  for (let i = at; i < steps.length; i++) if (steps[i].types.some((type) => types.includes(type))) return i + 1;
  return steps.length;
}

/** The beginning of the next turn; the end when there is none. */
export function nextTurn(steps: readonly Step[], at: number): number {
  for (let i = Math.max(1, at); i < steps.length; i++)
    if (steps[i].turn !== steps[i - 1].turn) return Math.max(i, at + 1);
  return steps.length;
}

/** The beginning of this turn, or of the one before where it begins here. */
export function previousTurn(steps: readonly Step[], at: number): number {
  for (let i = Math.min(at, steps.length) - 1; i > 0; i--) if (steps[i].turn !== steps[i - 1].turn) return i;
  return 0;
}
