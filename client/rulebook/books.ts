// The rule index in the browser: one chunk a book, fetched when first asked for.
import { there } from '../../lib/there.ts';
import { type Book, prefixes } from '../../rulebook/atom.ts';
import { ENTRIES } from '../catalogue/catalogue.ts';
import type { BookWords } from '../catalogue/entry.ts';
import type { ShownAtom } from './shown-atom.ts';
import type { Chapter } from './topics.ts';

type Chunk = { readonly atoms: readonly ShownAtom[] };

const LOADERS: Readonly<Record<Book, () => Promise<Chunk>>> = {
  'war-of-the-ring': () => import('virtual:rulebook/war-of-the-ring'),
  metw: () => import('virtual:rulebook/metw'),
  'metw-player-aid': () => import('virtual:rulebook/metw-player-aid'),
  'collected-rulings': () => import('virtual:rulebook/collected-rulings'),
  'lidless-eye': () => import('virtual:rulebook/lidless-eye'),
  'mixed-games': () => import('virtual:rulebook/mixed-games'),
};

/** In the order of the games, each game's own first. */
export const BOOKS: readonly BookWords[] = ENTRIES.flatMap((game) => game.books);

export const FIRST_BOOK: Book = there(BOOKS[0]).book;

const wordsOf = (book: Book): BookWords | undefined => BOOKS.find((words) => words.book === book);

export const isBook = (name: string): name is Book => BOOKS.some(({ book }) => book === name);

export const loadBook = async (book: Book): Promise<readonly ShownAtom[]> => (await LOADERS[book]()).atoms;

export const loadChapters = async (book: Book): Promise<readonly Chapter[]> => (await wordsOf(book)?.chapters()) ?? [];

export const bookOfId = (id: string): Book | undefined =>
  BOOKS.find(({ book }) => id.startsWith(`${prefixes[book]}-`))?.book;

export async function loadAtom(id: string): Promise<ShownAtom | undefined> {
  const book = bookOfId(id);
  return book && (await loadBook(book)).find((atom) => atom.id === id);
}
