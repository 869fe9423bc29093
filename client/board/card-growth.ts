// A smaller hand for a longer text.

export type TextLength = 'brief' | 'middling' | 'long';

export const lengthOf = (letters: number): TextLength =>
  letters < 250 ? 'brief' : letters < 400 ? 'middling' : 'long';

/**
 * How much larger a card is for a longer text, so that it keeps the shape of a card (5 : 7): on the table it is wider
 * and its letters stay as they are, held up large it stays as it is and its letters are smaller.
 */
export const growthOf = (letters: number): number => 1 + Math.max(0, letters - 170) / 1250;
