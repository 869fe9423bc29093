import type { StepsOf } from '../../../engine/frames.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { FellowshipFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';
import { declareSteps } from './declare.ts';
import { guideSteps } from './guide.ts';
import { lurkerSteps } from './lurkers.ts';
import { moveSteps } from './move.ts';
import { revealSteps } from './reveal.ts';

export const fellowshipVerbs: Verbs<WotrState> = {
  declare: { takes: 'region', label: 'Declare the Fellowship in {}' },
  'no declaration': { label: 'Declare nothing' },
  guide: { takes: 'character', label: '{} guides the Fellowship' },
  'he comes': { label: 'He flies to the Ring-bearers' },
  'he waits': { label: 'He stays where he is' },
};

export const fellowshipSteps: StepsOf<WotrState, FellowshipFrame, FellowshipFrame['at']> = {
  ...declareSteps,
  ...guideSteps,
  ...lurkerSteps,
  ...moveSteps,
  ...revealSteps,
};
