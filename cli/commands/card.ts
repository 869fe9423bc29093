import type { Command } from '../args.ts';
import { findCards, showCard } from '../cards.ts';
import { printJson } from '../io.ts';

export const card: Command = {
  name: 'card',
  summary: 'Shows one card: its facts and what it does.',
  takes: 'NAME [--json]',
  words: { least: 1, most: 20 },
  missing: 'Name the card to show: mathom card NAME.',
  options: { json: { help: 'print it as data' } },
  examples: ['card elven-cloak', 'card the one ring'],
  async run(args, io) {
    const found = findCards(io, args.words.join(' '));
    if (args.flag('json')) printJson(io, found);
    else io.stdout.write(found.map((one) => showCard(io, one)).join('\n'));
    return 0;
  },
};
