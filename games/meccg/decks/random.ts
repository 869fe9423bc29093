// A legal deck drawn from all the cards there are, for the fuzzer: sooner or later every card is played.
import { below, type RandomState, shuffleWith } from '../../../engine/random.ts';
import { CARDS, type CardId, COPIES, MIND } from '../cards/all.ts';
import { CHARACTER, CREATURE_CARD, EVENT, isHazard, isResource, KIND, WIZARD } from '../cards/kinds.ts';
import { MOST_MIND } from './check.ts';
import type { CardCounts, Deck } from './deck.ts';

const SIZE = 30;
const PLAIN_CREATURES = 12;
const DECK_CHARACTERS = 8;
const SIDEBOARD = 15;

const idOf = (def: number): CardId => CARDS[def].id as CardId;
const where = (test: (def: number) => boolean): number[] => [...CARDS.keys()].filter(test);
const isStarter = (def: number): boolean => {
  const card = CARDS[def];
  return card.kind === 'item' && card.item === 'minor' && !card.unique;
};

const STARTERS = where(isStarter);
const WIZARDS = where((def) => KIND[def] === WIZARD);
const CHARACTERS = where((def) => KIND[def] === CHARACTER);
const PLAIN = where((def) => KIND[def] === CREATURE_CARD && EVENT[def] < 0);
const HAZARDS = where(isHazard);
const RESOURCES = where(isResource);
const EITHER = where((def) => isResource(def) || isHazard(def));

export function randomDeck(random: RandomState): Deck {
  const left = CARDS.map((_, def) => COPIES[def]);
  /** Takes `n` cards, as many copies as there may be. */
  const take = (from: readonly number[], n: number): CardCounts => {
    const counts: Partial<Record<CardId, number>> = {};
    const pool = from.filter((def) => left[def] > 0);
    for (let i = 0; i < n && pool.length > 0; i++) {
      const at = below(random, pool.length);
      const def = pool[at];
      counts[idOf(def)] = (counts[idOf(def)] ?? 0) + 1;
      if (--left[def] === 0) pool.splice(at, 1);
    }
    return counts;
  };
  const start = startingCompany(random);
  for (const def of start) left[def] = 0;
  const items = Object.keys(take(STARTERS, 2)) as CardId[];
  const wizard = WIZARDS[below(random, WIZARDS.length)];
  const creatures = take(PLAIN, PLAIN_CREATURES);
  const others = take(HAZARDS, SIZE - PLAIN_CREATURES);
  return {
    id: 'random',
    name: 'Whatever came to hand',
    about: 'Cards drawn at random from all there are.',
    start: start.map(idOf),
    items,
    characters: { ...take(CHARACTERS, DECK_CHARACTERS), [idOf(wizard)]: 2 },
    resources: take(RESOURCES, SIZE),
    hazards: sum(creatures, others),
    sideboard: take(EITHER, SIDEBOARD),
  };
}

function startingCompany(random: RandomState): number[] {
  const people = [...CHARACTERS];
  shuffleWith(random, people);
  const chosen: number[] = [];
  let minds = 0;
  for (const def of people) {
    if (chosen.length === 5) break;
    if (minds + MIND[def] > MOST_MIND) continue;
    chosen.push(def);
    minds += MIND[def];
  }
  return chosen;
}

const sum = (a: CardCounts, b: CardCounts): CardCounts => {
  const counts: Partial<Record<CardId, number>> = { ...a };
  for (const [id, n] of Object.entries(b) as [CardId, number][]) counts[id] = (counts[id] ?? 0) + n;
  return counts;
};
