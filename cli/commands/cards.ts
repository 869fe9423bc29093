import type { Command } from '../args.ts';
import type { CardInfo } from '../card-source.ts';
import { findGame } from '../choose.ts';
import { printJson } from '../io.ts';
import { counted, listed, table } from '../text.ts';
import { Trouble } from '../trouble.ts';

/** The set that had it first, and those that print it again. */
const setsOf = ({ set, alsoIn = [] }: CardInfo): string[] => [set, ...alsoIn].map((one) => one.toLowerCase());

export const cards: Command = {
  name: 'cards',
  summary: 'Lists the cards of a game, and which of them work.',
  takes: 'GAME [--set X] [--json]',
  words: { least: 1, most: 1 },
  missing: 'Name the game whose cards to list: mathom cards GAME.',
  options: {
    set: { value: 'X', help: 'only the cards of this set' },
    json: { help: 'print every card as data' },
  },
  examples: ['cards wotr', 'cards meccg --set METW --json'],
  async run(args, io) {
    const [name] = args.words;
    const source = io.cards.find(({ game }) => game === name.toLowerCase());
    if (!source) throw new Trouble(`${findGame(io, name).title} has no cards to list.`);
    const all = source.cards();
    const set = args.text('set');
    const chosen = set === undefined ? all : all.filter((card) => setsOf(card).includes(set.toLowerCase()));
    if (set !== undefined && chosen.length === 0)
      throw new Trouble(
        `${source.game} has no set "${set}": it has ${listed([...new Set(all.map((card) => card.set))])}.`,
      );
    if (args.flag('json')) printJson(io, chosen);
    else {
      const done = chosen.filter((card) => card.implemented).length;
      const rows = chosen.map((card) => [card.implemented ? ' ' : '-', card.id, card.name, card.kind, card.set]);
      io.stdout.write(`${table(rows)}\n${counted(chosen.length, 'card')}, ${done} implemented (- is not yet).\n`);
    }
    return 0;
  },
};
