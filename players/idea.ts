// What a scorer says about a move: how good it is, and a sentence that is made only when somebody asks.
import type { Decision, Move } from '../engine/game.ts';
import { below, type RandomState } from '../engine/random.ts';
import type { Choice } from './player.ts';

export interface Idea {
  /** On the player's own scale: his README says what 1 is. */
  readonly value: number;
  readonly why: () => string;
}

export const idea = (value: number, why: string | (() => string)): Idea => ({
  value,
  why: typeof why === 'string' ? () => why : why,
});

/** A chance in a sentence. */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** Scores a move of the list. What is surely worth less than `best`, a value found before, need not be scored exactly. */
export type Rate = (move: Move, best?: number) => Idea;

export const leant = (found: Idea, by: number): Idea =>
  by === 0 ? found : { value: found.value + by, why: found.why };

/** The same with something added to every move, where somebody leans to some. */
export const leaning = (rate: Rate, by: ((move: Move) => number) | undefined): Rate =>
  by === undefined
    ? rate
    : (move, best) => {
        const more = by(move);
        return leant(rate(move, best === undefined ? best : best - more), more);
      };

export interface Weighed {
  readonly move: Move;
  readonly idea: Idea;
}

/** All of the list with what is thought of it, best first; equal ones stay in the order of the list. */
export const weighed = (decision: Decision, rate: Rate): readonly Weighed[] =>
  decision.moves.map((move) => ({ move, idea: rate(move) })).sort((a, b) => b.idea.value - a.idea.value);

/** The best of the list; equal ones are as likely as each other. */
export function choiceOf(decision: Decision, random: RandomState, rate: Rate): Choice {
  let best: Idea | undefined;
  let chosen: Move = decision.moves[0];
  let ties = 1;
  for (const move of decision.moves) {
    const found = rate(move, best?.value);
    if (best && found.value < best.value) continue;
    if (best && found.value === best.value) {
      ties++;
      if (below(random, ties) !== 0) continue;
    } else ties = 1;
    best = found;
    chosen = move;
  }
  return best ? { move: chosen, why: best.why } : { move: chosen, why: () => 'It is the only thing to do.' };
}
