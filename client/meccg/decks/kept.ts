// Decks kept in this browser, as plain text, each with its earlier versions. Part of the first screen: keep it small.
import type { OptionChoice } from '../../catalogue/entry.ts';

export interface Version {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface KeptDeck extends Version {
  readonly id: string;
  readonly name: string;
  /** The latest first. */
  readonly versions: readonly Version[];
}

const KEY = 'mathom-decks';
const MOST_VERSIONS = 12;

/** The latest first. */
export function keptDecks(): readonly KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const keptDeck = (id: string): KeptDeck | undefined => keptDecks().find((deck) => deck.id === id);

function write(decks: readonly KeptDeck[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks.toSorted((a, b) => b.at - a.at)));
  } catch {
    throw new Error('This browser has no room for the deck. Export it, or delete another.');
  }
}

/** As it is now; its versions stay. */
export function keepDeck(id: string, name: string, text: string, at = Date.now()): void {
  const before = keptDeck(id);
  if (before?.text === text && before.name === name) return;
  write([{ id, name, text, at, versions: before?.versions ?? [] }, ...keptDecks().filter((deck) => deck.id !== id)]);
}

/** Remembers the deck as it is kept now, so that one can come back to it. */
export function keepVersion(id: string, at = Date.now()): void {
  const decks = keptDecks();
  write(
    decks.map((deck) =>
      deck.id !== id || deck.versions[0]?.text === deck.text
        ? deck
        : { ...deck, versions: [{ text: deck.text, at }, ...deck.versions].slice(0, MOST_VERSIONS) },
    ),
  );
}

/** As another device has kept them; one with an empty text was given up there. */
export function takeDecks(decks: readonly { id: string; name: string; text: string; changed: number }[]): void {
  if (decks.length === 0) return;
  const before = keptDecks();
  const taken = decks.flatMap(({ id, name, text, changed }) =>
    text ? [{ id, name, text, at: changed, versions: before.find((deck) => deck.id === id)?.versions ?? [] }] : [],
  );
  write([...taken, ...before.filter(({ id }) => !decks.some((deck) => deck.id === id))]);
}

export const forgetDeck = (id: string): void => write(keptDecks().filter((deck) => deck.id !== id));

/** Own decks in the form of a new game. */
export const ownDecks = (): readonly OptionChoice[] =>
  keptDecks().map(({ name, text }) => ({ value: text, name: `${name} (your own)` }));
