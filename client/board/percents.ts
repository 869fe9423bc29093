import { there } from '../../lib/there.ts';
/** Shares of 1 as whole per cents that add up to 100; what is possible is never shown as 0, nor what is not as more. */
export function percents(shares: readonly number[]): readonly number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => 0);
  const rows = shares.map((share) => {
    const exact = (share / total) * 100;
    const whole = exact > 0 ? Math.max(1, Math.floor(exact)) : 0;
    return { exact, whole, over: exact - whole };
  });
  const order = rows.filter(({ exact }) => exact > 0).sort((a, b) => b.over - a.over);
  let left = 100 - rows.reduce((sum, { whole }) => sum + whole, 0);
  for (let k = 0; left > 0; k++, left--) there(order[k % order.length]).whole++;
  // What the smallest were given above their due the greatest gives back.
  for (; left < 0; left++) rows.reduce((most, row) => (row.whole > most.whole ? row : most)).whole--;
  return rows.map(({ whole }) => whole);
}
