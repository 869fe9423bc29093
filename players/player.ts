import type { Decision, Move, State } from '../engine/game.ts';
import type { RandomState } from '../engine/random.ts';

/** What a player gets: its own view and its own legal list, like everybody else. */
export interface Turn<V = unknown> {
  readonly decision: Decision;
  /** Made when first asked for. */
  view(): V;
  /** A move in notation. */
  write(move: Move): string;
  /** A whole state that agrees with all this seat knows; what it cannot know is dealt anew each time. */
  imagine(): State;
  /** Milliseconds that the table waits for this choice; as long as it takes where there is none. */
  readonly patience?: number;
  /** The player's own chance, not the game's. */
  readonly random: RandomState;
}

export interface Choice {
  readonly move: Move;
  /** The reason, as a sentence, where the player has one. Made only when asked for. */
  why?(): string;
}

/** A program that takes a seat. Stateless: everything it needs is in the turn. */
export interface Player<V = unknown> {
  readonly name: string;
  choose(turn: Turn<V>): Choice;
  /**
   * What `choose` would choose where the world is imagined already, in one who looks ahead: nothing is dealt anew, hidden or
   * explained. The world is read, never changed. `moveIn` (turn.ts) asks a player without it the long way.
   */
  quick?(world: State, decision: Decision, random: RandomState): Move;
}
