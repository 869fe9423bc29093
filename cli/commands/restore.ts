import { createReadStream, mkdtempSync, readSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { StorePlace } from '../../server/store/open.ts';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { Interrupted, inWords, nameOf, placeOf, progressLine, sizeText } from '../stores.ts';

type Progress = ReturnType<typeof progressLine>;

export const restore: Command = {
  name: 'restore',
  summary: 'Puts a backup into a new, empty database. Close the server first.',
  takes: 'FILE [--data FOLDER]',
  words: { least: 1, most: 1 },
  missing: 'Name the backup to read: mathom restore FILE.',
  options: { data: { value: 'FOLDER', help: "the server's data folder (or MATHOM_DATA; data in the project)" } },
  examples: ['restore mathom-2026-11-30.sqlite', 'restore mathom-2026-11-30.jsonl --data /srv/mathom'],
  async run(args, io) {
    const [name] = args.words;
    const line = progressLine(io);
    try {
      return await inWords(name, async () => {
        const place = await placeOf(io, args.text('data'));
        await putBack(io, path.resolve(io.cwd, name), place, line);
        line.clear();
        io.stdout.write(`${nameOf(place)} holds all of ${name}.\n`);
        return 0;
      });
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      io.stderr.write('Stopped: nothing was restored.\n');
      return 130;
    } finally {
      line.clear();
    }
  },
};

async function putBack(io: Io, from: string, place: StorePlace, line: Progress): Promise<void> {
  const { putInPlace, restoreSqlite } = await import('../../server/store/backup.ts');
  const isCopy = await isSqlite(from);
  if ('file' in place) {
    if (isCopy) return restoreSqlite(from, place.file);
    return putInPlace(place.file, (file) => importInto(io, { file }, linesOf(io, from, line)));
  }
  if (!isCopy) return importInto(io, place, linesOf(io, from, line));
  // A copy of a file into PostgreSQL: through a copy of the copy, since opening a database may write to it.
  const folder = mkdtempSync(path.join(tmpdir(), 'mathom-restore-'));
  const file = path.join(folder, 'mathom.sqlite');
  try {
    await restoreSqlite(from, file);
    const { openStore } = await import('../../server/store/open.ts');
    const store = await openStore({ file }, { report: () => {} });
    try {
      await importInto(io, place, counting(io, store.export(), line));
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A database file, or lines of JSON? */
async function isSqlite(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const magic = 'SQLite format 3\0';
    const beginning = Buffer.alloc(magic.length);
    readSync(handle.fd, beginning, 0, magic.length, 0);
    return beginning.toString('latin1') === magic;
  } finally {
    await handle.close();
  }
}

async function importInto(io: Io, place: StorePlace, lines: AsyncIterable<string>): Promise<void> {
  const [{ importLines }, { openDb }] = await Promise.all([
    import('../../server/store/backup.ts'),
    import('../../server/store/open.ts'),
  ]);
  const db = await openDb(place, { report: () => {} });
  try {
    await importLines(db, lines);
    if (io.signal.aborted) io.stderr.write('It was too late to stop.\n');
  } finally {
    await db.close();
  }
}

async function* linesOf(io: Io, file: string, line: Progress): AsyncGenerator<string> {
  const size = statSync(file).size;
  const stream = createReadStream(file);
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (io.signal.aborted) throw new Interrupted();
    line.show(`${sizeText(stream.bytesRead)} of ${sizeText(size)}`);
    yield text;
  }
}

async function* counting(io: Io, lines: AsyncIterable<string>, line: Progress): AsyncGenerator<string> {
  let count = 0;
  for await (const text of lines) {
    if (io.signal.aborted) throw new Interrupted();
    line.show(`${++count} lines`);
    yield text;
  }
}
