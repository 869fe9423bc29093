// What those in the Fellowship count for, read off any board.
import { type Board, IN_FELLOWSHIP } from '../state.ts';
import { LEVEL_OF, SMEAGOL } from '../tables/characters.ts';

/** The highest Level in the Fellowship: a Guide must have it (WR-8.4.3). 0 when only the Ring-bearers are left. */
export function highestLevel(s: Board): number {
  let level = 0;
  for (let c = 0; c < s.at.length; c++) if (s.at[c] === IN_FELLOWSHIP && LEVEL_OF[c] > level) level = LEVEL_OF[c];
  return level;
}

/** Somebody's Level in the Fellowship: Sméagol's is that of the best other Companion (WR-12.3.2). */
export const levelIn = (s: Board, character: number): number =>
  character === SMEAGOL ? highestLevel(s) : LEVEL_OF[character];
