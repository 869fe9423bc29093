// A table without a server: the engine, the log and the programs in the other seats. Runs in a worker, or in a test.

import type { Game, GameEvent, Options, Refusal, Seat, State, Viewer } from '../../engine/game.ts';
import { carryView } from '../../engine/migrate.ts';
import { seedRandom, split } from '../../engine/random.ts';
import { rehearse } from '../../engine/rehearse.ts';
import { readSave, writeSave } from '../../engine/save.ts';
import { type LogPart, partsOf, Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import { there } from '../../lib/there.ts';
import { Patience } from '../../players/patience.ts';
import type { Player } from '../../players/player.ts';
import { type Hint, hintsFor } from '../../players/search/hints.ts';
import { turnFor } from '../../players/turn.ts';
import { Chronicle, toldBefore } from '../../protocol/chronicle.ts';
import { type Foreseen, foresee, type TableView, type Told, tableView, toldTo } from '../../protocol/table.ts';
import { packTelling, type Telling, type ToldPart, unpackTelling } from '../../protocol/telling.ts';
import { ToldGame } from '../../protocol/told-game.ts';
import { ReplayTable } from './replay-table.ts';
import type { TideMark } from './tide.ts';
import { type TurnEnd, TurnEnds, turnEndsTold, turnOf } from './turn-ends.ts';

/** Who sits where: a person at this screen, or a program by its name. */
export type Sitter = 'person' | Player<never>;

/** One move and what was heard of it. */
export interface Happening {
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly GameEvent[];
  /** Why a program chose so. */
  readonly why?: string;
}

/** A happening as one viewer hears it. Moves of others are not shown as notation: they may tell what is hidden. */
export interface Heard {
  readonly seat: Seat;
  readonly move?: string;
  readonly told: readonly Told[];
  readonly why?: string;
}

/** Why the programs did what they did, by the number of the move. The file of a game knows nothing of it. */
export type Whys = Readonly<Record<number, string>>;

/** A game for the shelf: its file, and what is told of it there. */
export interface Keepsake {
  readonly save: string;
  readonly whys: Whys;
  readonly moves: number;
  readonly over: boolean;
  readonly asked: readonly Seat[];
  readonly winners?: readonly Seat[];
  readonly turn?: number;
}

export class LocalTable<S extends State = State, V = unknown> {
  private readonly sitters: readonly Sitter[];
  private readonly happenings: Happening[];
  private readonly random: number[];
  private readonly patience = new Patience();
  private readonly session: Session<S, V>;
  private readonly ends: TurnEnds;
  private readonly chronicle: Chronicle<S>;

  private constructor(session: Session<S, V>, sitters: readonly Sitter[], before?: Before) {
    const { game, options, state } = session;
    this.session = session;
    this.sitters = sitters;
    this.happenings = [...(before?.happenings ?? [])];
    this.ends = new TurnEnds(game as unknown as AnyGame, before?.ends);
    this.chronicle = new Chronicle<S>(game, options, state, before?.told);
    this.random = split(seedRandom(`sitters:${session.seed}`));
  }

  static start<S extends State, V>(
    game: Game<S, V>,
    options: Options,
    seed: string,
    sitters: readonly Sitter[],
  ): LocalTable<S, V> {
    return new LocalTable(new Session(game, options, seed), sitters);
  }

  /**
   * Plays a saved game again, hearing everything a second time; one of older rules goes on from where it stood, and
   * brings what was told of it. Throws a sentence when it cannot.
   */
  static async load<S extends State, V>(
    game: Game<S, V>,
    text: string,
    sitters: readonly Sitter[],
    whys: Whys = {},
  ): Promise<LocalTable<S, V>> {
    const saved = readSave(text);
    const telling = saved.telling === undefined ? undefined : await unpackTelling(saved.telling);
    const goesOn = saved.version !== game.version && saved.reached !== undefined;
    const session = goesOn ? Session.carryOn(game, saved) : Session.begin(game, saved);
    const parts = goesOn ? partsOf(saved) : (saved.earlier ?? []);
    const table = new LocalTable(session, sitters, parts.length > 0 ? heardBefore(game, parts, telling) : undefined);
    if (!goesOn) for (const move of saved.moves) table.record(move.seat, move.text);
    table.recall(whys);
    return table;
  }

  get moves(): number {
    return this.session.before + this.session.moves.length;
  }

  look(viewer: Viewer): TableView<V> {
    return tableView(this.session, viewer);
  }

  /** The board after so many moves, as the viewer saw it. */
  lookBack(moves: number, viewer: Viewer): unknown {
    const { game, state } = this.session;
    const told = new ToldGame(this.chronicle.telling(state), (view, version) => carryView(game, view, version));
    return told.look(moves, viewer).view;
  }

  /** What the viewer heard, from move `from` on. */
  heard(viewer: Viewer, from = 0): readonly Heard[] {
    return this.happenings.slice(from).map(({ seat, move, events, why }) => ({
      seat,
      ...(seat === viewer && { move }),
      told: toldTo(events, viewer),
      ...(why !== undefined && this.sitters[seat] !== 'person' && { why }),
    }));
  }

  turns(): readonly TurnEnd[] {
    return this.ends.all(this.session.state, this.moves);
  }

  /** Who was winning, once the game is over. */
  tide(): readonly TideMark[] {
    const { game, before } = this.session;
    const again = new ReplayTable(game as unknown as AnyGame, this.session.toLog());
    return again.tide().map(({ at, chance }) => ({ at: at + before, chance }));
  }

  play(seat: Seat, move: string): void {
    this.record(seat, move);
  }

  /** All of the moves or none; false where somebody learns something in between. Throws when one is not on the list. */
  playTogether(seat: Seat, moves: readonly string[]): boolean {
    const { game, state } = this.session;
    if (moves.length > 1 && rehearse(game, state, seat, moves).tried < moves.length) return false;
    for (const move of moves) this.record(seat, move);
    return true;
  }

  /** What these moves would come to; null where somebody would learn something. */
  foresee(seat: Seat, moves: readonly string[]): Foreseen | null {
    return foresee(this.session.game, this.session.state, seat, moves);
  }

  private recall(whys: Whys): void {
    for (const [i, happening] of this.happenings.entries()) {
      const why = whys[i];
      if (why !== undefined) this.happenings[i] = { ...happening, why };
    }
  }

  private record(seat: Seat, move: string, why?: string): void {
    const turn = turnOf(this.session.state);
    const events = this.session.play(seat, move);
    this.ends.note(turn, this.session.state, this.moves);
    const { text } = there(this.session.moves.at(-1));
    this.chronicle.note(seat, text, events, this.session.state);
    this.happenings.push({ seat, move: text, events, ...(why !== undefined && { why }) });
  }

  /** The next seat that a program has to choose for; none when a person is asked or the game is over. */
  programToMove(): Seat | undefined {
    const { game, state } = this.session;
    return game.decisions(state).find(({ seat }) => this.sitters[seat] !== 'person')?.seat;
  }

  /** One move of a program, if one is to move. */
  stepProgram(): boolean {
    const seat = this.programToMove();
    if (seat === undefined) return false;
    const { game, state } = this.session;
    const sitter = this.sitters[seat];
    const decision = game.decisions(state).find((open) => open.seat === seat);
    if (sitter === 'person' || !decision) return false;
    const turn = turnFor(game, state, decision, this.random, this.patience.left(state, seat));
    const from = performance.now();
    const choice = (sitter as Player<unknown>).choose(turn);
    this.patience.note(seat, performance.now() - from);
    this.record(seat, game.notation.write(choice.move, state), decision.secret ? undefined : choice.why?.());
    return true;
  }

  undo(seat: Seat): boolean {
    if (!this.session.undo(seat)) return false;
    this.happenings.pop();
    this.chronicle.takeBack(this.session.state);
    this.ends.forget(this.moves);
    return true;
  }

  why(seat: Seat, about: string): readonly Refusal[] {
    return this.session.game.explain(this.session.state, seat, about);
  }

  /** What a program would do in this seat, from what the seat knows. */
  hints(seat: Seat): readonly Hint[] {
    const { game, state } = this.session;
    return hintsFor(game as unknown as AnyGame, state, seat, `hint:${this.happenings.length}`);
  }

  /** What the shelf keeps of the game as it stands. */
  async keepsake(): Promise<Keepsake> {
    const { game, state } = this.session;
    const outcome = game.outcome(state);
    const turn = turnOf(state);
    const facts = {
      moves: this.moves,
      over: outcome !== undefined,
      asked: game.decisions(state).map(({ seat }) => seat),
      ...(outcome && { winners: outcome.winners }),
      ...(turn > 0 && { turn }),
    };
    const whys = Object.fromEntries(this.happenings.flatMap(({ why }, i) => (why === undefined ? [] : [[i, why]])));
    return { ...facts, whys, save: await this.save() };
  }

  /** With all that later rules need: where it stands, and what was told of it. */
  async save(): Promise<string> {
    const { session, chronicle } = this;
    const { state, seats } = session;
    const telling = chronicle.telling(state);
    const reached = telling.outcome ? {} : { reached: state };
    return writeSave({ ...session.toLog(), ...reached }, seats, await packTelling(telling));
  }
}

/** What is known of the parts before the one that is played now. */
interface Before {
  readonly told: readonly ToldPart[];
  readonly happenings: readonly Happening[];
  readonly ends: readonly TurnEnd[];
}

function heardBefore<S extends State, V>(
  game: Game<S, V>,
  parts: readonly LogPart[],
  telling: Telling | undefined,
): Before {
  const told = toldBefore(telling, parts.length);
  if (!telling || told.length === 0) {
    // Nobody has told it: its moves are known, and nothing was heard of them.
    const moves = parts.flatMap((part) => part.moves);
    return { told, happenings: moves.map(({ seat, text }) => ({ seat, move: text, events: [] })), ends: [] };
  }
  const past = new ToldGame({ ...telling, parts: told }, (view, version) => carryView(game, view, version));
  const happenings = past.moves.map(({ seat, text, events }) => ({ seat, move: text, events }));
  return { told, happenings, ends: turnEndsTold(past).slice(0, -1) };
}
