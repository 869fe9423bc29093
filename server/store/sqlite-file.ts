// A SQLite file and what lies beside it: a lock, so that one server alone uses it, and a mark of the last commit, so that a
// write-ahead log that was cut (which SQLite takes for a shorter one) is noticed. Only its owner may read any of them.
import {
  chmodSync,
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { StoreError } from './trouble.ts';

const secret = 0o600;
const lockOf = (file: string): string => `${file}.lock`;
const markOf = (file: string): string => `${file}.mark`;
const ofSqlite = ['-wal', '-shm'];

/** What must not be left when a file is put away or another takes its place. */
export function removeCompanions(file: string): void {
  for (const each of [...ofSqlite.map((suffix) => `${file}${suffix}`), lockOf(file), markOf(file)])
    rmSync(each, { force: true });
}

/** Makes the folder and the file, for its owner alone; SQLite gives what it makes beside it the same rights. */
export function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', secret));
  if (process.platform === 'win32') return;
  for (const each of ['', ...ofSqlite].map((suffix) => `${file}${suffix}`).filter((name) => existsSync(name)))
    chmodSync(each, secret);
}

/** How long another server may take to end, in milliseconds. */
const lockPatience = 2000;

/** The lock is one of the operating system, which goes with the process however that ends: none is ever left behind. */
export class FileLock {
  private readonly db: DatabaseSync;

  private constructor(db: DatabaseSync) {
    this.db = db;
  }

  static async take(file: string, patience = lockPatience): Promise<FileLock> {
    for (const until = performance.now() + Math.min(patience, lockPatience); ; await setTimeout(20)) {
      const db = new DatabaseSync(lockOf(file), { timeout: 0 });
      try {
        db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
        if (process.platform !== 'win32') chmodSync(lockOf(file), secret);
        return new FileLock(db);
      } catch (error) {
        db.close();
        if (performance.now() > until)
          throw new StoreError(
            'unavailable',
            `${file} is in use by another server: end that one, or give this one a data folder of its own. ` +
              'Several servers on one database need PostgreSQL (DEPLOY.md).',
            error,
          );
      }
    }
  }

  release(): void {
    if (this.db.isOpen) this.db.close();
  }
}

/** Commits are counted in the file, in a number of 31 bits that begins again. */
const round = 2 ** 31;

/**
 * The count of the last commit, written after it was safe: never ahead of the file unless the file has lost something. It is
 * not waited for, so after a loss of power it may be behind, which proves nothing.
 */
export class CommitMark {
  private readonly handle: number;
  /** Of the last commit that was made, safe or not. */
  count: number;

  private constructor(handle: number, count: number) {
    this.handle = handle;
    this.count = count;
  }

  static open(file: string, count: number): CommitMark {
    const marked = CommitMark.read(file);
    const lost = marked === undefined ? 0 : (marked - count + round) % round;
    if (lost > 0 && lost < round / 2)
      throw new StoreError(
        'damaged',
        `The database ${file} lacks its last ${lost === 1 ? 'commit' : `${lost} commits`}: its end was cut off, or an older ` +
          `copy was put in its place. Restore a backup; or, to go on with what is there, delete ${markOf(file)}.`,
      );
    const mark = new CommitMark(openSync(markOf(file), 'w', secret), count);
    mark.write(count);
    fsyncSync(mark.handle);
    return mark;
  }

  private static read(file: string): number | undefined {
    if (!existsSync(markOf(file))) return undefined;
    const [digits] = /^\d{10}/.exec(readFileSync(markOf(file), 'utf8')) ?? [];
    return digits === undefined ? undefined : Number(digits);
  }

  /** The count of the commit that is being made. */
  advance(): number {
    this.count = (this.count + 1) % round;
    return this.count;
  }

  write(count: number): void {
    writeSync(this.handle, `${String(count).padStart(10, '0')}\n`, 0);
  }

  close(): void {
    closeSync(this.handle);
  }
}

/** The write-ahead log: the wait until it is on the disk holds up nobody else. */
export class LogFile {
  private readonly file: string;
  private handle: number | undefined;

  constructor(file: string) {
    this.file = `${file}-wal`;
  }

  reachDisk(): Promise<void> {
    this.handle ??= openSync(this.file, 'r+');
    const { file, handle } = this;
    return new Promise((resolve, reject) =>
      fdatasync(handle, (error) =>
        error
          ? reject(
              new StoreError('failed', `${file} did not reach the disk: ${error.message}. Look after the disk.`, error),
            )
          : resolve(),
      ),
    );
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
  }
}
