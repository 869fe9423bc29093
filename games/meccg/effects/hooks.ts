// What single cards do that no word says, by the name that their literal gives. A hook is the exception: think of a word
// first.
import type { Verdict } from '../../../engine/game.ts';
import { shelob } from './hooks/shelob.ts';
import type { Scope } from './scope.ts';
import type { Spot } from './verb.ts';

export interface Hook {
  run(x: Scope, spot: Spot): void;
  chose?(x: Scope, chosen: readonly number[], spot: Spot): void;
  can?(x: Scope): Verdict;
  readonly text: string;
}
export const HOOKS: Readonly<Record<string, Hook>> = { shelob };
