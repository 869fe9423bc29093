import type { Side } from '../tables/nations.ts';

/** Victory Points that win the game, by side (WR-10.3.2, WR-10.3.3). */
export const POINTS_TO_WIN: Readonly<Record<Side, number>> = [4, 10];
