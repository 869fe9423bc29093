export type { Ambiguity, Atom, Book, GameName, Kind, Lines, Part } from './atom.ts';
export { books, kinds, parts } from './atom.ts';
export type { Coverage, SourceCoverage, Tally } from './coverage.ts';
export { coverage } from './coverage.ts';
export { isAtomId } from './files.ts';
export { atom, loadAtoms } from './load.ts';
export { searchAtoms } from './search.ts';
