// A game at the terminal: who sits where, what each has been told, what the programs were thinking.
import type { Decision, Seat, State, Viewer } from '../../engine/game.ts';
import { type RandomState, seedRandom } from '../../engine/random.ts';
import type { Session } from '../../engine/session.ts';
import { Patience } from '../../players/patience.ts';
import type { Player } from '../../players/player.ts';
import { type Hint, hintsFor } from '../../players/search/hints.ts';
import { turnFor } from '../../players/turn.ts';
import { questionOf } from '../../protocol/table.ts';
import { type Entry, heard, playMove, type Resumed, savedText } from '../record.ts';
import { type Asked, Habits } from './habits.ts';

export interface News {
  readonly text: string;
  readonly rule: string | undefined;
}

interface Reason {
  readonly seat: Seat;
  readonly move: string;
  readonly text: string;
}

export class Table {
  /** By seat: a program, or undefined where a person sits. */
  readonly bots: readonly (Player | undefined)[];
  session: Session<State, unknown>;
  entries: Entry[];
  private undone: Entry[] = [];
  chronicle: Resumed['chronicle'];
  private readonly random: RandomState;
  /** By seat: how many entries it has been told. */
  private told: number[];
  private reasons: Reason[] = [];
  readonly habits: Habits;
  private readonly patience = new Patience();

  constructor({ session, entries, chronicle }: Resumed, bots: readonly (Player | undefined)[]) {
    this.bots = bots;
    this.habits = new Habits(session.game);
    this.session = session;
    this.entries = entries;
    this.chronicle = chronicle;
    this.random = seedRandom(`players:${session.seed}:${entries.length}`);
    this.told = session.seats.map(() => entries.length);
  }

  get people(): number {
    return this.bots.filter((bot) => !bot).length;
  }

  /** Puts another game of the same kind on the table. */
  replace({ session, entries, chronicle }: Resumed): void {
    this.session = session;
    this.entries = entries;
    this.chronicle = chronicle;
    this.undone = [];
    this.reasons = [];
    this.told = session.seats.map(() => entries.length);
  }

  private enter(entry: Entry): void {
    this.entries.push(entry);
    if (entry.events.length > 0) this.habits.happened();
    this.chronicle.note(entry.seat, entry.text, entry.events, this.session.state);
  }

  asked(decision: Decision): Asked {
    const { game, state } = this.session;
    const { seat } = decision;
    return { seat, question: questionOf(game, state, decision), view: game.view(state, seat) };
  }

  /** A person's choice, and what else he has said for the same question. */
  choose(asked: Asked, move: string, more?: readonly string[]): void {
    this.habits.chosen(asked, move, more);
    this.make(asked, move);
  }

  /** What needs no person: the only answer there is, at a screen of one's own; and what this game's players do by habit. */
  answersItself(asked: Asked): boolean {
    const { question, seat } = asked;
    const move = this.passesItself(seat)
      ? question.choices[0].move
      : this.habits.answer(asked, this.people === 1)?.choice.move;
    if (move !== undefined) this.make(asked, move);
    return move !== undefined;
  }

  private make({ seat }: Asked, move: string): void {
    this.reasons = [];
    this.enter(playMove(this.session, seat, move));
    this.undone = [];
  }

  letBotChoose(bot: Player, decision: Decision): void {
    const { game, state } = this.session;
    const { seat } = decision;
    const from = performance.now();
    const choice = bot.choose(turnFor(game, state, decision, this.random, this.patience.left(state, seat)));
    this.patience.note(seat, performance.now() - from);
    const text = choice.why?.() ?? `${bot.name} gives no reasons.`; // now: afterwards the state is another
    const entry = playMove(this.session, decision.seat, game.notation.write(choice.move, state));
    this.enter(entry);
    this.undone = [];
    this.reasons.push({ seat: decision.seat, move: entry.label, text });
  }

  /** What a program would do in this seat: plans with their chances, best first. */
  hints(seat: Seat): readonly Hint[] {
    const { game, state } = this.session;
    return hintsFor(game, state, seat, `hint:${this.entries.length}`);
  }

  /** Why the programs chose as they did since the last choice of a person; nothing while a choice is still secret. */
  botReasons(): readonly Reason[] {
    const { game, state } = this.session;
    return game.decisions(state).some((decision) => decision.secret) ? [] : this.reasons;
  }

  /** Takes back the last choice; where only a pass was possible, also the one before it. */
  undo(seat: Seat): Entry | undefined {
    if (!this.session.undo(seat)) return undefined;
    const entry = this.entries.pop();
    if (entry) this.undone.push(entry);
    this.habits.takenBack();
    this.chronicle.takeBack(this.session.state);
    this.told = this.told.map((n) => Math.min(n, this.entries.length));
    return this.passesItself(seat) ? this.undo(seat) : entry;
  }

  /** This seat is asked and can only pass. */
  passesItself(seat: Seat): boolean {
    const mine = this.session.game.decisions(this.session.state).find((decision) => decision.seat === seat);
    return this.people === 1 && mine?.moves.length === 1 && mine.moves[0].verb === 'pass';
  }

  redo(seat: Seat): Entry | undefined {
    if (!this.session.redo(seat)) return undefined;
    const entry = this.undone.pop();
    if (entry) this.enter(entry);
    return entry;
  }

  /** What the seat has not yet been told, and whether somebody else has chosen in the meantime. */
  newsFor(seat: Seat): { readonly news: readonly News[]; readonly othersChose: boolean } {
    const fresh = this.entries.slice(this.told[seat]);
    this.told[seat] = this.entries.length;
    return { news: newsOf(fresh, seat), othersChose: fresh.some((entry) => entry.seat !== seat) };
  }

  /** All that the viewer has been told; its own choices too. */
  story(viewer: Viewer): readonly News[] {
    return this.entries.flatMap((entry) => [
      ...(entry.seat === viewer
        ? [{ text: `${this.session.seats[entry.seat]}: ${entry.label}`, rule: undefined }]
        : []),
      ...newsOf([entry], viewer),
    ]);
  }

  show(viewer: Viewer): string {
    const { game, state } = this.session;
    return game.show(game.view(state, viewer)).trimEnd();
  }

  saved(): string {
    return savedText(this);
  }
}

function newsOf(entries: readonly Entry[], viewer: Viewer): News[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => {
      const text = heard(event, viewer);
      return text === undefined ? [] : [{ text, rule: event.rule }];
    }),
  );
}
