// Where a recorded game has something to stop at.
import type { Step } from '../host/replay-table.ts';

export type Landmark = 'turn' | 'battle' | 'hunt';

const TYPES: Readonly<Record<Exclude<Landmark, 'turn'>, readonly string[]>> = {
  battle: ['attack', 'additional-attack'],
  hunt: ['hunt', 'tile'],
};

function isAt(steps: readonly Step[], i: number, mark: Landmark): boolean {
  if (mark === 'turn') return i > 0 && steps[i].turn !== steps[i - 1].turn;
  return steps[i].types.some((type) => TYPES[mark].includes(type));
}

/** The moment just after the next such thing; the end when there is none. */
export function nextLandmark(steps: readonly Step[], at: number, mark: Landmark): number {
  for (let i = at; i < steps.length; i++)
    if (isAt(steps, i, mark)) return mark === 'turn' ? Math.max(i, at + 1) : i + 1;
  return steps.length;
}
