// Fights of a Ringwraith's player: his company stays at Tharbad, a Ruins & Lairs, where nothing detains it.
import { type Fight, attacked as heroesAttacked, faces as heroesFace, type Table } from '../combat/fight.ts';

const minions = (fight: Fight): Fight => ({
  site: 'tharbad',
  ...fight,
  one: { alignment: 'minion', ...fight.one },
});

/** The creature has been played and its attack begins. */
export const attacked = (
  company: readonly string[],
  creature: string,
  rolls: readonly number[] = [],
  fight: Fight = {},
): Table => heroesAttacked(company, creature, rolls, minions(fight));

/** Its strikes are about to be assigned, or already are where there is no choice. */
export const faces = (
  company: readonly string[],
  creature: string,
  rolls: readonly number[] = [],
  fight: Fight = {},
): Table => heroesFace(company, creature, rolls, minions(fight));
