// What a scorer is told: the decision, and in the midst of what it is asked.

import type { Decision, Frame } from '../../engine/game.ts';
import type { DoingAt, StepName } from '../../games/wotr/doing.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import type { Rate } from '../idea.ts';
import type { Situation } from './situation.ts';

/** What is asked, in the midst of what. */
export interface Question {
  readonly decision: Decision;
  /** The unfinished procedures, outermost first. */
  readonly doing: readonly Frame[];
  /** The whole position with what is hidden dealt at random: for the lists that other dice would offer. */
  imagine(): WotrState;
}

/** A scorer of one kind of decision: it may look once at the whole list, and then at each move. */
export type Scorer = (sit: Situation, question: Question) => Rate;

/** The public locals of the procedure that asks, and of the one below it. */
export const frameOf = <K extends StepName>({ doing }: Question, below = 0): DoingAt<K> =>
  doing[doing.length - 1 - below] as unknown as DoingAt<K>;
