import type { Step } from '../../../engine/frames.ts';
import type { BattleFrame, BattleStep } from '../frames.ts';
import type { WotrState } from '../state.ts';

/** The steps of one part of the battle folder; `steps.ts` has them all. */
export type BattleSteps = Readonly<Partial<Record<BattleStep, Step<WotrState, BattleFrame>>>>;
