// What the write-ahead log holds is taken into the file by a thread of its own: that waits for the disk, and moves must not.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** After so many commits. */
const often = 200;

/**
 * From so many pages (of 4 KB) on, writing pauses until all are taken over, for then the log begins again at its start. What is left
 * to take over then is little, but it waits for the disk twice, some tenth of a second: with 4,000 every hundredth move did.
 */
const longLog = 12_000;

/** At so many pages SQLite takes them over by itself, and everybody waits for it: only where the thread has failed. */
export const lastResort = 40_000;

/** Its thread begins when it is first needed: a store that hardly writes has none. */
export class Checkpoints {
  private readonly file: string;
  private thread: Worker | undefined;
  private running: Promise<void> | undefined;
  private commits = 0;
  private isLong = false;

  constructor(file: string) {
    this.file = file;
  }

  /** Told of every commit; does not wait. */
  committed(): void {
    if (++this.commits < often || this.running) return;
    this.commits = 0;
    void this.takeOver();
  }

  /** To be waited for before a transaction begins. */
  async pause(): Promise<void> {
    if (!this.isLong || this.running) return;
    await this.takeOver();
    this.isLong = false;
  }

  async close(): Promise<void> {
    await this.running;
    const { thread } = this;
    if (!thread) return;
    thread.ref();
    thread.postMessage('end');
    await once(thread, 'exit');
  }

  private takeOver(): Promise<void> {
    this.running = this.ask()
      .then((pages) => {
        this.isLong = pages >= longLog;
      })
      .catch(() => {}) // SQLite itself comes to it, and who writes is told what is wrong
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  /** How many pages the log has. The thread keeps the process while it is waited for, and no longer. */
  private async ask(): Promise<number> {
    const thread = this.thread ?? this.start();
    this.thread = thread;
    thread.ref();
    thread.postMessage('take over');
    const [pages] = (await once(thread, 'message').finally(() => thread.unref())) as [number];
    return pages;
  }

  private start(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
      workerData: this.file,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    thread.unref();
    thread.on('error', () => {}); // who asked hears of it
    thread.once('exit', () => {
      this.thread = undefined;
    });
    return thread;
  }
}
