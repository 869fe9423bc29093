import type { Atom } from '../../../rulebook/atom.ts';

/** An atom as the browser gets it. */
export type ShownAtom = Omit<Atom, 'book' | 'source' | 'untestable'> & {
  /** A test names it. */
  readonly proved?: boolean;
};
