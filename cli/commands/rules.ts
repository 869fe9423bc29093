import type { Coverage } from '../../rulebook/index.ts';
import type { Command } from '../args.ts';
import { type Io, printJson, styleFor } from '../io.ts';
import { findRules, showRule } from '../rules.ts';
import { counted, table, wrap } from '../text.ts';
import { Trouble } from '../trouble.ts';

const MOST_SHOWN = 10;

export const rules: Command = {
  name: 'rules',
  summary: 'Shows rules by id or by words, or which of them the tests prove.',
  takes: 'ID | WORDS… | --coverage [--json]',
  words: { least: 0, most: 50 },
  missing: '',
  options: {
    coverage: { help: 'per rulebook: the rules proved by tests, and those still open' },
    all: { help: `show every rule found (the best ${MOST_SHOWN})` },
    json: { help: 'print data' },
  },
  examples: ['rules WR-6.32.1', 'rules siege retreat', 'rules --coverage --json'],
  async run(args, io) {
    const query = args.words.join(' ').trim();
    if (args.flag('coverage')) {
      if (query !== '') throw new Trouble(`--coverage is about all rules: leave out "${query}".`);
      return showCoverage(io, args.flag('json'));
    }
    if (query === '') throw new Trouble('Name a rule or some words (mathom rules siege), or ask for --coverage.');
    const found = await findRules(query, args.flag('all') ? 10_000 : MOST_SHOWN + 1);
    const shown = args.flag('all') ? found : found.slice(0, MOST_SHOWN);
    if (args.flag('json')) printJson(io, shown);
    else {
      const proofs = shown.length === 1 ? await proofsOf(io, shown[0].id) : undefined;
      io.stdout.write(shown.map((rule) => showRule(io, rule, proofs)).join('\n'));
      if (found.length > shown.length) io.stderr.write('There are more: add a word, or --all.\n');
    }
    return 0;
  },
};

async function proofsOf(io: Io, id: string): Promise<readonly string[]> {
  const { atom, coverage } = await import('../../rulebook/index.ts');
  const rule = atom(id);
  return rule ? (coverage(io.root, [rule]).proofs[id] ?? []) : [];
}

async function showCoverage(io: Io, json: boolean): Promise<number> {
  const { coverage } = await import('../../rulebook/index.ts');
  const found = coverage(io.root);
  if (json) printJson(io, found);
  else io.stdout.write(coverageText(io, found));
  for (const error of found.errors) io.stderr.write(`${error}\n`);
  return 0;
}

function coverageText(io: Io, { sources, total }: Coverage): string {
  const style = styleFor(io);
  const rows = [...Object.entries(sources), ['all', total] as const].map(([name, tally]) => {
    const { atoms, proved, untestable, open } = tally;
    return [name, String(atoms), String(proved), String(untestable), String(open), percent(proved, atoms - untestable)];
  });
  const open = Object.entries(sources).filter(([, source]) => source.openIds.length > 0);
  const lines = table([['source', 'rules', 'proved', 'untestable', 'open', 'of testable'], ...rows], '', 'right').split(
    '\n',
  );
  return [
    style('bold', lines[0]),
    ...lines.slice(1),
    ...open.map(
      ([name, { openIds }]) =>
        `\n${style('bold', `Open in ${name}`)} (${counted(openIds.length, 'rule')})\n${wrap(openIds.join(' '), Math.min(io.stdout.columns, 120), '  ')}`,
    ),
    '',
  ].join('\n');
}

const percent = (n: number, of: number): string => (of === 0 ? '-' : `${((100 * n) / of).toFixed(1)} %`);
