import { existsSync, mkdirSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StorePlace } from '../../server/store/open.ts';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { Interrupted, inWords, nameOf, placeOf, progressLine, sizeText } from '../stores.ts';
import { counted } from '../text.ts';
import { Trouble } from '../trouble.ts';
import { damagedLogs, schemaOf } from '../verifying.ts';

type Progress = ReturnType<typeof progressLine>;

export const backup: Command = {
  name: 'backup',
  summary: 'Copies everything the server keeps into one file, while it runs.',
  takes: 'FILE [--data FOLDER] [--lines]',
  words: { least: 1, most: 1 },
  missing: 'Name the file to write: mathom backup FILE.',
  options: {
    data: { value: 'FOLDER', help: "the server's data folder (or MATHOM_DATA; data in the project)" },
    lines: { help: 'lines of JSON, which any database reads; always so with DATABASE_URL' },
  },
  examples: ['backup mathom-2026-11-30.sqlite', 'backup --lines mathom-2026-11-30.jsonl'],
  async run(args, io) {
    const [name] = args.words;
    const file = path.resolve(io.cwd, name);
    const line = progressLine(io);
    try {
      return await inWords(name, async () => {
        const place = await placeOf(io, args.text('data'));
        if (existsSync(file)) throw new Trouble(`${name} is there already: choose another name.`);
        if ('file' in place && !existsSync(place.file))
          throw new Trouble(`There is no database ${place.file}: name the server's data folder with --data.`);
        const what =
          'file' in place && !args.flag('lines')
            ? await copyFile(place.file, file, line)
            : await writeLines(io, place, file, line);
        line.clear();
        io.stdout.write(`${name} holds all of ${nameOf(place)}: ${what}. Keep it secret: it can stand for anybody.\n`);
        return await warnOfDamage(io, place);
      });
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      io.stderr.write('Stopped: nothing was written.\n');
      return 130;
    } finally {
      line.clear();
    }
  },
};

/** A backup of damaged games is better than none, but nobody should throw older ones away for it. */
async function warnOfDamage(io: Io, place: StorePlace): Promise<number> {
  const damaged = (await damagedLogs(place))?.damaged ?? [];
  if (damaged.length === 0) return 0;
  io.stderr.write(`${damaged.join('\n')}\nKeep the backups from before: this one has the damage too.\n`);
  return 1;
}

async function copyFile(from: string, to: string, line: Progress): Promise<string> {
  const { copySqlite } = await import('../../server/store/backup.ts');
  const size = statSync(from).size;
  const watch = setInterval(() => {
    const done = statSync(`${to}.unfinished`, { throwIfNoEntry: false })?.size ?? 0;
    line.show(`${sizeText(done)} of about ${sizeText(size)}`);
  }, 250);
  try {
    await copySqlite(from, to);
  } finally {
    clearInterval(watch);
  }
  return sizeText(statSync(to).size);
}

/** The file has its name only when it is whole and on disk. The database is read as it is, and not brought up to date. */
async function writeLines(io: Io, place: StorePlace, to: string, line: Progress): Promise<string> {
  const { exportLines } = await import('../../server/store/backup.ts');
  const { readDb } = await import('../../server/store/open.ts');
  const unfinished = `${to}.unfinished`;
  const db = await readDb(place);
  try {
    await schemaOf(db, place);
    mkdirSync(path.dirname(to), { recursive: true });
    const handle = await open(unfinished, 'w', 0o600);
    let [lines, bytes, waiting] = [0, 0, ''];
    try {
      for await (const each of exportLines(db)) {
        if (io.signal.aborted) throw new Interrupted();
        waiting += `${each}\n`;
        lines++;
        if (waiting.length < 1_000_000) continue;
        bytes += (await handle.write(waiting)).bytesWritten;
        waiting = '';
        line.show(`${lines} lines, ${sizeText(bytes)}`);
      }
      bytes += (await handle.write(waiting)).bytesWritten;
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, to);
    return `${counted(lines, 'line')}, ${sizeText(bytes)}`;
  } finally {
    await rm(unfinished, { force: true });
    await db.close();
  }
}
