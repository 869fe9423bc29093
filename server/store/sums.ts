// Checksums of our own over what cannot be made again. Every entry of a log carries a sum over itself and the sum of the entry
// before; the table keeps the last. What was changed, lost or put elsewhere on the disk no longer fits, and is not believed.
import { hash } from 'node:crypto';
import { there } from '../../lib/there.ts';
import type { Reader, Writer } from './db.ts';
import type { LogEntry, TableId } from './store.ts';
import { StoreError } from './trouble.ts';

/** 128 bits. */
const length = 22;
const sumOf = (...parts: readonly (string | number)[]): string =>
  hash('sha256', JSON.stringify(parts), 'base64url').slice(0, length);

export interface SummedEntry extends LogEntry {
  readonly sum: string;
}

/** What a log begins with. */
export const rootSum = (table: TableId, seed: string): string => sumOf('log', table, seed);

export const nextSum = (before: string, { version, standing, kind, seat, text, time }: LogEntry): string =>
  sumOf(before, version, standing, kind, seat, text, time);

export const snapshotSum = (table: TableId, version: number, state: string): string =>
  sumOf('snapshot', table, version, state);

export function withSums(before: string, entries: readonly LogEntry[]): SummedEntry[] {
  let last = before;
  return entries.map((entry) => {
    last = nextSum(last, entry);
    return { ...entry, sum: last };
  });
}

export const damagedLog = (table: TableId, version: number): StoreError =>
  new StoreError(
    'damaged',
    `The log of table ${table} is damaged at entry ${version}: it cannot be played on. \`mathom verify\` lists all that are; a backup has them whole.`,
  );

/**
 * The entries after `after`, where each follows from the one before. Given too is what the first must follow from; and up
 * to which version there must be entries, with the sum of the last, where that is known.
 */
export function checkedLog(
  table: TableId,
  after: number,
  before: string,
  entries: readonly SummedEntry[],
  end?: { readonly version: number; readonly sum?: string | undefined },
): LogEntry[] {
  let last = before;
  const checked = entries.map(({ sum, ...entry }, i) => {
    if (entry.version !== after + i + 1 || sum !== nextSum(last, entry)) throw damagedLog(table, after + i + 1);
    last = sum;
    return entry;
  });
  const upTo = after + entries.length;
  if (end && (upTo !== end.version || (end.sum !== undefined && end.sum !== last)))
    throw damagedLog(table, Math.min(upTo + 1, Math.max(1, end.version)));
  return checked;
}

const atOnce = 500;

interface TableRow {
  readonly id: TableId;
  readonly seed: string;
  readonly version: number;
  readonly log_sum: string;
}

const entryColumns = 'version, standing, kind, seat, text, time, sum';

/** Whether a log is whole; in pieces, since some are long. */
async function checkLog(db: Reader, { id, seed, version, log_sum }: TableRow): Promise<void> {
  let last = rootSum(id, seed);
  for (let after = 0; after < version || after === 0; after += atOnce) {
    const upTo = Math.min(version, after + atOnce);
    const entries = await db.all<SummedEntry>(
      `SELECT ${entryColumns} FROM log_entries WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version`,
      id,
      after,
      upTo,
    );
    const sum = upTo === version && version > 0 ? log_sum : undefined;
    checkedLog(id, after, last, entries, { version: upTo, sum });
    last = entries.at(-1)?.sum ?? last;
  }
}

async function* everyTable(db: Reader): AsyncGenerator<TableRow> {
  for (let after = ''; ; ) {
    const rows = await db.all<TableRow>(
      `SELECT id, seed, version, log_sum FROM tables WHERE id > ? ORDER BY id LIMIT ${atOnce}`,
      after,
    );
    yield* rows;
    if (rows.length < atOnce) return;
    after = there(rows[atOnce - 1]).id;
  }
}

export interface Findings {
  readonly tables: number;
  /** One sentence for each log that is not whole. */
  readonly damaged: readonly string[];
}

/** Reads every log and says which are not whole. Of a database as it stands at one moment (`frozen`). */
export async function verifyLogs(db: Reader): Promise<Findings> {
  const found: string[] = [];
  let tables = 0;
  for await (const table of everyTable(db)) {
    tables++;
    try {
      await checkLog(db, table);
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== 'damaged') throw error;
      found.push(error.message);
    }
  }
  return { tables, damaged: found };
}

/** For logs and snapshots from before there were sums. */
export async function addSums(db: Writer): Promise<void> {
  for await (const { id, seed, version } of everyTable(db)) {
    let last = rootSum(id, seed);
    for (let after = 0; after < version; after += atOnce) {
      const entries = await db.all<LogEntry>(
        `SELECT version, standing, kind, seat, text, time FROM log_entries
          WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version`,
        id,
        after,
        after + atOnce,
      );
      for (const { version: at, sum } of withSums(last, entries)) {
        await db.run('UPDATE log_entries SET sum = ? WHERE table_id = ? AND version = ?', sum, id, at);
        last = sum;
      }
    }
    if (version > 0) await db.run('UPDATE tables SET log_sum = ? WHERE id = ?', last, id);
    const snapshots = await db.all<{ version: number; state: string }>(
      'SELECT version, state FROM snapshots WHERE table_id = ?',
      id,
    );
    for (const { version: at, state } of snapshots)
      await db.run(
        'UPDATE snapshots SET sum = ? WHERE table_id = ? AND version = ?',
        snapshotSum(id, at, state),
        id,
        at,
      );
  }
}
