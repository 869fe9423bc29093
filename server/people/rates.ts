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

  take(now = performance.now()): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  /** Nothing was taken for long enough that it is as new. */
  isFull(now = performance.now()): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.burst;
  }
}

/** A rate for each of many: addresses, names. */
export class Rates {
  private readonly rates = new Map<string, Rate>();
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  take(key: string): boolean {
    if (this.rates.size > 10_000) this.sweep();
    let rate = this.rates.get(key);
    if (!rate) {
      rate = new Rate(this.perSecond, this.burst);
      this.rates.set(key, rate);
    }
    return rate.take();
  }

  private sweep(): void {
    for (const [key, rate] of this.rates) if (rate.isFull()) this.rates.delete(key);
  }
}
