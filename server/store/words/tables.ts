// Tables and who sits at them.
import type { Options, Seat } from '../../../engine/game.ts';
import type { PersonId, SecretHash, TableId, Time } from './ids.ts';
import type { Rating } from './people.ts';

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
  /** Who has come by the link with which friends watch a private table; absent where none was given out. */
  readonly onlookers?: readonly PersonId[];
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
  /** Whoever has the secret may be let in to look on. Without one nobody may: those who were let in go. */
  letWatch(id: TableId, secret: SecretHash | null): Promise<void>;
  watchable(secret: SecretHash): Promise<TableId | undefined>;
  /** Lets somebody look on who has brought the secret. */
  admit(id: TableId, secret: SecretHash, person: PersonId): Promise<'ok' | 'void' | 'full'>;
  /** From open to playing, once every seat is taken; under these rules, where they are newer than when it was opened. */
  start(id: TableId, turn: Turn, rules?: number): Promise<'ok' | 'seats-open' | 'started'>;
  /** Takes an open table away; a game that has begun stays. */
  remove(id: TableId): Promise<'ok' | 'started'>;
}
