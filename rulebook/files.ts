import { readFileSync } from 'node:fs';
import { type Book, books, prefixes } from './atom.ts';

// The files are cut into atoms by text alone and parsed atom by atom on demand (load.ts): a look-up of one id, or a
// test that only asks whether an id exists, never waits for a YAML parser to read 2,245 atoms.

const cut = new Map<Book, ReadonlyMap<string, string>>();

export const readBook = (book: Book): string => readFileSync(new URL(`./atoms/${book}.yaml`, import.meta.url), 'utf8');

/** The YAML text of each atom of a book, by id, in file order. */
export const atomTexts = (book: Book): ReadonlyMap<string, string> => {
  let texts = cut.get(book);
  if (texts === undefined) {
    texts = cutAtoms(readBook(book));
    cut.set(book, texts);
  }
  return texts;
};

/** An atom begins where a line begins with "- id:", however far it is indented. */
export const cutAtoms = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/^(?= *- id: )/m)
      .slice(1)
      .map((atom) => [/- id: (\S*)/.exec(atom)?.[1] ?? '', atom]),
  );

export const bookOf = (id: string): Book | undefined => books.find((book) => id.startsWith(`${prefixes[book]}-`));

export const isAtomId = (id: string): boolean => {
  const book = bookOf(id);
  return book !== undefined && atomTexts(book).has(id);
};
