// How a book is laid out for reading: by chapters of ours, or by its numbers.
import type { ShownAtom } from './shown-atom.ts';

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly lede?: string;
  readonly atoms: readonly ShownAtom[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  /** Of sections, chapter * 100 + section, both ends included. */
  readonly sections: readonly (readonly [number, number])[];
}

/** WR-6.32.1 is in section 632. */
function sectionOf(id: string): number {
  const [, chapter, section] = /^\w+-(\d+)\.(\d+)/.exec(id) ?? [];
  return Number(chapter) * 100 + Number(section);
}

export function topicsOf(chapters: readonly Chapter[] | undefined, atoms: readonly ShownAtom[]): readonly Topic[] {
  if (chapters)
    return chapters.map(({ id, title, lede, sections }) => ({
      id,
      title,
      lede,
      atoms: atoms.filter((atom) =>
        sections.some(([from, to]) => sectionOf(atom.id) >= from && sectionOf(atom.id) <= to),
      ),
    }));
  const groups = Map.groupBy(atoms, ({ id }) => /^\w+-([A-Za-z]*\d*)/.exec(id)?.[1] || 'more');
  return [...groups].map(([id, group]) => ({ id, title: `Section ${id}`, atoms: group }));
}
