import type { Emit } from '../../../engine/game.ts';
import type { WotrState } from '../state.ts';
import { discardFromTable } from '../turn/cards.ts';
import { EVENT_CARDS } from './cards.ts';

/** Cards on the table whose condition has ended are discarded at once (WR-5.4.3, WR-5.4.10). Called after every step. */
export function upkeep(s: WotrState, emit: Emit): void {
  for (let i = s.table.length - 1; i >= 0; i--) {
    const standing = EVENT_CARDS[s.table[i]].table?.while;
    if (standing && !standing.test(s)) discardFromTable(s, s.table[i], emit);
  }
}
