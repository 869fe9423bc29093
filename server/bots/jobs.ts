// Programs' moves as jobs in PostgreSQL: whichever server is free takes the next, and one whose server died is taken again.
// That a job may be done twice does no harm: the version decides, and chance is the same everywhere.
//
// One small table. Who sends a job tells all servers (NOTIFY); who is free takes the first that nobody has (SKIP LOCKED) for a
// lease that it renews while it works. Times are those of the database, so servers' clocks do not matter. The table is not kept
// over a crash of the database: the waker sends again what waits.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Listener } from '../store/listener.ts';
import { OpenSockets, placeOf, settingsFor, troubleOf } from '../store/postgres.ts';
import { StoreError } from '../store/trouble.ts';

/** A program is to choose at this version of the log. */
export interface ProgramJob {
  readonly table: string;
  readonly version: number;
  /** People wait for it: it goes before those for which nobody does. */
  readonly urgent?: boolean;
}

interface TakenJob extends ProgramJob {
  readonly tries: number;
}

export interface JobOptions {
  /** How many are done here at once: one thinks while another is loaded or committed. */
  readonly atOnce?: number;
  /** After so long without a sign of life from whoever took it, a job is given to somebody else; in milliseconds. */
  readonly lease?: number;
}

const channel = 'mathom_programs';
const jobs = 'mathom_programs.moves';
const mostTries = 6;
/** Between two looks when no news come, in milliseconds. */
const longestRest = 5000;
/** How long what is said last may take. */
const grace = 1000;
/** Any number that nobody else uses in the same database. */
const making = 0x6a6f6273;

const sql = {
  // What an earlier version kept is sent again by the waker.
  make: `SELECT pg_advisory_xact_lock(${making});
    DROP SCHEMA IF EXISTS mathom_jobs CASCADE;
    CREATE SCHEMA IF NOT EXISTS mathom_programs;
    CREATE UNLOGGED TABLE IF NOT EXISTS ${jobs} (
      table_id TEXT NOT NULL, version BIGINT NOT NULL, urgent BOOLEAN NOT NULL, due TIMESTAMPTZ NOT NULL,
      tries BIGINT NOT NULL DEFAULT 0, taken_by UUID, taken_until TIMESTAMPTZ, PRIMARY KEY (table_id, version));
    CREATE INDEX IF NOT EXISTS moves_next ON ${jobs} (urgent DESC, due)`,
  // Told when it is new, and how long it has to wait.
  send: `WITH fresh AS (
      INSERT INTO ${jobs} (table_id, version, urgent, due) VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 ms')
      ON CONFLICT (table_id, version) DO NOTHING RETURNING 1)
    SELECT pg_notify('${channel}', $4::text) FROM fresh`,
  take: `UPDATE ${jobs} SET taken_by = $1, taken_until = clock_timestamp() + $2 * interval '1 ms', tries = tries + 1
    WHERE (table_id, version) IN (
      SELECT table_id, version FROM ${jobs}
      WHERE due <= clock_timestamp() AND (taken_until IS NULL OR taken_until < clock_timestamp())
      ORDER BY urgent DESC, due LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING table_id AS table, version, tries`,
  next: `SELECT EXTRACT(EPOCH FROM MIN(GREATEST(due, taken_until)) - clock_timestamp()) * 1000 AS wait FROM ${jobs}`,
  renew: `UPDATE ${jobs} SET taken_until = clock_timestamp() + $2 * interval '1 ms' WHERE taken_by = $1`,
  done: `DELETE FROM ${jobs} WHERE table_id = $1 AND version = $2`,
  again: `UPDATE ${jobs} SET taken_by = NULL, taken_until = NULL, due = clock_timestamp() + $3 * interval '1 ms'
    WHERE table_id = $1 AND version = $2`,
  giveBack: `WITH mine AS (UPDATE ${jobs} SET taken_by = NULL, taken_until = NULL WHERE taken_by = $1 RETURNING 1)
    SELECT pg_notify('${channel}', '0') FROM mine LIMIT 1`,
};

const keyOf = ({ table, version }: ProgramJob): string => `${table}:${version}`;

export class ProgramJobs {
  private readonly pool: pg.Pool;
  private readonly listener: Listener;
  private readonly sockets = new OpenSockets();
  private readonly place: string;
  private readonly id = randomUUID();
  private readonly atOnce: number;
  private readonly lease: number;
  private readonly active = new Map<string, Promise<void>>();
  private readonly renewing: NodeJS.Timeout;
  private report: (text: string, error: unknown) => void = () => {};
  private perform: ((job: ProgramJob) => Promise<void>) | undefined;
  private looping: Promise<void> = Promise.resolve();
  private lastLook = performance.now();
  private closed = false;
  private isPoked = false;
  private wakeUp: () => void = () => {};

  private constructor(url: string, { atOnce = 2, lease = 6000 }: JobOptions) {
    this.atOnce = atOnce;
    this.lease = lease;
    this.place = placeOf(url);
    const settings: pg.ClientConfig = {
      ...settingsFor(url, {}, this.sockets),
      application_name: 'mathom-house jobs',
      // What is lost with the database's machine is sent again.
      options: '-c synchronous_commit=off',
    };
    this.pool = new pg.Pool({ ...settings, max: 3 });
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.listener = new Listener({
      settings,
      channel,
      heard: (wait) => this.pokeAfter(Number(wait)),
      missed: () => this.poke(),
      lost: () => {}, // the store's listener says so
    });
    this.renewing = setInterval(() => void this.renew(), lease / 3).unref();
  }

  static async open(url: string, options: JobOptions = {}): Promise<ProgramJobs> {
    const opened = new ProgramJobs(url, options);
    try {
      await opened.pool.query(sql.make);
      await opened.listener.listen();
      return opened;
    } catch (error) {
      await opened.close();
      const trouble = troubleOf(error, opened.place);
      const why = trouble instanceof Error ? trouble.message : trouble;
      throw new StoreError('unavailable', `The moves of programs cannot be kept in PostgreSQL. ${why}`, error);
    }
  }

  /** Takes jobs from now on. */
  start(perform: (job: ProgramJob) => Promise<void>, report = this.report): void {
    this.perform = perform;
    this.report = report;
    this.looping = this.loop();
  }

  /** The same job is there once, until it is done. */
  async send({ table, version, urgent = true }: ProgramJob, wait = 0): Promise<void> {
    await this.pool.query(sql.send, [table, version, urgent, Math.round(wait)]);
  }

  /** A sentence when jobs are no longer looked for. */
  get trouble(): string | undefined {
    const isStill = this.perform !== undefined && performance.now() - this.lastLook > 4 * longestRest;
    return isStill ? 'Nobody looks for programs that are to move.' : undefined;
  }

  private poke(): void {
    this.isPoked = true;
    this.wakeUp();
  }

  private pokeAfter(wait: number): void {
    if (wait > 0) setTimeout(() => this.poke(), wait).unref();
    else this.poke();
  }

  private async rest(most: number): Promise<void> {
    if (!this.isPoked && !this.closed)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, most).unref();
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.isPoked = false;
  }

  private async loop(): Promise<void> {
    while (!this.closed) {
      const free = this.atOnce - this.active.size;
      this.isPoked = false;
      const taken = free > 0 ? await this.take(free) : [];
      for (const job of taken) {
        const work = this.work(job).finally(() => {
          this.active.delete(keyOf(job));
          this.poke();
        });
        this.active.set(keyOf(job), work);
      }
      if (taken.length < free) await this.rest(await this.untilNext());
      else if (free === 0) await this.rest(longestRest);
    }
  }

  private async take(most: number): Promise<readonly TakenJob[]> {
    try {
      const { rows } = await this.pool.query<TakenJob>(sql.take, [this.id, this.lease, most]);
      this.lastLook = performance.now();
      return rows;
    } catch {
      await pause(200, undefined, { ref: false }); // the next look will tell
      return [];
    }
  }

  /** Until one is due, or the lease of one who is silent ends. */
  private async untilNext(): Promise<number> {
    if (this.isPoked) return 0;
    try {
      const { rows } = await this.pool.query<{ wait: string | null }>(sql.next);
      const wait = Number(rows[0]?.wait ?? longestRest);
      return Math.min(longestRest, Math.max(1, Math.ceil(wait)));
    } catch {
      return longestRest;
    }
  }

  private async renew(): Promise<void> {
    if (this.active.size > 0) await this.pool.query(sql.renew, [this.id, this.lease]).catch(() => {});
  }

  private async work(job: TakenJob): Promise<void> {
    const { table, version, tries } = job;
    try {
      await this.perform?.({ table, version });
      await this.pool.query(sql.done, [table, version]);
    } catch (error) {
      if (this.closed) return;
      this.report('A program did not move', error);
      const [text, values] =
        tries < mostTries ? [sql.again, [table, version, 1000 * tries]] : [sql.done, [table, version]];
      await this.pool.query(text, values).catch(() => {}); // the lease ends by itself
    }
  }

  /** What is not done goes to another server. */
  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.renewing);
    this.poke();
    const ending = async (): Promise<void> => {
      await this.looping;
      await this.pool.query(sql.giveBack, [this.id]);
    };
    await Promise.race([ending().catch(() => {}), pause(grace, undefined, { ref: false })]);
    this.listener.close();
    await Promise.race([this.pool.end(), pause(grace, undefined, { ref: false })]);
    this.sockets.destroy();
  }
}
