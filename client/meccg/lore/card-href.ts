/** Without case, accents and the signs that spellings differ in. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The page of a card, by its id or its name. */
export const cardHref = (card: string): string => `/cards/${plainName(card)}`;
