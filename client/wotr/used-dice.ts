// Dice that were rolled this turn and are gone: the view has only those that are left.
import { EYE } from '../../games/wotr/tables/dice.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { Heard } from '../host/local-table.ts';

/** What a side rolled this turn, as faces; nothing when it was not heard. */
export function rolledBy(heard: readonly Heard[], side: Side): readonly number[] {
  for (const { told } of heard.toReversed())
    for (const { type, facts } of told.toReversed()) {
      if (type === 'turn') return [];
      if (type === 'action-roll' && facts?.seat === side) return facts.faces ?? [];
    }
  return [];
}

/** Those of the roll that are neither left nor in the Hunt box. */
export function usedDice(heard: readonly Heard[], side: Side, left: readonly number[]): readonly number[] {
  const rest = [...left];
  return rolledBy(heard, side).filter((face) => {
    if (face === EYE) return false;
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
