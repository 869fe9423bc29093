// One look ahead: a plan is begun in an imagined world, and the game's own player plays on for everybody until the look is over.
import { type Seat, type State, sameMove } from '../../engine/game.ts';
import { next, type RandomState, seedRandom } from '../../engine/random.ts';
import { moveIn } from '../turn.ts';
import type { Foresight, Plan } from './foresight.ts';
import type { Judge } from './judge.ts';

/** A world that agrees with what a seat knows, and the chance of those who play in it: the same for every plan. */
export interface World<S extends State> {
  readonly state: S;
  readonly random: RandomState;
}

/** How many turns are played on, the rest of this one counted as one. Fewer made the play worse with the first judges; so did asking at the end of each. */
export const TURNS_AHEAD = 2;
/** No look is longer than this: worlds in which somebody finds no end are judged where they are. */
const MOST_MOVES = 2000;

/** Moves between glances at the time. */
const GLANCE = 16;

/**
 * The dice of a world go with what they are rolled for (`Foresight.occasion`), not with how much was rolled before: the same deed in
 * the same turn has the same luck whatever the plan was. It halves the noise of comparing plans.
 */
class Luck {
  private readonly name: string;
  private readonly begun = new Map<string, number>();
  private now: string;

  constructor({ random }: Pick<World<State>, 'random'>, now: string) {
    const own = random.slice();
    this.name = `${next(own)} ${next(own)}`;
    this.now = now;
  }

  /** Where an occasion begins, its own chance does. */
  goOn(s: State, occasion: string): void {
    if (occasion === this.now) return;
    this.now = occasion;
    const before = this.begun.get(occasion) ?? 0;
    this.begun.set(occasion, before + 1);
    s.random = seedRandom(`${this.name} ${occasion} ${before}`);
  }
}

/** How likely the seat is to win in one world, as the judge sees it at the end of this turn and at the end of the look. */
export interface Look {
  readonly near: number;
  readonly far: number;
}

/** What comes of a plan in this world; nothing where the time is up before it is known. */
export function lookAhead<S extends State, V>(
  { game, player, clock, occasion, chance, result }: Foresight<S, V>,
  world: World<S>,
  seat: Seat,
  plan: Plan,
  judge: Judge,
  isOver: () => boolean = () => false,
): Look | undefined {
  const s = game.clone(world.state);
  const random = world.random.slice();
  const begun = clock(s);
  const luck = new Luck(world, String(begun));
  let near: number | undefined;
  let step = 0;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const outcome = game.outcome(s);
    if (outcome) {
      const far = result(s, outcome, seat);
      return { near: near ?? far, far };
    }
    const turns = clock(s) - begun;
    if (turns >= TURNS_AHEAD) break;
    if (turns > 0) near ??= chance(s, seat, judge);
    if (moves % GLANCE === 0 && isOver()) return undefined;
    const decision = game.decisions(s)[0];
    const planned = turns === 0 && decision.seat === seat ? plan.moves[step] : undefined;
    const found = planned && decision.moves.find((one) => sameMove(one, planned));
    if (found) step++;
    const move = found ?? moveIn(game, s, player, decision, random);
    luck.goOn(s, `${clock(s)}${occasion ? ` ${occasion(s, decision, move)}` : ''}`);
    game.apply(s, decision.seat, move);
  }
  const far = chance(s, seat, judge);
  return { near: near ?? far, far };
}
