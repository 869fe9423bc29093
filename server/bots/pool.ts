// A few threads for the programs at all tables, so that one that thinks long holds up nobody. A thread that dies or thinks too
// long is replaced, and its task is given to another.
import { Worker } from 'node:worker_threads';
import type { Seat, State } from '../../engine/game.ts';

export interface ProgramQuestion {
  readonly game: string;
  readonly state: State;
  readonly seat: Seat;
  readonly player: string;
  /** The seed of the program's own chance. */
  readonly chance: string;
  /** Milliseconds that it may think. */
  readonly patience?: number;
}

export interface Task extends ProgramQuestion {
  readonly number: number;
}

export type Answer = { readonly number: number } & ({ readonly move: string } | { readonly trouble: string });

interface Job {
  readonly task: Task;
  /** People wait for it. */
  readonly urgent: boolean;
  tries: number;
  /** When a thread took it up. */
  since: number;
  thought?(milliseconds: number): void;
  resolve(move: string): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface PoolOptions {
  readonly threads?: number;
  /** How long a program may think, in milliseconds. */
  readonly patience?: number;
  readonly file?: URL;
  readonly report?: (trouble: string) => void;
}

const mostTries = 3;

export class ProgramPool {
  private readonly threads: Thread[] = [];
  private readonly queue: Job[] = [];
  /** What nobody waits for: games of programs alone. */
  private readonly later: Job[] = [];
  private readonly most: number;
  private readonly patience: number;
  private readonly file: URL;
  private readonly report: (trouble: string) => void;
  private count = 0;
  private closed = false;

  constructor({ threads = 1, patience = 30_000, file, report = () => {} }: PoolOptions = {}) {
    this.most = threads;
    this.patience = patience;
    this.file = file ?? new URL('./worker.ts', import.meta.url);
    this.report = report;
  }

  /** How many wait for a thread. */
  get waiting(): number {
    return this.queue.length + this.later.length;
  }

  /** How many there are for each thread. */
  get crowd(): number {
    return (this.waiting + this.thinking + 1) / this.most;
  }

  get thinking(): number {
    return this.threads.filter(({ job }) => job).length;
  }

  /** A move in notation, and how long it was thought about. The question must not change until it is answered. */
  choose(question: ProgramQuestion, urgent = true, thought?: (milliseconds: number) => void): Promise<string> {
    const task = { ...question, number: ++this.count };
    return new Promise((resolve, reject) => {
      const job: Job = { task, urgent, tries: 0, since: 0, resolve, reject, ...(thought && { thought }) };
      (urgent ? this.queue : this.later).push(job);
      this.next();
    });
  }

  private next(): void {
    if (this.closed || !this.hasNext) return;
    let thread = this.threads.find(({ job }) => !job);
    if (!thread && this.threads.length < this.most) thread = this.open();
    const job = thread && (this.queue.shift() ?? this.later.shift());
    if (!thread || !job) return;
    thread.job = job;
    job.tries++;
    job.since = performance.now();
    const { worker } = thread;
    thread.timer = setTimeout(() => void worker.terminate(), this.patience);
    worker.postMessage(job.task);
    worker.ref();
  }

  /** One thread is kept free for games with people in them, where there are several. */
  private get hasNext(): boolean {
    const idle = this.threads.filter(({ job }) => job && !job.urgent).length;
    return this.queue.length > 0 || (this.later.length > 0 && idle < Math.max(1, this.most - 1));
  }

  private open(): Thread {
    const worker = new Worker(this.file, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    const thread: Thread = { worker, job: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (answer: Answer) => this.answered(thread, answer));
    worker.on('error', (error) => this.report(`A program's thread failed: ${error.message}`));
    worker.on('exit', () => this.lost(thread));
    this.threads.push(thread);
    return thread;
  }

  private answered(thread: Thread, answer: Answer): void {
    const { job } = thread;
    if (job?.task.number !== answer.number) return;
    clearTimeout(thread.timer);
    thread.job = undefined;
    thread.worker.unref();
    job.thought?.(performance.now() - job.since);
    if ('move' in answer) job.resolve(answer.move);
    else job.reject(new Error(answer.trouble));
    this.next();
  }

  private lost(thread: Thread): void {
    clearTimeout(thread.timer);
    this.threads.splice(this.threads.indexOf(thread), 1);
    const { job } = thread;
    if (job && job.tries < mostTries && !this.closed) (job.urgent ? this.queue : this.later).unshift(job);
    else job?.reject(new Error(`The program ${job.task.player} brought its thread down ${job.tries} times.`));
    this.next();
  }

  /** Ends every thread that now thinks; their tasks go to new ones. */
  async restart(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of [...this.queue.splice(0), ...this.later.splice(0)])
      job.reject(new Error('The server is closing.'));
    await this.restart();
  }
}
