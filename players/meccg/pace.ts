// How fast the game should end, and whether to call its end. Once the opponent's play deck is exhausted, one's own last card brings the council at the end
// of that turn (MW-S1.2.1), so that who still has cards decides when. Who is ahead draws, who is behind does not.
import type { Move } from '../../engine/game.ts';
import { rivalsIn } from '../../games/meccg/seats.ts';
import { DECK } from '../../games/meccg/state.ts';
import { pile } from '../../games/meccg/zones.ts';
import { type Idea, idea } from '../idea.ts';
import type { Situation } from './situation.ts';

/** As many cards may have to be drawn in a turn without being asked for. */
const FORCED = 12;

/** 1 where the seat should end the game by drawing, -1 where it should put the end off, 0 where that is not in its hand. */
export function haste(sit: Situation): number {
  const { s, seat } = sit;
  const { decks, solitaire } = s.rules;
  if (solitaire === 1 || s.caller >= 0) return 0;
  if (rivalsIn(s, seat).some((other) => s.exhausted[other] < decks) || s.exhausted[seat] !== decks - 1) return 0;
  if (pile(s, seat, DECK).length > FORCED) return 0;
  return sit.lead(seat) > 0 ? 1 : -1;
}

/** The council is called by who is ahead by more than one turn can change (MW-S1.2.4). */
const CALL_MARGIN = 3;
/** Called on somebody else it leaves the seat a last turn (LE-S1.1.8). */
const LAST_TURN = 0.5;

/** What it is worth to call the end of the game now. */
export const callWorth = (sit: Situation): number =>
  sit.lead(sit.seat) - (sit.s.active === sit.seat ? CALL_MARGIN : LAST_TURN);

/** With fewer points, or so far behind, nobody calls the end of the game soon. */
const SOME_POINTS = 12;
const BEHIND = -5;
/** Whether a card that calls it may be of use before long (LE-S1.1.5). */
export const isCallNear = (sit: Situation): boolean =>
  sit.lead(sit.seat) > BEHIND && sit.points(sit.seat).reduce((sum, n) => sum + n, 0) >= SOME_POINTS;

export function rateDraw(sit: Situation, move: Move): Idea {
  const pace = haste(sit);
  if (move.verb !== 'draw') return idea(0, 'The last card would end the game, and they are not behind.');
  if (pace > 0) return idea(1, 'We are ahead: the sooner our deck is exhausted, the better.');
  return idea(pace < 0 ? -1 : 1, 'More cards are more choices.');
}
