// The players of the five levels.
import type { State } from '../../engine/game.ts';
import { next } from '../../engine/random.ts';
import type { Choice, Player, Turn } from '../player.ts';
import { judgeFor, type Searched } from './all.ts';
import type { Foresight } from './foresight.ts';
import type { Level } from './level-list.ts';
import { type Budget, searchPlayer } from './search.ts';

/** Plans that are looked at. */
const BREADTH = 6;
/** Nobody overlooks so much that he does something worse than the best by more than this: careless, never nonsense. */
const NONSENSE = 1.5;

/** Plays by habit, but every plan has its chance not to come to mind. */
function carelessPlayer<S extends State, V>(
  { player, plans }: Foresight<S, V>,
  name: string,
  overlooks: number,
): Player<V> {
  function choose(turn: Turn<V>): Choice {
    const own = player.choose(turn);
    if (turn.decision.moves.length === 1) return own;
    const [best, ...others] = plans(turn);
    if (!best || next(turn.random) / 2 ** 32 >= overlooks) return own;
    for (const { moves, value, why } of others) {
      if (value < best.value - NONSENSE) break;
      if (next(turn.random) / 2 ** 32 >= overlooks) return { move: moves[0], why };
    }
    return own;
  }
  return { name, choose };
}

export function searchWith({ foresight, ...rest }: Searched, name: string, budget: Budget): Player {
  return searchPlayer(foresight, () => judgeFor({ foresight, ...rest }), { name, budget, breadth: BREADTH });
}

export function levelPlayer(searched: Searched, name: string, { overlooks, milliseconds }: Level): Player {
  const { foresight } = searched;
  if (milliseconds !== undefined) return searchWith(searched, name, { milliseconds });
  return overlooks === undefined ? { ...foresight.player, name } : carelessPlayer(foresight, name, overlooks);
}
