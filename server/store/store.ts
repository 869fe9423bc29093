// What the server keeps, in the words of the table. Everything that may change under two servers at once
// answers with a word ('conflict', 'taken') instead of overwriting.
import type { Options, Seat } from '../../engine/game.ts';

export type TableId = string;
export type PersonId = string;
/** Milliseconds since 1970. */
export type Time = number;
/** SHA-256 of a secret, 64 hex digits: the secret itself is never kept. */
export type SecretHash = string;

/** What everybody calls somebody who has deleted his data. */
export const departedPlayer = 'a departed player';

export type TableStatus = 'open' | 'playing' | 'finished';
export type Visibility = 'listed' | 'private';

/** `increment` is added with every turn; a correspondence clock gives `initial` for each turn. All in milliseconds. */
export interface Clock {
  readonly pace: 'live' | 'correspondence';
  readonly initial: number;
  readonly increment: number;
  /** Live: free at the beginning of each turn. */
  readonly delay?: number | undefined;
  /** Correspondence: for the whole game, on top of the time for each turn. */
  readonly reserve?: number | undefined;
}

/** Somebody or something that can take a seat. */
export type Sitter = { readonly person: PersonId } | { readonly bot: string };

export type Occupant =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'guest' | 'account';
      readonly person: PersonId;
      readonly name: string;
      /** For this side of this game, once one has counted. */
      readonly rating?: SeatRating;
    }
  | { readonly kind: 'bot'; readonly name: string }
  | { readonly kind: 'departed'; readonly name: typeof departedPlayer };

export type SeatRating = Pick<Rating, 'rating' | 'deviation' | 'volatility' | 'updated'>;

export interface TableSeat {
  /** The game's name for it, such as `shadow`. */
  readonly name: string;
  readonly occupant: Occupant;
  /** Kept for whoever has the invitation. */
  readonly invited: boolean;
}

/** Who must choose now, and when the first of their clocks runs out. */
export interface Turn {
  readonly toMove: readonly Seat[];
  readonly deadline: Time | null;
}

export interface Result {
  /** All seats of the side that wins; nobody wins a draw. */
  readonly winners: readonly Seat[];
  /** `ring`, `resignation`, `agreement` … */
  readonly reason: string;
  readonly rule: string | null;
}

/** A game being played, without the secrets: everybody who may see the table may see all of this. */
export interface Table extends Turn {
  readonly id: TableId;
  readonly game: string;
  /** The version of the rules it is played under. */
  readonly rules: number;
  readonly options: Options;
  /** The promise made with the seed (engine/commitment.ts). */
  readonly commitment: string;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly rated: boolean;
  readonly clock: Clock | null;
  readonly seats: readonly TableSeat[];
  /** How many entries the log has. */
  readonly version: number;
  readonly result: Result | null;
  readonly host: PersonId | null;
  readonly rematchOf: TableId | null;
  readonly created: Time;
  readonly updated: Time;
}

export interface NewTable {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seed: string;
  readonly visibility: Visibility;
  readonly rated?: boolean;
  readonly clock?: Clock | null;
  readonly seats: readonly { readonly name: string; readonly sitter?: Sitter; readonly invitation?: SecretHash }[];
  readonly host?: PersonId | null;
  readonly rematchOf?: TableId | null;
}

export interface PageRequest {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  /** From 1 to 100; 20 when absent. */
  readonly limit?: number | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Null on the last page. */
  readonly next: string | null;
}

export interface Tables {
  /** A rematch is opened once: while it is not over, whoever comes second is given the first one's. */
  create(table: NewTable): Promise<Table>;
  /** The rematch of this game, unless that is over too. */
  rematch(id: TableId): Promise<Table | undefined>;
  find(id: TableId): Promise<Table | undefined>;
  /** Secret until the game is over. */
  seed(id: TableId): Promise<string | undefined>;
  /** Listed tables that wait for players, newest first. */
  open(page?: PageRequest): Promise<Page<Table>>;
  /** Listed tables that have begun, the last one changed first. */
  recent(page?: PageRequest): Promise<Page<Table>>;
  /** Where a person sits, the last one changed first. */
  of(person: PersonId, page?: PageRequest): Promise<Page<Table>>;
  /** Tables whose deadline has passed, longest ago first; without those that are named. */
  overdue(limit?: number, except?: readonly TableId[]): Promise<readonly Table[]>;
  /**
   * Where a program has been to choose since a moment or longer, the last one changed first; of the tables at which nobody
   * sits, only those opened since another moment.
   */
  awaitingPrograms(since: Time, page?: PageRequest, aloneSince?: Time): Promise<Page<Table>>;
  /** How many tables that are not over a person has opened or sits at, and how many where programs alone play, since a moment. */
  burden(person: PersonId, since: Time): Promise<{ readonly tables: number; readonly alone: number }>;
  /**
   * Takes an open seat; one that is kept for a guest needs his invitation, which is used up. Options that are
   * given replace those of the table, if its game has not begun.
   */
  take(
    id: TableId,
    seat: Seat,
    sitter: Sitter,
    invitation?: SecretHash,
    options?: Options,
  ): Promise<'ok' | 'taken' | 'closed'>;
  /** Makes the seat open again, if this sitter has it; with these options, if the game has not begun. */
  leave(id: TableId, seat: Seat, sitter: Sitter, options?: Options): Promise<'ok' | 'elsewhere' | 'closed'>;
  /** Keeps an open seat for whoever has the secret, or for nobody in particular. */
  invite(id: TableId, seat: Seat, invitation: SecretHash | null): Promise<'ok' | 'taken'>;
  invited(invitation: SecretHash): Promise<{ readonly table: TableId; readonly seat: Seat } | undefined>;
  /** From open to playing, once every seat is taken; under these rules, where they are newer than when it was opened. */
  start(id: TableId, turn: Turn, rules?: number): Promise<'ok' | 'seats-open' | 'started'>;
  /** Takes an open table away; a game that has begun stays. */
  remove(id: TableId): Promise<'ok' | 'started'>;
}

/** A move, a move taken back (the last that stands), or a word that binds (an offer, a resignation) and moves nothing. */
export type EntryKind = 'move' | 'undo' | 'word';

export interface NewEntry {
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** A move in notation; empty for an undo. */
  readonly text: string;
  readonly time: Time;
}

/** An entry to be added, with what it told to whom, as JSON. */
export interface ToldNewEntry extends NewEntry {
  readonly told?: string | undefined;
}

export interface LogEntry extends NewEntry {
  /** Counted from 1: the table's version once it is there. */
  readonly version: number;
  /** How many moves stand after it. */
  readonly standing: number;
}

export interface Snapshot {
  readonly version: number;
  readonly standing: number;
  /** The state, as JSON. */
  readonly state: string;
}

/** A program that takes a seat in the middle of a game. */
export interface StandIn {
  readonly seat: Seat;
  readonly bot: string;
}

/** What is committed together with the entries. */
export interface Consequence {
  readonly turn?: Turn;
  /** Ends the game. */
  readonly result?: Result;
  /** What that end changes in the ratings of those who played. */
  readonly ratings?: readonly RatingChange[];
  /** The state after the last entry, as JSON. */
  readonly snapshot?: string;
  /** How the table stood before the first entry, as JSON: where telling begins. */
  readonly toldBefore?: string | undefined;
  readonly standIn?: StandIn;
  /** With the last entry the game goes on under other rules, from this state. */
  readonly part?: { readonly rules: number; readonly state: string };
}

/** What was played under one version of the rules. */
export interface StoredPart {
  /** How many entries come before it, with the one that says so. */
  readonly version: number;
  /** How many moves stand before it. */
  readonly standing: number;
  readonly rules: number;
  /** What it goes on from, as JSON; null where options and seed begin the game. */
  readonly state: string | null;
}

export interface LoadedGame {
  readonly table: Table;
  readonly seed: string;
  /** The latest state that no later undo has reached behind. */
  readonly snapshot: Snapshot | undefined;
  /** What came after the snapshot, up to the table's version. */
  readonly entries: readonly LogEntry[];
  /** The last version at which it is kept what was told. */
  readonly toldUpTo?: number | null;
}

export type Appended = 'ok' | 'conflict' | 'closed' | 'outdated';

/** The logs. Entries are only ever added: an undo is one more entry, so nothing is lost and every version stays what it was. */
export interface Games {
  /**
   * Adds all entries or none. 'ok' is said after they are safe on disk; 'conflict' when the log is not at `expected`:
   * read again; 'closed' when the table is not being played; 'outdated' when a rating has changed since `ratings` were
   * computed from it: compute them again. When it throws, the entries may or may not be there.
   */
  append(id: TableId, expected: number, entries: readonly ToldNewEntry[], consequence?: Consequence): Promise<Appended>;
  /** Entries after a version (0: all), in order. */
  log(id: TableId, after?: number, limit?: number): Promise<readonly LogEntry[]>;
  load(id: TableId): Promise<LoadedGame | undefined>;
  /** The latest state at or before `version` from which the entries up to `version` lead on, under the same rules. */
  snapshot(id: TableId, version?: number): Promise<Snapshot | undefined>;
  /** A state made from the log afterwards. */
  saveSnapshot(id: TableId, version: number, state: string): Promise<void>;
  /** The log makes them again. */
  forgetSnapshots(id: TableId): Promise<void>;
  /** In order; the one part of a game whose rules have not changed is left out. */
  parts(id: TableId): Promise<readonly StoredPart[]>;
}

/** What an entry told to whom. */
export interface StoredTold {
  readonly version: number;
  /** As JSON. */
  readonly told: string;
}

/** Games as they were told, for when their rules are no longer known. */
export interface Tellings {
  /** What was told from a version on, while the game is played and until its telling is kept. */
  told(id: TableId, from?: number, limit?: number): Promise<readonly StoredTold[]>;
  /** Finished games whose telling is not kept yet, longest ago first; without those that are named. */
  due(limit?: number, except?: readonly TableId[]): Promise<readonly TableId[]>;
  find(id: TableId): Promise<string | undefined>;
  /** The telling of a finished game, packed, or that there is none: for good. What was told entry by entry goes. */
  keep(id: TableId, telling: string | null): Promise<void>;
}

/** `side-0` is heard by the players of that side alone: its number among the game's sides. */
export type Room = 'players' | 'spectators' | `side-${number}`;

export interface ChatLine {
  /** Grows with every line of the table. */
  readonly number: number;
  readonly room: Room;
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
  readonly time: Time;
}

export interface Chat {
  /** The oldest lines of a long talk are forgotten. */
  say(id: TableId, room: Room, person: PersonId, text: string): Promise<ChatLine>;
  /** Lines after a number, oldest first. */
  lines(id: TableId, room: Room, after?: number, limit?: number): Promise<readonly ChatLine[]>;
  /** The last few, oldest first. */
  last(id: TableId, room: Room, count: number): Promise<readonly ChatLine[]>;
  mute(person: PersonId, other: PersonId, muted: boolean): Promise<void>;
  muted(person: PersonId): Promise<readonly PersonId[]>;
}

export interface Person {
  readonly id: PersonId;
  readonly kind: 'guest' | 'account';
  readonly name: string;
  readonly created: Time;
}

/** Names are unique among guests and accounts together, whatever their case and accents, and l, I and 1, O and 0 are one. */
export interface People {
  createGuest(name: string): Promise<Person | 'taken'>;
  createAccount(name: string, passwordHash: string): Promise<Person | 'taken'>;
  /** A guest becomes an account and keeps his seats. */
  upgrade(id: PersonId, name: string, passwordHash: string): Promise<Person | 'taken' | 'not-a-guest'>;
  find(id: PersonId): Promise<Person | undefined>;
  byName(name: string): Promise<Person | undefined>;
  passwordHash(id: PersonId): Promise<string | undefined>;
  setPassword(id: PersonId, passwordHash: string): Promise<void>;
  /** Everything that is kept about a person, as plain data, without hashes. */
  exportData(id: PersonId): Promise<PersonalData | undefined>;
  /** Seats at open tables become open; elsewhere "a departed player" sits there. Everything else goes. */
  delete(id: PersonId): Promise<void>;
}

export interface PersonalData {
  readonly person: Person;
  readonly notices: NoticeSettings;
  readonly subscriptions: readonly PushSubscription[];
  readonly credentials: readonly Credential[];
  readonly ratings: readonly Rating[];
  readonly ratingHistory: readonly RatingPoint[];
  readonly tables: readonly {
    readonly table: Table;
    readonly moves: readonly LogEntry[];
  }[];
  readonly chat: readonly (Omit<ChatLine, 'person' | 'name'> & { readonly table: TableId })[];
  readonly muted: readonly PersonId[];
  readonly decks: readonly KeptDeck[];
}

export type CredentialKind = 'session' | 'bot';

/** A session of a browser or a token of a program. */
export interface Credential {
  readonly id: string;
  readonly kind: CredentialKind;
  /** The browser, or the name that the token was given. */
  readonly label: string;
  readonly created: Time;
  readonly expires: Time | null;
}

export interface Credentials {
  issue(
    person: PersonId,
    credential: { kind: CredentialKind; hash: SecretHash; label: string; expires: Time | null },
  ): Promise<Credential>;
  /** Whose it is, unless it has expired. */
  holder(kind: CredentialKind, hash: SecretHash): Promise<{ person: Person; credential: Credential } | undefined>;
  list(person: PersonId, kind: CredentialKind): Promise<readonly Credential[]>;
  revoke(person: PersonId, id: string): Promise<boolean>;
  /** Sign out everywhere, or end all programs; says how many. */
  revokeAll(person: PersonId, kind: CredentialKind): Promise<number>;
}

/** A Glicko-2 rating for one side of a game. */
export interface Skill {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Rating extends Skill {
  readonly game: string;
  readonly side: string;
  readonly played: number;
  readonly updated: Time;
}

export interface RatingPoint extends Rating {
  readonly table: TableId;
}

export interface RatingChange extends Skill {
  readonly person: PersonId;
  readonly side: string;
  /** How many games the rating it was computed from had counted. */
  readonly playedBefore: number;
}

/** Changed only by `games.append`, together with the end of the game that changes them: once, whatever dies in between. */
export interface Ratings {
  of(person: PersonId): Promise<readonly Rating[]>;
  find(person: PersonId, game: string, side: string): Promise<Rating | undefined>;
  /** Latest first. */
  history(person: PersonId, game: string, side: string, limit?: number): Promise<readonly RatingPoint[]>;
}

/** A deck of cards as its builder last kept it; with an empty text it was given up. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** When, by the clock of its builder. */
  readonly changed: number;
}

export interface Decks {
  /** Latest first. */
  of(person: PersonId): Promise<readonly KeptDeck[]>;
  /** In place of an older one with this id; a newer one stays. */
  keep(person: PersonId, deck: KeptDeck): Promise<void>;
}

/** Where somebody wants to be told by e-mail: `emailAsked` has not been confirmed yet. */
export interface NoticeSettings {
  readonly email: string | null;
  readonly emailAsked: string | null;
}

export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Somebody who can be reached is to choose, and has not been told. */
export interface Call {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: PersonId;
  /** When his turn began, or when to try again. */
  readonly at: Time;
  /** When something last happened at the table. */
  readonly since: Time;
}

export interface Notices {
  settings(person: PersonId): Promise<NoticeSettings | undefined>;
  /** Keeps an address until it is confirmed; one that was confirmed before stays until then. */
  askEmail(person: PersonId, address: string): Promise<void>;
  /** False when this is not the address that was asked for last. */
  confirmEmail(person: PersonId, address: string): Promise<boolean>;
  stopEmail(person: PersonId): Promise<void>;
  /** `session` is the id of the credential: it takes the address along when it ends. */
  subscribe(person: PersonId, session: string, subscription: PushSubscription): Promise<'ok' | 'too-many'>;
  subscriptions(person: PersonId): Promise<readonly PushSubscription[]>;
  /** Of this person; or of anybody, when the push service says that it is gone. */
  unsubscribe(endpoint: string, person?: PersonId): Promise<void>;
  /** The first whose turn began at or before a moment. */
  calls(upTo: Time, limit?: number): Promise<readonly Call[]>;
  /** For one server only: the call is settled (null), or comes again at a moment unless it is settled before. */
  take(call: Call, again: Time | null): Promise<boolean>;
}

/** Something is new at a table; 'missed' after a break in the connection to the database: read again what you watch. */
export type Change =
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
  watch(what: TableId | 'lobby', callback: (change: Change) => void): Promise<() => void>;
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
