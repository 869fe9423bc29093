// The schema, as numbered steps. A step that has been released is never changed: a new one is added.

import { there } from '../../lib/there.ts';
import type { Db, Writer } from './db.ts';
import { one } from './db.ts';
import { addSums } from './sums.ts';
import { StoreError } from './trouble.ts';

/** Statements that both databases understand, and what no statement can say. */
export type Migration = readonly (string | ((db: Writer) => Promise<void>))[];

export const schemaTable = 'mathom_schema';

const time = 'BIGINT NOT NULL';
const flag = 'BIGINT NOT NULL DEFAULT 0';
const id = 'TEXT NOT NULL PRIMARY KEY';
const ofPerson = 'TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE';
const ofTable = 'TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE';
const skill =
  'rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL';

const first: Migration = [
  `CREATE TABLE people (
    id ${id}, kind TEXT NOT NULL CHECK (kind IN ('guest', 'account')), name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE,
    password TEXT, push ${flag}, email TEXT, created ${time},
    CHECK ((kind = 'account') = (password IS NOT NULL)))`,

  `CREATE TABLE tables (
    id ${id}, game TEXT NOT NULL, rules BIGINT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, commitment TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    visibility TEXT NOT NULL CHECK (visibility IN ('listed', 'private')),
    rated ${flag}, counted ${flag}, clock TEXT, version ${flag}, standing ${flag}, lines ${flag},
    to_move TEXT NOT NULL, deadline BIGINT, result TEXT,
    host TEXT REFERENCES people (id) ON DELETE SET NULL,
    rematch_of TEXT, created ${time}, updated ${time},
    CHECK ((status = 'finished') = (result IS NOT NULL)))`,
  'CREATE INDEX tables_created ON tables (status, visibility, created, id)',
  'CREATE INDEX tables_updated ON tables (visibility, updated, id)',
  'CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL',
  'CREATE INDEX tables_host ON tables (host) WHERE host IS NOT NULL',

  // A person who is gone (NULL) has departed.
  `CREATE TABLE seats (
    table_id ${ofTable}, seat BIGINT NOT NULL, name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    person TEXT REFERENCES people (id) ON DELETE SET NULL, bot TEXT, invitation TEXT UNIQUE,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'bot') = (bot IS NOT NULL)), CHECK (kind = 'person' OR person IS NULL),
    CHECK (kind = 'open' OR invitation IS NULL))`,
  'CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL',

  `CREATE TABLE log_entries (
    table_id ${ofTable}, version BIGINT NOT NULL, standing BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'undo', 'word')), seat BIGINT NOT NULL, text TEXT NOT NULL, time ${time},
    PRIMARY KEY (table_id, version))`,

  `CREATE TABLE snapshots (
    table_id TEXT NOT NULL, version BIGINT NOT NULL, standing BIGINT NOT NULL, state TEXT NOT NULL,
    PRIMARY KEY (table_id, version),
    FOREIGN KEY (table_id, version) REFERENCES log_entries (table_id, version) ON DELETE CASCADE)`,

  `CREATE TABLE chat_lines (
    table_id ${ofTable}, number BIGINT NOT NULL, room TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
    person ${ofPerson}, text TEXT NOT NULL, time ${time},
    PRIMARY KEY (table_id, number))`,
  'CREATE INDEX chat_lines_person ON chat_lines (person)',

  `CREATE TABLE mutes (person ${ofPerson}, other ${ofPerson}, PRIMARY KEY (person, other))`,
  'CREATE INDEX mutes_other ON mutes (other)',

  `CREATE TABLE credentials (
    id ${id}, person ${ofPerson}, kind TEXT NOT NULL CHECK (kind IN ('session', 'bot')), hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL, created ${time}, expires BIGINT)`,
  'CREATE INDEX credentials_person ON credentials (person)',
  'CREATE INDEX credentials_expires ON credentials (expires) WHERE expires IS NOT NULL',

  `CREATE TABLE ratings (
    person ${ofPerson}, game TEXT NOT NULL, side TEXT NOT NULL, ${skill}, played BIGINT NOT NULL, updated ${time},
    PRIMARY KEY (person, game, side))`,
  `CREATE TABLE rating_history (
    person ${ofPerson}, game TEXT NOT NULL, side TEXT NOT NULL, ${skill}, played BIGINT NOT NULL, updated ${time},
    table_id ${ofTable},
    PRIMARY KEY (person, game, side, played))`,
  'CREATE INDEX rating_history_table ON rating_history (table_id)',

  `CREATE TABLE push_subscriptions (endpoint ${id}, person ${ofPerson}, p256dh TEXT NOT NULL, auth TEXT NOT NULL)`,
  'CREATE INDEX push_subscriptions_person ON push_subscriptions (person)',

  `CREATE TABLE shared_values (name ${id}, value TEXT NOT NULL)`,
];

/** Notices: an address is confirmed, a device is forgotten with its session, a seat remembers who is still to be told. */
const second: Migration = [
  'ALTER TABLE people DROP COLUMN push',
  'ALTER TABLE people ADD COLUMN email_asked TEXT',
  'ALTER TABLE push_subscriptions ADD COLUMN session TEXT REFERENCES credentials (id) ON DELETE CASCADE',
  'CREATE INDEX push_subscriptions_session ON push_subscriptions (session)',
  'ALTER TABLE seats ADD COLUMN untold BIGINT',
  'CREATE INDEX seats_untold ON seats (untold) WHERE untold IS NOT NULL',
];

/** From a game to the one that follows it. */
const third: Migration = ['CREATE INDEX tables_rematch_of ON tables (rematch_of) WHERE rematch_of IS NOT NULL'];

/** Checksums over logs and snapshots. */
const fourth: Migration = [
  "ALTER TABLE tables ADD COLUMN log_sum TEXT NOT NULL DEFAULT ''",
  "ALTER TABLE log_entries ADD COLUMN sum TEXT NOT NULL DEFAULT ''",
  "ALTER TABLE snapshots ADD COLUMN sum TEXT NOT NULL DEFAULT ''",
  addSums,
];
/** From this version on logs have sums. */
export const summed = 4;

/**
 * A game outlives its rules. `log_parts`: where the rules changed, and the state that was carried over (NULL: options and
 * seed). `told`: what each entry told to whom, until the game is over and it is put together in `tellings`.
 */
const fifth: Migration = [
  `CREATE TABLE log_parts (
    table_id ${ofTable}, version BIGINT NOT NULL, standing BIGINT NOT NULL, rules BIGINT NOT NULL, state TEXT,
    sum TEXT NOT NULL, PRIMARY KEY (table_id, version))`,
  `CREATE TABLE told (table_id ${ofTable}, version BIGINT NOT NULL, told TEXT NOT NULL, PRIMARY KEY (table_id, version))`,
  `CREATE TABLE tellings (table_id ${ofTable}, telling TEXT NOT NULL, PRIMARY KEY (table_id))`,
  `ALTER TABLE tables ADD COLUMN telling TEXT NOT NULL DEFAULT 'due' CHECK (telling IN ('due', 'kept', 'lost'))`,
  `CREATE INDEX tables_untold ON tables (updated, id) WHERE status = 'finished' AND telling = 'due'`,
];

/** Names that look alike in most letterforms are found at once (people.ts). */
const sixth: Migration = [
  `CREATE INDEX people_looks ON people
    (REPLACE(REPLACE(REPLACE(REPLACE(folded, 'l', 'i'), '1', 'i'), 'ı', 'i'), '0', 'o'))`,
];

/** Lines that only one side hears: its number among the game's sides. */
const seventh: Migration = ['ALTER TABLE chat_lines ADD COLUMN side BIGINT'];

/** Decks that their builders keep in the house, to find them on every device; one with an empty text was given up. */
const eighth: Migration = [
  `CREATE TABLE decks (person ${ofPerson}, id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, changed ${time},
    PRIMARY KEY (person, id))`,
];

/** Friends watch a private table by a link, of which the hash is kept; who has come by it may look on. */
const ninth: Migration = [
  'ALTER TABLE tables ADD COLUMN watching TEXT',
  'CREATE INDEX tables_by_watching ON tables (watching)',
  `CREATE TABLE onlookers (table_id ${ofTable}, person ${ofPerson}, PRIMARY KEY (table_id, person))`,
];

export const migrations: readonly Migration[] = [first, second, third, fourth, fifth, sixth, seventh, eighth, ninth];

/** Every table with its primary key, those before that others refer to: the order of a backup. */
export const contents: Readonly<Record<string, readonly string[]>> = {
  people: ['id'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  onlookers: ['table_id', 'person'],
  log_entries: ['table_id', 'version'],
  snapshots: ['table_id', 'version'],
  log_parts: ['table_id', 'version'],
  told: ['table_id', 'version'],
  tellings: ['table_id'],
  chat_lines: ['table_id', 'number'],
  mutes: ['person', 'other'],
  credentials: ['id'],
  ratings: ['person', 'game', 'side'],
  rating_history: ['person', 'game', 'side', 'played'],
  push_subscriptions: ['endpoint'],
  decks: ['person', 'id'],
  shared_values: ['name'],
};

export async function schemaVersion(db: Writer): Promise<number> {
  await db.run(
    `CREATE TABLE IF NOT EXISTS ${schemaTable} (version BIGINT NOT NULL PRIMARY KEY, applied BIGINT NOT NULL)`,
  );
  const row = await one<{ version: number | null }>(db, `SELECT MAX(version) AS version FROM ${schemaTable}`);
  return row?.version ?? 0;
}

export const refuseNewer = (what: string, version: number, known: number): StoreError =>
  new StoreError(
    'newer',
    `${what} was made by a newer Mathom-house (it has version ${version}, this one knows ${known}): update Mathom-house.`,
  );

/** Takes the steps from one version to another inside the caller's transaction. */
export async function advance(db: Writer, from: number, steps: readonly Migration[]): Promise<void> {
  for (let version = from + 1; version <= steps.length; version++) {
    for (const step of there(steps[version - 1])) await (typeof step === 'string' ? db.run(step) : step(db));
    await db.insert(schemaTable, ['version', 'applied'], [[version, Date.now()]]);
  }
}

/** Brings a database of any age to the newest version, wholly or not at all. Gives the version that it had. */
export function migrate(db: Db, steps = migrations): Promise<number> {
  return db.alone(async (writer) => {
    const version = await schemaVersion(writer);
    if (version > steps.length) throw refuseNewer('The database', version, steps.length);
    await advance(writer, version, steps);
    return version;
  });
}
