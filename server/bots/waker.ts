// After a start, and every minute: games in which a program is to choose go on, whether or not anybody looks at them.
import { setTimeout } from 'node:timers/promises';
import { Refused } from '../refused.ts';
import type { Store, Table } from '../store/store.ts';

export interface WakerParts {
  readonly store: Store;
  readonly now: () => number;
  /** How long a game of programs goes on that nobody looks at, in milliseconds. */
  readonly aloneFor: number;
  wake(table: Table): Promise<void>;
  /** So many programs think that more should wait. */
  isBusy(): boolean;
  report(text: string, error: unknown): void;
}

export interface WakerPace {
  readonly atOnce: number;
  /** Between handfuls, in milliseconds. */
  readonly pause: number;
  readonly every: number;
  /** In one round. */
  readonly most: number;
}

export const usualPace: WakerPace = { atOnce: 20, pause: 500, every: 60_000, most: 2000 };

export class Waker {
  private readonly parts: WakerParts;
  private readonly pace: WakerPace;
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(parts: WakerParts, pace: Partial<WakerPace> = {}) {
    this.parts = parts;
    this.pace = { ...usualPace, ...pace };
  }

  /** At first all that wait; later those at which nothing has happened for a while. */
  start(): void {
    const { every } = this.pace;
    this.wakeSince(0);
    this.timer = setInterval(() => this.wakeSince(every / 2), every).unref();
  }

  private wakeSince(stillFor: number): void {
    this.round ??= this.go(this.parts.now() - stillFor)
      .catch((error: unknown) => {
        if (!this.closing.signal.aborted) this.parts.report('Tables could not be woken', error);
      })
      .finally(() => {
        this.round = undefined;
      });
  }

  private async go(since: number): Promise<void> {
    const { store, now, aloneFor, wake, isBusy, report } = this.parts;
    const { atOnce, pause, most } = this.pace;
    const { signal } = this.closing;
    let after: string | null | undefined;
    for (let count = 0; after !== null && count < most; count += atOnce) {
      if (count > 0) await setTimeout(pause, undefined, { signal });
      while (isBusy()) await setTimeout(pause, undefined, { signal });
      const page = await store.tables.awaitingPrograms(since, { after, limit: atOnce }, Math.max(0, now() - aloneFor));
      for (const table of page.items) {
        signal.throwIfAborted();
        await wake(table).catch((error: unknown) => {
          // Of a game that this server does not play, or under old rules.
          if (!(error instanceof Refused)) report('A table could not be woken', error);
        });
      }
      after = page.next;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.closing.abort();
    await this.round;
  }
}
