// The chances that this player asks for, by the game's own odds.
import { contestOdds } from '../../games/meccg/odds/checks.ts';
import { above } from '../../games/meccg/odds/dice.ts';

/** The chance that two dice show more than n. */
export const moreThan = (n: number): number => above(n);
export const atMost = (n: number): number => 1 - above(n);
/** The chance that one throw less another is more than n: attempts against the opponent's cards (MW-T9.2.1). */
export const gapMoreThan = (n: number): number => contestOdds(n, 0, 0);

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
