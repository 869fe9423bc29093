// Decks to sit down with.
import type { Deck } from './deck.ts';
import { LEARNING_DECKS } from './learning.ts';
import { RINGWRAITH_DECKS } from './ringwraiths.ts';
import { WIZARD_DECKS } from './wizards.ts';

/** Of Wizards' players, and of those who learn. */
export const HERO_DECKS: readonly Deck[] = [...WIZARD_DECKS, ...LEARNING_DECKS];
export const READY_MADE: readonly Deck[] = HERO_DECKS;
export const DECK_IDS: readonly string[] = READY_MADE.map(({ id }) => id);
/** Minions' decks are found by those who know of them until minions can be played by everybody. */
export const readyMade = (id: string): Deck | undefined =>
  [...READY_MADE, ...RINGWRAITH_DECKS].find((deck) => deck.id === id);
