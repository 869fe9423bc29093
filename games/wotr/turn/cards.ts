// Event Cards on their way: decks, hands, the table, the discards (WR-5.2, WR-5.4).

import type { Emit } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import { begin } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { cardTarget, cardTitle, does, say, whisper } from '../say.ts';
import { type Board, HAND_LIMIT, type WotrState } from '../state.ts';
import { EVENT_SIDE } from '../tables/events.ts';
import type { Side } from '../tables/nations.ts';

/** The cards that a side holds. */
export const handOf = (s: WotrState, side: Side): number[] => s.hands[seatFor(s, side)];

export const onTable = (s: Board, card: number): boolean => s.table.length > 0 && s.table.includes(card);

const DECK_NAMES = ['Character', 'Strategy'] as const;

/** The top card of a deck goes to the hand; nothing happens when the deck is empty (WR-5.2.5). The hand limit is the caller's. */
export function drawCard(s: WotrState, side: Side, deck: number, emit: Emit): void {
  const card = s.decks[side * 2 + deck].pop();
  if (card === undefined) return;
  learn(s);
  handOf(s, side).push(card);
  const others = `${does(side, 'draw')} a ${DECK_NAMES[deck]} card.`;
  emit?.(whisper('draw-card', 'WR-5.2.1', seatFor(s, side), `You draw ${cardTitle(card)}.`, others));
}

/** Asks for discards when the hand is above its limit (WR-5.2.3). */
export function keepHandLimit(s: WotrState, side: Side): void {
  if (handOf(s, side).length > HAND_LIMIT) begin(s, { at: 'cards/limit', side });
}

/** A card leaves the hand for the table or the discards, face up. */
export function playFromHand(s: WotrState, card: number): void {
  const hand = handOf(s, EVENT_SIDE[card] as Side);
  hand.splice(hand.indexOf(card), 1);
}

export function discardOpenly(s: WotrState, card: number): void {
  s.discards[EVENT_SIDE[card]].push(card);
}

/** From hand, face down: the other side learns only that a card went (WR-5.2.4). */
export function buryFromHand(s: WotrState, card: number, emit: Emit): void {
  const side = EVENT_SIDE[card] as Side;
  playFromHand(s, card);
  s.buried[side].push(card);
  emit?.(
    whisper(
      'discard',
      'WR-5.2.4',
      seatFor(s, side),
      `You discard ${cardTitle(card)}.`,
      `${does(side, 'discard')} a card.`,
    ),
  );
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
}
