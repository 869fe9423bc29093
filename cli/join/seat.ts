// A seat at a table of a server, at the terminal.

import { whoWins } from '../../engine/sides.ts';
import type { AnyGame } from '../../games/all.ts';
import { fold } from '../../lib/fold.ts';
import type { HeardEntry } from '../../protocol/messages.ts';
import { ServerRefusal, type TableLink } from '../../protocol/server-link.ts';
import type { Question } from '../../protocol/table.ts';
import { type Io, styleFor } from '../io.ts';
import { meant } from '../play/pick.ts';
import { cardShown, explained, tell, whereAsked } from '../play/words.ts';
import { table as aligned } from '../text.ts';
import { Trouble } from '../trouble.ts';

interface Choice {
  readonly number: number;
  readonly label: string;
  readonly notation: string;
}

type Next = 'stay' | 'list' | 'played' | 'leave';

const WORDS: readonly (readonly [string, string])[] = [
  ['why TEXT', 'why a move or thing is not among the choices'],
  ['card NAME', 'show a card: its facts and what it does'],
  ['where CARD', 'where a card can be played, if this game has places for cards'],
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
  private heard = 0;
  private shownVersion = -1;

  constructor(io: Io, game: AnyGame, watch: (onChange: () => void) => TableLink) {
    this.io = io;
    this.game = game;
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
      const question = table.view?.question;
      if (question) {
        waits = false;
        if ((await this.choose(question)) === 'leave') return this.leave(io.signal.aborted ? 130 : 0);
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

  private async choose(question: Question): Promise<'leave' | 'played'> {
    const { table } = this;
    const choices = question.choices.map(({ label, move }, i): Choice => ({ number: i + 1, label, notation: move }));
    this.tellNews();
    const { version } = table;
    if (this.shownVersion !== version) this.show();
    this.shownVersion = version;
    this.list(question, choices);
    for (;;) {
      const line = await this.ask(choices);
      if (line === undefined) return 'leave';
      const next = await this.answer(choices, line.trim()).catch((error: unknown): Next => this.refusedBy(error));
      if (next === 'leave') return 'leave';
      if (next === 'list') this.list(question, choices);
      else if (next === 'played' || table.version !== version) {
        while (table.version === version && !this.io.signal.aborted && table.info?.status !== 'finished')
          await this.changed.promise;
        return 'played';
      }
    }
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
    const line = await io.readLine(`${table.view?.seats[Number(table.as)] ?? ''}> `, words);
    if (!io.interactive || line === undefined) io.stdout.write(`${line ?? ''}\n`);
    return line;
  }

  private async answer(choices: readonly Choice[], line: string): Promise<Next> {
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
      case 'undo':
        await table.undo();
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
    const found = meant(choices, line);
    if (found.length > 1) {
      this.tell(`That could be ${found.map(({ number, label }) => `${number} (${label})`).join(' or ')}: say which.`);
      return 'stay';
    }
    // What is not among the choices is for the server to refuse, with its reasons.
    await table.play(found[0]?.notation ?? line);
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

  private list(question: Question, choices: readonly Choice[]): void {
    const style = styleFor(this.io);
    const wide = String(choices.length).length + 2;
    const lines = choices.map(({ number, label, notation }) => {
      const words = fold(label) === fold(notation) ? '' : `  ${style('dim', notation)}`;
      return `${String(number).padStart(wide)}  ${label}${words}`;
    });
    this.tell(`\n${style('bold', question.text)}\n${lines.join('\n')}`);
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

const helpText = (): string =>
  `Type the number of a choice, its words, or the beginning of them. Enter shows the choices again. Besides:\n${aligned(WORDS, '  ')}`;
