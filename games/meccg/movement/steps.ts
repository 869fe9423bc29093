import type { Verbs } from '../../../engine/notation.ts';
import type { StepsFor } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import { keySteps } from './creatures.ts';
import { declareMovementSteps } from './declare.ts';
import { drawSteps } from './draws.ts';
import type { MovementFrame } from './frames.ts';
import { orderSteps } from './order.ts';
import { companySteps, phaseSteps, phaseVerbs } from './phase.ts';

export const movementSteps: StepsFor<MovementFrame> = {
  ...declareMovementSteps,
  ...phaseSteps,
  ...companySteps,
  ...orderSteps,
  ...drawSteps,
  ...keySteps,
};

export const movementVerbs: Verbs<MeccgState> = {
  ...phaseVerbs,
  apply: { takes: 'title', label: '{} applies next' },
  draw: { label: 'Draw a card' },
};
