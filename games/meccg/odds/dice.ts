// What two dice come to, and the best of several such rolls.

/** The chance of every sum of two dice, by the sum. */
export const SUMS: readonly number[] = Array.from({ length: 13 }, (_, sum) =>
  sum < 2 ? 0 : (6 - Math.abs(sum - 7)) / 36,
);

/** The chance of every sum when the best of so many rolls counts. */
export function bestOf(rolls: number): readonly number[] {
  if (rolls === 1) return SUMS;
  let below = 0;
  return SUMS.map((chance) => {
    const least = below;
    below += chance;
    return below ** rolls - least ** rolls;
  });
}

/** By n from 0 to 12: the chance that one roll is more. */
const ABOVE: readonly number[] = SUMS.map((_, n) => SUMS.slice(n + 1).reduce((sum, one) => sum + one, 0));

/** The chance that the best of so many rolls is more than n. */
export function above(n: number, rolls = 1): number {
  if (rolls === 1) return n < 2 ? 1 : n >= 12 ? 0 : ABOVE[Math.floor(n)];
  let chance = 0;
  for (const [sum, one] of bestOf(rolls).entries()) if (sum > n) chance += one;
  return chance;
}
