import { existsSync } from 'node:fs';
import type { Command } from '../args.ts';
import { inWords, nameOf, placeOf } from '../stores.ts';
import { counted } from '../text.ts';
import { Trouble } from '../trouble.ts';
import { damagedLogs } from '../verifying.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Reads every game the server keeps and says which the disk has damaged.',
  takes: '[--data FOLDER]',
  words: { least: 0, most: 0 },
  missing: '',
  options: { data: { value: 'FOLDER', help: "the server's data folder (or MATHOM_DATA; data in the project)" } },
  examples: ['verify', 'verify --data /srv/mathom'],
  run: (args, io) =>
    inWords('The database', async () => {
      const place = await placeOf(io, args.text('data'));
      if ('file' in place && !existsSync(place.file))
        throw new Trouble(`There is no database ${place.file}: name the server's data folder with --data.`);
      const found = await damagedLogs(place);
      if (!found)
        throw new Trouble(
          `${nameOf(place)} is from before there were checksums: start the server once, which adds them.`,
        );
      const { tables, damaged } = found;
      if (damaged.length === 0) io.stdout.write(`${nameOf(place)} is whole: ${counted(tables, 'game')}.\n`);
      else io.stderr.write(`${damaged.join('\n')}\n${damaged.length} of ${counted(tables, 'game')} damaged.\n`);
      return damaged.length === 0 ? 0 : 1;
    }),
};
