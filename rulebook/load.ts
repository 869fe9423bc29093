import { parse } from 'yaml';
import { type Atom, type Book, books } from './atom.ts';
import { atomTexts, bookOf } from './files.ts';

const parsed = new Map<string, Atom>();

const read = (book: Book, id: string, text: string): Atom => {
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const atom: Atom = { book, ...parseAtom(book, id, text) };
  parsed.set(id, atom);
  return atom;
};

// The files are checked as a whole by a test (check.ts), not again at every reading.
const parseAtom = (book: Book, id: string, text: string): Omit<Atom, 'book'> => {
  try {
    return parse(text, { prettyErrors: false, uniqueKeys: false })[0];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The atom ${id} in rulebook/atoms/${book}.yaml is not readable YAML: ${reason}.`);
  }
};

/** The atom with exactly this id. */
export const atom = (id: string): Atom | undefined => {
  const book = bookOf(id);
  const text = book && atomTexts(book).get(id);
  return text === undefined || book === undefined ? undefined : read(book, id, text);
};

/** Every atom, or every atom of one book, in file order. Parsed once, in a third of a second for all. */
export const loadAtoms = (book?: Book): readonly Atom[] =>
  (book === undefined ? books : [book]).flatMap((one) => [...atomTexts(one)].map(([id, text]) => read(one, id, text)));
