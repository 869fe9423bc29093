import type { Emit } from '../../../engine/game.ts';
import { discardFromTable, putOnTable } from '../hands/cards.ts';
import { cardTarget, cardTitle, say } from '../say.ts';
import { ELIMINATED, type WotrState } from '../state.ts';
import { SMEAGOL } from '../tables/characters.ts';
import { WE_SHALL_GET_IT } from '../tables/events.ts';
import { SHADOW } from '../tables/nations.ts';
import { EVENT_CARDS } from './cards.ts';

/** Cards on the table whose condition has ended are discarded at once (WR-5.4.3, WR-5.4.10). Called after every step. */
export function upkeep(s: WotrState, emit: Emit): void {
  if (s.at[SMEAGOL] === ELIMINATED) avengeSmeagol(s, emit);
  for (let i = s.table.length - 1; i >= 0; i--) {
    const standing = EVENT_CARDS[s.table[i]].table?.while;
    if (standing && !standing.test(s)) discardFromTable(s, s.table[i], emit);
  }
}

/** Once Sméagol was eliminated, in whatever way, the card is in play (WR-12.3.8). */
function avengeSmeagol(s: WotrState, emit: Emit): void {
  if (s.table.includes(WE_SHALL_GET_IT) || s.discards[SHADOW].includes(WE_SHALL_GET_IT)) return;
  putOnTable(s, WE_SHALL_GET_IT);
  emit?.(
    say('special-card', 'WR-12.3.8', `${cardTitle(WE_SHALL_GET_IT)} comes into play.`, [cardTarget(WE_SHALL_GET_IT)]),
  );
}
