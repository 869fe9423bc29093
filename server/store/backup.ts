// Backups. As lines of JSON, which either database writes and reads:
//
//   {"mathom-backup":1,"schema":1}
//   {"table":"people","columns":["id","kind",…]}
//   ["q7…","account",…]
//   {"end":1234,"sha256":"…"}
//
// and, for SQLite alone, as a copy of the file made while the server runs.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Cell, Db, Reader, Writer } from './db.ts';
import { one } from './db.ts';
import {
  advance,
  contents,
  type Migration,
  migrations,
  refuseNewer,
  schemaTable,
  schemaVersion,
} from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { makePrivate, removeCompanions } from './sqlite-file.ts';
import { StoreError } from './trouble.ts';

const format = 1;
const atOnce = 500;

/** Of a database that stands still meanwhile. */
export async function* exportLines(reader: Reader): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  const line = (value: unknown): string => {
    const text = JSON.stringify(value);
    hash.update(`${text}\n`);
    count++;
    return text;
  };
  const schema = await one<{ version: number }>(reader, `SELECT MAX(version) AS version FROM ${schemaTable}`);
  yield line({ 'mathom-backup': format, schema: schema?.version ?? 0 });
  for (const [table, key] of Object.entries(contents)) {
    let columns: string[] | undefined;
    let last: Record<string, Cell> | undefined;
    do {
      const from = last ? `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : '';
      const place = last ? key.map((column) => last?.[column] ?? null) : [];
      const text = `SELECT * FROM ${table} ${from} ORDER BY ${key.join(', ')} LIMIT ${atOnce}`;
      const rows = await reader.all<Record<string, Cell>>(text, ...place);
      for (const row of rows) {
        if (!columns) {
          columns = Object.keys(row);
          yield line({ table, columns });
        }
        yield line(columns.map((column) => row[column]));
      }
      last = rows.length === atOnce ? rows[atOnce - 1] : undefined;
    } while (last);
  }
  const end = { end: count, sha256: hash.digest('hex') };
  yield JSON.stringify(end);
}

const broken = (line: number, why: string): StoreError =>
  new StoreError('damaged', `Line ${line} of the backup: ${why}. Nothing was restored.`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Puts the rows into the tables as they come. */
class Restoring {
  private readonly db: Writer;
  private table = '';
  private columns: string[] = [];
  private rows: Cell[][] = [];

  constructor(db: Writer) {
    this.db = db;
  }

  async take(value: unknown, line: number): Promise<void> {
    if (Array.isArray(value)) {
      if (this.table === '' || value.length !== this.columns.length || !value.every(isCell))
        throw broken(line, 'this is no row of its table');
      this.rows.push(value);
      if (this.rows.length === atOnce) await this.flush();
      return;
    }
    const { table, columns } = isRecord(value) ? value : {};
    if (typeof table !== 'string' || !Object.hasOwn(contents, table)) throw broken(line, 'this table is not known');
    if (!Array.isArray(columns) || !columns.every((name) => typeof name === 'string' && /^[a-z0-9_]+$/.test(name)))
      throw broken(line, 'the names of the columns are damaged');
    await this.flush();
    this.table = table;
    this.columns = columns;
  }

  async flush(): Promise<void> {
    if (this.rows.length > 0) await this.db.insert(this.table, this.columns, this.rows);
    this.rows = [];
  }
}

function readHeader(text: string, known: number): number {
  const header = readLine(text, 1);
  const { 'mathom-backup': made, schema } = isRecord(header) ? header : {};
  if (typeof made !== 'number' || typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1)
    throw broken(1, 'this is not a backup of Mathom-house');
  if (made > format || schema > known) throw refuseNewer('The backup', schema, known);
  return schema;
}

function readLine(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw broken(line, 'it is not JSON');
  }
}

/**
 * Fills a new database from the lines of a backup of this or an earlier version, wholly or not at all.
 * A database that has anything of ours in it is refused.
 */
export function importLines(
  db: Db,
  lines: AsyncIterable<string> | Iterable<string>,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  return db.alone(async (writer) => {
    if ((await schemaVersion(writer)) > 0)
      throw new StoreError('invalid', 'There is a store in this database already: restore into a new one.');
    const hash = createHash('sha256');
    const restoring = new Restoring(writer);
    let schema = 0;
    let count = 0;
    let ended = false;
    for await (const text of lines) {
      if (text === '' && ended) continue;
      if (ended) throw broken(count + 2, 'there is more after the end');
      if (text.startsWith('{"end":')) {
        const end = readLine(text, count + 1);
        if (!isRecord(end) || end['end'] !== count || end['sha256'] !== hash.digest('hex'))
          throw broken(count + 1, 'the lines before were changed or damaged, or some are missing');
        ended = true;
        continue;
      }
      count++;
      hash.update(`${text}\n`);
      if (count === 1) {
        schema = readHeader(text, steps.length);
        await advance(writer, 0, steps.slice(0, schema));
      } else await restoring.take(readLine(text, count), count);
    }
    if (!ended) throw broken(count + 1, 'it is cut off here');
    await restoring.flush();
    await advance(writer, schema, steps);
  });
}

/** Copies a SQLite store into one file while servers use it. The copy has its name only when it is whole. */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new StoreError('missing', `There is no database ${from} to copy.`);
  if (existsSync(to)) throw new StoreError('invalid', `${to} is there already: choose another name.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  makePrivate(unfinished);
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await backup(source, unfinished, { rate: 1000 });
    renameSync(unfinished, to);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

/** Puts a copy back where no database is; a damaged copy, or something else, is refused. */
export async function restoreSqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new StoreError('missing', `There is no backup ${from}.`);
  await putInPlace(to, async (unfinished) => {
    copyFileSync(from, unfinished);
    await (await openSqlite(unfinished)).close();
  });
}

/** Makes a database under another name, and gives it its own when it is whole. */
export async function putInPlace(to: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(to)) throw new StoreError('invalid', `There is a database ${to} already: put it aside first.`);
  const unfinished = `${to}.unfinished`;
  const clear = (): void => {
    rmSync(unfinished, { force: true });
    removeCompanions(unfinished);
  };
  clear();
  makePrivate(unfinished);
  try {
    await make(unfinished);
    removeCompanions(to); // of a database that was put aside without them
    renameSync(unfinished, to);
  } finally {
    clear();
  }
}
