// People: what is known of them, how they come in, how well they play, and how they are called to the table.
import type { Seat } from '../../../engine/game.ts';
import type { ChatLine, LogEntry } from './games.ts';
import type { PersonId, SecretHash, TableId, Time } from './ids.ts';
import type { Table } from './tables.ts';

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
