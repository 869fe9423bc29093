// The rule index as one lazy chunk a book: import('virtual:rulebook/war-of-the-ring').
import { fileURLToPath } from 'node:url';
import { type Atom, type Book, books } from '../../rulebook/atom.ts';
import { coverage } from '../../rulebook/coverage.ts';
import { loadAtoms } from '../../rulebook/load.ts';
import type { ShownAtom } from '../rulebook/atoms/shown-atom.ts';

const PREFIX = 'virtual:rulebook/';

/** Where the book says it and why no test can show it are for the people who write the index. */
const shown = ({ book: _, source: __, untestable: ___, ...atom }: Atom) => atom;

export const shownAtoms = (book: Book, proved: ReadonlySet<string>): readonly ShownAtom[] =>
  loadAtoms(book).map((atom) => ({ ...shown(atom), ...(proved.has(atom.id) && { proved: true }) }));

function chunkOf(book: Book, proved: ReadonlySet<string>): string {
  const atoms = shownAtoms(book, proved);
  return `export const atoms = JSON.parse(${JSON.stringify(JSON.stringify(atoms))});`;
}

export function rulebookChunks() {
  let proved: ReadonlySet<string> | undefined;
  return {
    name: 'rulebook-chunks',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id: string): string | undefined {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const book = books.find((one) => one === id.slice(PREFIX.length + 1));
      if (!book) throw new Error(`There is no book ${id}.`);
      proved ??= new Set(Object.keys(coverage(fileURLToPath(new URL('../..', import.meta.url))).proofs));
      return chunkOf(book, proved);
    },
  };
}
