// What is played and told at a table, and what is said beside it.
import type { Seat } from '../../../engine/game.ts';
import type { PersonId, TableId, Time } from './ids.ts';
import type { RatingChange } from './people.ts';
import type { Result, Table, Turn } from './tables.ts';

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
