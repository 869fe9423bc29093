// What the server keeps, in the words of the table. Everything that may change under two servers at once
// answers with a word ('conflict', 'taken') instead of overwriting.
import type { Chat, Games, Tellings } from './words/games.ts';
import type { TableId, Time } from './words/ids.ts';
import type { Credentials, Decks, Notices, People, Ratings } from './words/people.ts';
import type { Tables } from './words/tables.ts';

export * from './words/games.ts';
export * from './words/ids.ts';
export * from './words/people.ts';
export * from './words/tables.ts';

/** Something is new at a table; 'missed' after a break in the connection to the database: read again what you watch. */
export type StoreChange =
  | { readonly what: 'moves' | 'table' | 'chat'; readonly table: TableId; readonly version: number }
  /** What a server had to say to all servers. */
  | { readonly what: 'signal'; readonly table: TableId; readonly text: string }
  | { readonly what: 'missed' };

export interface Store {
  readonly tables: Tables;
  readonly games: Games;
  readonly tellings: Tellings;
  readonly chat: Chat;
  readonly people: People;
  readonly credentials: Credentials;
  readonly ratings: Ratings;
  readonly notices: Notices;
  readonly decks: Decks;
  /**
   * Calls back after every committed change at the table, or after every change of a listed table's seats or status;
   * news from just before may come too.
   * With SQLite, of changes made through this store; with PostgreSQL, of everybody's. Ends when what it returns is called.
   */
  watch(what: TableId | 'lobby', callback: (change: StoreChange) => void): Promise<() => void>;
  /** Tells whoever watches the table, here and on other servers, something that is not kept; it may be lost. */
  signal(table: TableId, text: string): Promise<void>;
  /** A value that all servers share, such as a signing key: the first proposal is kept for good. */
  shared(name: string, proposal: string): Promise<string>;
  /** Deletes expired credentials, and guests of yesterday who have none and sit nowhere; says how many. */
  sweep(): Promise<number>;
  /** Throws a sentence when the database does not answer, or its news do not arrive. */
  ping(): Promise<void>;
  /** What the clock of the database says: with PostgreSQL the same for all servers. */
  time(): Promise<Time>;
  /** The whole store at one moment, as lines that either backend can restore. */
  export(): AsyncIterable<string>;
  close(): Promise<void>;
}
