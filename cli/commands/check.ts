import { checkScenarioText, type Report } from '../../engine/scenario/check.ts';
import type { Command } from '../args.ts';
import { filesMeant, readText } from '../files.ts';
import { type Io, printJson, styleFor } from '../io.ts';
import { counted } from '../text.ts';

export const check: Command = {
  name: 'check',
  summary: 'Runs scenario files: positions, moves and what should come of them.',
  takes: 'FILE… [--json]',
  words: { least: 1, most: 100_000 },
  missing: 'Name the scenario files, or a folder of them: mathom check FILE….',
  options: { json: { help: 'print one JSON object' } },
  examples: ['check siege.yaml', 'check scenarios', "check 'test/**/*.yaml'"],
  async run(args, io) {
    const { readYaml } = await import('../../lib/yaml.ts');
    const files = filesMeant(io.cwd, args.words, '.yaml');
    const texts = files.map((file) => ({ file, text: readText(io.cwd, file) }));
    const reports = texts.map(({ file, text }) => ({ file, ...checkScenarioText(io.games, text, readYaml) }));
    const failed = reports.filter(({ ok }) => !ok).length;
    if (args.flag('json')) printJson(io, { files: files.length, failed, reports });
    else {
      io.stdout.write(reports.map((report) => shown(io, report)).join(''));
      if (files.length > 1)
        io.stdout.write(`${counted(files.length, 'scenario')}: ${failed === 0 ? 'all hold' : `${failed} failed`}.\n`);
    }
    return failed === 0 ? 0 : 1;
  },
};

function shown(io: Io, { file, title, ok, failures }: Report & { file: string }): string {
  const style = styleFor(io);
  const head = `${ok ? style('green', 'holds') : style('red', 'fails')}  ${file}${title === '' ? '' : `: ${title}`}`;
  return [head, ...failures.map(({ line, text }) => `  ${file}:${line}: ${text}`), ''].join('\n');
}
