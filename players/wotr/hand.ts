// Cards in hand: what to keep, to draw, to give a partner, and what to be rid of on the table.

import type { Move } from '../../engine/game.ts';
import { EVENT_CARDS } from '../../games/wotr/events/cards.ts';
import { isTeam, leaderOf, seatOfNation } from '../../games/wotr/rules.ts';
import { handLimit } from '../../games/wotr/state.ts';
import { E, EVENT_SLUGS, EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import { ICON_NATION } from '../../games/wotr/tables/icons.ts';
import { ELVES, FREE, NO_NATION } from '../../games/wotr/tables/nations.ts';
import { type Idea, idea } from '../idea.ts';
import { playValue } from './cards.ts';
import { habits } from './habits.ts';
import { threatTo } from './politics.ts';
import type { Situation } from './situation.ts';

/** Cards that wait for the Mordor Track. */
const SAVED: ReadonlySet<number> = new Set([
  E['orc-patrol'],
  E['isildurs-bane'],
  E['foul-thing-from-the-deep'],
  E['candles-of-corpses'],
]);

/** Cards that move many Armies: what they would do just now says little about later, and takes long to find out. */
const MARCHES: ReadonlySet<number> = new Set([
  E['shadows-gather'],
  E['the-shadow-lengthens'],
  E['the-shadow-is-moving'],
  E['the-ringwraiths-are-abroad'],
  E['the-black-captain-commands'],
]);

/** The event is only the partner's to use (WR-11.9.2): in this hand the card serves in battle alone. */
const isPartners = ({ s, seat }: Situation, card: number): boolean =>
  s.team !== undefined && ICON_NATION[card] !== NO_NATION && seatOfNation(s, ICON_NATION[card]) !== seat;
const PARTNERS_CARD = 0.2;
/** A card of one's own is given only when it is of little use: what comes back may be better. */
const FAIR_SWAP = 0.45;

/** Which card to offer the partner: one that only he can use, or else a poor one. */
export function rateSwap(sit: Situation, move: Move): Idea {
  if (move.verb !== 'swap') return idea(0, 'All cards are better kept.');
  const value = isPartners(sit, move.arg) ? 1 : FAIR_SWAP - keepValue(sit, move.arg);
  return idea(value, 'It serves the partner better.');
}

/** What it is worth to keep a card: part of what it does now, part of what it may do yet. */
export function keepValue(sit: Situation, card: number): number {
  if (isPartners(sit, card)) return PARTNERS_CARD;
  const now = MARCHES.has(card) ? 1.2 : Math.max(0, Math.min(2, playValue(sit, card)));
  const later = sit.s.mordor === 0 && SAVED.has(card) ? habits.saved : 0;
  return habits.keptNow * now + habits.kept * EVENT_CARDS[card].worth + later;
}

export const rateDiscard = (sit: Situation, card: number): Idea =>
  idea(-keepValue(sit, card), 'No other card is less likely to be of use.');

/** Partners of the Free Peoples draw a card each: who leads looks after the quest this turn, the other after the war. */
const shareOut = ({ s, side, seat }: Situation, deck: number): number =>
  side === FREE && isTeam(s, FREE) && (deck === 0) === (leaderOf(s, FREE) === seat) ? 0.2 : 0;

function drawn({ side, toDoom }: Situation, deck: number): number {
  if (side === FREE) return deck === 0 ? habits.drawFreeCharacter : habits.drawFreeStrategy;
  if (toDoom <= 9) return deck === 0 ? habits.drawCharacterNear : habits.drawStrategyNear;
  return deck === 0 ? habits.drawCharacter : habits.drawStrategy;
}

/** Which deck helps more now. */
export function rateDraw(sit: Situation, deck: number): Idea {
  const full = sit.s.hands[sit.seat].length >= handLimit(sit.s, sit.seat) ? habits.fullHand : 0;
  return idea(
    drawn(sit, deck) + shareOut(sit, deck) - full,
    deck === 0 ? 'A Character card may help the quest or hinder it.' : 'A Strategy card means troops.',
  );
}

/** Getting rid of a card on the table. */
export function rateDispel(sit: Situation, card: number): Idea {
  const slug = EVENT_SLUGS[card];
  const value =
    slug === 'a-power-too-great'
      ? 0.3 + 0.15 * threatTo(sit, ELVES)
      : slug === 'denethors-folly'
        ? 0.8
        : slug === 'the-palantir-of-orthanc'
          ? 0.2
          : slug === 'the-gates-are-closed' || slug === 'a-balrog-is-come'
            ? 0.35
            : 0.1;
  return idea(value, `${EVENT_TITLES[card]} is in the way.`);
}
