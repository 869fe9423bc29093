// Positions as numbers: what was worked out for the last one is used again while nothing has changed.
import type { Board } from '../../games/wotr/state.ts';

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

// Odd numbers without a pattern: what is multiplied by them fills all 32 bits.
const ELITES = 0x9e3779b1;
const BESIDES = 0x85ebca6b;
const MORE_ELITES = 0xc2b2ae35;
const MORE_BESIDES = 0x27d4eb2f;

/** All Armies, and what they are worth, as one number. It is wanted at every choice: all that a side has in a region goes in at once. */
export function armyKey({ regular, elite, leader, nazgul, at, captured, step, apart, factions }: Board): number {
  const regions = leader.length;
  let a = 1;
  let b = 7;
  for (let row = 0; row < 2 * regions; row++) {
    const region = row < regions ? row : row - regions;
    const besides = row < regions ? leader[region] : nazgul[region] + 32 * captured[region];
    a = (Math.imul(a, 31) + regular[row] + Math.imul(elite[row], ELITES) + Math.imul(besides, BESIDES)) | 0;
    b ^= regular[row] ^ Math.imul(elite[row], MORE_ELITES) ^ Math.imul(besides, MORE_BESIDES);
    b = Math.imul(b, 0x01000193) + row;
  }
  return keyOf([[a, b | 0], at, step, apart, factions]);
}
