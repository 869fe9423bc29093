import { commitTo } from '../../engine/commitment.ts';
import type { Options, Seat } from '../../engine/game.ts';
import {
  checkHash,
  checkId,
  checkJson,
  checkText,
  checkWhole,
  checkWord,
  newId,
  oneOf,
  pageLimit,
  readCursor,
  writeCursor,
} from './check.ts';
import type { Cell, Db, Writer } from './db.ts';
import { one } from './db.ts';
import { callSeats } from './notices.ts';
import type {
  Clock,
  NewTable,
  Page,
  PageRequest,
  Result,
  Sitter,
  Table,
  TableStatus,
  Tables,
  Turn,
  Visibility,
} from './store.ts';
import { findTable, listTables, tableQueries as sql } from './table-rows.ts';
import { StoreError } from './trouble.ts';

const mostSeats = 8;
const mostOnlookers = 50;

export const noSuchTable = (): StoreError => new StoreError('missing', 'There is no such table.');

export function checkTurn({ toMove, deadline }: Turn): { toMove: string; deadline: number | null } {
  for (const seat of toMove) checkWhole('seat', seat, 0, mostSeats - 1);
  if (deadline !== null) checkWhole('deadline', deadline);
  return { toMove: checkJson('seats to move', toMove, 100), deadline };
}

export function checkResult({ winners, reason, rule }: Result): string {
  for (const winner of winners) checkWhole('winner', winner, 0, mostSeats - 1);
  checkWord('reason', reason);
  if (rule !== null) checkText('rule', rule, { least: 1, most: 60 });
  return JSON.stringify({ winners, reason, rule });
}

function checkClock(clock: Clock | null | undefined): string | null {
  if (!clock) return null;
  const pace = oneOf('pace', clock.pace, ['live', 'correspondence']);
  const initial = checkWhole('time on the clock', clock.initial, 1);
  const increment = checkWhole('increment', clock.increment);
  const delay = clock.delay === undefined ? undefined : checkWhole('delay', clock.delay);
  const reserve = clock.reserve === undefined ? undefined : checkWhole('reserve', clock.reserve);
  return JSON.stringify({ pace, initial, increment, delay, reserve });
}

function checkSitter(sitter: Sitter): { kind: 'person' | 'bot'; person: string | null; bot: string | null } {
  if ('person' in sitter) return { kind: 'person', person: checkId(sitter.person), bot: null };
  return { kind: 'bot', person: null, bot: checkText('name of the bot', sitter.bot, { least: 1, most: 60 }) };
}

interface Held {
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly version: number;
}

/** Makes everybody else who would change the table wait for the end of this transaction. */
async function hold(db: Writer, id: string): Promise<Held> {
  const held = await one<Held>(
    db,
    'UPDATE tables SET updated = updated WHERE id = ? RETURNING status, visibility, version',
    id,
  );
  if (!held) throw noSuchTable();
  return held;
}

async function markChanged(db: Writer, id: string, { visibility, version }: Held, now: number): Promise<void> {
  await db.run('UPDATE tables SET updated = ? WHERE id = ?', now, id);
  await db.announce({ what: 'table', table: id, version, lobby: visibility === 'listed' });
}

/** Whole texts are among them, such as decks. */
const checkOptions = (options: Options): string => checkJson('options', options, 60_000);

async function changeOptions(db: Writer, id: string, changes: Options): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const row = await one<{ options: string }>(db, 'SELECT options FROM tables WHERE id = ?', id);
  const options = { ...(JSON.parse(row?.options ?? '{}') as Options), ...changes };
  await db.run('UPDATE tables SET options = ? WHERE id = ?', checkOptions(options), id);
}

/** Nobody else opens one before the end of this transaction. */
async function findRematch(db: Writer, of: string): Promise<string | undefined> {
  // A table that has begun is never removed.
  if ((await hold(db, checkId(of))).status === 'open') throw noSuchTable();
  return (await one<{ id: string }>(db, sql.rematch, of))?.id;
}

async function createTable(db: Writer, table: NewTable, now: number): Promise<string> {
  if (table.rematchOf) {
    const before = await findRematch(db, table.rematchOf);
    if (before !== undefined) return before;
  }
  const id = newId();
  const seed = checkText('seed', table.seed, { least: 1, most: 200 });
  const visibility = oneOf('visibility', table.visibility, ['listed', 'private']);
  checkWhole('number of seats', table.seats.length, 1, mostSeats);
  const values: Readonly<Record<string, Cell>> = {
    id,
    game: checkWord('game', table.game),
    rules: checkWhole('version of the rules', table.rules),
    options: checkOptions(table.options),
    seed,
    commitment: commitTo(seed),
    status: 'open',
    visibility,
    rated: table.rated ? 1 : 0,
    clock: checkClock(table.clock),
    to_move: '[]',
    host: table.host ? checkId(table.host) : null,
    rematch_of: table.rematchOf ? checkId(table.rematchOf) : null,
    created: now,
    updated: now,
  };
  const seats = table.seats.map(({ name, sitter, invitation }, seat) => {
    if (sitter && invitation) throw new StoreError('invalid', 'A seat that is taken needs no invitation.');
    const { kind, person, bot } = sitter ? checkSitter(sitter) : { kind: 'open', person: null, bot: null };
    return [id, seat, checkWord('seat', name), kind, person, bot, invitation ? checkHash(invitation) : null];
  });
  await db.insert('tables', Object.keys(values), [Object.values(values)]);
  await db.insert('seats', ['table_id', 'seat', 'name', 'kind', 'person', 'bot', 'invitation'], seats);
  await db.announce({ what: 'table', table: id, version: 0, lobby: visibility === 'listed' });
  return id;
}

export function tablesOn(db: Db, now: () => number): Tables {
  const paged = async (
    text: string,
    key: 'created' | 'updated',
    { after, limit }: PageRequest,
    ...values: Cell[]
  ): Promise<Page<Table>> => {
    const { time, id } = readCursor(after);
    const most = pageLimit(limit);
    const found = await listTables(db, text, ...values, time, id, most + 1);
    const items = found.slice(0, most);
    const last = items.at(-1);
    return { items, next: last && found.length > most ? writeCursor(last[key], last.id) : null };
  };

  /** A change of one seat: `set` and `where` speak of the row of `seats`. */
  const changeSeat = (
    id: string,
    seat: Seat,
    options: Options,
    set: string,
    where: string,
    ...values: Cell[]
  ): Promise<'ok' | 'no' | 'closed'> => {
    checkWhole('seat', seat, 0, mostSeats - 1);
    return db.transaction(async (writer) => {
      const held = await hold(writer, checkId(id));
      if (held.status === 'finished') return 'closed';
      const text = `UPDATE seats SET ${set} WHERE ${where} AND table_id = ? AND seat = ?`;
      if ((await writer.run(text, ...values, id, seat)) === 0) return 'no';
      if (held.status === 'open') await changeOptions(writer, id, options);
      await markChanged(writer, id, held, now());
      return 'ok';
    });
  };

  return {
    async create(table) {
      const id = await db.transaction((writer) => createTable(writer, table, now()));
      const created = await findTable(db, id);
      if (!created) throw noSuchTable();
      return created;
    },

    find: async (id) => findTable(db, id),

    async rematch(id) {
      const found = await one<{ id: string }>(db, sql.rematch, checkId(id));
      return found && findTable(db, found.id);
    },

    async seed(id) {
      return (await one<{ seed: string }>(db, 'SELECT seed FROM tables WHERE id = ?', checkId(id)))?.seed;
    },

    open: async (request = {}) => paged(sql.open, 'created', request),
    recent: async (request = {}) => paged(sql.recent, 'updated', request),
    of: async (person, request = {}) => paged(sql.ofPerson, 'updated', request, checkId(person)),
    overdue: async (limit, except = []) =>
      listTables(db, sql.overdue(except), now(), ...except.map(checkId), pageLimit(limit)),

    async awaitingPrograms(since, request = {}, aloneSince = 0) {
      return paged(sql.awaitingPrograms, 'updated', request, checkWhole('time', since), checkWhole('time', aloneSince));
    },

    async burden(person, since) {
      checkId(person);
      const tables = await one<{ count: number }>(db, sql.under, person, person);
      const alone = await one<{ count: number }>(db, sql.alone, person, checkWhole('time', since));
      return { tables: Number(tables?.count ?? 0), alone: Number(alone?.count ?? 0) };
    },

    async take(id, seat, sitter, invitation, options = {}) {
      const { kind, person, bot } = checkSitter(sitter);
      const secret = invitation === undefined ? '' : checkHash(invitation);
      const set = 'kind = ?, person = ?, bot = ?, invitation = NULL';
      const free = `kind = 'open' AND (invitation IS NULL OR invitation = ?)`;
      const done = await changeSeat(id, seat, options, set, free, kind, person, bot, secret);
      return done === 'no' ? 'taken' : done;
    },

    async leave(id, seat, sitter, options = {}) {
      const { person, bot } = checkSitter(sitter);
      const set = `kind = 'open', person = NULL, bot = NULL`;
      const done = await changeSeat(id, seat, options, set, '(person = ? OR bot = ?)', person, bot);
      return done === 'no' ? 'elsewhere' : done;
    },

    async invite(id, seat, invitation) {
      const hash = invitation === null ? null : checkHash(invitation);
      const done = await changeSeat(id, seat, {}, 'invitation = ?', `kind = 'open'`, hash);
      return done === 'ok' ? 'ok' : 'taken';
    },

    async invited(invitation) {
      return one(db, 'SELECT table_id AS "table", seat FROM seats WHERE invitation = ?', checkHash(invitation));
    },

    async letWatch(id, secret) {
      const hash = secret === null ? null : checkHash(secret);
      await db.transaction(async (writer) => {
        const held = await hold(writer, checkId(id));
        await writer.run('UPDATE tables SET watching = ? WHERE id = ?', hash, id);
        if (hash === null) await writer.run('DELETE FROM onlookers WHERE table_id = ?', id);
        await markChanged(writer, id, held, now());
      });
    },

    async watchable(secret) {
      return (await one<{ id: string }>(db, 'SELECT id FROM tables WHERE watching = ?', checkHash(secret)))?.id;
    },

    async admit(id, secret, person) {
      checkHash(secret);
      checkId(person);
      return db.transaction(async (writer) => {
        const held = await hold(writer, checkId(id));
        if (!(await one(writer, 'SELECT 1 AS open FROM tables WHERE id = ? AND watching = ?', id, secret)))
          return 'void';
        const rows = await writer.all<{ person: string }>('SELECT person FROM onlookers WHERE table_id = ?', id);
        if (rows.some((row) => row.person === person)) return 'ok';
        if (rows.length >= mostOnlookers) return 'full';
        await writer.insert('onlookers', ['table_id', 'person'], [[id, person]]);
        await markChanged(writer, id, held, now());
        return 'ok';
      });
    },

    async start(id, turn, rules) {
      const { toMove, deadline } = checkTurn(turn);
      return db.transaction(async (writer) => {
        const held = await hold(writer, checkId(id));
        if (held.status !== 'open') return 'started';
        if (await one(writer, `SELECT 1 AS open FROM seats WHERE table_id = ? AND kind = 'open' LIMIT 1`, id))
          return 'seats-open';
        await writer.run(
          `UPDATE tables SET status = 'playing', to_move = ?, deadline = ?, rules = COALESCE(CAST(? AS BIGINT), rules) WHERE id = ?`,
          toMove,
          deadline,
          rules === undefined ? null : checkWhole('version of the rules', rules),
          id,
        );
        await callSeats(writer, id, [], turn.toMove, now());
        await markChanged(writer, id, held, now());
        return 'ok';
      });
    },

    async remove(id) {
      return db.transaction(async (writer) => {
        const held = await hold(writer, checkId(id));
        if (held.status !== 'open') return 'started';
        await writer.run('DELETE FROM tables WHERE id = ?', id);
        await markChanged(writer, id, held, now());
        return 'ok';
      });
    },
  };
}
