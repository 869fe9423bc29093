// Games between programs, as fast as they go.
import type { Game, Move, Options, Outcome, Seat, State } from '../engine/game.ts';
import { RefusedMove } from '../engine/game.ts';
import { seedRandom } from '../engine/random.ts';
import type { Player } from './player.ts';
import { turnFor } from './turn.ts';

export interface Result {
  /** Absent when the game did not finish within its bound. */
  readonly outcome?: Outcome;
  readonly moves: number;
  /** An offered move that the game then refused: a defect of the game. */
  readonly refused?: { readonly seat: Seat; readonly move: Move; readonly text: string };
}

/** Plays one game to its end. `watch` sees the state before every choice. */
export function simulate<S extends State, V>(
  game: Game<S, V>,
  options: Options,
  seed: string,
  players: readonly Player<V>[],
  watch?: (s: S, moves: number) => void,
): Result {
  const s = game.create(options, seed);
  const random = seedRandom(`players:${seed}`);
  for (let moves = 0; moves < game.maxMoves; moves++) {
    const outcome = game.outcome(s);
    if (outcome) return { outcome, moves };
    watch?.(s, moves);
    const decision = game.decisions(s)[0];
    const player = players[decision.seat];
    const { move } = player.choose(turnFor(game, s, decision, random));
    try {
      game.apply(s, decision.seat, move);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      return { moves, refused: { seat: decision.seat, move, text: game.notation.write(move, s) } };
    }
  }
  const outcome = game.outcome(s);
  return outcome ? { outcome, moves: game.maxMoves } : { moves: game.maxMoves };
}
