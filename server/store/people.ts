import { checkHash, checkId, checkName, checkText, checkWhole, nameKey, newId, oneOf } from './check.ts';
import type { Cell, Db, Writer } from './db.ts';
import { one } from './db.ts';
import type { Credential, CredentialKind, Credentials, People, Person, PersonalData } from './store.ts';
import { StoreError } from './trouble.ts';

const day = 24 * 60 * 60 * 1000;
const columns = 'id, kind, name, created';

/** As in the index people_looks. */
const looksLike = `SELECT id FROM people
  WHERE REPLACE(REPLACE(REPLACE(REPLACE(folded, 'l', 'i'), '1', 'i'), 'ı', 'i'), '0', 'o') = ? AND id <> ? LIMIT 1`;
const looksOf = (folded: string): string => folded.replace(/[l1ı]/g, 'i').replaceAll('0', 'o');

/** Whether somebody else bears a name that is hard to tell from this one. */
const isTaken = async (db: Writer, folded: string, id: string): Promise<boolean> =>
  (await one(db, looksLike, looksOf(folded), id)) !== undefined;

const noSuchPerson = (): StoreError => new StoreError('missing', 'There is no such person.');

async function unlessTaken<T>(act: () => Promise<T>): Promise<T | 'taken'> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreError && error.kind === 'unique') return 'taken';
    throw error;
  }
}

const checkPassword = (hash: string): string => checkText('hash of the password', hash, { least: 20, most: 500 });

/** `collect` gathers what the other parts of the store know of a person. */
export function peopleOn(db: Db, now: () => number, collect: (person: Person) => Promise<PersonalData>): People {
  const find = (where: string, value: string): Promise<Person | undefined> =>
    one<Person>(db, `SELECT ${columns} FROM people WHERE ${where} = ?`, value);

  const create = async (kind: Person['kind'], given: string, password: string | null): Promise<Person | 'taken'> => {
    const { name, folded } = checkName(given);
    const person: Person = { id: newId(), kind, name, created: now() };
    return unlessTaken(() =>
      db.transaction(async (writer) => {
        if (await isTaken(writer, folded, person.id)) return 'taken';
        const row = [person.id, kind, name, folded, password, person.created];
        await writer.insert('people', ['id', 'kind', 'name', 'folded', 'password', 'created'], [row]);
        return person;
      }),
    );
  };

  return {
    createGuest: async (name) => create('guest', name, null),
    createAccount: async (name, passwordHash) => create('account', name, checkPassword(passwordHash)),

    async upgrade(id, given, passwordHash) {
      const { name, folded } = checkName(given);
      const text = `UPDATE people SET kind = 'account', name = ?, folded = ?, password = ?
        WHERE id = ? AND kind = 'guest' RETURNING ${columns}`;
      const values: Cell[] = [name, folded, checkPassword(passwordHash), checkId(id)];
      const upgraded = await unlessTaken(() =>
        db.transaction(async (writer) =>
          (await isTaken(writer, folded, id)) ? 'taken' : one<Person>(writer, text, ...values),
        ),
      );
      return upgraded ?? 'not-a-guest';
    },

    find: async (id) => find('id', checkId(id)),
    byName: async (name) => find('folded', nameKey(checkText('name', name, { most: 200 }))),

    async passwordHash(id) {
      const row = await one<{ password: string | null }>(db, 'SELECT password FROM people WHERE id = ?', checkId(id));
      return row?.password ?? undefined;
    },

    async setPassword(id, passwordHash) {
      const text = `UPDATE people SET password = ? WHERE id = ? AND kind = 'account'`;
      const values: Cell[] = [checkPassword(passwordHash), checkId(id)];
      const changed = await db.transaction((writer) => writer.run(text, ...values));
      if (changed === 0) throw noSuchPerson();
    },

    async exportData(id) {
      const person = await find('id', checkId(id));
      return person && collect(person);
    },

    // The foreign keys of the schema do the rest.
    async delete(id) {
      checkId(id);
      await db.transaction(async (writer) => {
        const left = await writer.all<{ table_id: string }>(leaveOpenTables, id);
        const seated = await writer.all<{ table_id: string }>('SELECT table_id FROM seats WHERE person = ?', id);
        if ((await writer.run('DELETE FROM people WHERE id = ?', id)) === 0) throw noSuchPerson();
        await tellOfTables(writer, new Set([...left, ...seated].map(({ table_id }) => table_id)));
      });
    },
  };
}

const leaveOpenTables = `UPDATE seats SET kind = 'open', person = NULL
  WHERE person = ? AND table_id IN (SELECT id FROM tables WHERE status = 'open') RETURNING table_id`;

async function tellOfTables(db: Writer, ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) {
    const text = 'SELECT version, visibility FROM tables WHERE id = ?';
    const table = await one<{ version: number; visibility: string }>(db, text, id);
    if (table)
      await db.announce({ what: 'table', table: id, version: table.version, lobby: table.visibility === 'listed' });
  }
}

export function credentialsOn(db: Db, now: () => number): Credentials {
  const kinds: readonly CredentialKind[] = ['session', 'bot'];
  return {
    async issue(person, { kind, hash, label, expires }) {
      oneOf('kind', kind, kinds);
      checkText('label', label, { most: 200 });
      if (expires !== null) checkWhole('time of expiry', expires);
      const credential: Credential = { id: newId(), kind, label, created: now(), expires };
      const row = [credential.id, checkId(person), kind, checkHash(hash), label, credential.created, expires];
      await db.transaction((writer) =>
        writer.insert('credentials', ['id', 'person', 'kind', 'hash', 'label', 'created', 'expires'], [row]),
      );
      return credential;
    },

    async holder(kind, hash) {
      const text = `SELECT p.id, p.kind, p.name, p.created, c.id AS c_id, c.label, c.created AS c_created, c.expires
        FROM credentials c JOIN people p ON p.id = c.person
        WHERE c.hash = ? AND c.kind = ? AND (c.expires IS NULL OR c.expires > ?)`;
      type Row = Person & { c_id: string; label: string; c_created: number; expires: number | null };
      const row = await one<Row>(db, text, checkHash(hash), kind, now());
      if (!row) return undefined;
      const { id, name, created, label, expires } = row;
      return {
        person: { id, kind: row.kind, name, created },
        credential: { id: row.c_id, kind, label, created: row.c_created, expires },
      };
    },

    async list(person, kind) {
      const text = `SELECT id, kind, label, created, expires FROM credentials
        WHERE person = ? AND kind = ? AND (expires IS NULL OR expires > ?) ORDER BY created DESC, id`;
      return db.all<Credential>(text, checkId(person), kind, now());
    },

    async revoke(person, id) {
      const values = [checkId(person), checkId(id)];
      const text = 'DELETE FROM credentials WHERE person = ? AND id = ?';
      return (await db.transaction((writer) => writer.run(text, ...values))) > 0;
    },

    async revokeAll(person, kind) {
      const text = 'DELETE FROM credentials WHERE person = ? AND kind = ?';
      const values = [checkId(person), kind];
      return db.transaction((writer) => writer.run(text, ...values));
    },
  };
}

/** Guests of today stay: they may be on the way to their first table. */
export function sweepPeople(db: Db, now: number): Promise<number> {
  return db.transaction(async (writer) => {
    const expired = await writer.run('DELETE FROM credentials WHERE expires <= ?', now);
    const idle = await writer.run(
      `DELETE FROM people WHERE kind = 'guest' AND created < ?
        AND NOT EXISTS (SELECT 1 FROM credentials c WHERE c.person = people.id)
        AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = people.id)`,
      now - day,
    );
    return expired + idle;
  });
}
