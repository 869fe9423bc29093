// Every verb of the vocabulary.
import type { VerbTable } from '../verb.ts';
import type { Verb } from '../vocabulary.ts';
import { cardVerbs } from './cards.ts';
import { checkVerbs } from './checks.ts';
import { combatVerbs } from './combat.ts';
import { movementVerbs } from './movement.ts';
import { playVerbs } from './play.ts';
import { stateVerbs } from './state.ts';
import { structureVerbs } from './structure.ts';

export const VERBS: VerbTable<Verb['is']> = {
  ...combatVerbs,
  ...checkVerbs,
  ...stateVerbs,
  ...movementVerbs,
  ...cardVerbs,
  ...playVerbs,
  ...structureVerbs,
};
