import type { Verbs } from '../../../engine/notation.ts';
import { describe } from '../chain/describe.ts';
import type { StepsFor } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import { attackSteps } from './attack-steps.ts';
import { heirsSteps } from './body.ts';
import type { CombatFrame, StrikeFrame } from './frames.ts';
import { strikeSteps } from './strike.ts';
import { trophySteps } from './trophy.ts';

export const combatSteps: StepsFor<CombatFrame> = { ...attackSteps, ...strikeSteps, ...heirsSteps, ...trophySteps };

export const combatVerbs: Verbs<MeccgState> = {
  assign: { takes: 'card', label: '{} faces a strike' },
  'assign-two': { takes: 'card', label: '{} faces two strikes, at -3 each' },
  'leave-strikes': { label: 'Leave the rest to the attacker' },
  'strike-with': { takes: 'card', label: '{} strikes' },
  against: { takes: 'card', label: 'Against {}' },
  'attack-company': { takes: 'company', label: 'Attack {}' },
  resolve: { takes: 'card', label: 'The strike on {}' },
  excess: { takes: 'number', label: '{}' },
  'tap-to-fight': { label: 'Tap' },
  'stay-untapped': { label: 'Stay untapped at -3' },
  'use-roll': { takes: 'number', label: 'Use the {}' },
  'next-special': {
    takes: 'number',
    label: (s, n) => {
      const special = (s.stack[s.stack.length - 1] as StrikeFrame).specials[n];
      return special ? describe(s, special) : `effect ${n + 1}`;
    },
  },
  'take-trophy': { takes: 'card', label: '{} takes it as a trophy' },
  'leave-trophy': { label: 'Nobody takes it' },
  'hand-on': { takes: 'card', label: 'Hand on {}' },
  'hand-to': { takes: 'card', label: 'To {}' },
  'keep-none': { label: 'Hand on no more' },
};
