// The rule index in the browser: one chunk a book, fetched when first asked for.
import { type Book, prefixes } from '../../rulebook/atom.ts';
import type { ShownAtom } from './shown-atom.ts';

type Chunk = { readonly atoms: readonly ShownAtom[] };

const LOADERS: Readonly<Record<Book, () => Promise<Chunk>>> = {
  'war-of-the-ring': () => import('virtual:rulebook/war-of-the-ring'),
  metw: () => import('virtual:rulebook/metw'),
  'metw-player-aid': () => import('virtual:rulebook/metw-player-aid'),
  'collected-rulings': () => import('virtual:rulebook/collected-rulings'),
  'lidless-eye': () => import('virtual:rulebook/lidless-eye'),
  'mixed-games': () => import('virtual:rulebook/mixed-games'),
};

export const BOOK_TITLES: Readonly<Record<Book, string>> = {
  'war-of-the-ring': 'War of the Ring',
  metw: 'The Wizards',
  'metw-player-aid': 'The Wizards: player aid',
  'collected-rulings': 'Collected rulings',
  'lidless-eye': 'The Lidless Eye',
  'mixed-games': 'Wizard against Ringwraith',
};

export const BOOKS = Object.keys(BOOK_TITLES) as readonly Book[];

export const isBook = (name: string): name is Book => Object.hasOwn(BOOK_TITLES, name);

export const loadBook = async (book: Book): Promise<readonly ShownAtom[]> => (await LOADERS[book]()).atoms;

export const bookOfId = (id: string): Book | undefined => BOOKS.find((book) => id.startsWith(`${prefixes[book]}-`));

export async function loadAtom(id: string): Promise<ShownAtom | undefined> {
  const book = bookOfId(id);
  return book && (await loadBook(book)).find((atom) => atom.id === id);
}
