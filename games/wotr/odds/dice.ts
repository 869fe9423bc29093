// Exact chances of one roll of dice and the re-roll of its failures: Combat Roll and Leader Re-roll, or a Hunt Roll.
import { COMBAT_DICE } from '../tables/dice.ts';

/** By dice, number needed, re-rolls and number the re-roll needs, in base 8; filled as asked for. */
const tables: Float64Array[] = [];

/**
 * The chance of 0, 1, 2 … hits with so many dice (five at most) when a die hits on `needed` (1 to 6) or more, and so
 * many failures are rolled again, each once (WR-6.22.1, WR-9.6.2), hitting on `rerollNeeded` or more. Shared: do not change it.
 */
export function hitChances(dice: number, needed: number, rerolls: number, rerollNeeded: number = needed): Float64Array {
  const n = Math.min(dice, COMBAT_DICE);
  const again = Math.min(rerolls, n);
  const key = ((n * 8 + needed) * 8 + again) * 8 + rerollNeeded;
  tables[key] ??= rolled(n, faceChance(needed), again, faceChance(rerollNeeded));
  return tables[key];
}

/** What a die must show in battle when `bonus` is added: a natural 1 misses and a natural 6 hits (WR-6.23.5). */
export const neededWith = (target: number, bonus: number): number => Math.max(2, Math.min(6, target - bonus));

export function mean(chances: Float64Array): number {
  let sum = 0;
  for (let n = 1; n < chances.length; n++) sum += n * chances[n];
  return sum;
}

/** The chance that a die shows so much. */
export const faceChance = (needed: number): number => (7 - needed) / 6;

function rolled(n: number, p: number, again: number, q: number): Float64Array {
  const chances = new Float64Array(n + 1);
  for (let hits = 0; hits <= n; hits++) {
    const once = binomial(n, hits, p);
    const dice = Math.min(again, n - hits);
    for (let more = 0; more <= dice; more++) chances[hits + more] += once * binomial(dice, more, q);
  }
  return chances;
}

/** The chance of `k` among `n`. */
export function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}
