// How a query finds atoms: pure, so that the command line and the browser answer alike.
import { fold } from '../lib/fold.ts';
import type { Atom } from './atom.ts';

// Apostrophes go too: "Helms Deep" finds Helm's Deep, and YAML may write it Helm''s Deep.
export const plain = (text: string): string => fold(text).replace(/['’]/g, '');

export const wordsOf = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean);

/** Of these ids, the one the word is, then those of the section it names: WR-6.3 is a section, not the start of WR-6.30. */
export function idsFor(word: string, ids: readonly string[]): readonly string[] {
  const keys = ids.map((id) => ({ id, key: plain(id) }));
  const where = (fits: (key: string) => boolean) => keys.flatMap(({ id, key }) => (fits(key) ? [id] : []));
  const exact = where((key) => key === word);
  if (!/^[a-z]{2}-/.test(word)) return exact;
  const stem = word.replace(/[.-]$/, '');
  const section = where((key) => key.startsWith(`${stem}.`) || key.startsWith(`${stem}-`));
  // A half-typed id falls back to its letters.
  return [...exact, ...(section.length > 0 ? section : where((key) => key.startsWith(word)))];
}

/** What is searched in: an atom without the name of its book. */
type Searched = Omit<Atom, 'book' | 'source'>;

/** Title 9, rule 3, anything else 1, once per word and a little more for the whole word; 0 if a word is missing. */
export function scoreOf(found: Searched & { readonly book?: unknown }, words: readonly string[]): number {
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
}

/** Those that hold every word, best first. */
export const ranked = <A extends Searched>(atoms: readonly A[], words: readonly string[]): readonly A[] =>
  atoms
    .map((found) => ({ found, score: scoreOf(found, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);

/** 1.2 for the whole word, 1 for the beginning of one, 0 otherwise; 6.3 is not the beginning of 6.30. */
function match(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isLetter(text[at - 1])) continue;
    if (!isLetter(text[at + word.length])) return 1.2;
    if (!/\d$/.test(word)) best = 1;
  }
  return best;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
