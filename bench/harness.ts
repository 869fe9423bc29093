// Measures with a warm-up and medians over repetitions, so that one number stands for a machine and not for a moment.

export interface Effort {
  readonly warmUp: number;
  readonly repetitions: number;
  /** Milliseconds of each repetition. */
  readonly each: number;
}

export const THOROUGH: Effort = { warmUp: 300, repetitions: 9, each: 200 };
export const QUICK: Effort = { warmUp: 60, repetitions: 3, each: 40 };

/** Where results go, so that no work is optimised away. */
const sink: { last: unknown } = { last: undefined };

/** How long one call takes in the median repetition, in microseconds. */
export function microseconds(effort: Effort, act: () => unknown): number {
  const once = (): number => {
    sink.last = act();
    return 1;
  };
  return median(repeat(effort, once).map(({ ms, count }) => (ms * 1000) / count));
}

/** How many a second in the median repetition, where each call says how many it made. */
export function perSecond(effort: Effort, act: () => number): number {
  return median(repeat(effort, act).map(({ ms, count }) => (count * 1000) / ms));
}

function repeat(effort: Effort, act: () => number): { ms: number; count: number }[] {
  run(effort.warmUp, act);
  return Array.from({ length: effort.repetitions }, () => run(effort.each, act));
}

function run(least: number, act: () => number): { ms: number; count: number } {
  const begun = performance.now();
  let count = 0;
  let ms = 0;
  // The clock costs as much as a short call: look at it rarely, but at least after every tenth of the time.
  for (let batch = 1; ms < least; ) {
    const before = ms;
    for (let i = 0; i < batch; i++) count += act();
    ms = performance.now() - begun;
    if (ms - before < least / 20) batch *= 2;
  }
  return { ms, count };
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
