// Where a store is opened: a SQLite file in the data folder, or PostgreSQL when there is a DATABASE_URL.
import path from 'node:path';
import { exportLines } from './backup.ts';
import { chatOn } from './chat.ts';
import { checkId, checkText, checkWord } from './check.ts';
import type { Db, DbOptions, Frozen } from './db.ts';
import { one } from './db.ts';
import { decksOn } from './decks.ts';
import { gamesOn } from './games.ts';
import { migrate } from './migrations.ts';
import { noticesOn } from './notices.ts';
import { credentialsOn, peopleOn, sweepPeople } from './people.ts';
import { collectPersonalData } from './personal-data.ts';
import { openPostgres, readPostgres } from './postgres.ts';
import { ratingsOn } from './ratings.ts';
import { openSqlite, readSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { tablesOn } from './tables.ts';
import { tellingsOn } from './tellings.ts';
import { StoreError } from './trouble.ts';

export type StorePlace = { readonly file: string } | { readonly url: string };

export interface StoreOptions extends DbOptions {
  readonly now?: () => number;
}

export function storePlace(env: { DATABASE_URL?: string | undefined }, dataFolder: string): StorePlace {
  const url = env.DATABASE_URL;
  if (!url) return { file: path.join(dataFolder, 'mathom.sqlite') };
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StoreError('invalid', 'DATABASE_URL must begin with postgres://; leave it out to use a file.');
  return { url };
}

/** The bare database, as it is. */
export const openDb = (place: StorePlace, options: DbOptions = {}): Promise<Db> =>
  'file' in place ? openSqlite(place.file, options) : openPostgres(place.url, options);

/** The database as it is at this moment, to be read beside the servers that use it. */
export const readDb = async (place: StorePlace, options: DbOptions = {}): Promise<Frozen> =>
  'file' in place ? readSqlite(place.file, options) : readPostgres(place.url, options);

/** Opens the store and brings it up to date, or throws a StoreError whose message says what to do. */
export async function openStore(place: StorePlace, options: StoreOptions = {}): Promise<Store> {
  const db = await openDb(place, options);
  try {
    await migrate(db);
    return storeOn(db, options.now ?? Date.now);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function* exportNow(db: Db): AsyncGenerator<string> {
  const frozen = await db.frozen();
  try {
    yield* exportLines(frozen);
  } finally {
    await frozen.close();
  }
}

/** PostgreSQL carries 8,000 bytes. */
const longestSignal = 1000;

function storeOn(db: Db, now: () => number): Store {
  const parts = {
    tables: tablesOn(db, now),
    games: gamesOn(db, now),
    tellings: tellingsOn(db),
    chat: chatOn(db, now),
    credentials: credentialsOn(db, now),
    ratings: ratingsOn(db),
    notices: noticesOn(db),
    decks: decksOn(db),
  };
  return {
    ...parts,
    people: peopleOn(db, now, (person) => collectPersonalData(db, parts, person)),

    async watch(what, callback) {
      const topic = what === 'lobby' ? what : checkId(what);
      await db.listen();
      return db.watchers.add(topic, callback);
    },

    async signal(table, text) {
      await db.signal({
        what: 'signal',
        table: checkId(table),
        text: checkText('signal', text, { most: longestSignal }),
      });
    },

    async shared(name, proposal) {
      checkWord('name', name);
      checkText('value', proposal, { least: 1, most: 10_000 });
      return db.transaction(async (writer) => {
        await writer.run(
          'INSERT INTO shared_values (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
          name,
          proposal,
        );
        const kept = await one<{ value: string }>(writer, 'SELECT value FROM shared_values WHERE name = ?', name);
        return kept?.value ?? proposal;
      });
    },

    sweep: () => sweepPeople(db, now()),
    ping: () => db.check(),
    time: () => db.time(),
    export: () => exportNow(db),
    close: () => db.close(),
  };
}
