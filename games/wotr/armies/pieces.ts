import { ISENGARD, NATION_COUNT, type Side } from '../tables/nations.ts';

/** A side's Nations are FIRST_NATION[side] up to, but not including, NATION_END[side]. */
export const FIRST_NATION: Readonly<Record<Side, number>> = [0, ISENGARD];
export const NATION_END: Readonly<Record<Side, number>> = [ISENGARD, NATION_COUNT];

/** The most units of a side in a region, and inside a siege (WR-6.2.1, WR-6.30.8). */
export const STACKING_LIMIT = 10;
export const SIEGE_LIMIT = 5;
