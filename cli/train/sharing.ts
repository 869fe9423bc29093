// Games of a training played by several machines: a table in PostgreSQL holds the files of twenty that are wanted. Whoever is free
// takes the next that nobody has for a lease that is renewed while he plays, and lays down what came of it for all; what a
// machine took that went silent is taken again. That games are played twice then does no harm: the same seed gives the same games.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { placeOf, settingsFor, troubleOf } from '../../server/store/postgres.ts';
import { Trouble } from '../trouble.ts';

const chunks = 'mathom_training.chunks';
/** Any number that nobody else uses in the same database. */
const making = 0x7363686f;
const usualLease = 60_000;
/** Between two looks while others play the last ones, in milliseconds. */
const rest = 500;

const sql = {
  make: `SELECT pg_advisory_xact_lock(${making});
    CREATE SCHEMA IF NOT EXISTS mathom_training;
    CREATE TABLE IF NOT EXISTS ${chunks} (
      lesson TEXT NOT NULL, first BIGINT NOT NULL, taken_by UUID, taken_until TIMESTAMPTZ, rows BYTEA,
      PRIMARY KEY (lesson, first))`,
  want: `INSERT INTO ${chunks} (lesson, first) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
  take: `UPDATE ${chunks} SET taken_by = $2, taken_until = clock_timestamp() + $3 * interval '1 ms'
    WHERE (lesson, first) IN (
      SELECT lesson, first FROM ${chunks}
      WHERE lesson = $1 AND first < $4 AND rows IS NULL AND (taken_until IS NULL OR taken_until < clock_timestamp())
      ORDER BY first LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING first`,
  renew: `UPDATE ${chunks} SET taken_until = clock_timestamp() + $2 * interval '1 ms' WHERE taken_by = $1 AND rows IS NULL`,
  lay: `UPDATE ${chunks} SET rows = $3 WHERE lesson = $1 AND first = $2 AND rows IS NULL`,
  played: `SELECT first FROM ${chunks} WHERE lesson = $1 AND first < $2 AND rows IS NOT NULL`,
  open: `SELECT COUNT(*) AS count FROM ${chunks} WHERE lesson = $1 AND first < $2 AND rows IS NULL`,
  read: `SELECT rows FROM ${chunks} WHERE lesson = $1 AND first = $2`,
  giveBack: `UPDATE ${chunks} SET taken_by = NULL, taken_until = NULL WHERE taken_by = $1 AND rows IS NULL`,
};

/** The same games, measured in the same way: only these go together. */
const lessonOf = (made: unknown): string => createHash('sha256').update(JSON.stringify(made)).digest('hex');

export interface Sharing {
  /** What the games have in common, whoever plays them. */
  readonly made: unknown;
  /** How many this machine wants in the end; others may want more. */
  readonly games: number;
  /** Silence after which somebody else may play what was taken, in milliseconds. */
  readonly lease?: number;
}

export class SharedGames {
  private readonly pool: pg.Pool;
  private readonly place: string;
  private readonly lesson: string;
  private readonly games: number;
  private readonly lease: number;
  private readonly id = randomUUID();
  private readonly renewing: NodeJS.Timeout;

  private constructor(url: string, { made, games, lease = usualLease }: Sharing) {
    this.pool = new pg.Pool({ ...settingsFor(url), application_name: 'mathom-house training', max: 2 });
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.place = placeOf(url);
    this.lesson = lessonOf(made);
    this.games = games;
    this.lease = lease;
    this.renewing = setInterval(() => void this.renew(), lease / 3).unref();
  }

  static async open(url: string, sharing: Sharing): Promise<SharedGames> {
    const opened = new SharedGames(url, sharing);
    try {
      await opened.ask(sql.make);
      return opened;
    } catch (error) {
      await opened.close();
      throw error;
    }
  }

  private async ask<Row extends pg.QueryResultRow>(text: string, ...values: readonly unknown[]): Promise<Row[]> {
    try {
      return (await this.pool.query<Row>(text, values.length > 0 ? [...values] : undefined)).rows;
    } catch (error) {
      const trouble = troubleOf(error, this.place);
      throw new Trouble(`The games cannot be shared. ${trouble instanceof Error ? trouble.message : trouble}`, 1);
    }
  }

  /** Files that begin with these games are wanted, by whoever plays them. */
  async want(firsts: readonly number[]): Promise<void> {
    await this.ask(sql.want, this.lesson, firsts);
  }

  /** The first games of files that nobody has, one after the other, until all are played or `isOver`. */
  async *take(isOver: () => boolean): AsyncGenerator<number> {
    while (!isOver()) {
      const [taken] = await this.ask<{ first: number }>(sql.take, this.lesson, this.id, this.lease, this.games);
      if (taken) yield taken.first;
      else if ((await this.stillOpen()) === 0) return;
      else await pause(rest);
    }
  }

  private async stillOpen(): Promise<number> {
    const [{ count }] = await this.ask<{ count: number }>(sql.open, this.lesson, this.games);
    return count;
  }

  async lay(first: number, rows: Uint8Array): Promise<void> {
    await this.ask(sql.lay, this.lesson, first, rows);
  }

  /** Which are played, by anybody. */
  async played(): Promise<readonly number[]> {
    return (await this.ask<{ first: number }>(sql.played, this.lesson, this.games)).map(({ first }) => first);
  }

  async read(first: number): Promise<Uint8Array> {
    const [{ rows }] = await this.ask<{ rows: Uint8Array }>(sql.read, this.lesson, first);
    return rows;
  }

  private async renew(): Promise<void> {
    await this.pool.query(sql.renew, [this.id, this.lease]).catch(() => {}); // the next one will
  }

  /** What is taken and not played goes to another. */
  async close(): Promise<void> {
    if (this.pool.ending) return;
    clearInterval(this.renewing);
    await this.pool.query(sql.giveBack, [this.id]).catch(() => {}); // the lease ends by itself
    await this.pool.end();
  }
}
