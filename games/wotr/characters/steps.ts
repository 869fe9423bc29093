import type { StepsOf } from '../../../engine/frames.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { CharacterFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';
import { characterActions } from './actions.ts';
import { companionSteps } from './companions.ts';
import { nazgulSteps } from './nazgul.ts';

export const characterVerbs: Verbs<WotrState> = {
  ...characterActions.verbs,
  take: { takes: 'character', label: 'Take along: {}' },
  from: { takes: 'region', label: 'Move a Nazgûl from {}' },
  to: { takes: 'region', label: 'Go to {}' },
  done: { label: 'Done' },
};

export const characterSteps: StepsOf<WotrState, CharacterFrame, CharacterFrame['at']> = {
  ...companionSteps,
  ...nazgulSteps,
};
