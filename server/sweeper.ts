// What the house does by itself, again and again: it ends games whose time is up, keeps its own time in step with the store's,
// and deletes what has expired. One round at a time; `trouble` says when rounds no longer end.
import type { Store } from './store/store.ts';

export interface SweeperParts {
  readonly store: Store;
  /** A table whose time is up. */
  end(table: string): Promise<void>;
  /** What the store's clock says. */
  learn(time: number): void;
  report(text: string, error: unknown): void;
}

export interface SweeperPace {
  /** Between two rounds, in milliseconds. */
  readonly pause: number;
  /** How many tables in one round, and how long a round may wait for them. */
  readonly most: number;
  readonly patience: number;
  /** When one that could not be ended is tried again. */
  readonly again: number;
  /** Between two deletions of what has expired. */
  readonly cleaning: number;
}

export const usualPace: SweeperPace = {
  pause: 5000,
  most: 20,
  patience: 10_000,
  again: 10 * 60_000,
  cleaning: 60 * 60_000,
};

const mostStuck = 10_000;

export class Sweeper {
  private readonly parts: SweeperParts;
  private readonly pace: SweeperPace;
  private readonly timer: NodeJS.Timeout;
  private readonly cleaning: NodeJS.Timeout;
  private round: Promise<void> | undefined;
  private lastEnd = performance.now();
  /** Tables that could not be ended, and when they are tried again: they take nobody's place. */
  private readonly stuck = new Map<string, number>();

  constructor(parts: SweeperParts, pace: Partial<SweeperPace> = {}) {
    this.parts = parts;
    this.pace = { ...usualPace, ...pace };
    this.timer = setInterval(() => void this.sweep(), this.pace.pause).unref();
    this.cleaning = setInterval(() => void this.clean(), this.pace.cleaning).unref();
  }

  /** One round at a time. */
  sweep(): Promise<void> {
    this.round ??= this.go().finally(() => {
      this.round = undefined;
    });
    return this.round;
  }

  private async go(): Promise<void> {
    const { store, learn, report } = this.parts;
    try {
      learn(await store.time());
      for (const [table, until] of this.stuck) if (performance.now() >= until) this.stuck.delete(table);
      const late = await store.tables.overdue(this.pace.most, [...this.stuck.keys()]);
      await Promise.all(late.map(({ id }) => this.end(id)));
      this.lastEnd = performance.now();
    } catch (error) {
      report('Tables whose time is up could not be found', error);
    }
  }

  /** One that cannot be ended holds up no other. */
  private async end(table: string): Promise<void> {
    const { end, report } = this.parts;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Table ${table} does not answer.`)), this.pace.patience);
    });
    try {
      await Promise.race([end(table), late]);
    } catch (error) {
      if (this.stuck.size < mostStuck) this.stuck.set(table, performance.now() + this.pace.again);
      report('A table whose time is up could not be ended', error);
    } finally {
      clearTimeout(timer);
    }
  }

  private async clean(): Promise<void> {
    await this.parts.store.sweep().catch((error: unknown) => this.parts.report('Old guests', error));
  }

  /** A sentence when no round has ended for too long. */
  get trouble(): string | undefined {
    const { pause, patience } = this.pace;
    const longest = 3 * pause + patience;
    return performance.now() - this.lastEnd > longest ? 'Nobody looks at the clocks of games.' : undefined;
  }

  close(): void {
    clearInterval(this.timer);
    clearInterval(this.cleaning);
  }
}
