// Where in a card an effect stands.

/** The lists of a card that ways, uses and triggers stand in. */
export const PART_PLAY = 0;

export const PART_USE = 1;

export const PART_WHEN = 2;

export const PART_REPLACES = 3;

export type Part = 0 | 1 | 2 | 3;
