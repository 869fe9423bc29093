import { meccgCards } from '../games/meccg/card-list.ts';
import { wotrCards } from '../games/wotr/card-list.ts';

/** One card as data. Besides these, the printed facts of its game: numbers, skills, regions. */
export interface CardInfo {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  /** Later sets that have the same card. */
  readonly alsoIn?: readonly string[] | undefined;
  readonly kind: string;
  /** What the card does, made from its value in our own words. */
  readonly text: string;
  /** False while the engine cannot yet do all that the card says. */
  readonly implemented: boolean;
  readonly [fact: string]: unknown;
}

/** A game that has cards shows them here, beside its `Game`. */
export interface CardSource {
  /** The name of the game. */
  readonly game: string;
  cards(): readonly CardInfo[];
}

/** The texts of all cards take a moment to make. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const CARD_SOURCES: readonly CardSource[] = [
  { game: 'wotr', cards: once(wotrCards) },
  { game: 'meccg', cards: once(meccgCards) },
];
