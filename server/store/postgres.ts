// PostgreSQL, for several server processes on one database. NOTIFY is part of the transaction: it goes out when that is
// committed, to all processes, this one among them.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import {
  type Cell,
  type Db,
  type DbOptions,
  type Frozen,
  type News,
  type Reader,
  type Signal,
  usualPatience,
  type Writer,
} from './db.ts';
import { StoreError } from './trouble.ts';
import { Watchers } from './watchers.ts';

const channel = 'mathom_store';
/** Any number that nobody else uses in the same database. */
const schemaLock = 0x6d617468;
/** PostgreSQL counts the values of a statement in 16 bits. */
const mostValues = 30_000;
const mostAttempts = 8;
const clash = ['40001', '40P01']; // serialization_failure, deadlock_detected

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

const int8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Where it is, without the password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `PostgreSQL (${host || 'local'}${pathname})`;
  } catch {
    return 'PostgreSQL';
  }
}

/** The driver gives no code when a connection breaks. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && /connect|terminated|timeout/i.test(error.message);

function troubleOf(error: unknown, place: string): unknown {
  const code = codeOf(error);
  if (error instanceof StoreError || (code === '' && !isBroken(error))) return error;
  const said = error instanceof AggregateError ? code : error instanceof Error ? error.message : String(error);
  const trouble = (kind: StoreError['kind'], message: string) => new StoreError(kind, message, error);
  if (code === '23505') return trouble('unique', 'It is there already.');
  if (code === '23503') return trouble('missing', 'There is no such person or table.');
  if (['28P01', '28000'].includes(code))
    return trouble('unavailable', `${place} does not accept the name or the password in DATABASE_URL.`);
  if (code === '3D000')
    return trouble('unavailable', `${place} has no such database: make it with createdb, or correct DATABASE_URL.`);
  if (['42501', '25006'].includes(code))
    return trouble('unavailable', `${place} does not let us write: check the rights of the user in DATABASE_URL.`);
  if (code === '55P03') return trouble('unavailable', `${place} kept us waiting for too long for a lock: try again.`);
  if (/^(E[A-Z_]+|57P0\d|08...|53...|)$/.test(code))
    return trouble('unavailable', `${place} cannot be reached (${said}): check that it runs, and DATABASE_URL.`);
  return trouble('failed', `${place} failed: ${said}.`);
}

/** Our `?` in PostgreSQL's way of writing: $1, $2 … */
const translated = new Map<string, string>();
function translate(sql: string): string {
  const known = translated.get(sql);
  if (known) return known;
  let n = 0;
  const text = sql.replaceAll('?', () => `$${++n}`);
  translated.set(sql, text);
  return text;
}

type Queryable = Pick<pg.ClientBase, 'query'>;

const readerOn = (client: Queryable): Reader => ({
  async all<Row extends object>(sql: string, ...values: readonly Cell[]) {
    return (await client.query(translate(sql), [...values])).rows as Row[];
  },
});

const writerOn = (client: Queryable): Writer => ({
  ...readerOn(client),
  run: async (sql, ...values) => (await client.query(translate(sql), [...values])).rowCount ?? 0,
  async insert(table, columns, rows) {
    const width = columns.length;
    const atOnce = Math.floor(mostValues / width);
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce);
      const places = some.map((_, r) => `(${columns.map((__, c) => `$${r * width + c + 1}`).join(', ')})`);
      await client.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, some.flat());
    }
  },
  async announce(news) {
    await client.query('SELECT pg_notify($1, $2)', [channel, writeNews(news)]);
  },
});

const writeNews = ({ what, table, version, lobby }: News): string => `${what} ${table} ${version} ${lobby ? 1 : 0}`;

function readNews(text: string): News | undefined {
  const [, what, table, version, lobby] = /^(moves|table|chat) ([a-z0-9]{16}) (\d{1,15}) ([01])$/.exec(text) ?? [];
  if (what !== 'moves' && what !== 'table' && what !== 'chat') return undefined;
  return { what, table, version: Number(version), lobby: lobby === '1' };
}

const writeSignal = ({ table, text }: Signal): string => `signal ${table} ${text}`;

function readSignal(payload: string): Signal | undefined {
  const [, table, text] = /^signal ([a-z0-9]{16}) (.*)$/s.exec(payload) ?? [];
  return table === undefined ? undefined : { what: 'signal', table, text };
}

const settingsFor = (url: string, { patience = usualPatience }: DbOptions): pg.ClientConfig => ({
  types,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  application_name: 'mathom-house',
  connectionTimeoutMillis: patience,
  statement_timeout: 60_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
  options: '-c synchronous_commit=on',
  connectionString: url,
});

class Postgres implements Db {
  readonly kind = 'postgres';
  readonly watchers: Watchers;
  private readonly settings: pg.ClientConfig;
  private readonly place: string;
  private readonly pool: pg.Pool;
  private readonly report: (trouble: string) => void;
  private listening: Promise<void> | undefined;
  private listener: pg.Client | undefined;
  private readonly closing = new AbortController();

  constructor(url: string, { report = console.error, patience = usualPatience }: DbOptions) {
    this.report = report;
    this.place = placeOf(url);
    this.settings = settingsFor(url, { patience });
    this.pool = new pg.Pool({ ...this.settings, max: 10 });
    // Who waits for an answer from a broken connection is told so; the next question gets a new one.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.watchers = new Watchers(report);
  }

  async all<Row extends object>(sql: string, ...values: readonly Cell[]): Promise<Row[]> {
    return this.guard(() => readerOn(this.pool).all<Row>(sql, ...values));
  }

  transaction<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return this.guard(() => this.attempts(work));
  }

  alone<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return this.transaction(async (db) => {
      // A large database takes its time, and so does whoever comes second.
      for (const limit of limits) await db.run(`SET LOCAL ${limit} = 0`);
      await db.all('SELECT pg_advisory_xact_lock(?)', schemaLock);
      return work(db);
    });
  }

  private async attempts<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (!clash.includes(codeOf(error)) || attempt === mostAttempts) throw error;
      }
      await setTimeout(Math.random() * 10 * attempt);
    }
  }

  private async attempt<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      try {
        const value = await work(writerOn(client));
        await client.query('COMMIT');
        broken = false;
        return value;
      } catch (error) {
        await client.query('ROLLBACK').then(
          () => {
            broken = false;
          },
          () => {},
        );
        throw error;
      }
    } finally {
      client.release(broken);
    }
  }

  async frozen(): Promise<Frozen> {
    return this.guard(() => freeze(this.settings, this.place));
  }

  async signal(signal: Signal): Promise<void> {
    await this.all('SELECT pg_notify(?, ?)', channel, writeSignal(signal));
  }

  listen(): Promise<void> {
    this.listening ??= this.connectListener().catch((error: unknown) => {
      this.listening = undefined;
      throw troubleOf(error, this.place);
    });
    return this.listening;
  }

  private async connectListener(): Promise<void> {
    if (this.closing.signal.aborted) throw new StoreError('unavailable', 'The store is closed.');
    const client = new pg.Client(this.settings);
    client.on('error', () => {}); // 'end' follows
    await client.connect();
    client.on('notification', ({ payload }) => {
      const news = readNews(payload ?? '');
      const signal = readSignal(payload ?? '');
      if (news) this.watchers.tell(news);
      if (signal) this.watchers.signal(signal);
    });
    try {
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => void this.reconnectListener());
    this.listener = client;
    if (this.closing.signal.aborted) await client.end();
  }

  private async reconnectListener(): Promise<void> {
    const { signal } = this.closing;
    for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, 5000)) {
      try {
        await this.connectListener();
        return this.watchers.tellMissed();
      } catch (error) {
        const trouble = troubleOf(error, this.place);
        this.report(
          `${trouble instanceof Error ? trouble.message : trouble} No news of tables until it answers again.`,
        );
        await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    await this.listener?.end();
    await this.pool.end();
  }

  private async guard<T>(act: () => Promise<T>): Promise<T> {
    if (this.closing.signal.aborted) throw new StoreError('unavailable', 'The store is closed.');
    try {
      return await act();
    } catch (error) {
      throw troubleOf(error, this.place);
    }
  }
}

async function freeze(settings: pg.ClientConfig, place: string): Promise<Frozen> {
  const client = new pg.Client(settings);
  client.on('error', () => {});
  const asTrouble = (error: unknown): never => {
    throw troubleOf(error, place);
  };
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const limit of limits) await client.query(`SET LOCAL ${limit} = 0`);
  } catch (error) {
    await client.end().catch(() => {});
    return asTrouble(error);
  }
  return {
    kind: 'postgres',
    all: (sql, ...values) =>
      readerOn(client)
        .all<never>(sql, ...values)
        .catch(asTrouble),
    close: () => client.end(),
  };
}

/** The database as it is now. */
export const readPostgres = (url: string, options: DbOptions = {}): Promise<Frozen> =>
  freeze(settingsFor(url, options), placeOf(url));

export async function openPostgres(url: string, options: DbOptions = {}): Promise<Db> {
  const db = new Postgres(url, options);
  try {
    await db.all('SELECT 1');
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
