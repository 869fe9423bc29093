// Drawing, discarding down, and what happens when a play deck runs out.

import { type Emit, NONE, type RuleId, type Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { Offer } from '../../../engine/offer.ts';
import { learn } from '../../../engine/random.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import { holds } from '../effects/reading/tests.ts';
import { happen } from '../happenings/triggers.ts';
import { SITE_COUNT } from '../places/sites.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { playerRef } from '../refs.ts';
import { say, sayTo, seatName, title } from '../say.ts';
import { isAway, isHazardDeck, leftOf } from '../seats.ts';
import {
  DECK,
  DISCARD,
  EVERYBODY,
  HAND,
  type MeccgState,
  SIDEBOARD,
  SITE_AVAILABLE,
  SITE_DISCARDED,
  siteSlot,
} from '../state.ts';
import { handSizeOf } from '../stats.ts';
import type { CardsFrame } from '../turn/frames.ts';
import { pile, put, shuffleDeck } from '../zones.ts';
import { putAway } from './hazard-deck.ts';

/** MW-T2.2.1 */
export const MOST_EXCHANGED = 5;

/** Begins drawing: it happens before the step that called goes on. */
export function drawCards(s: MeccgState, seat: Seat, n: number, _emit: Emit): void {
  if (n > 0) begin(s, { at: 'turn/draw', seat, n });
}

/** Begins bringing both hands to their size, the player's whose turn it is first. */
export const adjustHands = (s: MeccgState): void => begin(s, { at: 'turn/adjust', seat: s.active, done: 0 });

/** Each title once. */
export function offerTitles(s: MeccgState, cards: readonly number[], offer: Offer, verb: string): void {
  let seen: number[] | undefined;
  for (const card of cards) {
    const def = s.def[card];
    seen ??= [];
    if (seen.includes(def)) continue;
    seen.push(def);
    offer.add(verb, def);
  }
}

/** A card of that title in one of the player's piles; the newest, NONE if there is none. */
export function copyIn(s: MeccgState, seat: Seat, zone: number, def: number): number {
  const cards = pile(s, seat, zone);
  for (let i = cards.length - 1; i >= 0; i--) if (s.def[cards[i]] === def) return cards[i];
  return NONE;
}

/** A card of the sideboard changes places with one of that title in another pile. */
export function exchange(
  s: MeccgState,
  seat: Seat,
  card: number,
  zone: number,
  def: number,
  rule: RuleId,
  emit: Emit,
): void {
  const away = copyIn(s, seat, zone, def);
  put(s, card, zone);
  put(s, away, SIDEBOARD);
  emit?.(
    sayTo(
      [seat],
      'exchange',
      rule,
      `You exchange ${title(s, away)} for ${title(s, card)} of your sideboard.`,
      `${seatName(s, seat)} exchanges a card with his sideboard.`,
    ),
  );
}

/** The opponent sees what this player discards (Pallando). */
function discardsOpenly(s: MeccgState, seat: Seat): boolean {
  let open = false;
  eachModifier(s, 'rule', (modifier, x) => {
    if (modifier.name === 'open-discards' && x.seat !== seat && (!modifier.if || holds(x, modifier.if, x.self)))
      open = true;
  });
  return open;
}

/** A card of his choice goes from hand to the discard pile, face down (MW-S2.4.1). */
export function discardFromHand(s: MeccgState, seat: Seat, def: number, rule: string, emit: Emit): void {
  const card = copyIn(s, seat, HAND, def);
  const open = discardsOpenly(s, seat);
  put(s, card, DISCARD);
  if (open) s.known[card] = EVERYBODY;
  emit?.(
    open
      ? say('discard', rule, `${seatName(s, seat)} discards ${title(s, card)}.`)
      : sayTo([seat], 'discard', rule, `You discard ${title(s, card)}.`, `${seatName(s, seat)} discards a card.`),
  );
}

export const cardsVerbs: Verbs<MeccgState> = {
  discard: { takes: 'title', label: 'Discard {}' },
  'keep-all': { label: 'Discard nothing' },
  exchange: { takes: 'title', label: 'Take {} from the sideboard' },
  'exchange-for': { takes: 'title', label: 'Put {} into the sideboard for it' },
  'exchange-no-more': { label: 'Exchange no more' },
};

export const cardsSteps: StepsFor<CardsFrame> = {
  'turn/draw': {
    run(s, f, emit) {
      const deck = pile(s, f.seat, DECK);
      if (f.n <= 0 || (deck.length === 0 && pile(s, f.seat, DISCARD).length === 0)) return finish(s);
      learn(s);
      if (deck.length === 0) {
        // exhausted when there was nothing to shuffle: what was discarded since is the new deck (MW-S2.4.2)
        begin(s, { at: 'turn/recycle', seat: f.seat, left: 0, card: NONE });
        return;
      }
      while (f.n > 0 && deck.length > 0) {
        const card = deck[deck.length - 1];
        put(s, card, HAND);
        f.n--;
        emit?.(
          sayTo([f.seat], 'draw', 'MW-S2.3.1', `You draw ${title(s, card)}.`, `${seatName(s, f.seat)} draws a card.`),
        );
      }
      if (deck.length === 0) begin(s, { at: 'turn/exhausted', seat: f.seat, left: MOST_EXCHANGED, card: NONE });
    },
  },
  'turn/exhausted': {
    run(s, f, emit) {
      if (isHazardDeck(s, f.seat)) {
        f.at = 'turn/recycle'; // PA-2.8: only the play deck counts
        return;
      }
      s.exhausted[f.seat]++;
      emit?.(
        say(
          'exhausted',
          'MW-S2.4.3',
          `${isHazardDeck(s, f.seat) ? seatName(s, f.seat) : `${seatName(s, f.seat)}’s play deck`} is exhausted.`,
        ),
      );
      for (let site = 0; site < SITE_COUNT; site++)
        if (s.sites[siteSlot(f.seat, site)] === SITE_DISCARDED) s.sites[siteSlot(f.seat, site)] = SITE_AVAILABLE;
      happen(s, 'deck-exhausted', playerRef(f.seat), emit);
      f.at = 'turn/exchange';
    },
  },
  'turn/exchange': {
    run(s, f) {
      const can =
        f.left > 0 &&
        s.rules.starter === 0 &&
        pile(s, f.seat, SIDEBOARD).length > 0 &&
        pile(s, f.seat, DISCARD).length > 0;
      f.at = can ? 'turn/exchange-choose' : 'turn/recycle';
    },
  },
  'turn/exchange-choose': {
    kind: 'card',
    rule: 'MW-T2.2.1',
    seat: (_s, f) => f.seat,
    prompt: (_s, f) =>
      `Exchange ${f.left === 1 ? 'one more card' : `up to ${f.left} cards`} with your sideboard before you reshuffle.`,
    options(s, f, offer) {
      offer.add('exchange-no-more');
      offerTitles(s, pile(s, f.seat, SIDEBOARD), offer, 'exchange');
    },
    take(s, f, move) {
      if (move.verb === 'exchange-no-more') f.at = 'turn/recycle';
      else {
        f.card = copyIn(s, f.seat, SIDEBOARD, move.arg);
        f.at = 'turn/exchange-for';
      }
    },
  },
  'turn/exchange-for': {
    kind: 'card',
    rule: 'MW-T2.2.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which card of your discard pile goes into the sideboard for ${title(s, f.card)}?`,
    options: (s, f, offer) => offerTitles(s, pile(s, f.seat, DISCARD), offer, 'exchange-for'),
    take(s, f, move, emit) {
      exchange(s, f.seat, f.card, DISCARD, move.arg, 'MW-T2.2.1', emit);
      f.card = NONE;
      f.left--;
      f.at = 'turn/exchange';
    },
  },
  'turn/recycle': {
    run(s, f, emit) {
      for (const card of [...pile(s, f.seat, DISCARD)]) put(s, card, DECK);
      shuffleDeck(s, f.seat);
      emit?.(say('recycle', 'MW-S2.4.2', `${seatName(s, f.seat)} shuffles the discard pile into a new deck.`));
      finish(s);
    },
  },
  'turn/adjust': {
    run(s, f, emit) {
      if (f.done >= s.alignment.length - s.lost.filter((seat) => isAway(s, seat)).length) return finish(s);
      if (isHazardDeck(s, f.seat)) {
        putAway(s, emit);
        f.done++;
        f.seat = leftOf(s, f.seat);
        return;
      }
      const over = pile(s, f.seat, HAND).length - handSizeOf(s, f.seat);
      if (over > 0) f.at = 'turn/adjust-choose';
      else {
        const { seat } = f;
        f.done++;
        f.seat = leftOf(s, seat);
        drawCards(s, seat, -over, emit);
      }
    },
  },
  'turn/adjust-choose': {
    kind: 'card',
    rule: 'MW-S4.6.2',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => {
      const over = pile(s, f.seat, HAND).length - handSizeOf(s, f.seat);
      return `You hold ${over} more than your hand size: discard a card.`;
    },
    options: (s, f, offer) => offerTitles(s, pile(s, f.seat, HAND), offer, 'discard'),
    take(s, f, move, emit) {
      discardFromHand(s, f.seat, move.arg, 'MW-S4.6.2', emit);
      f.at = 'turn/adjust';
    },
  },
  'turn/discard-one': {
    kind: 'card',
    rule: 'MW-S4.6.1',
    seat: (_s, f) => f.seat,
    prompt: () => 'You may discard one card before hands are adjusted.',
    options(s, f, offer) {
      offer.add('keep-all');
      offerTitles(s, pile(s, f.seat, HAND), offer, 'discard');
    },
    take(s, f, move, emit) {
      finish(s);
      if (move.verb === 'discard') discardFromHand(s, f.seat, move.arg, 'MW-S4.6.1', emit);
    },
  },
};
