// How large the letters of a card's text are, and how wide a card on the table must be for them. Sums without a page:
// test/e2e/cards.test.ts measures every card against them.

/** No text on the table is smaller. */
export const LEAST_LETTERS_PX = 11.5;
/** Of a letter in the text face, in ems of that text, with what ragged lines and wrapped words waste. */
const LETTER = 0.52;
const LINE = 1.2;
/** What a card needs besides its text, in twentieths of its width: head, picture, type and foot, and the margins. */
const OVERHEAD = 11.8;
const MARGINS = 1.7;
const LARGEST = 1.3;

/** Of the text, in twentieths of the card's width: as large as fits. */
export const textEms = (letters: number): number =>
  Math.min(LARGEST, Math.sqrt(((20 - MARGINS) * (28 - OVERHEAD)) / (LETTER * LINE * Math.max(1, letters))));

/** The least width of a card on which so many letters of the least size have room, in pixels. */
export const leastWidth = (letters: number): number => Math.ceil((20 * LEAST_LETTERS_PX) / textEms(letters));
