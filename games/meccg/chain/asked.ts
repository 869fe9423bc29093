// Who is asked in windows and chains: he whose turn it is and the hazard player, whatever they hold. Of those who look on
// (LE-M.12) only whom it concerns: whose company is attacked, whose card an action is about, and everybody where Twilight can be played (LE-M.15).
// What decides it lies open, so that being asked tells nothing of what one holds.
import { NONE, type Seat } from '../../../engine/game.ts';
import { IS_ENVIRONMENT } from '../cards/kinds.ts';
import { checkersOf } from '../effects/reading/checkers.ts';
import { isCard, isPlayer, playerSeat } from '../refs.ts';
import { leftOf, looksOn, roundFrom } from '../seats.ts';
import { type MeccgState, ownerOf } from '../state.ts';
import { defenderSeat } from '../stats/fight.ts';
import type { Action } from './action.ts';
import type { WindowKind } from './frames.ts';

/** What Twilight is played on lies in play or is declared. */
const twilightIsOpen = (s: MeccgState, window: WindowKind, chain: readonly Action[]): boolean =>
  window === 'open' &&
  (s.play.some((card) => IS_ENVIRONMENT[s.def[card]] === 1) ||
    chain.some(({ card, cancelled }) => card !== NONE && cancelled === 0 && IS_ENVIRONMENT[s.def[card]] === 1));

/** An action is about something of this player. */
const isAbout = (s: MeccgState, seat: Seat, action: Action): boolean =>
  (isCard(action.on) && ownerOf(s, action.on) === seat) ||
  (isPlayer(action.on) && playerSeat(action.on) === seat) ||
  checkersOf(s, action).some((card) => ownerOf(s, card) === seat);
export const isAboutAny = (s: MeccgState, seat: Seat, chain: readonly Action[]): boolean =>
  chain.some((action) => action.cancelled === 0 && isAbout(s, seat, action));

const isAttacked = (s: MeccgState, seat: Seat): boolean => s.attack !== null && defenderSeat(s, s.attack) === seat;

const isAsked = (s: MeccgState, seat: Seat, window: WindowKind, chain: readonly Action[]): boolean =>
  !looksOn(s, seat) || isAttacked(s, seat) || isAboutAny(s, seat, chain) || twilightIsOpen(s, window, chain);

/** Who is asked after this player. */
export function nextAsked(s: MeccgState, seat: Seat, window: WindowKind, chain: readonly Action[]): Seat {
  let next = leftOf(s, seat);
  while (next !== seat && !isAsked(s, next, window, chain)) next = leftOf(s, next);
  return next;
}

/** So many passes close the window or the chain. */
export function howManyAsked(s: MeccgState, window: WindowKind, chain: readonly Action[]): number {
  if (s.alignment.length === 2) return 2;
  let n = 0;
  for (const seat of roundFrom(s, s.active)) if (isAsked(s, seat, window, chain)) n++;
  return n;
}
