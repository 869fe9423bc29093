// One game being played: its state, its move log, undo and redo. The log is the game: options, seed and moves replay it exactly,
// and where the rules have changed in the middle of it, the position that was carried over and the moves since.
import type { Game, GameEvent, Move, Options, Seat, Side, State } from './game.ts';
import { carryOver } from './migrate.ts';
import { sidesOf } from './sides.ts';

/** One line of the move log. */
export interface LoggedMove {
  readonly seat: Seat;
  readonly text: string;
}

/** What was played under one version of the rules. */
export interface LogPart {
  readonly version: number;
  /** The position that it goes on from; absent where options and seed begin the game. */
  readonly position?: State;
  readonly moves: readonly LoggedMove[];
}

/** All that is needed to play a game again: the part that is played now, and those before it. */
export interface GameLog extends LogPart {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** Played under older rules, the first one first. */
  readonly earlier?: readonly LogPart[];
  /** The position after the last move: what later rules can play on from. */
  readonly reached?: State;
}

/** Where a session begins that does not begin the game. */
interface Begun<S> {
  readonly position: S;
  readonly earlier: readonly LogPart[];
}

export const partsOf = ({ earlier = [], version, position, moves }: GameLog): readonly LogPart[] => [
  ...earlier,
  { version, ...(position && { position }), moves },
];

/** How many moves were made, under all versions. */
export const countMoves = (log: GameLog): number => partsOf(log).reduce((sum, { moves }) => sum + moves.length, 0);

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
  readonly sides: readonly Side[];
  state: S;
  private readonly log: LoggedMove[] = [];
  /** The state before the moves that may still be taken back, where there are any, and how many moves led to it. */
  private checkpoint: S | undefined;
  private checkpointAt = 0;
  private undone: LoggedMove[] = [];
  private readonly begun: Begun<S> | undefined;

  constructor(game: Game<S, V>, options: Options, seed: string, begun?: Begun<S>) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.begun = begun;
    this.seats = game.seats(options);
    this.sides = sidesOf(game, options);
    this.state = begun ? game.clone(begun.position) : game.create(options, seed);
  }

  /** At the beginning of the part that a log comes to. */
  static begin<S extends State, V>(game: Game<S, V>, log: GameLog): Session<S, V> {
    const { options, seed, version, position, earlier = [] } = log;
    if (!position) return new Session(game, options, seed);
    const carried = carryOver(game, position, version);
    if ('why' in carried)
      throw new ReplayError(`The game cannot go on from where its rules changed: ${carried.why}.`, 0);
    return new Session(game, options, seed, { position: carried.state, earlier });
  }

  /**
   * Goes on with a game that was played under other rules, in a new part: its position is carried over. Throws a
   * `ReplayError` that says why when it cannot be.
   */
  static carryOn<S extends State, V>(game: Game<S, V>, log: GameLog): Session<S, V> {
    const { options, seed, version, reached } = log;
    const carried = reached ? carryOver(game, reached, version) : { why: 'it does not say where it stood' };
    if ('why' in carried)
      throw new ReplayError(
        `This game was played under version ${version} of the rules; these are version ${game.version}. It cannot go on: ${carried.why}.`,
        log.moves.length,
      );
    return new Session(game, options, seed, { position: carried.state, earlier: partsOf(log) });
  }

  /** Plays a log again, or the first `upTo` moves of its last part. Throws a `ReplayError` that names the move that fails. */
  static replay<S extends State, V>(game: Game<S, V>, log: GameLog, upTo = log.moves.length): Session<S, V> {
    const session = Session.begin(game, log);
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
    const { options, seed, begun } = this;
    return { game, version, options, seed, ...begun, moves: this.log.slice() };
  }

  /** The moves of parts before this one. */
  get before(): number {
    return (this.begun?.earlier ?? []).reduce((sum, { moves }) => sum + moves.length, 0);
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
    // Never back across another player's choice.
    const before = this.undoable(entry.seat) > 0 ? undefined : game.clone(state);
    const events: GameEvent[] = [];
    game.apply(state, entry.seat, move, (event) => events.push(event));
    if (before) this.setCheckpoint(before);
    log.push(entry);
    if (state.barrier !== barrier) this.setCheckpoint(undefined);
    return events;
  }

  private setCheckpoint(state: S | undefined): void {
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
    const { checkpoint } = this;
    if (this.undoable(seat) === 0 || !checkpoint) return false;
    const kept = this.log.slice(this.checkpointAt, -1);
    const last = this.log[this.log.length - 1];
    this.log.length = this.checkpointAt;
    this.state = this.game.clone(checkpoint);
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
