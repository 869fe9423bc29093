import type { ShownAtom } from './atoms/shown-atom.ts';

export const KIND_WORDS: Readonly<Record<ShownAtom['kind'], string>> = {
  rule: 'Rule',
  exception: 'Exception',
  setup: 'Setting up',
  victory: 'Victory',
  component: 'Component',
  example: 'Worked example',
  clarification: 'Clarification',
  ruling: 'Ruling',
  erratum: 'Correction',
  optional: 'Only if agreed',
};

interface Relation {
  readonly name: string;
  readonly ids: readonly string[];
}

/** The atoms that it names, by how it is related to them. */
export function relationsOf(atom: ShownAtom): readonly Relation[] {
  const all: readonly Relation[] = [
    { name: 'See also', ids: atom.needs ?? [] },
    { name: 'Says the same as', ids: atom.restates === undefined ? [] : [atom.restates] },
    { name: 'Replaced by', ids: atom.supersededBy ?? [] },
    { name: 'Replaces', ids: atom.supersedes ?? [] },
    { name: 'Changed by', ids: atom.amendedBy ?? [] },
    { name: 'Changes', ids: atom.amends ?? [] },
    { name: 'More fully in', ids: atom.completedBy ?? [] },
  ];
  return all.filter(({ ids }) => ids.length > 0);
}
