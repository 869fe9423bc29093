import type { Seat } from '../../engine/game.ts';
import { there } from '../../lib/there.ts';
import { checkId, checkText, checkWhole, listLimit, oneOf } from './check.ts';
import type { Db, Reader, Writer } from './db.ts';
import { one } from './db.ts';
import { callSeats } from './notices.ts';
import { beginPart, checkPart, checkState, partBefore, readParts } from './parts.ts';
import { checkChange, Outdated, recordRatings } from './ratings.ts';
import type { Appended, Consequence, Games, LogEntry, NewEntry, Snapshot, ToldNewEntry, Visibility } from './store.ts';
import { checkedLog, damagedLog, rootSum, type SummedEntry, snapshotSum, withSums } from './sums.ts';
import { findTable } from './table-rows.ts';
import { checkResult, checkTurn, noSuchTable } from './tables.ts';
import { keepTold } from './tellings.ts';
import { StoreError } from './trouble.ts';

const mostAtOnce = 1000;
const longestMove = 1000;

/** The moves that stand: what is left when each undo has taken back the last. */
export function standingMoves<E extends Pick<LogEntry, 'kind'>>(entries: readonly E[]): E[] {
  const moves: E[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') moves.push(entry);
    else if (entry.kind === 'undo') moves.pop();
  }
  return moves;
}

const steps = { move: 1, undo: -1, word: 0 } as const;

function checkEntry({ kind, seat, text, time, told }: ToldNewEntry): void {
  oneOf('kind of entry', kind, ['move', 'undo', 'word']);
  checkWhole('seat', seat, 0, 7);
  checkText('move', text, { least: kind === 'undo' ? 0 : 1, most: longestMove });
  checkWhole('time', time);
  if (told !== undefined) checkState(told);
}

/** Where each entry leaves the number of standing moves, from how many stood before. */
function standingAfter(entries: readonly NewEntry[], before: number): number[] {
  let standing = before;
  return entries.map(({ kind }) => {
    standing += steps[kind];
    if (standing < 0) throw new StoreError('invalid', 'There is no move left to take back.');
    return standing;
  });
}

const sql = {
  advance: `UPDATE tables SET version = version + ?, standing = standing + ?, updated = ?
    WHERE id = ? AND version = ? AND status = 'playing' RETURNING standing, visibility, to_move, seed, log_sum`,
  standIn: `UPDATE seats SET kind = 'bot', person = NULL, bot = ? WHERE table_id = ? AND seat = ?`,
  finish: `UPDATE tables SET status = 'finished', result = ?, to_move = '[]', deadline = NULL WHERE id = ?`,
  turn: 'UPDATE tables SET to_move = ?, deadline = ?, log_sum = ? WHERE id = ?',
  sum: 'UPDATE tables SET log_sum = ? WHERE id = ?',
  root: 'SELECT seed, version, log_sum FROM tables WHERE id = ?',
  log: `SELECT version, standing, kind, seat, text, time, sum FROM log_entries
    WHERE table_id = ? AND version >= ? AND version <= ? ORDER BY version LIMIT ?`,
  // A snapshot serves as long as no later undo has gone back behind it.
  snapshot: `SELECT s.version, s.standing, s.state, s.sum FROM snapshots s WHERE s.table_id = ? AND s.version <= ?
    AND NOT EXISTS (SELECT 1 FROM log_entries e WHERE e.table_id = s.table_id
      AND e.version > s.version AND e.version <= ? AND e.standing < s.standing)
    ORDER BY s.version DESC LIMIT 1`,
  saveSnapshot: `INSERT INTO snapshots (table_id, version, standing, state, sum)
    SELECT table_id, version, standing, CAST(? AS TEXT), CAST(? AS TEXT) FROM log_entries WHERE table_id = ? AND version = ?
    ON CONFLICT DO NOTHING`,
  toldUpTo: 'SELECT MAX(version) AS version FROM told WHERE table_id = ?',
};

const columns = ['version', 'standing', 'kind', 'seat', 'text', 'time', 'sum'] as const;

/** What a log begins with, and where it ends. */
interface Root {
  readonly seed: string;
  readonly version: number;
  readonly log_sum: string;
}

async function append(
  db: Writer,
  id: string,
  expected: number,
  entries: readonly ToldNewEntry[],
  { turn, result, ratings = [], snapshot, toldBefore, standIn, part }: Consequence,
  now: number,
): Promise<Appended> {
  const change = entries.reduce((sum, { kind }) => sum + steps[kind], 0);
  const version = expected + entries.length;
  const table = await one<{ standing: number; visibility: Visibility; to_move: string } & Root>(
    db,
    sql.advance,
    entries.length,
    change,
    now,
    id,
    expected,
  );
  if (!table) {
    const there = await one<{ status: string }>(db, 'SELECT status FROM tables WHERE id = ?', id);
    if (!there) throw noSuchTable();
    return there.status === 'playing' ? 'conflict' : 'closed';
  }
  const standing = standingAfter(entries, table.standing - change);
  const before = expected === 0 ? rootSum(id, table.seed) : table.log_sum;
  const numbered = entries.map((entry, i) => ({ ...entry, version: expected + i + 1, standing: there(standing[i]) }));
  const summed = withSums(before, numbered);
  await db.insert(
    'log_entries',
    ['table_id', ...columns],
    summed.map((entry) => [id, ...columns.map((name) => entry[name])]),
  );
  const last = summed.at(-1)?.sum ?? table.log_sum;
  await keepTold(db, id, expected, entries, toldBefore);
  if (standIn)
    await db.run(sql.standIn, checkText('name of the bot', standIn.bot, { least: 1, most: 60 }), id, standIn.seat);
  if (part) await beginPart(db, id, version, table.standing, part);
  if (turn) {
    const { toMove, deadline } = checkTurn(turn);
    await db.run(sql.turn, toMove, deadline, last, id);
  } else if (summed.length > 0) await db.run(sql.sum, last, id);
  if (turn || result)
    await callSeats(db, id, JSON.parse(table.to_move) as Seat[], result ? [] : (turn?.toMove ?? []), now);
  if (result) await db.run(sql.finish, checkResult(result), id);
  if (ratings.length > 0) await recordRatings(db, id, ratings, now);
  if (snapshot !== undefined) await saveSnapshot(db, id, version, snapshot);
  await db.announce({ what: 'moves', table: id, version, lobby: false });
  if (result || standIn) await db.announce({ what: 'table', table: id, version, lobby: table.visibility === 'listed' });
  return 'ok';
}

function checkConsequence({ snapshot, toldBefore, part, ratings = [], result }: Consequence): void {
  if (snapshot !== undefined) checkState(snapshot);
  if (toldBefore !== undefined) checkState(toldBefore);
  if (part) checkPart(part);
  for (const change of ratings) checkChange(change);
  if (ratings.length > 0 && !result) throw new StoreError('invalid', 'Only the end of a game changes ratings.');
}

const saveSnapshot = (db: Writer, id: string, version: number, state: string): Promise<number> =>
  db.run(sql.saveSnapshot, state, snapshotSum(id, version, state), id, version);

/** Entries after a version, each of which follows from the one before; given the root, they must reach `upTo`. */
async function readLog(
  db: Reader,
  id: string,
  after: number,
  upTo: number,
  limit: number,
  root?: Root,
): Promise<LogEntry[]> {
  // The entry before is read too: the first must follow from it.
  const rows = await db.all<SummedEntry>(sql.log, id, after, upTo, after > 0 ? limit + 1 : limit);
  if (after > 0) {
    const [before, ...rest] = rows;
    if (before && before.version !== after) throw damagedLog(id, after);
    return before ? checkedLog(id, after, before.sum, rest, endOf(root, upTo)) : [];
  }
  const beginning = root ?? (await one<Root>(db, sql.root, id));
  return beginning ? checkedLog(id, 0, rootSum(id, beginning.seed), rows, endOf(root, upTo)) : [];
}

/** The table may have gone on since its version was read. */
const endOf = (root: Root | undefined, version: number) =>
  root && { version, sum: root.version === version && version > 0 ? root.log_sum : undefined };

/** A damaged one is passed over: the log makes it again. */
async function readSnapshot(db: Reader, id: string, version: number): Promise<Snapshot | undefined> {
  const part = await partBefore(db, id, version);
  for (let below = version; ; ) {
    const found = await one<Snapshot & { readonly sum: string }>(db, sql.snapshot, id, below, version);
    if (!found || (part && found.version <= part.version)) return part;
    const { sum, ...snapshot } = found;
    if (sum === snapshotSum(id, snapshot.version, snapshot.state)) return snapshot;
    below = snapshot.version - 1;
  }
}

export function gamesOn(db: Db, now: () => number): Games {
  return {
    async append(id, expected, entries, consequence = {}) {
      checkId(id);
      checkWhole('version', expected);
      checkWhole('number of entries', entries.length, Object.keys(consequence).length > 0 ? 0 : 1, mostAtOnce);
      for (const entry of entries) checkEntry(entry);
      checkConsequence(consequence);
      try {
        return await db.transaction((writer) => append(writer, id, expected, entries, consequence, now()));
      } catch (error) {
        if (error instanceof Outdated) return 'outdated';
        throw error;
      }
    },

    async log(id, after = 0, limit) {
      checkWhole('version', after);
      return readLog(db, checkId(id), after, Number.MAX_SAFE_INTEGER, listLimit(limit));
    },

    // The log only grows, so what is read after the table still leads up to the table's version.
    async load(id) {
      const table = await findTable(db, id);
      const root = await one<Root>(db, sql.root, id);
      if (!table || !root) return undefined;
      const snapshot = await readSnapshot(db, id, table.version);
      const from = snapshot?.version ?? 0;
      const entries = await readLog(db, id, from, table.version, listLimit(undefined), root);
      const told = await one<{ version: number | null }>(db, sql.toldUpTo, id);
      return { table, seed: root.seed, snapshot, entries, toldUpTo: told?.version ?? null };
    },

    async snapshot(id, version) {
      return readSnapshot(db, checkId(id), checkWhole('version', version ?? Number.MAX_SAFE_INTEGER));
    },

    async saveSnapshot(id, version, state) {
      checkId(id);
      checkWhole('version', version, 1);
      checkState(state);
      await db.transaction((writer) => saveSnapshot(writer, id, version, state));
    },

    async forgetSnapshots(id) {
      checkId(id);
      await db.transaction((writer) => writer.run('DELETE FROM snapshots WHERE table_id = ?', id));
    },

    parts: async (id) => readParts(db, checkId(id)),
  };
}
