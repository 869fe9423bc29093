// Dice rolled and tiles drawn one by one, knowing nothing of the calculators: what their answers are compared with.
import assert from 'node:assert/strict';

/** Mulberry32. */
export function random(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const die = (chance: () => number): number => 1 + Math.floor(chance() * 6);

/** Numbers seen again and again. */
export class Tally {
  private n = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.n++;
    this.sum += value;
    this.squares += value * value;
  }

  /** The mean must lie within four standard errors of what was reckoned. */
  near(reckoned: number, what: string): void {
    const mean = this.sum / this.n;
    const variance = Math.max(this.squares / this.n - mean * mean, 1 / this.n);
    const error = Math.sqrt(variance / this.n);
    assert.ok(
      Math.abs(mean - reckoned) <= 4 * error,
      `${what}: reckoned ${reckoned}, seen ${mean} ± ${error} in ${this.n}`,
    );
  }
}

export const about = (found: number, wanted: number, what = ''): void =>
  assert.ok(Math.abs(found - wanted) < 1e-12, `${what} ${found} is not ${wanted}`);
