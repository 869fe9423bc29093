// Event Cards on their way: decks, hands, the table, the discards (WR-5.2, WR-5.4).

import type { Emit, Seat } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import { R } from '../map/regions.ts';
import { begin } from '../procedures.ts';
import { seatFor, sideOfSeat } from '../rules.ts';
import { cardTarget, cardTitle, say, seatDoes, whisper } from '../say.ts';
import { type Board, ELIMINATED, handLimit, type WotrState } from '../state.ts';
import { BALROG } from '../tables/characters.ts';
import { EVENT_SIDE, EVENTS } from '../tables/events.ts';
import type { Side } from '../tables/nations.ts';

/** The cards of whoever acts for a side. */
export const handOf = (s: WotrState, side: Side): number[] => s.hands[seatFor(s, side)];

export const onTable = (s: Board, card: number): boolean => s.table.length > 0 && s.table.includes(card);

const DECK_NAMES = ['Character', 'Strategy'] as const;

/** The top card of a deck goes to the hand; nothing happens when the deck is empty (WR-5.2.5). The hand limit is the caller's. */
export function drawCard(s: WotrState, seat: Seat, deck: number, emit: Emit): void {
  const card = s.decks[sideOfSeat(s, seat) * 2 + deck].pop();
  if (card === undefined) return;
  learn(s);
  s.hands[seat].push(card);
  const others = `${seatDoes(s, seat, 'draw')} a ${DECK_NAMES[deck]} card.`;
  emit?.(whisper('draw-card', 'WR-5.2.1', seat, `You draw ${cardTitle(card)}.`, others, [cardTarget(card)]));
}

/** Asks for discards when the hand is above its limit (WR-5.2.3). */
export function keepHandLimit(s: WotrState, seat: Seat): void {
  if (s.hands[seat].length > handLimit(s, seat)) begin(s, { at: 'cards/limit', side: sideOfSeat(s, seat) });
}

/** Who holds a card. */
const holderOf = (s: WotrState, card: number): Seat => {
  const side = EVENT_SIDE[card];
  return s.team === undefined ? side : s.hands.findIndex((hand) => hand.includes(card));
};

/** A card leaves the hand for the table or the discards, face up. */
export function playFromHand(s: WotrState, card: number): void {
  const hand = s.hands[holderOf(s, card)];
  hand.splice(hand.indexOf(card), 1);
}

export function discardOpenly(s: WotrState, card: number): void {
  s.discards[EVENT_SIDE[card]].push(card);
}

/** From hand, face down: the others learn only that a card went (WR-5.2.4). */
export function buryFromHand(s: WotrState, card: number, emit: Emit): void {
  const seat = holderOf(s, card);
  playFromHand(s, card);
  s.buried[seat].push(card);
  const others = `${seatDoes(s, seat, 'discard')} a card.`;
  emit?.(whisper('discard', 'WR-5.2.4', seat, `You discard ${cardTitle(card)}.`, others));
}

export function putOnTable(s: WotrState, card: number): void {
  s.table.push(card);
}

/** A card on the table is discarded (WR-5.4.1). */
export function discardFromTable(s: WotrState, card: number, emit: Emit): void {
  const place = s.table.indexOf(card);
  if (place < 0) return;
  s.table.splice(place, 1);
  discardOpenly(s, card);
  emit?.(say('table-discard', 'WR-5.4.1', `${cardTitle(card)} is discarded.`, [cardTarget(card)]));
  if (EVENTS[card].laid.rousesBalrog && s.at[BALROG] >= 0 && s.at[BALROG] !== R.moria) {
    s.at[BALROG] = ELIMINATED; // the card's own text
    emit?.(say('eliminate', 'WR-5.4.1', 'The Balrog, away from Moria, is no more.'));
  }
}
