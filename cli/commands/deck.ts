import { type DeckRules, deckFaults } from '../../games/meccg/decks/check.ts';
import { type Deck, idsOf } from '../../games/meccg/decks/deck.ts';
import { READY_MADE, readyMade } from '../../games/meccg/decks/ready-made.ts';
import { readDeck, unclearText } from '../../games/meccg/decks/text.ts';
import { DECK_FORMATS, type DeckFormat, writeDeck } from '../../games/meccg/decks/write.ts';
import type { Args, Command } from '../args.ts';
import { readText, writeWhole } from '../files.ts';
import { type Io, printJson, styleFor } from '../io.ts';
import { didYouMean, table } from '../text.ts';
import { Trouble } from '../trouble.ts';

const ACTIONS = ['list', 'check', 'convert'] as const;

/** A deck by the name of a ready-made one, or from a file; with what was not understood. */
function deckMeant(io: Io, word: string): { deck: Deck; trouble: readonly string[] } {
  const known = readyMade(word);
  if (known) return { deck: known, trouble: [] };
  const text = readText(io.cwd, word);
  if (text.includes('\0')) throw new Trouble(`${word} is no text, and so no deck.`);
  const { deck, unclear } = readDeck(text, word);
  return { deck, trouble: unclear.map(unclearText) };
}

export const deck: Command = {
  name: 'deck',
  summary: 'Lists, checks and converts decks of Middle-earth: The Wizards.',
  takes: 'list | check FILE… | convert FILE [--to FORMAT] [--out FILE]',
  words: { least: 1, most: 1000 },
  missing: 'Say what to do: mathom deck list, mathom deck check FILE… or mathom deck convert FILE.',
  options: {
    tournament: { help: 'check by the minimums of tournaments' },
    starter: { help: 'check by the starter rules' },
    solitaire: { help: 'check as a solitaire play deck' },
    decks: { value: 'N', help: 'the game length, 1 to 4 decks: longer games have larger sideboards' },
    to: { value: 'FORMAT', help: `the format to write: ${DECK_FORMATS.join(', ')}` },
    out: { value: 'FILE', help: 'write there instead of showing it' },
    json: { help: 'print one JSON object' },
  },
  examples: ['deck list', 'deck check mine.deck --tournament', 'deck convert gandalf --to gccg --out gandalf.deck'],
  notes: ['FILE is a plain list, a GCCG or NetMECCG file, or the name of a ready-made deck.'],
  async run(args, io) {
    const [action, ...words] = args.words;
    if (action === 'list') {
      if (words.length > 0) throw new Trouble(`"${words[0]}" is one word too many: mathom deck list.`);
      return list(args, io);
    }
    if (action !== 'check' && action !== 'convert')
      throw new Trouble(
        `"${action}" is nothing that can be done with a deck${didYouMean(action, ACTIONS, `say ${ACTIONS.join(', ')}.`)}`,
      );
    if (words.length === 0) throw new Trouble(`Name the deck to ${action}: mathom deck ${action} FILE.`);
    return action === 'check' ? check(args, io, words) : convert(args, io, words);
  },
};

function list(args: Args, io: Io): number {
  if (args.flag('json')) printJson(io, READY_MADE);
  else
    io.stdout.write(
      `${table(
        READY_MADE.map(({ id, name, about }) => [id, `${name}: ${about}`]),
        '',
      )}\n`,
    );
  return 0;
}

function check(args: Args, io: Io, words: readonly string[]): number {
  const style = styleFor(io);
  const rules: DeckRules = {
    starter: Number(args.flag('starter')),
    decks: args.count('decks', 1, 4) ?? 1,
    draft: 0,
    tournament: Number(args.flag('tournament')),
    solitaire: Number(args.flag('solitaire')),
  };
  const reports = words.map((file) => {
    const { deck: it, trouble } = deckMeant(io, file);
    return { file, name: it.name, unclear: trouble, faults: deckFaults(it, rules), sizes: sizesOf(it) };
  });
  const bad = reports.filter(({ unclear, faults }) => unclear.length + faults.length > 0).length;
  if (args.flag('json')) printJson(io, { decks: reports.length, illegal: bad, reports });
  else
    for (const { file, name, unclear, faults, sizes } of reports) {
      const ok = unclear.length + faults.length === 0;
      io.stdout.write(`${ok ? style('green', 'legal') : style('red', 'not legal')}  ${file}: ${name} (${sizes})\n`);
      for (const text of unclear) io.stdout.write(`  ${file}: ${text}\n`);
      for (const { rule, text } of faults) io.stdout.write(`  ${text} ${style('dim', rule)}\n`);
    }
  return bad === 0 ? 0 : 1;
}

const sizesOf = (it: Deck): string =>
  [
    `${idsOf(it.characters).length} characters`,
    `${idsOf(it.resources).length} resources`,
    `${idsOf(it.hazards).length} hazards`,
    `sideboard ${idsOf(it.sideboard).length}`,
  ].join(', ');

function convert(args: Args, io: Io, words: readonly string[]): number {
  const [file, another] = words;
  if (another !== undefined) throw new Trouble(`One deck at a time is converted: leave out "${another}".`);
  const format = (args.text('to') ?? 'text') as DeckFormat;
  if (!DECK_FORMATS.includes(format))
    throw new Trouble(`"${format}" is no deck format: write --to ${DECK_FORMATS.join(', --to ')}.`);
  const { deck: it, trouble } = deckMeant(io, file);
  if (trouble.length > 0) throw new Trouble(`${file}: ${trouble.join(' ')}`);
  const text = writeDeck(it, format);
  const out = args.text('out');
  if (out === undefined) io.stdout.write(text);
  else writeWhole(io.cwd, out, text);
  return 0;
}
