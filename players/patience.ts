// How long a table waits for its programs: two seconds for a choice, fifteen for all the choices of one turn. A program keeps
// nothing, so the table counts for it.
import type { Seat, State } from '../engine/game.ts';

export const CHOICE_TIME = 2000;
export const TURN_TIME = 15_000;
/** Of what is left for the turn a choice takes at most this part: there will be others. */
const PART = 1 / 6;
/** Even who has used up his time may look for a moment. */
const LEAST = 40;

const turnOf = (state: State): number => {
  const { turn } = state as State & { readonly turn?: unknown };
  return typeof turn === 'number' ? turn : 0;
};

export class Patience {
  private turn = -1;
  /** By seat: milliseconds thought in this turn. */
  private spent: number[] = [];

  /** What a seat may think about its next choice. */
  left(state: State, seat: Seat): number {
    if (turnOf(state) !== this.turn) {
      this.turn = turnOf(state);
      this.spent = [];
    }
    const left = TURN_TIME - (this.spent[seat] ?? 0);
    return Math.max(LEAST, Math.min(CHOICE_TIME, PART * left));
  }

  /** The seat has thought so long. */
  note(seat: Seat, milliseconds: number): void {
    this.spent[seat] = (this.spent[seat] ?? 0) + milliseconds;
  }
}
