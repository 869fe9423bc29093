// Games to learn from: the same player in every seat, and of each turn the first position and now and then a later one, as
// numbers with what came of it.
import type { State } from '../../engine/game.ts';
import { below } from '../../engine/random.ts';
import type { Player, Turn } from '../player.ts';
import { simulate } from '../simulate.ts';
import type { Foresight, Sight } from './foresight.ts';

/** One position as a seat saw it, and what the seat had in the end. */
export interface Lesson {
  readonly numbers: Float64Array;
  readonly result: number;
}

/** In every second game players stray now and then, so that the judge sees positions that good players leave out. */
const STRAYS = 16;
/** Besides the first position of each turn, one in so many. */
const MIDDLE = 80;

/** Plays like the other, but takes its second or third plan now and then. */
function straying<S extends State, V>({ plans }: Foresight<S, V>, player: Player<V>): Player<V> {
  const choose = (turn: Turn<V>) => {
    const choice = player.choose(turn);
    if (turn.decision.moves.length < 2 || below(turn.random, STRAYS) !== 0) return choice;
    const others = plans(turn).slice(1, 3);
    return others.length === 0 ? choice : { move: others[below(turn.random, others.length)].moves[0] };
  };
  return { name: `straying ${player.name}`, choose };
}

/** The n-th game of a seed. A game that does not end teaches nothing. */
export function playLesson<S extends State, V>(
  foresight: Foresight<S, V>,
  player: Player<V>,
  seed: string,
  n: number,
  options = foresight.lesson(n),
): readonly Lesson[] {
  const { game, clock, sights, result } = foresight;
  const one = n % 2 === 0 ? player : straying(foresight, player);
  const seen: Sight[] = [];
  let time = -1;
  let last: S | undefined;
  const { outcome } = simulate(
    game,
    options,
    `${seed}-${n}`,
    game.seats(options).map(() => one),
    (s, moves) => {
      last = s;
      if (clock(s) === time && (moves + n) % MIDDLE !== 0) return;
      time = clock(s);
      seen.push(...sights(s));
    },
  );
  if (!outcome || !last) return [];
  const end = last;
  return seen.map(({ seat, numbers }) => ({ numbers, result: result(end, outcome, seat) }));
}
