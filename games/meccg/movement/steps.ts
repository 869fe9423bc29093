import type { Verbs } from '../../../engine/notation.ts';
import type { StepsFor } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import { keySteps } from './creatures.ts';
import { declareMovementSteps } from './declare.ts';
import { drawSteps } from './draws.ts';
import type { MovementFrame } from './frames.ts';
import { regionSteps } from './one-region.ts';
import { orderSteps } from './order.ts';
import { companySteps, phaseSteps, phaseVerbs } from './phase.ts';

export const movementSteps: StepsFor<MovementFrame> = {
  ...declareMovementSteps,
  ...phaseSteps,
  ...companySteps,
  ...regionSteps,
  ...orderSteps,
  ...drawSteps,
  ...keySteps,
};

export const movementVerbs: Verbs<MeccgState> = {
  ...phaseVerbs,
  'change-region': { label: 'Here' },
  apply: { takes: 'title', label: '{} applies next' },
  draw: { label: 'Draw a card' },
};
