// A connection to a SQLite file: statements that are kept, and trouble as sentences.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Cell } from './db.ts';
import { StoreError } from './trouble.ts';

const codes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  constraint: 19,
  notDb: 26,
};
const uniqueCodes = [1555, 2067]; // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE
const foreignKeyCode = 787;

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

function troubleOf(error: unknown, file: string): unknown {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const trouble = (kind: StoreError['kind'], message: string) => new StoreError(kind, message, error);
  switch (code & 0xff) {
    case 0:
      return error;
    case codes.busy:
    case codes.locked:
      return trouble('unavailable', `${file} is in use by another program: end it and try again.`);
    case codes.readOnly:
      return trouble('unavailable', `${file} cannot be written to: check who owns it and its folder.`);
    case codes.full:
      return trouble('unavailable', `The disk is full: nothing more can be kept in ${file}. Make room.`);
    case codes.cannotOpen:
      return trouble(
        'unavailable',
        `${file} cannot be opened: check that it is a file and who owns it and its folder.`,
      );
    case codes.corrupt:
      return trouble('damaged', `The database ${file} is damaged: put it aside and restore a backup.`);
    case codes.notDb:
      return trouble('damaged', `${file} is not a database: put it aside, or choose another data folder.`);
    case codes.constraint:
      if (uniqueCodes.includes(code)) return trouble('unique', 'It is there already.');
      if (code === foreignKeyCode) return trouble('missing', 'There is no such person or table.');
      return trouble('failed', `The database refused a change: ${error instanceof Error ? error.message : error}.`);
    default:
      return trouble('failed', `The database ${file} failed: ${error instanceof Error ? error.message : error}.`);
  }
}

export const isBusy = (error: unknown): boolean =>
  error instanceof StoreError && [codes.busy, codes.locked].includes(codeOf(error.cause) & 0xff);

export class Connection {
  readonly db: DatabaseSync;
  private readonly file: string;
  private readonly statements = new Map<string, StatementSync>();

  constructor(file: string, timeout: number, readOnly = false) {
    this.file = file;
    this.db = this.guard(() => new DatabaseSync(file, { readOnly, timeout, enableForeignKeyConstraints: true }));
  }

  guard<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw troubleOf(error, this.file);
    }
  }

  exec(sql: string): void {
    this.guard(() => this.db.exec(sql));
  }

  prepare(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  all<Row extends object>(sql: string, values: readonly Cell[]): Row[] {
    return this.guard(() =>
      this.prepare(sql)
        .all(...values)
        .map((row) => ({ ...row }) as Row),
    );
  }

  run(sql: string, values: readonly Cell[]): number {
    return this.guard(() => Number(this.prepare(sql).run(...values).changes));
  }

  close(): void {
    this.statements.clear();
    if (this.db.isOpen) this.db.close();
  }
}
