import type { StepsOf } from '../../../engine/frames.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { entSteps } from '../armies/ents.ts';
import { fleetSteps } from '../armies/ships.ts';
import type { FactionFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';

/** Besides these, `to`, `leave` and `done` of the armies. */
export const factionVerbs: Verbs<WotrState> = {
  'ent to': { takes: 'region', label: 'An Ent goes to {}' },
  'ent against': { takes: 'region', label: 'An Ent attacks {}' },
};

export const factionSteps: StepsOf<WotrState, FactionFrame, FactionFrame['at']> = { ...fleetSteps, ...entSteps };
