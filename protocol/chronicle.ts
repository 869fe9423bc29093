// The telling of a game that is played here, kept move by move.
import type { Game, GameEvent, Options, Seat, State } from '../engine/game.ts';
import {
  makeTelling,
  Teller,
  type Telling,
  type ToldEntry,
  type ToldPart,
  type ToldStart,
  viewersOf,
} from './telling.ts';

export class Chronicle<S extends State = State> {
  private readonly game: Game<S>;
  private readonly options: Options;
  private readonly seats: readonly string[];
  private readonly earlier: readonly ToldPart[];
  private readonly start: ToldStart;
  private readonly entries: ToldEntry[] = [];
  private teller: Teller<S>;

  /** `earlier`: what was told of the parts before this one. */
  constructor(game: Game<S>, options: Options, state: S, earlier: readonly ToldPart[] = []) {
    this.game = game;
    this.options = options;
    this.seats = game.seats(options);
    this.earlier = earlier;
    this.teller = this.tellerAt(state);
    this.start = this.teller.start(state);
  }

  private tellerAt = (state: S): Teller<S> => new Teller(this.game, viewersOf(this.seats), state);

  /** A move was made, and led to this state. */
  note(seat: Seat, text: string, events: readonly GameEvent[], state: S): void {
    this.entries.push(this.teller.tell({ kind: 'move', seat, text, events }, state));
  }

  /** The last move was taken back. */
  takeBack(state: S): void {
    this.entries.pop();
    this.teller = this.tellerAt(state);
  }

  telling(state: S): Telling {
    const part = { version: this.game.version, ...this.start, entries: this.entries };
    const outcome = this.game.outcome(state) ?? null;
    return makeTelling(this.game as unknown as Game, this.options, this.seats, [...this.earlier, part], outcome);
  }
}

/** What was told of the parts of a log before the one that is played now; nothing where that is not known of all of them. */
export const toldBefore = (telling: Telling | undefined, parts: number): readonly ToldPart[] =>
  telling && telling.parts.length >= parts ? telling.parts.slice(0, parts) : [];
