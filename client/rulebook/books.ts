// The books of all games in the rule index, and whose a rule is.
import { there } from '../../lib/there.ts';
import { type Book, prefixes } from '../../rulebook/atom.ts';
import { ENTRIES } from '../catalogue/catalogue.ts';
import type { BookWords } from '../catalogue/entry.ts';
import { loadBook } from './atoms/load-book.ts';
import type { ShownAtom } from './atoms/shown-atom.ts';
import type { Chapter } from './topics.ts';

/** In the order of the games, each game's own first. */
export const BOOKS: readonly BookWords[] = ENTRIES.flatMap((game) => game.books);

export const FIRST_BOOK: Book = there(BOOKS[0]).book;

const wordsOf = (book: Book): BookWords | undefined => BOOKS.find((words) => words.book === book);

export const isBook = (name: string): name is Book => BOOKS.some(({ book }) => book === name);

export const loadChapters = async (book: Book): Promise<readonly Chapter[]> => (await wordsOf(book)?.chapters()) ?? [];

export const bookOfId = (id: string): Book | undefined =>
  BOOKS.find(({ book }) => id.startsWith(`${prefixes[book]}-`))?.book;

export async function loadAtom(id: string): Promise<ShownAtom | undefined> {
  const book = bookOfId(id);
  return book && (await loadBook(book)).find((atom) => atom.id === id);
}
