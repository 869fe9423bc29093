// What can be said at the table besides a choice.
import type { Seat } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import { percent } from '../../players/idea.ts';
import { findCards, showCard } from '../cards.ts';
import { type Io, styleFor } from '../io.ts';
import { loadSave, resume } from '../record.ts';
import { findRules, showRule } from '../rules.ts';
import { table as aligned } from '../text.ts';
import { Trouble } from '../trouble.ts';
import type { Habits } from './habits.ts';
import type { Keeper } from './keep.ts';
import type { News, Table } from './table.ts';

export interface Chair {
  readonly io: Io;
  readonly table: Table;
  readonly keeper: Keeper;
  readonly seat: Seat;
}

/** `stay`: the same question waits; `played`: a choice was made; `changed`: the position is another; `leave`: get up. */
export type Next = 'stay' | 'played' | 'changed' | 'leave';

interface Word {
  readonly takes: string;
  readonly help: string;
  run(chair: Chair, rest: string): Next | Promise<Next>;
}

export const STOPS_HELP = 'where this game stops for you; with a word, stop there or no more';
export const UNTIL_HELP = 'pass until you are attacked, this turn';

export const WORDS: Readonly<Record<string, Word>> = {
  why: {
    takes: 'TEXT',
    help: 'why a move or thing is not among the choices; alone, why the programs chose so',
    run: why,
  },
  hint: { takes: '', help: 'what a program would do here, with the chances it sees', run: hint },
  undo: { takes: '', help: 'take back your last choice', run: undo },
  redo: { takes: '', help: 'make it again', run: redo },
  position: { takes: '', help: 'show the position', run: ({ io, table, seat }) => say(io, table.show(seat)) },
  log: {
    takes: '',
    help: 'tell everything that happened',
    run: ({ io, table, seat }) => say(io, tell(io, table.story(seat))),
  },
  card: {
    takes: 'NAME',
    help: 'show a card: its facts and what it does',
    run: ({ io, table }, name) => say(io, cardShown(io, table.session.game, name)),
  },
  where: {
    takes: 'CARD',
    help: 'where a card can be played, if this game has places for cards',
    run: ({ io, table, seat }, name) => {
      const { game, state } = table.session;
      return say(io, explained(io, game.explain(state, seat, whereAsked(io, game, name)), name));
    },
  },
  stops: {
    takes: '[WORD]',
    help: STOPS_HELP,
    run: ({ io, table }, word) => say(io, stopsShown(table.habits, word)),
  },
  until: { takes: '', help: UNTIL_HELP, run: untilAttacked },
  rules: { takes: 'ID|WORDS', help: 'show rules', run: rules },
  save: { takes: 'FILE', help: 'save the game', run: save },
  load: { takes: 'FILE', help: 'go on with a saved game instead', run: load },
  help: { takes: '', help: 'show this', run: ({ io }) => say(io, helpText()) },
  quit: { takes: '', help: 'leave the table; the game is kept', run: () => 'leave' },
};

export function tell(io: Io, news: readonly News[]): string {
  const style = styleFor(io);
  if (news.length === 0) return 'Nothing has happened yet.';
  return news.map(({ text, rule }) => `· ${text}${rule ? style('dim', `  ${rule}`) : ''}`).join('\n');
}

function say(io: Io, text: string): Next {
  io.stdout.write(`${text}\n`);
  return 'stay';
}

/** How to answer, and these words. */
export const helpOn = (rows: readonly (readonly string[])[]): string =>
  [
    'Type the number of a choice, its words, or the beginning of them; several numbers where you will be asked the same',
    'again, as 2 5 6 for cards to discard. Enter shows the choices again. Besides:',
    aligned([...rows, ['? TEXT', 'the same as why TEXT']], '  '),
  ].join('\n');

const helpText = (): string =>
  helpOn(Object.entries(WORDS).map(([name, { takes, help }]) => [`${name} ${takes}`.trimEnd(), help]));

function why({ io, table, seat }: Chair, about: string): Next {
  const { seats, state, game } = table.session;
  if (about !== '') return say(io, explained(io, game.explain(state, seat, about), about));
  const reasons = table.botReasons();
  if (reasons.length === 0)
    return say(io, 'No program has chosen since your last choice: ask about something, why TEXT.');
  return say(io, reasons.map((reason) => `${seats[reason.seat]}: ${reason.move}\n    ${reason.text}`).join('\n'));
}

/** "1. Move the Fellowship: wins 58 % of the worlds looked at." */
function hint({ io, table, seat }: Chair): Next {
  const plans = table.hints(seat);
  if (plans.length === 0) return say(io, 'There is nothing to choose here, or all choices are alike.');
  return say(
    io,
    plans
      .map(({ label, chance, why }, i) => {
        const wins = chance === undefined ? '' : `wins ${percent(chance)} of the worlds looked at. `;
        return `${i + 1}. ${label}: ${wins}${why}`;
      })
      .join('\n'),
  );
}

export function explained(io: Io, reasons: readonly { rule: string; text: string }[], about: string): string {
  const style = styleFor(io);
  if (reasons.length === 0) return `Nothing speaks against "${about}": it is among the choices.`;
  return reasons.map(({ rule, text }) => `${text}  ${style('dim', rule)}`).join('\n');
}

export function undo({ io, table, keeper, seat }: Chair): Next {
  const entry = table.undo(seat);
  if (!entry)
    return say(io, 'There is nothing you may take back: not over dice, drawn cards or the choice of another.');
  keeper.keep();
  io.stdout.write(`Taken back: ${entry.label}\n`);
  return 'changed';
}

function redo({ io, table, keeper, seat }: Chair): Next {
  const entry = table.redo(seat);
  if (!entry) return say(io, 'There is nothing to make again.');
  keeper.keep();
  io.stdout.write(`Made again: ${entry.label}\n`);
  return 'changed';
}

function save({ io, keeper }: Chair, file: string): Next {
  if (file === '') throw new Trouble('Name the file: save FILE.');
  keeper.saveTo(file);
  return say(io, `Saved: ${file}`);
}

function load({ io, table, keeper }: Chair, file: string): Next {
  if (file === '') throw new Trouble('Name the file: load FILE.');
  const { game, log } = loadSave(io, file);
  if (game !== table.session.game) throw new Trouble(`${file} is a game of ${game.title}: leave this one first.`);
  if (log.seats.length !== table.bots.length)
    throw new Trouble(
      `${file} has ${log.seats.length} seats and this table ${table.bots.length}: leave this game first.`,
    );
  const resumed = resume(game, log);
  if (resumed.stopped) throw new Trouble(resumed.stopped.message);
  table.replace(resumed);
  keeper.keep();
  io.stdout.write(`Loaded: ${file}\n`);
  return 'changed';
}

const NO_STOPS = 'This game asks only what is yours to choose: it has no stops.';
/** Where the game stops, after one of them was switched. */
export function stopsShown(habits: Habits, word: string): string {
  if (!habits.hasStops) return NO_STOPS;
  if (word !== '' && !habits.toggle(word)) throw new Trouble(`There is no stop "${word}": stops lists them.`);
  const rows = habits.list().map(({ stop, words, on }) => [on ? 'yes' : 'no', stop, words]);
  return `Stop me when …\n${aligned(rows, '  ')}`;
}

export function passUntilAttacked(habits: Habits, seat: Seat, view: unknown): string {
  if (!habits.hasStops) throw new Trouble(NO_STOPS);
  habits.untilAttacked(seat, view);
  return 'You pass until you are attacked.';
}

function untilAttacked({ io, table, seat }: Chair): Next {
  const { game, state } = table.session;
  say(io, passUntilAttacked(table.habits, seat, game.view(state, seat)));
  return 'changed';
}

export function cardShown(io: Io, game: AnyGame, name: string): string {
  if (name === '') throw new Trouble('Name a card: card NAME.');
  const found = findCards(io, name, game.name);
  const shown = found.map((one) => showCard(io, one));
  return shown.join('\n').trimEnd();
}

/** What to ask the game for the places of a card. */
export function whereAsked(io: Io, game: AnyGame, name: string): string {
  if (name === '') throw new Trouble('Name a card: where CARD.');
  const [found] = findCards(io, name, game.name);
  if (!('where' in found)) throw new Trouble(`The cards of ${game.title} are not bound to places.`);
  return `where ${found.id}`;
}

async function rules({ io }: Chair, query: string): Promise<Next> {
  if (query === '') throw new Trouble('Name a rule or some words: rules ID.');
  const found = await findRules(query, 3);
  return say(io, found.map((rule) => showRule(io, rule)).join('\n'));
}
