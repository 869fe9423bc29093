// Chances of two dice.

/** By sum: how many of the 36 throws give it. */
const THROWS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const UP_TO: readonly number[] = THROWS.map((_, n) => THROWS.slice(0, n + 1).reduce((a, b) => a + b, 0) / 36);

/** The chance that two dice show at most n. */
export const atMost = (n: number): number => (n < 2 ? 0 : n >= 12 ? 1 : UP_TO[Math.floor(n)]);
export const moreThan = (n: number): number => 1 - atMost(n);

/** The chance that one throw less another is more than n: attempts against the opponent's cards (MW-T9.2.1). */
export function gapMoreThan(n: number): number {
  let chance = 0;
  for (let theirs = 2; theirs <= 12; theirs++) chance += (THROWS[theirs] / 36) * moreThan(n + theirs);
  return chance;
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
