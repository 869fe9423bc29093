import type { StepsOf } from '../../../engine/frames.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { FellowshipFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';
import { declareSteps } from './declare.ts';
import { guideSteps } from './guide.ts';
import { moveSteps } from './move.ts';
import { revealSteps } from './reveal.ts';

export const fellowshipVerbs: Verbs<WotrState> = {
  declare: { takes: 'region', label: 'Declare the Fellowship in {}' },
  'no declaration': { label: 'Declare nothing' },
  guide: { takes: 'character', label: '{} guides the Fellowship' },
};

export const fellowshipSteps: StepsOf<WotrState, FellowshipFrame, FellowshipFrame['at']> = {
  ...declareSteps,
  ...guideSteps,
  ...moveSteps,
  ...revealSteps,
};
