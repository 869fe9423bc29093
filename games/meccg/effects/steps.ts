// All steps and verbs of this folder, for game.ts; the verbs of action sources need not be named here.
import type { Verbs } from '../../../engine/notation.ts';
import type { MeccgState } from '../state.ts';
import { declareSteps } from './declare.ts';
import { fendSteps } from './fending.ts';
import { praiseSteps } from './hooks/praise-to-elbereth.ts';
import { runSteps } from './run.ts';

export const effectSteps = { ...declareSteps, ...fendSteps, ...praiseSteps, ...runSteps };
export const effectVerbs: Verbs<MeccgState> = {};
