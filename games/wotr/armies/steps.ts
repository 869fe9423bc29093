import type { StepsOf } from '../../../engine/frames.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { ArmyFrame, MusterFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';
import { mixSteps, mixVerbs } from '../team/mixed.ts';
import { armyActions } from './actions.ts';
import { attackSteps } from './attack.ts';
import { lossSteps } from './losses.ts';
import { marchSteps } from './march.ts';
import { musterActions } from './muster.ts';
import { musterSteps } from './muster-steps.ts';

export const armyVerbs: Verbs<WotrState> = {
  ...armyActions.verbs,
  ...musterActions.verbs,
  to: { takes: 'region', label: 'Go to {}' },
  against: { takes: 'region', label: 'Attack {}' },
  in: { takes: 'region', label: 'In {}' },
  leave: { takes: 'piece', label: 'Leave behind: {}' },
  remove: { takes: 'piece', label: 'Remove {}' },
  'remove two': { takes: 'piece', label: 'Remove two: {}' },
  reduce: { takes: 'piece', label: 'Reduce {} to a Regular' },
  stop: { label: 'Stop here' },
  done: { label: 'Done' },
  'no more': { label: 'No more' },
  ...mixVerbs,
};

export const armySteps: StepsOf<WotrState, ArmyFrame | MusterFrame, ArmyFrame['at'] | MusterFrame['at']> = {
  ...marchSteps,
  ...attackSteps,
  ...lossSteps,
  ...mixSteps,
  ...musterSteps,
};
