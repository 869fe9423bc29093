// One game being played: its state, its move log, undo and redo. The log is the game: options, seed and moves replay it exactly.
import type { Game, GameEvent, Move, Options, Seat, State } from './game.ts';

/** One line of the move log. */
export interface LoggedMove {
  readonly seat: Seat;
  readonly text: string;
}

/** All that is needed to play a game again. */
export interface GameLog {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly LoggedMove[];
}

/** A move of a log that cannot be played. */
export class ReplayError extends Error {
  override name = 'ReplayError';
  /** How many moves were played before it. */
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

export class Session<S extends State = State, V = unknown> {
  readonly game: Game<S, V>;
  readonly options: Options;
  readonly seed: string;
  readonly seats: readonly string[];
  state: S;
  private readonly log: LoggedMove[] = [];
  /** The state before the moves that may still be taken back, and how many moves led to it. */
  private checkpoint: S;
  private checkpointAt = 0;
  private undone: LoggedMove[] = [];

  constructor(game: Game<S, V>, options: Options, seed: string) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.seats = game.seats(options);
    this.state = game.create(options, seed);
    this.checkpoint = game.clone(this.state);
  }

  /** Plays a log again, or its first `upTo` moves. Throws a `ReplayError` that names the move that fails. */
  static replay<S extends State, V>(game: Game<S, V>, log: GameLog, upTo = log.moves.length): Session<S, V> {
    const session = new Session(game, log.options, log.seed);
    for (const { seat, text } of log.moves.slice(0, upTo)) {
      const at = session.log.length;
      try {
        session.play(seat, text);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const versions =
          log.version === game.version
            ? ''
            : ` (The log was made by version ${log.version} of the rules; these are version ${game.version}.)`;
        throw new ReplayError(`Move ${at + 1}, "${text}", cannot be played: ${why}${versions}`, at);
      }
    }
    return session;
  }

  get moves(): readonly LoggedMove[] {
    return this.log;
  }

  toLog(): GameLog {
    const { name: game, version } = this.game;
    return { game, version, options: this.options, seed: this.seed, moves: this.log.slice() };
  }

  /** Plays a move, given as a value or in notation. Throws, changing nothing, when it is not on the list. */
  play(seat: Seat, move: Move | string): GameEvent[] {
    const made = typeof move === 'string' ? this.game.notation.read(move, this.state) : move;
    const text = this.game.notation.write(made, this.state);
    const events = this.record({ seat, text }, made);
    this.undone = [];
    return events;
  }

  private record(entry: LoggedMove, move: Move): GameEvent[] {
    const { game, state, log } = this;
    const barrier = state.barrier;
    const last = log[log.length - 1];
    const before = last && last.seat !== entry.seat ? game.clone(state) : undefined;
    const events: GameEvent[] = [];
    game.apply(state, entry.seat, move, (event) => events.push(event));
    if (before) this.setCheckpoint(before); // never back across another player's choice
    log.push(entry);
    if (state.barrier !== barrier) this.setCheckpoint(game.clone(state));
    return events;
  }

  private setCheckpoint(state: S): void {
    this.checkpoint = state;
    this.checkpointAt = this.log.length;
  }

  /** How many moves this seat may take back now. */
  undoable(seat: Seat): number {
    const last = this.log[this.log.length - 1];
    return last?.seat === seat ? this.log.length - this.checkpointAt : 0;
  }

  /** Takes back the seat's last move. False when there is none that may be taken back. */
  undo(seat: Seat): boolean {
    if (this.undoable(seat) === 0) return false;
    const kept = this.log.slice(this.checkpointAt, -1);
    const last = this.log[this.log.length - 1];
    this.log.length = this.checkpointAt;
    this.state = this.game.clone(this.checkpoint);
    for (const entry of kept) this.again(entry);
    this.undone.push(last);
    return true;
  }

  /** Plays the move again that was taken back last. False when there is none. */
  redo(seat: Seat): boolean {
    const entry = this.undone[this.undone.length - 1];
    if (!entry || entry.seat !== seat) return false;
    this.undone.pop();
    this.again(entry);
    return true;
  }

  private again(entry: LoggedMove): void {
    this.record(entry, this.game.notation.read(entry.text, this.state));
  }

  /** A new session with the first `upTo` moves of this one. */
  branch(upTo = this.log.length): Session<S, V> {
    return Session.replay(this.game, this.toLog(), upTo);
  }
}
