// All steps and verbs of this folder, for game.ts; the verbs of action sources need not be named here.
import type { Verbs } from '../../../engine/notation.ts';
import { copiesSteps } from '../companies/copies.ts';
import { cardsSteps, cardsVerbs } from '../hands/cards.ts';
import type { StepsFor } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import { carrySteps } from './carrying.ts';
import type { TurnFrame } from './frames.ts';
import { meetingSteps, meetingVerbs } from './meeting.ts';
import { organizationSteps } from './organization.ts';
import { settlingSteps } from './settling.ts';
import { sideboardSteps, sideboardVerbs } from './sideboard.ts';
import { loopSteps, loopVerbs } from './turn.ts';
import { untappingSteps, untappingVerbs } from './untapping.ts';

export const turnSteps: StepsFor<TurnFrame> = {
  ...loopSteps,
  ...untappingSteps,
  ...cardsSteps,
  ...organizationSteps,
  ...carrySteps,
  ...copiesSteps,
  ...meetingSteps,
  ...settlingSteps,
  ...sideboardSteps,
};
export const turnVerbs: Verbs<MeccgState> = {
  ...loopVerbs,
  ...untappingVerbs,
  ...cardsVerbs,
  ...meetingVerbs,
  ...sideboardVerbs,
};
