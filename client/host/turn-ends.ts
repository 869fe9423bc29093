// How the board stood at the end of each turn, as everybody saw it: what a graph of the game is drawn from.
import type { State } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import type { ToldGame } from '../../protocol/told-game.ts';

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
  private ends: readonly TurnEnd[];

  /** `before`: of the parts before the one that is followed. */
  constructor(game: Pick<AnyGame, 'view'>, before: readonly TurnEnd[] = []) {
    this.game = game;
    this.ends = before;
  }

  /** The move that led from turn `before` to the state was the `at`th. */
  note(before: number, state: State, at: number): void {
    if (turnOf(state) !== before) this.ends = [...this.ends, this.endAt(before, state, at)];
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

/** The turn that each move of a told game was made in. */
export const turnsTold = (told: ToldGame): readonly number[] =>
  told.moves.map((_, at) => turnOf(told.look(at, 'spectator').view as State));

export function turnEndsTold(told: ToldGame, turns = turnsTold(told)): readonly TurnEnd[] {
  const isEnd = (i: number): boolean => i === turns.length - 1 || turns[i + 1] !== turns[i];
  return turns.flatMap((turn, i) => (isEnd(i) ? [{ at: i + 1, turn, view: told.look(i + 1, 'spectator').view }] : []));
}
