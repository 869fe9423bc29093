// What a thread of `mathom train` may be asked to do, and what it answers.
import type { Options, Seat } from '../../engine/game.ts';
import type { Draft, Fitted, Positions } from '../../players/search/fit.ts';
import type { JudgeFile } from '../../players/search/judge.ts';
import type { Practice, Pull } from '../../players/search/practice.ts';

/** Games `from` to `to` - 1 of a seed; the positions come back in rows: game, result, numbers. */
export interface PlayTask {
  readonly do: 'play';
  readonly game: string;
  /** Looks ahead for each decision; 0 for the rule-based player. */
  readonly looks: number;
  /** A way that has a judge of its own. */
  readonly way?: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A fit to all positions, which lie in shared memory. */
export interface FitTask {
  readonly do: 'fit';
  readonly positions: Positions;
  readonly n: number;
  readonly hidden: number;
  readonly epochs: number;
  readonly milliseconds?: number;
  readonly draft?: Draft;
}

/** One game between judges, by seat; where none is given the rule-based player sits. */
export interface MatchTask {
  readonly do: 'match';
  readonly game: string;
  readonly judges: readonly (JudgeFile | null)[];
  readonly options: Options;
  readonly looks: number;
  readonly seed: string;
}

/** Games between players who stray from the same habits. */
export interface PractiseTask extends Practice {
  readonly do: 'practise';
  readonly game: string;
  readonly at: readonly number[];
}

/** Games between two sorts of habits. */
export interface BoutTask extends Practice {
  readonly do: 'bout';
  readonly game: string;
  readonly habits: readonly (readonly number[])[];
}

export type Task = PlayTask | FitTask | MatchTask | PractiseTask | BoutTask;

export interface Answers {
  play: Float32Array;
  fit: Fitted;
  /** The winner; null for a draw. */
  match: Seat | null;
  practise: Pull;
  bout: { readonly games: number; readonly wins: number };
}

/** How far a fit has come: what part is done, and the best so far. */
export interface Progress {
  readonly done: number;
  readonly loss: number;
  readonly draft: Draft;
}

/** A fault in a thread is a sentence here. */
export type Answer<T extends Task = Task> = { readonly answer: Answers[T['do']] } | { readonly trouble: string };
