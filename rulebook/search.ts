import { type Atom, books } from './atom.ts';
import { atomTexts } from './files.ts';
import { atom } from './load.ts';
import { idsFor, plain, ranked, wordsOf } from './rank.ts';

/**
 * Atoms for a query, best first: the atom with that id, then those of that section (`WR-6.32`), then those that hold
 * every word of it. Case and accents do not matter; a word matches the beginning of a word.
 */
export const searchAtoms = (query: string, limit = 20): readonly Atom[] => {
  const words = wordsOf(query);
  const [first] = words;
  if (first === undefined) return [];
  const all = entries();
  const named =
    words.length === 1
      ? idsFor(
          first,
          all.map(({ id }) => id),
        )
      : [];
  const holding = all.filter(({ text }) => words.every((word) => text.includes(word)));
  const found = new Set([
    ...named.flatMap((id) => atom(id) ?? []),
    ...ranked(
      holding.flatMap(({ id }) => atom(id) ?? []),
      words,
    ),
  ]);
  return [...found].slice(0, limit);
};

type Entry = { readonly id: string; readonly text: string };

let cache: readonly Entry[] | undefined;

const entries = (): readonly Entry[] => {
  cache ??= books.flatMap((book) => [...atomTexts(book)].map(([id, text]) => ({ id, text: plain(text) })));
  return cache;
};
