import type { Verbs } from '../../../engine/notation.ts';
import { armyActions } from '../armies/actions.ts';
import { musterActions } from '../armies/muster.ts';
import { characterActions } from '../characters/actions.ts';
import { eventActions } from '../events/actions.ts';
import { factionActions } from '../factions/muster.ts';
import { fellowshipActions } from '../fellowship/actions.ts';
import type { WotrState } from '../state.ts';
import type { ActionSource } from './action-source.ts';

/** Everything a die can do, in the order of the menu. */
export const SOURCES: readonly ActionSource[] = [
  fellowshipActions,
  characterActions,
  armyActions,
  musterActions,
  factionActions,
  eventActions,
];

export const menuVerbs: Verbs<WotrState> = Object.assign({}, ...SOURCES.map((source) => source.verbs));

const OWNER = new Map(SOURCES.flatMap((source) => Object.keys(source.verbs).map((verb) => [verb, source] as const)));

export function ownerOf(verb: string): ActionSource {
  const source = OWNER.get(verb);
  if (!source) throw new Error(`No part of the game carries out "${verb}".`);
  return source;
}
