// Finding things by a few letters of their names, whatever the accents.
import { fold } from '../../lib/fold.ts';
import type { Told } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';

/** Something that can be found, and what finding it does. */
export interface Findable {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly icon: string;
  /** Goes there, or shows it. */
  go?(): void;
  /** Or a page that says it. */
  readonly href?: string | undefined;
}

export interface FoundGroup {
  readonly title: string;
  readonly found: readonly Findable[];
}

const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a name answers: 0 is its beginning, -1 not at all. Every word asked for must begin a word of the name. */
export function rankOf(query: string, name: string): number {
  const asked = wordsIn(query);
  const words = wordsIn(name);
  const places = asked.map((word) => words.findIndex((other) => other.startsWith(word)));
  const [first] = places;
  if (first === undefined || places.includes(-1)) return -1;
  return first + (words.join(' ').startsWith(asked.join(' ')) ? 0 : 1);
}

/** The numbers of the names that answer, the best first; of equals the shorter. */
export function findNames(query: string, names: readonly string[], most = 6): readonly number[] {
  return names
    .map((name, i) => ({ i, rank: rankOf(query, name), length: name.length }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.length - b.length || a.i - b.i)
    .slice(0, most)
    .map(({ i }) => i);
}

export interface FoundLine {
  readonly line: Told;
  /** After how many moves it was heard. */
  readonly at: number;
}

/** Sentences of the log that hold every word, the newest first, each once. */
export function findLines(query: string, heard: readonly Heard[], most = 6): readonly FoundLine[] {
  const asked = wordsIn(query);
  if (asked.length === 0) return [];
  const found: FoundLine[] = [];
  for (const [at, { told }] of [...heard.entries()].toReversed()) {
    if (found.length >= most) break;
    for (const line of told.toReversed()) {
      const words = wordsIn(line.text);
      const holds = asked.every((word) => words.some((other) => other.startsWith(word)));
      if (holds && found.length < most && !found.some((one) => one.line.text === line.text))
        found.push({ line, at: at + 1 });
    }
  }
  return found;
}
