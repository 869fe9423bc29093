// Programs' moves as jobs in PostgreSQL: whichever server is free takes the next, and one whose server died is taken again.
// That a job may be done twice does no harm: the version decides, and chance is the same everywhere.
import PgBoss from 'pg-boss';
import { StoreError } from '../store/trouble.ts';

/** A program is to choose at this version of the log. */
export interface ProgramJob {
  readonly table: string;
  readonly version: number;
}

export interface JobOptions {
  /** How many are done here at once: one thinks while another is loaded or committed. */
  readonly atOnce?: number;
  /** After so long without an answer a job is given to somebody else. */
  readonly secondsToDo?: number;
}

const QUEUE = 'program-moves';
const schema = 'mathom_jobs';
/** How long a job that another server has sent may lie, in milliseconds. */
const poll = 1000;

export class ProgramJobs {
  private readonly boss: PgBoss;
  private report: (text: string, error: unknown) => void = () => {};
  private readonly atOnce: number;
  private readonly secondsToDo: number;
  private readonly active = new Map<string, Promise<void>>();
  private perform: ((job: ProgramJob) => Promise<void>) | undefined;
  private looping: Promise<void> = Promise.resolve();
  private closed = false;
  private isPoked = false;
  private wakeUp: () => void = () => {};

  private constructor(url: string, { atOnce = 2, secondsToDo = 15 }: JobOptions) {
    this.atOnce = atOnce;
    this.secondsToDo = secondsToDo;
    this.boss = new PgBoss({
      connectionString: url,
      application_name: 'mathom-house jobs',
      schema,
      max: 4,
      schedule: false,
      maintenanceIntervalSeconds: 5,
      archiveCompletedAfterSeconds: 60,
      deleteAfterMinutes: 10,
    });
    this.boss.on('error', (error) => this.report('Trouble with the jobs of programs', error));
  }

  static async open(url: string, options: JobOptions = {}): Promise<ProgramJobs> {
    const jobs = new ProgramJobs(url, options);
    try {
      await jobs.boss.start();
      await jobs.boss.createQueue(QUEUE, { name: QUEUE, policy: 'short', retryLimit: 5, retryDelay: 1 });
      return jobs;
    } catch (error) {
      await jobs.boss.stop({ graceful: false }).catch(() => {});
      const why = error instanceof Error ? error.message : error;
      throw new StoreError('unavailable', `The jobs of programs cannot be kept in PostgreSQL: ${why}.`, error);
    }
  }

  /** Takes jobs from now on. */
  start(perform: (job: ProgramJob) => Promise<void>, report = this.report): void {
    this.perform = perform;
    this.report = report;
    this.looping = this.loop();
  }

  /** The same job is there once until somebody takes it. */
  async send({ table, version }: ProgramJob, wait = 0): Promise<void> {
    await this.boss.send(
      QUEUE,
      { table, version },
      { singletonKey: `${table}:${version}`, startAfter: wait / 1000, expireInSeconds: this.secondsToDo },
    );
    setTimeout(() => this.poke(), wait + 5).unref();
  }

  private poke(): void {
    this.isPoked = true;
    this.wakeUp();
  }

  private async rest(): Promise<void> {
    if (!this.isPoked && !this.closed)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, poll).unref();
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.isPoked = false;
  }

  // pg-boss has a loop of its own, which would end the process when PostgreSQL is gone at the end of a job.
  private async loop(): Promise<void> {
    while (!this.closed) {
      const batchSize = this.atOnce - this.active.size;
      const jobs = batchSize > 0 ? await this.fetch(batchSize) : [];
      for (const job of jobs) {
        const work = this.work(job).finally(() => {
          this.active.delete(job.id);
          this.poke();
        });
        this.active.set(job.id, work);
      }
      if (jobs.length < batchSize || batchSize === 0) await this.rest();
    }
  }

  private async fetch(batchSize: number): Promise<PgBoss.Job<ProgramJob>[]> {
    try {
      return await this.boss.fetch<ProgramJob>(QUEUE, { batchSize });
    } catch {
      return []; // the next look will tell
    }
  }

  private async work({ id, data }: PgBoss.Job<ProgramJob>): Promise<void> {
    try {
      await this.perform?.(data);
      await this.boss.complete(QUEUE, id);
    } catch (error) {
      if (this.closed) return;
      this.report('A program did not move', error);
      await this.boss.fail(QUEUE, id, { message: 'the program did not move' }).catch(() => {});
    }
  }

  /** What is not done goes to another server. */
  async close(): Promise<void> {
    this.closed = true;
    this.poke();
    await this.looping;
    const left = [...this.active.keys()];
    if (left.length > 0) await this.boss.fail(QUEUE, left).catch(() => {});
    await this.boss.stop({ graceful: false }).catch((error: unknown) => this.report('Jobs did not close', error));
  }
}
