// All steps and verbs of this folder, for game.ts; the verbs of action sources need not be named here.
import type { Verbs } from '../../../engine/notation.ts';
import type { MeccgState } from '../state.ts';
import { declareSteps } from './declare.ts';
import { runSteps } from './run.ts';

export const effectSteps = { ...declareSteps, ...runSteps };
export const effectVerbs: Verbs<MeccgState> = {};
