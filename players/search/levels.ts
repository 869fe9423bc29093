// The players of the five levels.
import { type Move, type State, sameMove } from '../../engine/game.ts';
import { next, seedRandom } from '../../engine/random.ts';
import type { Choice, Player, Turn } from '../player.ts';
import { judgeFor, type Searched } from './all.ts';
import type { Foresight } from './foresight.ts';
import type { Level } from './level-list.ts';
import { type Budget, searchPlayer } from './search.ts';

/** Plans that are looked at: more where there is time for a few worlds each. */
const BREADTH = 6;
const BROADER = 8;
const isLong = (budget: Budget): boolean => ('looks' in budget ? budget.looks >= 60 : budget.milliseconds >= 500);
export const breadthOf = (budget: Budget): number => (isLong(budget) ? BROADER : BREADTH);

/** Nobody overlooks so much that he does something worse than the best by more than this: careless, never nonsense. */
const NONSENSE = 1.5;

/** Whether a move comes to mind in this turn: asked again it is the same, or what was overlooked would be found a moment later. */
function isOverlooked(time: number, { verb, arg }: Move, overlooks: number): boolean {
  const random = seedRandom(`${time} ${verb} ${arg}`);
  return next(random) / 2 ** 32 < overlooks;
}

const turnOf = (view: unknown): number => Number((view as { readonly turn?: unknown }).turn ?? 0);

/** Plays by habit, but every plan has its chance not to come to mind. Who has not seen it passes, or does the next best. */
function carelessPlayer<S extends State, V>(
  { player, plans }: Pick<Foresight<S, V>, 'player' | 'plans'>,
  name: string,
  overlooks: number,
): Player<V> {
  function choose(turn: Turn<V>): Choice {
    const own = player.choose(turn);
    const time = turnOf(turn.view());
    if (turn.decision.moves.length === 1 || !isOverlooked(time, own.move, overlooks)) return own;
    const [best, ...others] = plans(turn);
    for (const { moves, value, why } of others) {
      if (value < best.value - NONSENSE) break;
      if (!sameMove(moves[0], own.move) && !isOverlooked(time, moves[0], overlooks)) return { move: moves[0], why };
    }
    return own;
  }
  return { name, choose };
}

export function searchWith({ foresight, ...rest }: Searched, name: string, budget: Budget): Player {
  return searchPlayer(foresight, () => judgeFor({ foresight, ...rest }), { name, budget, breadth: breadthOf(budget) });
}

export function levelPlayer(searched: Searched, name: string, { overlooks, milliseconds }: Level): Player {
  const { foresight, simple = foresight } = searched;
  if (milliseconds !== undefined) return searchWith(searched, name, { milliseconds });
  return overlooks === undefined ? { ...simple.player, name } : carelessPlayer(simple, name, overlooks);
}
