import type { Seat } from '../../engine/game.ts';
import { checkId, checkText, checkWhole, listLimit, oneOf } from './check.ts';
import type { Db, Reader, Writer } from './db.ts';
import { one } from './db.ts';
import { callSeats } from './notices.ts';
import { checkChange, Outdated, recordRatings } from './ratings.ts';
import type { Appended, Consequence, Games, LogEntry, NewEntry, Snapshot, Visibility } from './store.ts';
import { checkResult, checkTurn, findTable, noSuchTable } from './tables.ts';
import { StoreError } from './trouble.ts';

const mostAtOnce = 1000;
const longestMove = 1000;
const largestState = 8_000_000;

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

function checkEntry({ kind, seat, text, time }: NewEntry): void {
  oneOf('kind of entry', kind, ['move', 'undo', 'word']);
  checkWhole('seat', seat, 0, 7);
  checkText('move', text, { least: kind === 'undo' ? 0 : 1, most: longestMove });
  checkWhole('time', time);
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
    WHERE id = ? AND version = ? AND status = 'playing' RETURNING standing, visibility, to_move`,
  finish: `UPDATE tables SET status = 'finished', result = ?, to_move = '[]', deadline = NULL WHERE id = ?`,
  turn: 'UPDATE tables SET to_move = ?, deadline = ? WHERE id = ?',
  log: `SELECT version, standing, kind, seat, text, time FROM log_entries
    WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version LIMIT ?`,
  // A snapshot serves as long as no later undo has gone back behind it.
  snapshot: `SELECT s.version, s.standing, s.state FROM snapshots s WHERE s.table_id = ? AND s.version <= ?
    AND NOT EXISTS (SELECT 1 FROM log_entries e WHERE e.table_id = s.table_id
      AND e.version > s.version AND e.version <= ? AND e.standing < s.standing)
    ORDER BY s.version DESC LIMIT 1`,
  saveSnapshot: `INSERT INTO snapshots (table_id, version, standing, state)
    SELECT table_id, version, standing, CAST(? AS TEXT) FROM log_entries WHERE table_id = ? AND version = ?
    ON CONFLICT DO NOTHING`,
};

async function append(
  db: Writer,
  id: string,
  expected: number,
  entries: readonly NewEntry[],
  { turn, result, ratings = [], snapshot }: Consequence,
  now: number,
): Promise<Appended> {
  const change = entries.reduce((sum, { kind }) => sum + steps[kind], 0);
  const version = expected + entries.length;
  const table = await one<{ standing: number; visibility: Visibility; to_move: string }>(
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
  await db.insert(
    'log_entries',
    ['table_id', 'version', 'standing', 'kind', 'seat', 'text', 'time'],
    entries.map(({ kind, seat, text, time }, i) => [id, expected + i + 1, standing[i], kind, seat, text, time]),
  );
  if (turn) {
    const { toMove, deadline } = checkTurn(turn);
    await db.run(sql.turn, toMove, deadline, id);
  }
  if (turn || result)
    await callSeats(db, id, JSON.parse(table.to_move) as Seat[], result ? [] : (turn?.toMove ?? []), now);
  if (result) await db.run(sql.finish, checkResult(result), id);
  if (ratings.length > 0) await recordRatings(db, id, ratings, now);
  if (snapshot !== undefined) await db.run(sql.saveSnapshot, snapshot, id, version);
  await db.announce({ what: 'moves', table: id, version, lobby: false });
  if (result) await db.announce({ what: 'table', table: id, version, lobby: table.visibility === 'listed' });
  return 'ok';
}

const checkState = (state: string): string => checkText('state', state, { least: 2, most: largestState });

const readLog = (db: Reader, id: string, after: number, upTo: number, limit: number): Promise<LogEntry[]> =>
  db.all<LogEntry>(sql.log, id, after, upTo, limit);

const readSnapshot = (db: Reader, id: string, version: number): Promise<Snapshot | undefined> =>
  one<Snapshot>(db, sql.snapshot, id, version, version);

export function gamesOn(db: Db, now: () => number): Games {
  return {
    async append(id, expected, entries, consequence = {}) {
      checkId(id);
      checkWhole('version', expected);
      checkWhole('number of entries', entries.length, Object.keys(consequence).length > 0 ? 0 : 1, mostAtOnce);
      for (const entry of entries) checkEntry(entry);
      if (consequence.snapshot !== undefined) checkState(consequence.snapshot);
      for (const change of consequence.ratings ?? []) checkChange(change);
      if (consequence.ratings?.length && !consequence.result)
        throw new StoreError('invalid', 'Only the end of a game changes ratings.');
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
      const secret = await one<{ seed: string }>(db, 'SELECT seed FROM tables WHERE id = ?', id);
      if (!table || !secret) return undefined;
      const snapshot = await readSnapshot(db, id, table.version);
      const from = snapshot?.version ?? 0;
      const entries = await readLog(db, id, from, table.version, listLimit(undefined));
      return { table, seed: secret.seed, snapshot, entries };
    },

    async snapshot(id, version) {
      return readSnapshot(db, checkId(id), checkWhole('version', version ?? Number.MAX_SAFE_INTEGER));
    },

    async saveSnapshot(id, version, state) {
      checkId(id);
      checkWhole('version', version, 1);
      checkState(state);
      await db.transaction((writer) => writer.run(sql.saveSnapshot, state, id, version));
    },

    async forgetSnapshots(id) {
      checkId(id);
      await db.transaction((writer) => writer.run('DELETE FROM snapshots WHERE table_id = ?', id));
    },
  };
}
