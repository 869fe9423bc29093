// How many Action Dice a side has.
import type { Board } from '../state.ts';
import { CHARACTER_SIDE, CHARACTERS, DICE_BONUS } from '../tables/characters.ts';
import { START_POOL } from '../tables/dice.ts';
import type { Side } from '../tables/nations.ts';

/** The die of a Character in play; some bring none beside another (WR-12.4.9, WR-12.6.7). */
const dieOf = (s: Board, c: number): number =>
  CHARACTERS[c].noDieBeside?.some((other) => s.at[other] >= 0) ? 0 : DICE_BONUS[c];

/** The dice a side has this turn (WR-4.3). Gains and losses count from here on (WR-4.3.6). */
export function poolOf(s: Board, side: Side): number {
  let dice = START_POOL[side];
  for (let c = 0; c < s.at.length; c++) if (s.at[c] >= 0 && CHARACTER_SIDE[c] === side) dice += dieOf(s, c);
  return dice;
}
