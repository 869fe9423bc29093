// Several moves of one seat, tried on a copy before any of them is made. It ends where somebody would learn something: whoever
// could try dice and drawn cards, or have moves refused that come after them, would look into the future.
import type { Game, GameEvent, Seat, State } from './game.ts';

export interface Rehearsal<S> {
  /** How many of the moves were tried: none after one by which somebody learns something. */
  readonly tried: number;
  /** What they come to; absent where somebody learns something by the last that was tried. */
  readonly reached?: { readonly state: S; readonly events: readonly GameEvent[] };
}

/** Throws as `apply` does when one of them is not on the list by then. */
export function rehearse<S extends State, V>(
  game: Game<S, V>,
  state: S,
  seat: Seat,
  moves: readonly string[],
): Rehearsal<S> {
  const copy = game.clone(state);
  const events: GameEvent[] = [];
  for (const [at, move] of moves.entries()) {
    game.apply(copy, seat, game.notation.read(move, copy), (event) => events.push(event));
    if (copy.barrier !== state.barrier) return { tried: at + 1 };
  }
  return { tried: moves.length, reached: { state: copy, events } };
}
