// Two dice at once, as every roll of this game is made (MW-S0.1.1).
import { roll } from '../../engine/random.ts';
import type { MeccgState } from './state.ts';

export interface Dice {
  readonly sum: number;
  readonly dice: readonly number[];
}

/** The best of so many rolls: all dice in the order in which they fell. */
export function rollBest(s: MeccgState, rolls: number): Dice {
  let best = 0;
  const dice: number[] = [];
  for (let n = 0; n < rolls; n++) {
    const one = rollDice(s);
    dice.push(...one.dice);
    best = Math.max(best, one.sum);
  }
  return { sum: best, dice };
}

export function rollDice(s: MeccgState): Dice {
  const dice = [roll(s), roll(s)];
  return { sum: dice[0] + dice[1], dice };
}
