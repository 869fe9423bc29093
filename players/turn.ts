import type { Decision, Game, Move, State } from '../engine/game.ts';
import { type RandomState, split } from '../engine/random.ts';
import type { Player, Turn } from './player.ts';

/** The turn of one seat, made from the state by somebody who may see it all, and waits so many milliseconds. */
export function turnFor<S extends State, V>(
  game: Game<S, V>,
  s: S,
  decision: Decision,
  random: RandomState,
  patience?: number,
): Turn<V> {
  let view: V | undefined;
  return {
    decision,
    random,
    ...(patience !== undefined && { patience }),
    view() {
      view ??= game.view(s, decision.seat);
      return view;
    },
    write: (move) => game.notation.write(move, s),
    imagine() {
      const world = game.clone(s);
      game.resample(world, decision.seat, split(random));
      return world;
    },
  };
}

/** The turn of one seat in a world that is imagined already: there is nothing more to imagine. */
export const turnIn = <S extends State, V>(
  game: Game<S, V>,
  world: S,
  decision: Decision,
  random: RandomState,
): Turn<V> => ({
  ...turnFor(game, world, decision, random),
  imagine: () => world,
});

/** What the player does in a world that is imagined already, found as quickly as it can: for those who play on in thought. */
export const moveIn = <S extends State, V>(
  game: Game<S, V>,
  world: S,
  player: Player<V>,
  decision: Decision,
  random: RandomState,
): Move => player.quick?.(world, decision, random) ?? player.choose(turnIn(game, world, decision, random)).move;
