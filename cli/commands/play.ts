import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Seat } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import type { Args, Command } from '../args.ts';
import { findGame, findPlayer, perSeat, readOptions } from '../choose.ts';
import { type Io, styleFor } from '../io.ts';
import type { Asked } from '../play/habits.ts';
import { Keeper } from '../play/keep.ts';
import { ask, type Choice, choicesOf, listed, meant, severalOf, unclear } from '../play/pick.ts';
import { Table } from '../play/table.ts';
import { type Chair, explained, type Next, tell, undo, WORDS } from '../play/words.ts';
import { loadSave, newGame, type Resumed, resume } from '../record.ts';
import { counted } from '../text.ts';
import { Trouble } from '../trouble.ts';
import { ending } from './replay.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a game here, against programs or with friends at one screen.',
  takes: 'GAME [--seats you,random] [--seed S] [--options k=v,…] [--load FILE] [--save FILE]',
  words: { least: 0, most: 1 },
  missing: '',
  options: {
    seats: { value: 'A,B', help: 'who sits where, in seat order: you (also more than once) or a program' },
    seed: { value: 'S', help: 'the seed of the chance; the same seed gives the same dice' },
    options: { value: 'K=V,…', help: 'options of the game; one that takes a whole text, such as a deck, names a file' },
    load: { value: 'FILE', help: 'go on with a saved game' },
    save: { value: 'FILE', help: 'keep the game in this file, move by move' },
  },
  examples: [
    'play wotr',
    'play wotr --seats you,you',
    'play meccg --seats you,rules --options deckOne=mine.deck,turnLimit=40',
    'play meccg --options solitaire=true',
    'play --load game.mathom --save game.mathom',
  ],
  async run(args, io) {
    const resumed = setUp(args, io);
    const { game, seats } = resumed.session;
    const names = perSeat('seats', args.text('seats') ?? usualSeats(io, game, seats.length), seats);
    const bots = names.map((name) => (name === 'you' ? undefined : findPlayer(io, game, name, ['you'])));
    const table = new Table(resumed, bots);
    const keeper = new Keeper(io, table, args.text('save'), args.text('load'));
    return sit(io, table, keeper, names.join(','));
  },
};

function setUp(args: Args, io: Io): Resumed {
  const file = args.text('load');
  const [name] = args.words;
  if (file === undefined) {
    if (name === undefined) throw new Trouble('Name the game to play: mathom play GAME, or --load FILE.');
    const game = findGame(io, name);
    const options = readOptions(io, game, args.text('options'));
    const seed = args.text('seed') ?? randomBytes(8).toString('hex');
    return newGame(game, options, seed);
  }
  for (const option of ['seed', 'options'])
    if (args.flag(option)) throw new Trouble(`--${option} cannot be given with --load: the saved game has its own.`);
  const { game, log } = loadSave(io, file);
  if (name !== undefined && findGame(io, name) !== game)
    throw new Trouble(`${file} is a game of ${game.name}, not of ${name}.`);
  const resumed = resume(game, log);
  if (resumed.stopped) throw new Trouble(resumed.stopped.message, 1);
  return resumed;
}

function usualSeats(io: Io, game: AnyGame, seats: number): string {
  const names = io.players(game.name).map((player) => player.name);
  const other = names.includes('rules') ? 'rules' : 'random';
  return ['you', ...Array.from({ length: seats - 1 }, () => other)].join(',');
}

async function sit(io: Io, table: Table, keeper: Keeper, seats: string): Promise<number> {
  let at: Seat | undefined;
  let next: Next = 'changed';
  io.stdout.write(`${styleFor(io)('bold', table.session.game.title)}\n`);
  for (;;) {
    const { game, state } = table.session;
    if (io.signal.aborted) return leave(io, table, keeper, seats, 130);
    if (game.outcome(state)) return finish(io, table, keeper, at);
    const decisions = game.decisions(state);
    const decision = decisions.find(({ seat }) => table.bots[seat]) ?? decisions[0];
    const bot = table.bots[decision.seat];
    if (bot) {
      table.letBotChoose(bot, decision);
      await setImmediate(); // lets Ctrl+C through
      continue;
    }
    const asked = table.asked(decision);
    if (table.answersItself(asked)) continue;
    const chair = { io, table, keeper, seat: decision.seat };
    const moved = decision.seat !== at;
    const passed: Next = moved && table.people > 1 ? await passScreen(chair, at) : 'stay';
    if (passed === 'stay') {
      at = decision.seat;
      next = await choose(chair, asked, moved || next === 'changed');
    } else next = passed;
    if (next === 'leave') return leave(io, table, keeper, seats, io.signal.aborted ? 130 : 0);
  }
}

/** Nobody sees the hand of another: the screen is cleared before it changes hands. */
async function passScreen({ io, table, keeper, seat }: Chair, from: Seat | undefined): Promise<Next> {
  if (io.stdout.isTTY) io.stdout.write('\x1b[2J\x1b[3J\x1b[H');
  for (;;) {
    const line = await ask(io, `Pass the screen to ${title(table, seat)}, press Enter. `);
    const word = line?.trim();
    if (word === undefined || word === 'quit') return 'leave';
    if (word !== 'undo' || from === undefined) return 'stay';
    if (undo({ io, table, keeper, seat: from }) === 'changed') return 'changed';
  }
}

async function choose(chair: Chair, asked: Asked, isNew: boolean): Promise<Next> {
  const { io, table, seat } = chair;
  const choices = choicesOf(asked.question);
  const list = () => io.stdout.write(listed(io, `${title(table, seat)}: ${asked.question.text}`, choices));
  const { news, othersChose } = table.newsFor(seat);
  if (news.length > 0) io.stdout.write(`\n${tell(io, news)}\n`);
  if (isNew || othersChose) io.stdout.write(`\n${table.show(seat)}\n`);
  list();
  for (;;) {
    const line = await ask(io, `${table.session.seats[seat]}> `, [
      ...choices.map((c) => c.notation),
      ...Object.keys(WORDS),
    ]);
    if (line === undefined) return 'leave';
    const next = await answer(chair, asked, choices, line.trim());
    if (next === 'list') list();
    else if (next !== 'stay') return next;
  }
}

async function answer(chair: Chair, asked: Asked, choices: readonly Choice[], line: string): Promise<Next | 'list'> {
  const { io, table, keeper } = chair;
  if (line === '') return 'list';
  const [, name, rest] = /^(\?|\S+)\s*(.*)$/.exec(line) ?? ['', line, ''];
  const word = name === '?' ? (rest === '' ? 'help' : 'why') : name.toLowerCase();
  if (Object.hasOwn(WORDS, word)) {
    try {
      return await WORDS[word].run(chair, rest.trim());
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      io.stdout.write(`${error.message}\n`);
      return 'stay';
    }
  }
  const several = severalOf(choices, line);
  const found = several?.slice(0, 1) ?? meant(choices, line);
  if (found.length === 1) {
    table.choose(
      asked,
      found[0].notation,
      several?.slice(1).map(({ notation }) => notation),
    );
    keeper.keep();
    return 'played';
  }
  io.stdout.write(`${found.length > 1 ? unclear(found) : notOffered(chair, choices.length, line)}\n`);
  return 'stay';
}

function notOffered({ io, table, seat }: Chair, count: number, line: string): string {
  if (/^\d+$/.test(line)) return `There are choices from 1 to ${count}.`;
  const { game, state } = table.session;
  try {
    game.notation.read(line, state);
  } catch (error) {
    return `${error instanceof Error ? error.message : error} Type a number from 1 to ${count}, or help.`;
  }
  return explained(io, game.explain(state, seat, line), line);
}

function finish(io: Io, table: Table, keeper: Keeper, at: Seat | undefined): number {
  keeper.keep();
  const viewer = table.people === 1 && at !== undefined ? at : 'spectator';
  const news = viewer === 'spectator' ? table.story(viewer) : table.newsFor(viewer).news;
  io.stdout.write(`\n${tell(io, news)}\n\n${table.show(viewer)}\n\n${styleFor(io)('bold', ending(table.session))}\n`);
  if (keeper.file !== undefined) io.stdout.write(`See it again: mathom replay ${shellWord(keeper.file)}\n`);
  return 0;
}

function leave(io: Io, table: Table, keeper: Keeper, seats: string, exitCode: number): number {
  if (table.entries.length === 0) {
    io.stdout.write('You left the table before the first move.\n');
    return exitCode;
  }
  keeper.keep();
  const kept =
    keeper.file === undefined ? '' : ` Go on with: mathom play --load ${shellWord(keeper.file)} --seats ${seats}`;
  io.stdout.write(`You left the table after ${counted(table.entries.length, 'move')}.${kept}\n`);
  return exitCode;
}

const shellWord = (file: string): string => (/^[\w./:\\~-]+$/.test(file) ? file : JSON.stringify(file));

function title(table: Table, seat: Seat): string {
  const name = table.session.seats[seat];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
