/** Shares of 1 as whole per cents that add up to 100; what is possible is never shown as 0, nor what is not as more. */
export function percents(shares: readonly number[]): readonly number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / total) * 100);
  const whole = exact.map((value) => (value > 0 ? Math.max(1, Math.floor(value)) : 0));
  const order = exact
    .map((value, i) => ({ i, over: value - whole[i] }))
    .filter(({ i }) => exact[i] > 0)
    .sort((a, b) => b.over - a.over);
  let left = 100 - whole.reduce((sum, value) => sum + value, 0);
  for (let k = 0; left > 0; k++, left--) whole[order[k % order.length].i]++;
  // What the smallest were given above their due the greatest gives back.
  for (; left < 0; left++) whole[whole.indexOf(Math.max(...whole))]--;
  return whole;
}
