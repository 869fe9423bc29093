// Creatures that are played as events while a company goes to Moria.
import type { Words } from '../../../engine/game.ts';
import { type Table, underway } from '../movement/table.ts';

/** A company of player one stays at Moria; player two has these events in play, and these cards in hand. */
export function moria(
  characters: readonly string[],
  table: readonly string[],
  two: Words = {},
  rolls: number[] = [],
  one: Words = {},
): Table {
  return underway({ site: 'moria', characters }, { one, two: { table, ...two } }, { rolls });
}
