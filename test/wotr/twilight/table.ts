// Scenes of Twilight of the Third Age.
import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { type Scene, scene } from '../../scene.ts';

export type Twilight = Scene<WotrState, WotrView>;

export interface Chance {
  readonly rolls?: readonly number[];
  readonly draws?: readonly string[];
  readonly seed?: string;
}

/** `words` are a position; the start of a game when undefined. */
export const twilight = (words: Words | undefined, chance: Chance = {}): Twilight =>
  scene(wotr, words, { options: { twilight: true }, ...chance });
