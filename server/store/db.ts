// The little that the store needs of a database. The SQL is written once, in the part of the language that both know:
// `?` for a value, TEXT, BIGINT and DOUBLE PRECISION for columns, 0 and 1 for no and yes.
import type { StoreChange } from './store.ts';
import type { Watchers } from './watchers.ts';

export type Cell = string | number | null;

export interface Reader {
  all<Row extends object>(sql: string, ...values: readonly Cell[]): Promise<Row[]>;
}

export interface Writer extends Reader {
  /** How many rows it changed. */
  run(sql: string, ...values: readonly Cell[]): Promise<number>;
  insert(table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void>;
  /** Tells the watchers once the transaction is committed. */
  announce(news: News): Promise<void>;
}

export interface Db extends Reader {
  readonly kind: 'sqlite' | 'postgres';
  readonly watchers: Watchers;
  /** All or nothing; `work` may be run again after a clash, and must do nothing but ask the database. */
  transaction<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /** A transaction that runs alone among all processes that do the same: for changes of the schema. */
  alone<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /** Sees the database as it is now until it is closed. */
  frozen(): Promise<Frozen>;
  /** Tells the watchers now. */
  signal(signal: Signal): Promise<void>;
  /** From when it resolves, no announcement is missed. */
  listen(): Promise<void>;
  /** Throws a sentence when the database does not answer, or its news do not arrive. */
  check(): Promise<void>;
  /** What the clock of the database says, which all its servers share. */
  time(): Promise<number>;
  close(): Promise<void>;
}

/** A database as it was at one moment, whatever is written meanwhile. */
export interface Frozen extends Reader {
  readonly kind: Db['kind'];
  close(): Promise<void>;
}

export type Signal = Extract<StoreChange, { what: 'signal' }>;
export type News = Exclude<StoreChange, { what: 'missed' | 'signal' }> & { readonly lobby: boolean };

export const usualPatience = 10_000;

export interface DbOptions {
  /** Trouble that nobody waits for, such as a lost connection that is being opened again. */
  readonly report?: ((trouble: string) => void) | undefined;
  /** How long to wait for a database that others use or that does not answer, in milliseconds. */
  readonly patience?: number | undefined;
  /** How often it is made sure that news arrive, in milliseconds. */
  readonly beat?: number | undefined;
}

/** The first row, where there is one. */
export async function one<Row extends object>(
  db: Reader,
  sql: string,
  ...values: readonly Cell[]
): Promise<Row | undefined> {
  return (await db.all<Row>(sql, ...values))[0];
}

/** The part of a condition that leaves out rows by their id. */
export const without = (ids: readonly unknown[]): string =>
  ids.length === 0 ? '' : `AND id NOT IN (${ids.map(() => '?').join(', ')})`;
