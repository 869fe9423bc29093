// The rule index in the browser: one chunk a book, fetched when first asked for.
import type { Book } from '../../../rulebook/atom.ts';
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

export const loadBook = async (book: Book): Promise<readonly ShownAtom[]> => (await LOADERS[book]()).atoms;
