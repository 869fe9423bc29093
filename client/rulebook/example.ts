// Positions that show a rule at work: the scenario files that prove it.
import type { Options, Seat } from '../../engine/game.ts';

/** A move of the example, or something that is asked for and refused. */
export type ExampleStep =
  | { readonly seat: Seat; readonly play: string }
  | { readonly seat: Seat; readonly why: string };

export interface Example {
  readonly game: string;
  readonly title: string;
  readonly about?: string;
  readonly rules: readonly string[];
  /** Of its table. */
  readonly options: Options;
  /** The scenario file. */
  readonly text: string;
  readonly steps: readonly ExampleStep[];
  /** What the position and the moves name, the moves first. */
  readonly named: readonly string[];
}
