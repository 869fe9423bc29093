import type { Game, Options, RuleId, Seat, Viewer, Words } from '../game.ts';
import type { Path } from './match.ts';
import type { ExpectedOutcome, Said } from './stage.ts';

/** A parsed file; YAML itself is read outside the engine. */
export interface ScenarioDoc {
  readonly value: unknown;
  lineOf(path: Path): number;
}

export interface Failure {
  readonly line: number;
  readonly text: string;
}

/** The file is no scenario; `failures` has each thing that is wrong with it. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
  readonly failures: readonly Failure[];
  constructor(failures: readonly Failure[]) {
    super(failures.map(({ line, text }) => `Line ${line}: ${text}`).join('\n'));
    this.failures = failures;
  }
}

export interface Line {
  readonly line: number;
  readonly text: string;
}

/** A seat may choose this, or this was said. */
export type Until = { readonly seat: Seat; readonly text: string } | { readonly says: string };

export type Step = { readonly line: number } & (
  | { readonly kind: 'play'; readonly seat: Seat; readonly moves: readonly Line[] }
  | { readonly kind: 'pass until'; readonly until: Until }
  | { readonly kind: 'offers'; readonly seat: Seat; readonly moves: readonly Line[] }
  | { readonly kind: 'offers only'; readonly seat: Seat; readonly moves: readonly Line[] }
  | { readonly kind: 'refuses'; readonly seat: Seat; readonly about: readonly Line[]; readonly rule?: RuleId }
  | { readonly kind: 'says'; readonly said: Said }
  | { readonly kind: 'position'; readonly words: Words; readonly path: Path }
  | { readonly kind: 'view'; readonly viewer: Viewer; readonly words: Words; readonly path: Path }
  | { readonly kind: 'hides'; readonly viewer: Viewer; readonly texts: readonly Line[] }
  | { readonly kind: 'asks'; readonly seat: Seat; readonly text?: string }
  | { readonly kind: 'outcome'; readonly outcome: ExpectedOutcome | 'none' }
);

/** One way on from the position, after the play that all share. */
export interface Branch {
  readonly title: string;
  readonly line: number;
  /** Instead of the file's own. */
  readonly rolls?: readonly (number | string)[];
  readonly draws?: readonly string[];
  readonly play: readonly Step[];
  /** Where the branch stands in the file; empty for the file itself. */
  readonly path: Path;
}

export interface Scenario {
  readonly title: string;
  readonly game: Game;
  readonly rules: readonly RuleId[];
  readonly about?: string;
  readonly options: Options;
  readonly seed?: string;
  readonly position?: Words;
  readonly rolls?: readonly (number | string)[];
  readonly draws?: readonly string[];
  readonly play: readonly Step[];
  /** What may come after `play`, each from a fresh position; a file that names none has one, which is empty. */
  readonly branches: readonly Branch[];
}
