import { distance } from '../engine/words.ts';
import { fold } from '../lib/fold.ts';

/** Breaks a text into lines of at most `width`, each after `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line += line === '' ? word : ` ${word}`;
  }
  if (line !== '') lines.push(indent + line);
  return lines.join('\n');
}

/** Rows with aligned columns. Numbers stand to the right, and so does all but the first column if asked. */
export function table(
  rows: readonly (readonly (string | number)[])[],
  indent = '',
  rest: 'left' | 'right' = 'left',
): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  const pad = (cell: string | number, i: number): string =>
    typeof cell === 'number' || (rest === 'right' && i > 0)
      ? String(cell).padStart(widths[i])
      : String(cell).padEnd(widths[i]);
  return rows.map((row) => `${indent}${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** The candidates most like a word that was perhaps mistyped, best first; none when nothing is near. */
export function nearest(word: string, candidates: readonly string[], most = 1): readonly string[] {
  const wanted = fold(word);
  return candidates
    .map((candidate) => ({ candidate, far: farness(wanted, fold(candidate)) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 2.5)))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** `; did you mean "x"?`, or what else to say when nothing is near. */
export function didYouMean(word: string, candidates: readonly string[], otherwise: string): string {
  const [best] = nearest(word, candidates);
  return best === undefined ? `; ${otherwise}` : `; did you mean "${best}"?`;
}

/** A word that begins or contains what was typed is nearer than a letter changed. */
function farness(typed: string, word: string): number {
  if (typed.length > 2 && word.includes(typed)) return word.startsWith(typed) ? 0.5 : 0.9;
  return distance(typed, word);
}
