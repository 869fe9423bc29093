// How a book is laid out for reading: by chapters of ours.
import type { ShownAtom } from './atoms/shown-atom.ts';

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  readonly atoms: readonly ShownAtom[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  /** Of sections, chapter * 100 + section, both ends included. */
  readonly sections?: readonly (readonly [number, number])[];
  /** What stands between the book and the first point: S10 of MW-S10.1.3. */
  readonly groups?: readonly string[];
}

/** WR-6.32.1 is in section 632. */
function sectionOf(id: string): number {
  const [, chapter, section] = /^\w+-(\d+)\.(\d+)/.exec(id) ?? [];
  return Number(chapter) * 100 + Number(section);
}

/** MW-S10.1.3 is in group S10. */
const groupOf = (id: string): string => /^\w+-([A-Za-z]*\d*)/.exec(id)?.[1] || 'more';

const isIn = ({ sections = [], groups = [] }: Chapter, { id }: ShownAtom): boolean =>
  groups.includes(groupOf(id)) || sections.some(([from, to]) => sectionOf(id) >= from && sectionOf(id) <= to);

export const topicsOf = (chapters: readonly Chapter[], atoms: readonly ShownAtom[]): readonly Topic[] =>
  chapters.map((chapter) => {
    const { id, title, lede } = chapter;
    return { id, title, lede, atoms: atoms.filter((atom) => isIn(chapter, atom)) };
  });

/** The rules that stand before and after this one in its chapter, `most` on either side. */
export function neighboursOf({ atoms }: Topic, id: string, most = 3): readonly ShownAtom[] {
  const at = atoms.findIndex((atom) => atom.id === id);
  return at < 0 ? [] : atoms.slice(Math.max(0, at - most), at + most + 1);
}
