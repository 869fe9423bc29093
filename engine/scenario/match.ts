// Does what there is agree with what a file names of it? Maps agree when the named keys do; lists and all else
// exactly, unless a question is put: { contains: glamdring }, { count: 3 }, { at least: 5 }.
import { isMap, spelled, suggest } from '../words.ts';

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
  if (isQuestion(expected, actual)) answer(expected, actual, path, found);
  else if (isMap(expected) && isMap(actual)) {
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

/** What can be asked of a list or a number without naming it all. */
const QUESTIONS: Readonly<Record<string, (actual: unknown, wanted: unknown) => boolean>> = {
  contains: (actual, wanted) => Array.isArray(actual) && includesAll(actual, listOf(wanted)),
  lacks: (actual, wanted) => Array.isArray(actual) && !listOf(wanted).some((one) => includesAll(actual, [one])),
  count: (actual, wanted) => Array.isArray(actual) && actual.length === wanted,
  'at least': (actual, wanted) => sizeOf(actual) >= Number(wanted),
  'at most': (actual, wanted) => sizeOf(actual) <= Number(wanted),
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value));

/** Every one of them, as often as it is named. */
function includesAll(actual: readonly unknown[], wanted: readonly unknown[]): boolean {
  const left = [...actual];
  return wanted.every((one) => {
    const at = left.findIndex((other) => same(one, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A map of questions where the position has a list or a number. */
const isQuestion = (expected: unknown, actual: unknown): expected is Readonly<Record<string, unknown>> =>
  isMap(expected) &&
  !isMap(actual) &&
  Object.keys(expected).length > 0 &&
  Object.keys(expected).every((key) => Object.hasOwn(QUESTIONS, key));

function answer(asked: Readonly<Record<string, unknown>>, actual: unknown, path: Path, found: Difference[]): void {
  for (const [key, wanted] of Object.entries(asked))
    if (!QUESTIONS[key](actual ?? [], wanted))
      found.push({
        path: [...path, key],
        text: `${where(path)} should say ${key}: ${spelled(wanted)}, but is ${spelled(actual)}.`,
      });
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
