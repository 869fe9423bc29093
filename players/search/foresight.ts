// What a search must be told of a game: who plays on in its looks ahead, which plans are worth a look, how far to look, and
// what a position is like at the end of the look.
import type { Decision, Game, Move, Options, Outcome, Seat, State } from '../../engine/game.ts';
import type { Player, Turn } from '../player.ts';

/** Something to do, as far as it has been thought out: the first move is for now, the others each at their moment in this turn, if it comes. */
export interface Plan {
  readonly moves: readonly Move[];
  /** What the game's own player thinks of it, on his scale. */
  readonly value: number;
  /** What is done, in a few words, and why: made when asked for. */
  why(): string;
}

/** Numbers of a position for the judge, as a seat sees it. */
export interface Sight {
  readonly seat: Seat;
  readonly numbers: Float64Array;
}

/** A way to play that is so much unlike the usual one that it has a judge of its own. */
export interface Way {
  readonly name: string;
  /** Its judge speaks where one of these numbers is not nought. */
  readonly where: readonly string[];
  /** How the n-th game to learn from is set up. */
  lesson(n: number): Options;
}

/** Numbers that the player weighs by, as steps away from what people chose: a step of each makes about as much of a difference. */
export interface Learning<V = unknown> {
  /** Where they are now. */
  readonly start: readonly number[];
  player(at: ArrayLike<number>): Player<V>;
  /** The numbers themselves, by groups, to be written down. */
  numbers(at: ArrayLike<number>): Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Foresight<S extends State = State, V = unknown> {
  readonly game: Game<S, V>;
  /** Plays on in the worlds that are looked at, and is followed where nothing better is found. */
  readonly player: Player<V>;
  /** The turn with worlds as one must guess them who knows no more than the seat; as it is where what is hidden is known in sum. */
  guessing?(turn: Turn<V>): Turn<V>;
  /** The best few plans by that player's own numbers, best first; the first move of the first is his. */
  plans(turn: Turn<V>): readonly Plan[];
  /** How much of a budget the decision deserves, up to 1: there are many small ones in a turn. */
  share(decision: Decision): number;
  /** Counts up as the game goes on: turns. */
  clock(s: S): number;
  /** Standard errors by which another plan must be better than the player's own. More is safer, and finds less. */
  readonly clear: number;
  /** What the dice of a move are for, as far as it should be told apart from others of its turn: each has a luck of its own in a world. */
  occasion?(s: S, decision: Decision, move: Move): string;
  /** What the numbers are, in their order. */
  readonly names: readonly string[];
  /** The position as numbers, for as many seats as see it each in its own way. Those of other seats follow from them. */
  sights(s: S): readonly Sight[];
  /** The seat's chance by a judge. */
  chance(s: S, seat: Seat, judge: (numbers: ArrayLike<number>) => number): number;
  /** What an outcome is to a seat: 1 won, 0 lost, a draw between them. */
  result(s: S, outcome: Outcome, seat: Seat): number;
  /** How the n-th game to learn from is set up. */
  lesson(n: number): Options;
  readonly ways?: readonly Way[];
  /** Where the player's own numbers can be learned. */
  readonly learning?: Learning<V>;
}
