// Differences between two plain values, small enough to send after every move: a list of [path, value] pairs.
// A value that is absent is taken away; an array that changed its length is sent whole.
import { plain } from '../lib/plain.ts';
import { there } from '../lib/there.ts';

export type Path = readonly (string | number)[];
export type Change = readonly [path: Path, value?: unknown];
export type Patch = readonly Change[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `before` is as from JSON; `after` need not be, and nothing of it is kept: what has changed is copied as JSON would. */
export function difference(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  if (before !== after) compare(before, after, [], changes);
  return changes;
}

/** Of two that are not the same. `path` is where they are; it is copied only for what has changed, for that is little. */
function compare(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  if (isObject(before) && isObject(after)) {
    for (const key in before) if (after[key] === undefined) changes.push([[...path, key]]);
    for (const key in after) {
      const item = after[key];
      if (item === before[key] || item === undefined) continue;
      path.push(key);
      compare(before[key], item, path, changes);
      path.pop();
    }
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const at = changes.length;
    for (let i = 0; i < after.length; i++) {
      if (after[i] === before[i]) continue;
      path.push(i);
      compare(before[i], after[i], path, changes);
      path.pop();
    }
    // A short array of plain values is cheaper whole than as several changes.
    if (changes.length - at > 1 && after.length <= 12 && after.every((item) => typeof item !== 'object'))
      changes.splice(at, changes.length - at, [[...path], plain(after)]);
  } else {
    const value = plain(after) ?? null;
    if (value !== before) changes.push([[...path], value]);
  }
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
