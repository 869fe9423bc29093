// A table without a server: the engine, the log and the programs in the other seats. Runs in a worker, or in a test.
import type { Game, GameEvent, Options, Refusal, Seat, State, Viewer } from '../../engine/game.ts';
import { seedRandom, split } from '../../engine/random.ts';
import { readSave, writeSave } from '../../engine/save.ts';
import { type GameLog, Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import type { Player } from '../../players/player.ts';
import { turnFor } from '../../players/turn.ts';
import { type TableView, type Told, tableView, toldTo } from '../../protocol/table.ts';
import { type TurnEnd, TurnEnds, turnOf } from './turn-ends.ts';

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

export class LocalTable<S extends State = State, V = unknown> {
  private readonly sitters: readonly Sitter[];
  private readonly happenings: Happening[] = [];
  private readonly random: number[];
  private readonly session: Session<S, V>;
  private readonly ends: TurnEnds;

  private constructor(session: Session<S, V>, sitters: readonly Sitter[]) {
    this.session = session;
    this.sitters = sitters;
    this.ends = new TurnEnds(session.game as unknown as AnyGame);
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

  /** Plays a saved game again, hearing everything a second time. Throws a sentence when it cannot. */
  static load<S extends State, V>(game: Game<S, V>, text: string, sitters: readonly Sitter[]): LocalTable<S, V> {
    return LocalTable.follow(game, readSave(text), sitters);
  }

  static follow<S extends State, V>(game: Game<S, V>, log: GameLog, sitters: readonly Sitter[]): LocalTable<S, V> {
    const table = new LocalTable(new Session(game, log.options, log.seed), sitters);
    for (const { seat, text } of log.moves) table.record(seat, text);
    return table;
  }

  get moves(): number {
    return this.session.moves.length;
  }

  look(viewer: Viewer): TableView<V> {
    return tableView(this.session, viewer);
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

  play(seat: Seat, move: string): void {
    this.record(seat, move);
  }

  private record(seat: Seat, move: string, why?: string): void {
    const turn = turnOf(this.session.state);
    const events = this.session.play(seat, move);
    this.ends.note(turn, this.session.state, this.moves);
    const text = this.session.moves[this.session.moves.length - 1].text;
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
    const turn = turnFor(game, state, decision, this.random);
    const choice = (sitter as Player<unknown>).choose(turn);
    this.record(seat, game.notation.write(choice.move, state), choice.why?.());
    return true;
  }

  undo(seat: Seat): boolean {
    if (!this.session.undo(seat)) return false;
    this.happenings.pop();
    this.ends.forget(this.moves);
    return true;
  }

  why(seat: Seat, about: string): readonly Refusal[] {
    return this.session.game.explain(this.session.state, seat, about);
  }

  save(): string {
    return writeSave(this.session.toLog(), this.session.seats);
  }
}
