// Moving cards between zones. Everything that changes where a card lies goes through here.
import { type Frame, NONE, type Seat } from '../../engine/game.ts';
import { learn, shuffleWith } from '../../engine/random.ts';
import type { Action } from './chain/action.ts';
import {
  CHAIN,
  DECK,
  GENERAL,
  type MeccgState,
  ON_GUARD,
  ONLOOKERS,
  ownerOf,
  PLAY,
  UNTAPPED,
  ZONE_COUNT,
} from './state.ts';

export const pile = (s: MeccgState, seat: Seat, zone: number): number[] => s.piles[seat * ZONE_COUNT + zone];

const listOf = (s: MeccgState, card: number, zone: number): number[] =>
  zone === PLAY ? s.play : pile(s, ownerOf(s, card), zone);

/** Puts a card into a zone of its owner, on top; nothing that is on it or with it moves. */
export function put(s: MeccgState, card: number, zone: number): void {
  const from = listOf(s, card, s.zone[card]);
  from.splice(from.indexOf(card), 1);
  listOf(s, card, zone).push(card);
  s.zone[card] = zone;
  s.host[card] = NONE;
  s.under[card] = GENERAL;
  s.stand[card] = UNTAPPED;
  s.known[card] = 0;
  if (zone === PLAY) s.since[card] = ++s.clock;
}

/** Puts a card into play with or on something. */
export function putOn(s: MeccgState, card: number, host: number): void {
  put(s, card, PLAY);
  s.host[card] = host;
}

export const isInPlay = (s: MeccgState, card: number): boolean => s.zone[card] === PLAY;
/** The cards that lie on or with something, oldest first. */
export const cardsOn = (s: MeccgState, host: number): number[] => s.play.filter((card) => s.host[card] === host);

/**
 * Shuffles what the cards of a deck are, not the order of their numbers: so the number of a hidden card tells nothing.
 */
export function shuffleDeck(s: MeccgState, seat: Seat): void {
  learn(s);
  const deck = pile(s, seat, DECK);
  forget(s, deck);
  const defs = deck.map((card) => s.def[card]);
  shuffleWith(s.random, defs);
  for (const [i, card] of deck.entries()) {
    s.def[card] = defs[i];
    s.known[card] = 0;
  }
}

/** What cards would have done that are no longer in play comes to nothing (CR-TERM-condition-3), before they are others. */
function forget(s: MeccgState, deck: readonly number[]): void {
  const gone = ({ kind, card }: Action): boolean => kind === 'trigger' && deck.includes(card);
  if (s.pending.some(gone)) s.pending = s.pending.filter((one) => !gone(one));
  for (const frame of s.stack as readonly (Frame & { items?: Action[] })[])
    for (const one of frame.items ?? [])
      if (gone(one)) one.cancelled = 1;
      else if (one.kind === 'use' && deck.includes(one.card)) one.def ??= s.def[one.card];
}

/** Hidden from this seat: a card whose face it has not seen. */
export function isHidden(s: MeccgState, card: number, from: Seat | 'spectator'): boolean {
  const zone = s.zone[card];
  if (zone === PLAY || zone === CHAIN) return false;
  if (from === 'spectator') {
    if ((s.known[card] & ONLOOKERS) !== 0) return false;
  } else {
    if ((s.known[card] & (1 << from)) !== 0) return false;
    if (ownerOf(s, card) === from) return zone === DECK;
  }
  return zone < PUBLIC.length ? !PUBLIC[zone] : zone === ON_GUARD;
}
/** By zone: everybody may look (MW-S2.7.2). Discards lie face down (MW-S2.4.1). */
const PUBLIC = [false, false, false, true, true, false, true, true, false, true, false];
