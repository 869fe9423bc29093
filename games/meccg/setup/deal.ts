// Laying out the cards of both players before anything is chosen. Until the start is settled a player's hand holds what he
// may start with: his pool of characters and his starting items.
import type { Options, Seat } from '../../../engine/game.ts';
import { C, type CardId } from '../cards/all.ts';
import { CHARACTER, KIND } from '../cards/kinds.ts';
import { MOST_CHARACTERS } from '../decks/check.ts';
import { type Deck, idsOf } from '../decks/deck.ts';
import { randomDeck } from '../decks/random.ts';
import { readyMade } from '../decks/ready-made.ts';
import { isHaven, SITE_IDS } from '../places/sites.ts';
import { begin } from '../procedures.ts';
import { DECK, HAND, type MeccgState, SIDEBOARD, SITE_ABSENT, siteSlot } from '../state.ts';
import { addCard, newState } from './new-state.ts';
import { RANDOM_DECK, rulesOf } from './options.ts';

export function setUp(options: Options, seed: string): MeccgState {
  const s = newState(seed, rulesOf(options));
  const listed = [options['deckOne'], options['deckTwo']].map((id, seat) =>
    layOut(s, seat, id === RANDOM_DECK ? randomDeck(s.random) : readyMade(String(id))),
  );
  begin(s, { at: 'setup/choose', picks: [null, null], chosen: [[], []], listed, done: [0, 0] });
  return s;
}

/** The characters that a player may choose his start from: those he means to start with, then those of his deck. */
export const poolOf = (deck: Deck): CardId[] =>
  [...deck.start, ...idsOf(deck.characters).filter((id) => KIND[C[id]] === CHARACTER)].slice(0, MOST_CHARACTERS);

/** Puts the cards of a deck on the table; the listed starting characters are returned. */
function layOut(s: MeccgState, seat: Seat, deck: Deck): number[] {
  const pool = poolOf(deck);
  const people = pool.map((id) => addCard(s, seat, C[id], HAND));
  for (const id of deck.items) addCard(s, seat, C[id], HAND);
  for (const id of idsOf(deck.characters)) if (!pool.includes(id)) addCard(s, seat, C[id], DECK);
  for (const id of [...idsOf(deck.resources), ...idsOf(deck.hazards)]) addCard(s, seat, C[id], DECK);
  if (!s.rules.starter) for (const id of idsOf(deck.sideboard)) addCard(s, seat, C[id], SIDEBOARD);
  if (deck.sites)
    for (const [site, id] of SITE_IDS.entries())
      if (!isHaven(site) && !deck.sites.includes(id)) s.sites[siteSlot(seat, site)] = SITE_ABSENT;
  return people.slice(0, deck.start.length);
}
