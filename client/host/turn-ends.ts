// How the board stood at the end of each turn, as everybody saw it: what a graph of the game is drawn from.
import type { State } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';

export interface TurnEnd {
  /** After how many moves. */
  readonly at: number;
  readonly turn: number;
  readonly view: unknown;
}

export const turnOf = (state: State): number => {
  const { turn } = state as State & { turn?: unknown };
  return typeof turn === 'number' ? turn : 0;
};

/** Followed move by move; a move that is taken back takes back the end of the turn. */
export class TurnEnds {
  private readonly game: Pick<AnyGame, 'view'>;
  private ends: TurnEnd[] = [];

  constructor(game: Pick<AnyGame, 'view'>) {
    this.game = game;
  }

  /** The move that led from turn `before` to the state was the `at`th. */
  note(before: number, state: State, at: number): void {
    if (turnOf(state) !== before) this.ends.push(this.endAt(before, state, at));
  }

  forget(at: number): void {
    this.ends = this.ends.filter((end) => end.at <= at);
  }

  /** With the last turn as far as it has come. */
  all(state: State, at: number): readonly TurnEnd[] {
    return this.ends.at(-1)?.at === at ? this.ends : [...this.ends, this.endAt(turnOf(state), state, at)];
  }

  private endAt(turn: number, state: State, at: number): TurnEnd {
    return { at, turn, view: this.game.view(state, 'spectator') };
  }
}
