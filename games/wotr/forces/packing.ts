// Counts by Nation in one integer: five bits for each Nation of a side, the side's first Nation lowest. The Shadow has three
// Nations and five places: Dunlendings take the fourth (DUNLENDING_SLOT), and so are Regulars wherever units are counted.
import { REGION_COUNT } from '../map/regions.ts';
import { ISENGARD, NATION_COUNT, sideOf } from '../tables/nations.ts';
import { DUNLENDING_SLOT } from '../tables/pieces.ts';

const BITS = 5;
const MASK = 31;

/** Where a Nation's count begins. */
const shiftOf = (nation: number): number => (nation < ISENGARD ? nation : nation - ISENGARD) * BITS;

export const packed = (nation: number, count: number): number => count << shiftOf(nation);
export const countOf = (word: number, nation: number): number => (word >> shiftOf(nation)) & MASK;

const BITS_OF = Int32Array.from(
  { length: NATION_COUNT },
  (_, nation) => packed(nation, MASK) | (nation === ISENGARD ? packed(DUNLENDING_SLOT, MASK) : 0),
);
/** All that a Nation has in a word: Isengard's Dunlendings are its own (WR-12.7.4). */
export const bitsOf = (nation: number): number => BITS_OF[nation];

/** All Nations of the word together. */
export const total = (word: number): number =>
  word === 0
    ? 0
    : (word & MASK) + ((word >> 5) & MASK) + ((word >> 10) & MASK) + ((word >> 15) & MASK) + ((word >> 20) & MASK);

/** The place of a Nation's units in `regular` and `elite`. */
export const rowOf = (region: number, nation: number): number => sideOf(nation) * REGION_COUNT + region;
