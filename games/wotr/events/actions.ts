// What a die does with Event Cards: play one, draw one (WR-4.9), or get rid of one on the table (WR-5.4.2).
import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import type { CardFrame } from '../frames.ts';
import { discardFromTable, drawCard, handOf, keepHandLimit } from '../hands/cards.ts';
import { laid } from '../hands/laid.ts';
import { begin } from '../procedures.ts';
import { ownsNation, seatFor } from '../rules.ts';
import type { WotrState } from '../state.ts';
import { GANDALF_GREY } from '../tables/characters.ts';
import { ARMY, CHARACTER, MUSTER } from '../tables/dice.ts';
import { CHARACTER_DECK, cardsInDecks, EVENT_SIDE, EVENT_TYPE, STRATEGY_DECK } from '../tables/events.ts';
import { ICON_NATION } from '../tables/icons.ts';
import { FREE, type Side } from '../tables/nations.ts';
import type { ActionSource, Uses } from '../turn/action-source.ts';
import { EVENT_CARDS } from './cards.ts';
import { playCard, requirementVerdict } from './play.ts';

const WRONG_DIE: Readonly<Record<number, Refusal>> = {
  [CHARACTER]: refusal('WR-5.3.1', 'A Character card is played with a Character or an Event result.'),
  [ARMY]: refusal('WR-5.3.1', 'An Army card is played with an Army or an Event result.'),
  [MUSTER]: refusal('WR-5.3.1', 'A Muster card is played with a Muster or an Event result.'),
};
const NOT_EVENT = refusal('WR-4.9.1', 'Drawing a card takes an Event result.');
const DECK_EMPTY = refusal('WR-5.2.5', 'That deck is used up.');

const NOT_HELD = refusal('WR-5.3.1', 'You do not hold that card.');
const NOT_YOURS = refusal('WR-5.4.2', 'Only the other side can have that card discarded by an action.');
const STAYS = refusal('WR-5.4.1', 'No action has that card discarded: it stays until its own text ends it.');

const fits = (uses: Uses, type: number): boolean =>
  uses.event || (type === CHARACTER ? uses.character : type === ARMY ? uses.army : uses.muster);

const playVerdict = (s: WotrState, uses: Uses, card: number): Verdict => {
  const type = EVENT_TYPE[card];
  return fits(uses, type) ? requirementVerdict(s, card) : WRONG_DIE[type];
};

/** What an Event result, or a Will of the West as one, earns besides the card. The Palantír must be there before. */
function bonusOf(s: WotrState, side: Side, uses: Uses, card: number): CardFrame['then'] {
  if (!uses.event) return 'nothing';
  if (side === FREE) return s.guide === GANDALF_GREY && EVENT_TYPE[card] === CHARACTER ? 'counsel' : 'nothing';
  const palantir = laid(s, 'drawsWithEvent');
  return palantir >= 0 && ownsNation(s, ICON_NATION[palantir]) ? 'palantir' : 'nothing';
}

export const eventActions: ActionSource = {
  verbs: {
    play: { takes: 'card', label: 'Play {}' },
    draw: { takes: 'deck', label: 'Draw a card from {}' },
    dispel: { takes: 'card', label: 'Have {} discarded' },
  },
  offer(s, side, uses, offer) {
    const hand = handOf(s, side);
    for (let i = 0; i < hand.length; i++) offer.check(playVerdict(s, uses, hand[i]), 'play', hand[i]);
    for (let deck = CHARACTER_DECK; deck <= STRATEGY_DECK; deck++)
      offer.check(
        !uses.event ? NOT_EVENT : s.decks[side * 2 + deck].length === 0 ? DECK_EMPTY : undefined,
        'draw',
        deck,
      );
    for (let i = 0; i < s.table.length; i++) {
      const dispel = EVENT_CARDS[s.table[i]].table?.dispel;
      if (dispel?.by === side) offer.check(dispel.verdict(s, uses), 'dispel', s.table[i]);
      else offer.refuse(dispel ? NOT_YOURS : STAYS, 'dispel', s.table[i]);
    }
    if (offer.explaining)
      for (const card of cardsInDecks(s.rules.twilight))
        if (EVENT_SIDE[card] === side && !hand.includes(card)) offer.refuse(NOT_HELD, 'play', card);
  },
  take(s, side, uses, move, _done, emit) {
    if (move.verb === 'draw') {
      drawCard(s, seatFor(s, side), move.arg, emit);
      keepHandLimit(s, seatFor(s, side));
    } else if (move.verb === 'dispel') dispelCard(s, move.arg, side, uses, emit);
    else {
      if (uses.face === MUSTER && EVENT_TYPE[move.arg] === ARMY) s.mouthUsed = 1;
      playCard(s, move.arg, bonusOf(s, side, uses, move.arg), emit);
    }
  },
};

/** A side pays for having a card discarded from the table; cards from hand are chosen one by one. */
function dispelCard(s: WotrState, card: number, side: Side, uses: Uses, emit: Emit): void {
  const dispel = EVENT_CARDS[card].table?.dispel;
  dispel?.pay?.(s, uses);
  if (dispel?.discards.length) begin(s, { at: 'event/price', side, card, types: [...dispel.discards] });
  else discardFromTable(s, card, emit);
}
