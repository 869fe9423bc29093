import { fold } from '../lib/fold.ts';
import { type Atom, books } from './atom.ts';
import { atomTexts } from './files.ts';
import { atom } from './load.ts';

/**
 * Atoms for a query, best first: the atom with that id, then those of that section (`WR-6.32`), then those that hold
 * every word of it. Case and accents do not matter; a word matches the beginning of a word.
 */
export const searchAtoms = (query: string, limit = 20): readonly Atom[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const ids = words.length === 1 ? [...withId(first), ...sectionOf(first)] : [];
  const found = new Set([...ids.flatMap((id) => atom(id) ?? []), ...withWords(words)]);
  return [...found].slice(0, limit);
};

// Apostrophes go too: "Helms Deep" finds Helm's Deep, and YAML may write it Helm''s Deep.
const plain = (text: string): string => fold(text).replace(/['’]/g, '');

type Entry = { readonly id: string; readonly key: string; readonly text: string };

let cache: readonly Entry[] | undefined;

const entries = (): readonly Entry[] => {
  cache ??= books.flatMap((book) =>
    [...atomTexts(book)].map(([id, text]) => ({ id, key: plain(id), text: plain(text) })),
  );
  return cache;
};

const idsWhere = (fits: (key: string) => boolean): readonly string[] =>
  entries().flatMap(({ id, key }) => (fits(key) ? [id] : []));

const withId = (word: string): readonly string[] => idsWhere((key) => key === word);

// WR-6.3 means section 3 of chapter 6, not WR-6.30; a half-typed id falls back to its letters.
const sectionOf = (word: string): readonly string[] => {
  if (!/^[a-z]{2}-/.test(word)) return [];
  const stem = word.replace(/[.-]$/, '');
  const section = idsWhere((key) => key.startsWith(`${stem}.`) || key.startsWith(`${stem}-`));
  return section.length > 0 ? section : idsWhere((key) => key.startsWith(word));
};

const withWords = (words: readonly string[]): readonly Atom[] =>
  entries()
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .flatMap(({ id }) => atom(id) ?? [])
    .map((found) => ({ found, score: scoreOf(found, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);

/** Title 9, rule 3, anything else 1, once per word and a little more for the whole word; 0 if a word is missing. */
const scoreOf = (found: Atom, words: readonly string[]): number => {
  const { title, rule, book: _, ...rest } = found;
  const fields = [
    { text: plain(title), weight: 9 },
    { text: plain(rule), weight: 3 },
    { text: plain(textsOf(rest).join(' ')), weight: 1 },
  ];
  let total = 0;
  for (const word of words) {
    const best = Math.max(...fields.map(({ text, weight }) => weight * match(text, word)));
    if (best === 0) return 0;
    total += best;
  }
  return total;
};

/** 1.2 for the whole word, 1 for the beginning of one, 0 otherwise; 6.3 is not the beginning of 6.30. */
const match = (text: string, word: string): number => {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isLetter(text[at - 1])) continue;
    if (!isLetter(text[at + word.length])) return 1.2;
    if (!/\d$/.test(word)) best = 1;
  }
  return best;
};

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
