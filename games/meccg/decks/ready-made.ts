// Decks to sit down with.
import type { Deck } from './deck.ts';
import { LEARNING_DECKS, LEARNING_MINIONS } from './learning.ts';
import { RINGWRAITH_DECKS } from './ringwraiths.ts';
import { WIZARD_DECKS } from './wizards.ts';

/** Of Wizards' players, and of those who learn. */
export const HERO_DECKS: readonly Deck[] = [...WIZARD_DECKS, ...LEARNING_DECKS];
/** What a program expects across the table. */
export const KNOWN_DECKS: readonly Deck[] = [...HERO_DECKS, ...RINGWRAITH_DECKS];
export const READY_MADE: readonly Deck[] = [...KNOWN_DECKS, ...LEARNING_MINIONS];
export const DECK_IDS: readonly string[] = READY_MADE.map(({ id }) => id);
export const readyMade = (id: string): Deck | undefined => READY_MADE.find((deck) => deck.id === id);
