import type { Step } from '../../../engine/frames.ts';
import type { BattleFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';

/** The steps of one part of the battle folder. */
export type BattleSteps = Readonly<Record<string, Step<WotrState, BattleFrame>>>;
