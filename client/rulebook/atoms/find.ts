import { idsFor, ranked, wordsOf } from '../../../rulebook/rank.ts';
import type { ShownAtom } from './shown-atom.ts';

/** As `mathom rules WORDS` ranks them: the id, its section, then what holds every word. */
export function findAtoms(atoms: readonly ShownAtom[], query: string, limit = 40): readonly ShownAtom[] {
  const words = wordsOf(query);
  const [first] = words;
  if (first === undefined) return [];
  const byId = new Map(atoms.map((atom) => [atom.id, atom]));
  const named = words.length === 1 ? idsFor(first, [...byId.keys()]) : [];
  const found = new Set([...named.flatMap((id) => byId.get(id) ?? []), ...ranked(atoms, words)]);
  return [...found].slice(0, limit);
}
