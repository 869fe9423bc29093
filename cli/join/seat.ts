// A seat at a table of a server, at the terminal.
import { setTimeout } from 'node:timers/promises';
import { whoWins } from '../../engine/sides.ts';
import type { AnyGame } from '../../games/all.ts';
import { pauseBefore } from '../../players/meccg/passing/pace.ts';
import type { HeardEntry } from '../../protocol/messages.ts';
import { ServerRefusal, type TableLink } from '../../protocol/server-link.ts';
import type { Question } from '../../protocol/table.ts';
import { type Io, styleFor } from '../io.ts';
import { type Asked, Habits } from '../play/habits.ts';
import { ask, type Choice, choicesOf, listed, meant, severalOf, unclear } from '../play/pick.ts';
import {
  cardShown,
  explained,
  helpOn,
  passUntilAttacked,
  STOPS_HELP,
  stopsShown,
  tell,
  UNTIL_HELP,
  whereAsked,
} from '../play/words.ts';
import { Trouble } from '../trouble.ts';

/** `again`: the question may need no person any more. */
type Next = 'stay' | 'list' | 'again' | 'played' | 'leave';

const WORDS: readonly (readonly [string, string])[] = [
  ['why TEXT', 'why a move or thing is not among the choices'],
  ['card NAME', 'show a card: its facts and what it does'],
  ['where CARD', 'where a card can be played, if this game has places for cards'],
  ['stops [WORD]', STOPS_HELP],
  ['until', UNTIL_HELP],
  ['undo', 'take back your last choice'],
  ['position', 'show the position'],
  ['log', 'tell everything that happened'],
  ['say TEXT', 'say something to the other players'],
  ['resign', 'give the game up'],
  ['help', 'show this'],
  ['quit', 'leave the terminal; the game waits'],
];

export class RemoteSeat {
  private readonly io: Io;
  private readonly game: AnyGame;
  private readonly table: TableLink;
  /** Resolves at the next change of the table. */
  private changed = Promise.withResolvers<void>();
  private readonly habits: Habits;
  private heard = 0;
  /** Of what was heard, how much the habits know of. */
  private noted = 0;
  private shownVersion = -1;

  constructor(io: Io, game: AnyGame, watch: (onChange: () => void) => TableLink) {
    this.io = io;
    this.game = game;
    this.habits = new Habits(game);
    this.table = watch(() => this.notice());
    io.signal.addEventListener('abort', () => this.notice(), { once: true });
  }

  notice(): void {
    this.changed.resolve();
    this.changed = Promise.withResolvers<void>();
  }

  /** A line that is said between the moves, such as chat. */
  tell(line: string): void {
    this.io.stdout.write(`${line}\n`);
  }

  async play(): Promise<number> {
    let waits = false;
    for (;;) {
      const { table, io } = this;
      if (io.signal.aborted) return this.leave(130);
      if (table.refusal) throw new Trouble(table.refusal.message, 1);
      if (table.info?.status === 'finished' && table.view) return this.finish();
      const { asked } = this;
      if (asked) {
        if (await this.answersItself(asked)) continue;
        waits = false;
        if ((await this.choose(asked)) === 'leave') return this.leave(io.signal.aborted ? 130 : 0);
      } else {
        if (!waits && table.info) this.tell(this.waitingFor());
        waits = true;
        await this.changed.promise;
      }
    }
  }

  private waitingFor(): string {
    const { info, view } = this.table;
    if (info?.status === 'open') return 'Waiting for the other players.';
    const names = (view?.asked ?? []).map((seat) => info?.seats[seat].player ?? info?.seats[seat].name);
    return `Waiting for ${names.join(' and ')}.`;
  }

  private async choose(asked: Asked): Promise<'leave' | 'played'> {
    const { table } = this;
    const { question } = asked;
    const choices = choicesOf(question);
    this.tellNews();
    const { version } = table;
    if (this.shownVersion !== version) this.show();
    this.shownVersion = version;
    this.list(question, choices);
    for (;;) {
      const line = await this.ask(choices);
      if (line === undefined) return 'leave';
      const next = await this.answer(asked, choices, line.trim()).catch(
        (error: unknown): Next => this.refusedBy(error),
      );
      if (next === 'leave') return 'leave';
      if (next === 'again') return 'played';
      if (next === 'list') this.list(question, choices);
      else if (next === 'played' || table.version !== version) {
        await this.changedFrom(version);
        return 'played';
      }
    }
  }

  private async changedFrom(version: number): Promise<void> {
    const { table, io } = this;
    while (table.version === version && !io.signal.aborted && table.info?.status !== 'finished')
      await this.changed.promise;
  }

  private get asked(): Asked | undefined {
    const { view, as } = this.table;
    return view?.question ? { seat: Number(as), question: view.question, view: view.view } : undefined;
  }

  /** What needs no person is answered as the page does it, after a while that tells nobody across what is held. */
  private async answersItself(asked: Asked): Promise<boolean> {
    const { table, io } = this;
    if (table.heard.slice(this.noted).some(({ told }) => told.length > 0)) this.habits.happened();
    this.noted = table.heard.length;
    const answer = this.habits.answer(asked, true);
    if (!answer) return false;
    const { version } = table;
    const isSeen = table.info?.seats.some(({ kind }, seat) => seat !== asked.seat && kind !== 'bot') ?? true;
    const ended = await setTimeout(pauseBefore(answer.pace, isSeen, Math.random()), undefined, {
      signal: io.signal,
    }).catch(() => 'aborted');
    if (ended || table.version !== version) return true;
    try {
      await table.play(answer.choice.move);
    } catch (error) {
      this.refusedBy(error);
      return false;
    }
    await this.changedFrom(version);
    return true;
  }

  private refusedBy(error: unknown): Next {
    if (error instanceof Trouble) {
      this.tell(error.message);
      return 'stay';
    }
    if (!(error instanceof ServerRefusal)) throw error;
    const reasons = error.refusals.map(({ text, rule }) => `${text}  ${rule}`);
    this.tell(reasons.length > 0 ? reasons.join('\n') : error.message);
    return 'stay';
  }

  private async ask(choices: readonly Choice[]): Promise<string | undefined> {
    const { io, table } = this;
    const words = [...choices.map(({ notation }) => notation), ...WORDS.map(([word]) => word.split(' ')[0])];
    return ask(io, `${table.view?.seats[Number(table.as)] ?? ''}> `, words);
  }

  private async answer(asked: Asked, choices: readonly Choice[], line: string): Promise<Next> {
    const { table } = this;
    if (line === '') return 'list';
    const [, name, rest] = /^(\?|\S+)\s*(.*)$/.exec(line) ?? ['', line, ''];
    switch (name === '?' ? 'why' : name.toLowerCase()) {
      case 'why':
        this.tell(rest === '' ? helpText() : explained(this.io, await table.why(rest), rest));
        return 'stay';
      case 'card':
        this.tell(cardShown(this.io, this.game, rest));
        return 'stay';
      case 'where':
        this.tell(explained(this.io, await table.why(whereAsked(this.io, this.game, rest)), rest));
        return 'stay';
      case 'stops':
        this.tell(stopsShown(this.habits, rest));
        return 'again';
      case 'until':
        this.tell(passUntilAttacked(this.habits, asked.seat, asked.view));
        return 'again';
      case 'undo':
        await table.undo();
        this.habits.takenBack();
        return 'played';
      case 'position':
        this.show();
        return 'stay';
      case 'log':
        this.tell(tell(this.io, newsOf(await table.story())));
        return 'stay';
      case 'say':
        if (rest !== '') await table.say(rest);
        return 'stay';
      case 'resign':
        await table.resign();
        return 'played';
      case 'help':
        this.tell(helpText());
        return 'stay';
      case 'quit':
        return 'leave';
    }
    const several = severalOf(choices, line);
    const found = several?.slice(0, 1) ?? meant(choices, line);
    if (found.length > 1) {
      this.tell(unclear(found));
      return 'stay';
    }
    // What is not among the choices is for the server to refuse, with its reasons.
    const move = found[0]?.notation ?? line;
    await table.play(move);
    this.habits.chosen(
      asked,
      move,
      several?.slice(1).map(({ notation }) => notation),
    );
    return 'played';
  }

  private tellNews(): void {
    const fresh = this.table.heard.slice(this.heard);
    this.heard = this.table.heard.length;
    const news = newsOf(fresh);
    if (news.length > 0) this.tell(`\n${tell(this.io, news)}`);
  }

  private show(): void {
    if (this.table.view) this.tell(`\n${this.game.show(this.table.view.view).trimEnd()}`);
  }

  private list({ text }: Question, choices: readonly Choice[]): void {
    this.io.stdout.write(listed(this.io, text, choices));
  }

  private finish(): number {
    this.tellNews();
    this.show();
    const { info, view } = this.table;
    const who = whoWins(info?.sides ?? [], info?.result ?? { winners: [] });
    const rule = info?.result?.rule ? ` (${info.result.rule})` : '';
    this.tell(`\n${styleFor(this.io)('bold', `${who} after ${view?.version} moves: ${info?.result?.reason}${rule}.`)}`);
    return 0;
  }

  private leave(exitCode: number): number {
    this.tell('You left the terminal. The game waits for you: join its table again.');
    return exitCode;
  }
}

const newsOf = (heard: readonly HeardEntry[]) =>
  heard.flatMap(({ told }) => told.map(({ text, rule }) => ({ text, rule })));

const helpText = (): string => helpOn(WORDS);
