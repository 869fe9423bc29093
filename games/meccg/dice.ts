// Two dice at once, as every roll of this game is made (MW-S0.1.1).
import { roll } from '../../engine/random.ts';
import type { MeccgState } from './state.ts';

export interface Dice {
  readonly sum: number;
  readonly dice: readonly number[];
}

export function rollDice(s: MeccgState): Dice {
  const dice = [roll(s), roll(s)];
  return { sum: dice[0] + dice[1], dice };
}
