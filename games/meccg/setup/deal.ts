// Laying out the cards of all players before anything is chosen. Until the start is settled a player's hand holds what he
// may start with: his pool of characters and his starting items.

import type { Options, OptionValue, Seat } from '../../../engine/game.ts';
import { OptionError } from '../../../engine/options.ts';
import { below } from '../../../engine/random.ts';
import { C, type CardId } from '../cards/all.ts';
import { CHARACTER, isHazard, KIND } from '../cards/kinds.ts';
import { deckFaults, hazardFaults, MOST_CHARACTERS } from '../decks/check.ts';
import { alignmentOfDeck, type Deck, idsOf } from '../decks/deck.ts';
import { randomDeck } from '../decks/random.ts';
import { HERO_DECKS, readyMade } from '../decks/ready-made.ts';
import { RINGWRAITH_DECKS } from '../decks/ringwraiths.ts';
import { listFault, readDeck, unclearText } from '../decks/text.ts';
import { isHavenFor, SITE_IDS } from '../places/sites.ts';
import { begin } from '../procedures.ts';
import { HAZARD_SEAT, seatsOf } from '../seats.ts';
import { DECK, HAND, type MeccgState, SIDEBOARD, SITE_ABSENT, siteSlot } from '../state.ts';
import { HERO, MINION } from '../tables/words.ts';
import { addCard, newState, takeSides } from './new-state.ts';
import { ANY_DECK, ANY_MINION, optionsFault, playersOf, RANDOM_DECK, RANDOM_MINION, rulesOf } from './options.ts';

const DECK_OPTIONS = ['deckOne', 'deckTwo', 'deckThree', 'deckFour', 'deckFive'] as const;

export function setUp(options: Options, seed: string): MeccgState {
  const contradiction = optionsFault(options);
  if (contradiction !== undefined) throw new OptionError(contradiction);
  const s = newState(seed, rulesOf(options), playersOf(options));
  const alone = s.rules.solitaire;
  const decks: Deck[] = [];
  for (const seat of seatsOf(s))
    decks.push(
      deckOf(s, options[DECK_OPTIONS[seat]], DECK_OPTIONS[seat], alone === 1 && seat === HAZARD_SEAT, decks[0]),
    );
  takeSides(s, decks.map(alignmentOfDeck));
  const listed =
    alone === 1 ? [layOut(s, 0, decks[0]), layHazards(s, decks[1])] : decks.map((deck, seat) => layOut(s, seat, deck));
  if (decks.length > 2) begin(s, { at: 'setup/seating', listed });
  else
    begin(s, {
      at: 'setup/choose',
      picks: listed.map(() => null),
      chosen: listed.map(() => []),
      listed,
      done: [0, alone],
    });
  return s;
}

/** A deck by its name, drawn at random, or read from a list; a deck that breaks a rule is refused with the first fault. */
function deckOf(
  s: MeccgState,
  given: OptionValue | undefined,
  option: string,
  hazardsOnly: boolean,
  against?: Deck,
): Deck {
  const text = String(given);
  const side = text === ANY_MINION || text === RANDOM_MINION ? MINION : HERO;
  const isAny = text === ANY_DECK || text === ANY_MINION;
  const ready = side === MINION ? RINGWRAITH_DECKS : HERO_DECKS;
  if (isAny && below(s.random, 2) === 1) return ready[below(s.random, ready.length)];
  if (isAny || text === RANDOM_DECK || text === RANDOM_MINION) return drawnDeck(s, against, side);
  const known = readyMade(text);
  if (known) return known;
  const unreadable = listFault(text);
  if (unreadable !== undefined) throw new OptionError(`The option ${option}: ${unreadable}`);
  const { deck, unclear } = readDeck(text);
  const [line] = unclear;
  if (line) throw new OptionError(`The option ${option}: ${unclearText(line)}`);
  const [fault] = hazardsOnly ? hazardFaults(deck) : deckFaults(deck, { ...s.rules, several: isSeveral(s) });
  if (fault) throw new OptionError(`The option ${option}: ${fault.text} (${fault.rule})`);
  return deck;
}

const isSeveral = (s: MeccgState): number => Number(s.starts.length > 2);

/** With several players, one that has creatures enough (LE-M.7). */
function drawnDeck(s: MeccgState, against: Deck | undefined, side: number): Deck {
  for (;;) {
    const deck = randomDeck(s.random, { against, side });
    if (isSeveral(s) === 0 || deckFaults(deck, { ...s.rules, several: 1 }).every(({ rule }) => rule !== 'LE-M.7'))
      return deck;
  }
}

/** The characters that a player may choose his start from: those he means to start with, then those of his deck. */
export const poolOf = (deck: Deck): CardId[] =>
  [...deck.start, ...idsOf(deck.characters).filter((id) => KIND[C[id]] === CHARACTER)].slice(0, MOST_CHARACTERS);

/** The characters that are shuffled at once: of several copies those that are not in the pool too. */
function notInPool(deck: Deck, pool: readonly CardId[]): CardId[] {
  const left = pool.slice(deck.start.length);
  return idsOf(deck.characters).filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Puts the cards of a deck on the table; the listed starting characters are returned. */
function layOut(s: MeccgState, seat: Seat, deck: Deck): number[] {
  const pool = poolOf(deck);
  const people = pool.map((id) => addCard(s, seat, C[id], HAND));
  for (const id of deck.items) addCard(s, seat, C[id], HAND);
  for (const id of notInPool(deck, pool)) addCard(s, seat, C[id], DECK);
  const alone = s.rules.solitaire === 1;
  for (const id of idsOf(deck.resources)) addCard(s, seat, C[id], DECK);
  if (!alone) for (const id of idsOf(deck.hazards)) addCard(s, seat, C[id], DECK);
  if (!s.rules.starter)
    for (const id of idsOf(deck.sideboard)) if (!alone || !isHazard(C[id])) addCard(s, seat, C[id], SIDEBOARD);
  if (deck.sites)
    for (const [site, id] of SITE_IDS.entries())
      if (!isHavenFor(s, seat, site) && !deck.sites.some((one) => one === id))
        s.sites[siteSlot(seat, site)] = SITE_ABSENT;
  return people.slice(0, deck.start.length);
}

/** PA-1.1 */
function layHazards(s: MeccgState, deck: Deck): number[] {
  for (const id of idsOf(deck.hazards)) addCard(s, HAZARD_SEAT, C[id], DECK);
  return [];
}
