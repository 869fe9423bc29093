import type { StepsOf } from '../../../engine/frames.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { HuntFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';
import { damageSteps } from './damage.ts';
import { rollSteps } from './roll.ts';
import { tileSteps } from './tile.ts';

/** `discard` is the turn's. */
export const huntVerbs: Verbs<WotrState> = {
  use: { takes: 'card', label: 'Use {}' },
  keep: { label: 'Keep it' },
  'put out the eye': { label: 'Use an Elven Ring: Galadriel puts out the Eye' },
  'use the ring': { label: 'Use the Ring: take the damage as Corruption' },
  'lose the guide': { label: 'Lose the Guide' },
  'lose a companion': { label: 'Lose a Companion drawn at random' },
  'slip away': { takes: 'character', label: '{} leaves to take 1 off the damage' },
  'reveal fellowship': { label: 'Reveal the Fellowship to take 1 off the damage' },
  'discard from hand': { label: 'A Character card from the hand, at random' },
  'discard none': { label: 'Discard nothing' },
};

export const huntSteps: StepsOf<WotrState, HuntFrame, HuntFrame['at']> = { ...rollSteps, ...tileSteps, ...damageSteps };
