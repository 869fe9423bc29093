// The chances that this player asks for, by the game's own odds.
import { contestOdds } from '../../games/meccg/odds/checks.ts';
import { above } from '../../games/meccg/odds/dice.ts';

/** The chance that two dice show more than n. */
export const moreThan = (n: number): number => above(n);
export const atMost = (n: number): number => 1 - above(n);
/** The chance that one throw less another is more than n: attempts against the opponent's cards (MW-T9.2.1). */
export const gapMoreThan = (n: number): number => contestOdds(n, 0, 0);

/** The chance to throw more than what is thrown more than with that chance, with so much added. */
export function shifted(chance: number, plus: number): number {
  if (plus === 0) return chance;
  let needed = 12;
  while (needed > 0 && moreThan(needed) < chance - 1e-9) needed--;
  return moreThan(needed - plus);
}
