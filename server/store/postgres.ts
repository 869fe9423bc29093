// PostgreSQL, for several server processes on one database. NOTIFY is part of the transaction: it goes out when that is
// committed, to all processes, this one among them.
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { there } from '../../lib/there.ts';
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
import { Listener } from './listener.ts';
import { StoreError } from './trouble.ts';
import { Watchers } from './watchers.ts';

const channel = 'mathom_store';
/** Any number that nobody else uses in the same database. */
const schemaLock = 0x6d617468;
/** PostgreSQL counts the values of a statement in 16 bits. */
const mostValues = 30_000;
const mostAttempts = 8;
const clash = ['40001', '40P01']; // serialization_failure, deadlock_detected

const mostConnections = 10;
/** How long what is under way may take to end when the store closes, in milliseconds. */
const grace = 2000;

const int8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Where it is, without the password. */
export function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `PostgreSQL (${host || 'local'}${pathname})`;
  } catch {
    return 'PostgreSQL';
  }
}

/** The driver gives no code when a connection breaks. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === '' && /connect|terminated|timeout/i.test(error.message);

export function troubleOf(error: unknown, place: string): unknown {
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
  if (said === 'timeout exceeded when trying to connect')
    return trouble('unavailable', `All connections to ${place} are busy, and none became free in time: try again.`);
  if (code === '53300')
    return trouble('unavailable', `${place} takes no more connections: raise max_connections, or run fewer servers.`);
  if (code === '57014' || said === 'Query read timeout')
    return trouble('unavailable', `${place} took too long to answer: try again.`);
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
  if ((what !== 'moves' && what !== 'table' && what !== 'chat') || table === undefined) return undefined;
  return { what, table, version: Number(version), lobby: lobby === '1' };
}

const writeSignal = ({ table, text }: Signal): string => `signal ${table} ${text}`;

function readSignal(payload: string): Signal | undefined {
  const [, table, text] = /^signal ([a-z0-9]{16}) (.*)$/s.exec(payload) ?? [];
  return table === undefined || text === undefined ? undefined : { what: 'signal', table, text };
}

/** The sockets of a pool, for who must close it though nobody answers. */
export class OpenSockets {
  private readonly all = new Set<Socket>();

  open(): Socket {
    const socket = new Socket();
    this.all.add(socket);
    return socket.once('close', () => this.all.delete(socket));
  }

  destroy(): void {
    for (const socket of this.all) socket.destroy();
  }
}

/**
 * No question waits for ever: the database ends what takes too long, and when it is the database that does not answer, we do.
 */
export const settingsFor = (
  url: string,
  { patience = usualPatience }: DbOptions = {},
  sockets = new OpenSockets(),
): pg.ClientConfig => ({
  types,
  stream: () => sockets.open(),
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  application_name: 'mathom-house',
  connectionTimeoutMillis: patience,
  statement_timeout: patience,
  lock_timeout: patience / 2,
  idle_in_transaction_session_timeout: 2 * patience,
  query_timeout: 1.5 * patience,
  options: '-c synchronous_commit=on',
  connectionString: url,
});

/** For what may take as long as it takes: copies, and changes of the schema. */
const withoutLimits = ({
  statement_timeout: _,
  lock_timeout: __,
  idle_in_transaction_session_timeout: ___,
  query_timeout: ____,
  ...settings
}: pg.ClientConfig): pg.ClientConfig => settings;

class Postgres implements Db {
  readonly kind = 'postgres';
  readonly watchers: Watchers;
  private readonly settings: pg.ClientConfig;
  private readonly place: string;
  private readonly pool: pg.Pool;
  private readonly listener: Listener;
  private readonly sockets = new OpenSockets();
  private closed = false;

  constructor(url: string, options: DbOptions) {
    const { report = console.error, beat } = options;
    this.place = placeOf(url);
    this.settings = settingsFor(url, options, this.sockets);
    this.pool = new pg.Pool({ ...this.settings, max: mostConnections });
    // Who waits for an answer from a broken connection is told so; the next question gets a new one.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.watchers = new Watchers(report);
    const parts = {
      settings: this.settings,
      channel,
      heard: (payload: string) => this.heard(payload),
      missed: () => this.watchers.tellMissed(),
      lost: (error: unknown) => {
        const trouble = troubleOf(error, this.place);
        report(`${trouble instanceof Error ? trouble.message : trouble} No news of tables until it answers again.`);
      },
    };
    this.listener = new Listener(parts, beat);
  }

  private heard(payload: string): void {
    const news = readNews(payload);
    const signal = readSignal(payload);
    if (news) this.watchers.tell(news);
    if (signal) this.watchers.signal(signal);
  }

  async all<Row extends object>(sql: string, ...values: readonly Cell[]): Promise<Row[]> {
    return this.guard(() => readerOn(this.pool).all<Row>(sql, ...values));
  }

  transaction<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return this.guard(() => this.attempts(work));
  }

  /** On a connection of its own: a large database takes its time, and so does whoever comes second. */
  alone<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return this.guard(async () => {
      const client = new pg.Client(withoutLimits(this.settings));
      client.on('error', () => {});
      try {
        await client.connect();
        return await inTransaction(client, async (db) => {
          await db.all('SELECT pg_advisory_xact_lock(?)', schemaLock);
          return work(db);
        });
      } finally {
        await client.end().catch(() => {});
      }
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
      return await inTransaction(client, work, () => {
        broken = false;
      });
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
    return this.guard(() => this.listener.listen());
  }

  async check(): Promise<void> {
    await this.all('SELECT 1');
    if (!this.listener.alive) throw new StoreError('unavailable', `News from ${this.place} do not arrive.`);
  }

  async time(): Promise<number> {
    const [row] = await this.all<{ now: number }>('SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS now');
    return Math.round(Number(there(row).now));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.listener.close();
    const patience = new AbortController();
    await Promise.race([
      this.pool.end().finally(() => patience.abort()),
      setTimeout(grace, undefined, { signal: patience.signal }).catch(() => {}),
    ]);
    this.sockets.destroy();
  }

  private async guard<T>(act: () => Promise<T>): Promise<T> {
    if (this.closed) throw new StoreError('unavailable', 'The store is closed.');
    try {
      return await act();
    } catch (error) {
      throw troubleOf(error, this.place);
    }
  }
}

/** `ended` is called when the connection has nothing open any more and may be used again. */
async function inTransaction<T>(
  client: pg.ClientBase,
  work: (db: Writer) => Promise<T>,
  ended: () => void = () => {},
): Promise<T> {
  await client.query('BEGIN');
  try {
    const value = await work(writerOn(client));
    await client.query('COMMIT');
    ended();
    return value;
  } catch (error) {
    // A connection that has not answered would not answer to this either.
    if (!isBroken(error)) await client.query('ROLLBACK').then(ended, () => {});
    throw error;
  }
}

async function freeze(settings: pg.ClientConfig, place: string): Promise<Frozen> {
  const client = new pg.Client(withoutLimits(settings));
  client.on('error', () => {});
  const asTrouble = (error: unknown): never => {
    throw troubleOf(error, place);
  };
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
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
