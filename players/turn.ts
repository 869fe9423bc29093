import type { Decision, Game, State } from '../engine/game.ts';
import { type RandomState, split } from '../engine/random.ts';
import type { Turn } from './player.ts';

/** The turn of one seat, made from the state by somebody who may see it all. */
export function turnFor<S extends State, V>(game: Game<S, V>, s: S, decision: Decision, random: RandomState): Turn<V> {
  let view: V | undefined;
  return {
    decision,
    random,
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
