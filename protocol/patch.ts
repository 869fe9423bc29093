import { there } from '../lib/there.ts';
// Differences between two plain values, small enough to send after every move: a list of [path, value] pairs.
// A value that is absent is taken away; an array that changed its length is sent whole.

export type Path = readonly (string | number)[];
export type Change = readonly [path: Path, value?: unknown];
export type Patch = readonly Change[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function difference(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  if (before !== after) compare(before, after, [], changes);
  return changes;
}

/** Of two that are not the same. `path` is where they are; it is copied only for what has changed, for that is little. */
function compare(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  const compareAt = (key: string | number, one: unknown, other: unknown): void => {
    if (one === other) return;
    path.push(key);
    compare(one, other, path, changes);
    path.pop();
  };
  if (isObject(before) && isObject(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
    for (const key of Object.keys(after)) compareAt(key, before[key], after[key]);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const at = changes.length;
    for (let i = 0; i < after.length; i++) compareAt(i, before[i], after[i]);
    // A short array of plain values is cheaper whole than as several changes.
    if (changes.length - at > 1 && after.length <= 12 && after.every((item) => typeof item !== 'object'))
      changes.splice(at, changes.length - at, [[...path], after]);
  } else changes.push([[...path], after]);
}

/** The value after the changes. Shares with `before` what did not change, and leaves it as it is. */
export function patched<T>(before: T, patch: Patch): T {
  let result: unknown = before;
  for (const change of patch) result = withChange(result, change[0], 0, change.length > 1, change[1]);
  return result as T;
}

function withChange(value: unknown, path: Path, depth: number, has: boolean, item: unknown): unknown {
  if (depth === path.length) return item;
  const key = there(path[depth]);
  const last = depth === path.length - 1;
  if (Array.isArray(value)) {
    const list = value.slice();
    list[Number(key)] = withChange(value[Number(key)], path, depth + 1, has, item);
    return list;
  }
  const copy: Record<string, unknown> = { ...(isObject(value) ? value : {}) };
  if (last && !has) delete copy[key];
  else copy[key] = withChange(copy[key], path, depth + 1, has, item);
  return copy;
}
