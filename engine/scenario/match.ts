// Does what there is agree with what a file names of it? Maps agree when the named keys do; lists and all else exactly.
import { isMap, spelled, suggest } from './words.ts';

export type Path = readonly (string | number)[];

export interface Difference {
  readonly path: Path;
  readonly text: string;
}

const MOST_DIFFERENCES = 8;

/** What differs. An expected null (`~` in a file) agrees with nothing being there. */
export function differences(expected: unknown, actual: unknown): readonly Difference[] {
  const found: Difference[] = [];
  compare(expected, actual, [], found);
  return found;
}

function compare(expected: unknown, actual: unknown, path: Path, found: Difference[]): void {
  if (found.length >= MOST_DIFFERENCES) return;
  if (isMap(expected) && isMap(actual)) {
    for (const [key, value] of Object.entries(expected)) {
      const there = Object.hasOwn(actual, key);
      if (there || value === null) compare(value, there ? actual[key] : undefined, [...path, key], found);
      else
        found.push({
          path: [...path, key],
          text: `${where([...path, key])} should be ${spelled(value)}, but is not there.${suggest(key, Object.keys(actual))}`,
        });
    }
  } else if (!same(expected, actual))
    found.push({ path, text: `${where(path)} should be ${spelled(expected)}, but is ${spelled(actual)}.` });
}

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (isMap(a)) {
    if (!isMap(b)) return false;
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
  }
  return a === b || ((a ?? null) === null && (b ?? null) === null);
}

const where = (path: Path): string => (path.length === 0 ? 'All of it' : path.join(' › '));
