// Every verb of the vocabulary.

import type { Verb } from '../vocabulary.ts';
import { cardVerbs } from './cards.ts';
import { checkVerbs } from './checks.ts';
import { combatVerbs } from './combat.ts';
import { movementVerbs } from './movement.ts';
import { playVerbs } from './play.ts';
import { stateVerbs } from './state.ts';
import { structureVerbs } from './structure.ts';
import { judgeWith } from './useless.ts';
import type { VerbTable } from './word.ts';

export const VERBS: VerbTable<Verb['is']> = {
  ...combatVerbs,
  ...checkVerbs,
  ...stateVerbs,
  ...movementVerbs,
  ...cardVerbs,
  ...playVerbs,
  ...structureVerbs,
};
judgeWith(VERBS);
