// Positions as numbers: what was worked out for the last one is used again while nothing has changed.
import type { Board } from '../../games/wotr/state.ts';

/** Everything the field of the war depends on. */
export const armyLists = (s: Board): readonly (readonly number[])[] => [
  s.regular,
  s.elite,
  s.leader,
  s.nazgul,
  s.at,
  s.captured,
  s.step,
  s.apart,
  s.factions,
];

/** A key as two whole numbers, to go on from. */
export const pairOf = (key: number): readonly number[] => [key | 0, (key / 0x100000000) | 0];

/** Lists of small whole numbers as one of 53 bits. */
export function keyOf(lists: readonly (readonly number[])[]): number {
  let a = 1;
  let b = 7;
  for (const list of lists)
    for (let i = 0; i < list.length; i++) {
      a = (Math.imul(a, 31) + list[i]) | 0;
      b = Math.imul(b ^ list[i], 0x01000193) + i;
    }
  return (a >>> 0) * 0x200000 + (b >>> 11);
}

/** All Armies, and what they are worth, as one number. */
export const armyKey = (s: Board): number => keyOf(armyLists(s));
