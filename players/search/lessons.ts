// Games to learn from: the same player in every seat, and of each turn the first position and now and then a later one, as
// numbers with what came of it.
import type { Decision, Move, State } from '../../engine/game.ts';
import { below, type RandomState, seedRandom } from '../../engine/random.ts';
import type { Player } from '../player.ts';
import { turnFor, turnIn } from '../turn.ts';
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

/** What the player does. Who has a short way goes it, being in the true world: it chooses the same. */
const moveOf = <S extends State, V>(
  { game }: Foresight<S, V>,
  player: Player<V>,
  s: S,
  decision: Decision,
  random: RandomState,
): Move => player.quick?.(s, decision, random) ?? player.choose(turnFor(game, s, decision, random)).move;

/** The second or third plan instead of the first. */
function strayed<S extends State, V>({ game, plans }: Foresight<S, V>, s: S, decision: Decision, random: RandomState) {
  const others = plans(turnIn(game, s, decision, random)).slice(1, 3);
  return others.length === 0 ? undefined : others[below(random, others.length)].moves[0];
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
  const s = game.create(options, `${seed}-${n}`);
  const random = seedRandom(`players:${seed}-${n}`);
  const seen: Sight[] = [];
  let time = -1;
  for (let moves = 0; moves < game.maxMoves; moves++) {
    const outcome = game.outcome(s);
    if (outcome) return seen.map(({ seat, numbers }) => ({ numbers, result: result(s, outcome, seat) }));
    if (clock(s) !== time || (moves + n) % MIDDLE === 0) {
      time = clock(s);
      seen.push(...sights(s));
    }
    const decision = game.decisions(s)[0];
    const isAstray = n % 2 !== 0 && decision.moves.length > 1 && below(random, STRAYS) === 0;
    const move =
      (isAstray && strayed(foresight, s, decision, random)) || moveOf(foresight, player, s, decision, random);
    game.apply(s, decision.seat, move);
  }
  return [];
}
