// Small helps for sentences: lists, suggestions, what a value is called.

/** Longer texts are compared by their beginnings. */
const COMPARED = 48;

/** How many letters must be changed to make one text the other. */
export function distance(one: string, other: string): number {
  const a = one.slice(0, COMPARED);
  const b = other.slice(0, COMPARED);
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    above = row;
  }
  return above[b.length];
}

export function nearestFirst(words: readonly string[], to: string): string[] {
  return words
    .map((word) => ({ word, far: distance(word, to) }))
    .sort((a, b) => a.far - b.far)
    .map(({ word }) => word);
}

/** ` Did you mean "offers"?`, or nothing when nothing is near. */
export function suggest(word: string, known: readonly string[]): string {
  const [nearest] = nearestFirst(known, word);
  return nearest !== undefined && distance(nearest, word) <= Math.max(1, Math.min(3, nearest.length >> 1))
    ? ` Did you mean "${nearest}"?`
    : '';
}

export function listed(words: readonly string[], most = 12): string {
  const more = words.length - most;
  return `${words.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export function cut(text: string, most = 200): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

export const quote = (text: string): string => `"${cut(text, 80)}"`;

/** A value for a sentence, as a file would spell it. */
export function spelled(value: unknown): string {
  return value === undefined || value === null ? 'nothing' : cut(JSON.stringify(value) ?? String(value));
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
