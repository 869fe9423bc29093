import { there } from '../lib/there.ts';
/** A bucket that fills with time: `burst` at once, then `perSecond`. */
export class Rate {
  private readonly perSecond: number;
  private readonly burst: number;
  private left: number;
  private at: number;

  constructor(perSecond: number, burst: number, now = performance.now()) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
    this.at = now;
  }

  /** What costs more than one may leave a debt: then nothing is given until it is paid. */
  take(cost = 1, now = performance.now()): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < Math.min(cost, 1)) return false;
    this.left -= cost;
    return true;
  }

  /** For what turned out to cost more. */
  owe(cost: number): void {
    this.left -= cost;
  }
}

/** A rate for each of many: addresses, names. Those that were not used for longest are forgotten. */
export class Rates {
  private readonly rates = new Map<string, Rate>();
  private readonly perSecond: number;
  private readonly burst: number;
  private readonly most: number;

  constructor(perSecond: number, burst: number, most = 10_000) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.most = most;
  }

  get size(): number {
    return this.rates.size;
  }

  take(key: string, cost = 1): boolean {
    return this.of(key).take(cost);
  }

  owe(key: string, cost: number): void {
    this.of(key).owe(cost);
  }

  private of(key: string): Rate {
    const rate = this.rates.get(key) ?? new Rate(this.perSecond, this.burst);
    this.rates.delete(key);
    this.rates.set(key, rate);
    if (this.rates.size > this.most) {
      const [oldest] = this.rates.keys();
      this.rates.delete(there(oldest));
    }
    return rate;
  }
}
