import type { Verbs } from '../../../engine/notation.ts';
import type { StepsFor } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import type { CorruptionFrame } from './frames.ts';
import { supportSteps } from './support.ts';

export const corruptionSteps: StepsFor<CorruptionFrame> = supportSteps;
export const corruptionVerbs: Verbs<MeccgState> = {
  'support-of': { takes: 'card', label: 'The check of {}' },
};
