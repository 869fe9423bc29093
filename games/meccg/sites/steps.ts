import type { Verbs } from '../../../engine/notation.ts';
import type { StepsFor } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import { abilitySteps } from './abilities.ts';
import type { SiteFrame } from './frames.ts';
import { leaderSteps } from './leaders.ts';
import { offerSteps } from './offering.ts';
import { guardSteps } from './on-guard.ts';
import { companySiteSteps, sitePhaseSteps } from './phase.ts';
import { bonusSteps, whoSteps } from './play.ts';
import { automaticTestSteps, ringSteps } from './ring-test.ts';

export const siteSteps: StepsFor<SiteFrame> = {
  ...sitePhaseSteps,
  ...companySiteSteps,
  ...guardSteps,
  ...whoSteps,
  ...bonusSteps,
  ...leaderSteps,
  ...offerSteps,
  ...ringSteps,
  ...automaticTestSteps,
  ...abilitySteps,
};

export const siteVerbs: Verbs<MeccgState> = {
  enter: { label: 'Enter the site' },
  burgle: { takes: 'card', label: '{} burgles the site alone' },
  hold: { label: 'He holds it' },
  'hold-not': { label: 'The site taps' },
  offer: { takes: 'card', label: 'Give up {}' },
};
