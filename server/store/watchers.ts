import type { News, Signal } from './db.ts';
import type { StoreChange } from './store.ts';

type Watcher = (change: StoreChange) => void;

/** Who in this process wants to know what. */
export class Watchers {
  private readonly byTopic = new Map<string, Set<Watcher>>();
  private readonly report: (trouble: string) => void;

  constructor(report: (trouble: string) => void) {
    this.report = report;
  }

  add(topic: string, callback: Watcher): () => void {
    const watcher: Watcher = (change) => callback(change);
    const watching = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, watching.add(watcher));
    return () => {
      watching.delete(watcher);
      if (watching.size === 0 && this.byTopic.get(topic) === watching) this.byTopic.delete(topic);
    };
  }

  tell({ lobby, ...change }: News): void {
    this.call(change.table, change);
    if (lobby) this.call('lobby', change);
  }

  signal(signal: Signal): void {
    this.call(signal.table, signal);
  }

  tellMissed(): void {
    for (const topic of [...this.byTopic.keys()]) this.call(topic, { what: 'missed' });
  }

  private call(topic: string, change: StoreChange): void {
    for (const watcher of [...(this.byTopic.get(topic) ?? [])]) {
      try {
        watcher(change);
      } catch (error) {
        this.report(`A watcher of ${topic} failed: ${error instanceof Error ? error.stack : error}`);
      }
    }
  }
}
