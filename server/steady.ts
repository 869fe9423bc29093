// The time of the house. A system's clock may be set forwards or back, or sleep; nobody's game shall end by that. So time goes on
// as it passes, and comes back to what the clock says by little and little.

/** How much faster or slower the time of the house may run while it goes to where it should be. */
const haste = 1 / 10;

export class SteadyClock {
  private readonly elapsed: () => number;
  /** The time of the house when `at` milliseconds had elapsed. */
  private time: number;
  private at: number;
  /** How far it is from where it should be. */
  private behind = 0;

  constructor(time: number, elapsed: () => number = () => performance.now()) {
    this.elapsed = elapsed;
    this.time = time;
    this.at = elapsed();
  }

  /** Whole milliseconds since 1970; never less than before, and never much more than has passed. */
  readonly now = (): number => {
    const at = this.elapsed();
    const passed = at - this.at;
    const most = passed * haste;
    const correction = Math.max(-most, Math.min(most, this.behind));
    this.time += passed + correction;
    this.behind -= correction;
    this.at = at;
    return Math.floor(this.time);
  };

  /** What a clock says now. */
  learn(time: number): void {
    this.now();
    this.behind = time - this.time;
  }
}
