// SQLite in a file, with the driver that Node brings. One connection writes, one reads: with write-ahead logging a reader
// sees only what is committed, and waits for nobody. Nothing here waits for the disk but those whom it concerns: the log
// reaches it while this process goes on, and a thread takes the log into the file.
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { there } from '../../lib/there.ts';
import { Checkpoints, lastResort } from './checkpoints.ts';
import {
  type Cell,
  type Db,
  type DbOptions,
  type Frozen,
  type News,
  type Signal,
  usualPatience,
  type Writer,
} from './db.ts';
import { schemaTable } from './migrations.ts';
import { Connection, isBusy } from './sqlite-connection.ts';
import { CommitMark, FileLock, LogFile, makePrivate } from './sqlite-file.ts';
import { StoreError } from './trouble.ts';
import { Watchers } from './watchers.ts';

/** So many transactions at most share one write to the disk. */
const mostTogether = 100;

interface Job {
  work(db: Writer): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Transactions that were committed together, and are not known to have reached the disk. */
interface Committed {
  readonly count: number;
  readonly jobs: readonly Job[];
  /** What is to be done about each once it is safe. */
  readonly ends: readonly (() => void)[];
}

class Sqlite implements Db {
  readonly kind = 'sqlite';
  readonly watchers: Watchers;
  private readonly file: string;
  private readonly patience: number;
  private readonly writer: Connection;
  private readonly reader: Connection;
  private readonly hold: Hold;
  private readonly log: LogFile;
  private readonly checkpoints: Checkpoints;
  private readonly queue: Job[] = [];
  private isWorking = false;
  private working: Promise<void> = Promise.resolve();
  private readonly committed: Committed[] = [];
  private isSaving = false;
  private saving: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    file: string,
    writer: Connection,
    hold: Hold,
    { report = console.error, patience = usualPatience }: DbOptions,
  ) {
    this.file = file;
    this.patience = patience;
    this.writer = writer;
    this.hold = hold;
    this.log = new LogFile(file);
    this.checkpoints = new Checkpoints(file);
    this.reader = new Connection(file, patience, true);
    this.watchers = new Watchers(report);
  }

  async all<Row extends object>(sql: string, ...values: readonly Cell[]): Promise<Row[]> {
    this.checkOpen();
    return this.reader.all<Row>(sql, values);
  }

  transaction<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.checkOpen();
      this.queue.push({ work, resolve: (value) => resolve(value as T), reject });
      if (!this.isWorking) this.working = this.workOff();
    });
  }

  // BEGIN IMMEDIATE keeps all other writers out already.
  alone<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return this.transaction(work);
  }

  /** What has come in by now shares one commit. The next is made while the disk takes this one in. */
  private async workOff(): Promise<void> {
    this.isWorking = true;
    while (this.queue.length > 0) {
      await setImmediate();
      const jobs = this.queue.splice(0, mostTogether);
      try {
        await this.checkpoints.pause();
        await this.begin();
        const ends = [];
        for (const job of jobs) ends.push(await this.attempt(job));
        this.committed.push({ count: this.commit(), jobs, ends });
        if (!this.isSaving) this.saving = this.save();
      } catch (error) {
        for (const job of jobs) job.reject(error);
        this.recover();
      }
    }
    this.isWorking = false;
  }

  private commit(): number {
    const { writer, hold } = this;
    const count = hold.mark.advance();
    writer.exec(`PRAGMA user_version = ${count}`);
    writer.exec('COMMIT');
    this.checkpoints.committed();
    return count;
  }

  /** What has been committed by now shares one wait for the disk; nobody is answered before it. */
  private async save(): Promise<void> {
    this.isSaving = true;
    while (this.committed.length > 0) {
      const batches = this.committed.splice(0);
      try {
        await this.log.reachDisk();
        this.hold.mark.write(there(batches.at(-1)).count);
        for (const end of batches.flatMap(({ ends }) => ends)) end();
      } catch (error) {
        for (const job of batches.flatMap(({ jobs }) => jobs)) job.reject(error);
      }
    }
    this.isSaving = false;
  }

  /** Nobody knows what became of the commit: the file does. */
  private recover(): void {
    const { writer, hold } = this;
    try {
      if (writer.db.isTransaction) writer.exec('ROLLBACK');
      hold.mark.count = commitsOf(writer);
    } catch {} // still out of order: the next job is told why
  }

  /** Waits without holding up this process: a backup or another program may hold the file for a moment. */
  private async begin(): Promise<void> {
    const until = performance.now() + this.patience;
    for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
      try {
        return this.writer.exec('BEGIN IMMEDIATE');
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await setTimeout(pause * Math.random());
    }
  }

  /** Does one job in a transaction of several; gives what is to be done once that is committed. */
  private async attempt({ work, resolve, reject }: Job): Promise<() => void> {
    const { writer } = this;
    const news: News[] = [];
    writer.run('SAVEPOINT job', []);
    try {
      const value = await work(writerOn(writer, news));
      writer.run('RELEASE job', []);
      return () => {
        for (const each of news) this.watchers.tell(each);
        resolve(value);
      };
    } catch (error) {
      // After a full disk the whole transaction is gone, and nobody's job is done.
      if (!writer.db.isTransaction) throw error;
      writer.exec('ROLLBACK TO job');
      writer.exec('RELEASE job');
      return () => reject(error);
    }
  }

  async frozen(): Promise<Frozen> {
    this.checkOpen();
    return readSqlite(this.file, { patience: this.patience });
  }

  async signal(signal: Signal): Promise<void> {
    this.checkOpen();
    this.watchers.signal(signal);
  }

  async listen(): Promise<void> {
    this.checkOpen();
  }

  async check(): Promise<void> {
    await this.all('SELECT 1');
  }

  async time(): Promise<number> {
    return Date.now();
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.working;
    await this.saving;
    await this.checkpoints.close();
    this.log.close();
    this.reader.close();
    this.writer.close();
    letGo(this.hold);
  }

  private checkOpen(): void {
    if (this.closed) throw new StoreError('unavailable', 'The store is closed.');
  }
}

const writerOn = (connection: Connection, news: News[]): Writer => ({
  all: async <Row extends object>(sql: string, ...values: readonly Cell[]) => connection.all<Row>(sql, values),
  run: async (sql, ...values) => connection.run(sql, values),
  async insert(table, columns, rows) {
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    for (const row of rows) connection.run(sql, row);
  },
  async announce(each) {
    news.push(each);
  },
});

/** A file that is there must be ours and whole before anything is written to it. */
function inspect(connection: Connection, file: string): void {
  const tables = connection.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'", []);
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === schemaTable))
    throw new StoreError('damaged', `${file} is a database of another program: choose another data folder.`);
  const [check] = connection.all<{ quick_check: string }>('PRAGMA quick_check(1)', []);
  const { quick_check: finding } = there(check);
  if (finding !== 'ok')
    throw new StoreError(
      'damaged',
      `The database ${file} is damaged (${finding.replaceAll(/\s+/g, ' ')}): put it aside and restore a backup.`,
    );
}

/** What makes this process the one that uses the file. */
interface Hold {
  readonly lock: FileLock;
  readonly mark: CommitMark;
}

function letGo({ lock, mark }: Hold): void {
  mark.close();
  lock.release();
}

const commitsOf = (connection: Connection): number =>
  there(connection.all<{ user_version: number }>('PRAGMA user_version', [])[0]).user_version;

export async function openSqlite(file: string, options: DbOptions = {}): Promise<Db> {
  const { patience = usualPatience } = options;
  try {
    makePrivate(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new StoreError('unavailable', `The data folder ${path.dirname(file)} cannot be made: ${why}.`, error);
  }
  const lock = await FileLock.take(file, patience);
  let writer: Connection | undefined;
  let mark: CommitMark | undefined;
  try {
    writer = new Connection(file, patience);
    inspect(writer, file);
    const [mode] = writer.all<{ journal_mode: string }>('PRAGMA journal_mode = WAL', []);
    if (mode?.journal_mode !== 'wal')
      throw new StoreError(
        'unavailable',
        `SQLite cannot log ahead where ${file} lies: choose a data folder on a disk of this machine.`,
      );
    mark = CommitMark.open(file, commitsOf(writer));
    // An acknowledged move has reached the disk: `commit` waits for that, so COMMIT itself need not (NORMAL). Checkpoints do,
    // and macOS needs fullfsync for it.
    writer.exec(
      `PRAGMA synchronous = NORMAL; PRAGMA fullfsync = ON; PRAGMA trusted_schema = OFF; PRAGMA busy_timeout = 0;
       PRAGMA wal_autocheckpoint = ${lastResort}`,
    );
    return new Sqlite(file, writer, { lock, mark }, options);
  } catch (error) {
    writer?.close();
    mark?.close();
    lock.release();
    throw error;
  }
}

/** The file as it is now, which a server may be using. */
export function readSqlite(file: string, { patience = usualPatience }: DbOptions = {}): Frozen {
  const connection = new Connection(file, patience);
  try {
    connection.exec('PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; BEGIN');
    connection.all('SELECT 1 FROM sqlite_master', []); // BEGIN alone sees nothing yet
    return {
      kind: 'sqlite',
      all: async <Row extends object>(sql: string, ...values: readonly Cell[]) => connection.all<Row>(sql, values),
      close: async () => connection.close(),
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}
