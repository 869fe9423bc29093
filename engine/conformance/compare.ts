// Plain data, compared and searched. Every answer is a path in words, such as `hands.0.3`.

/** Where and how two values differ; nothing when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'it'} is ${short(a)} and ${short(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const here = path ? `${path}.${key}` : key;
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key))
      return `${here} is ${short(a[key])} and ${short(b[key])}, once missing`;
    const found = difference(a[key], b[key], here);
    if (found) return found;
  }
  return undefined;
}

/** What JSON would lose or change: `undefined`, NaN, a Map, a function, a loop. */
export function unsaveable(value: unknown, path = '', depth = 0): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path || 'it'} is ${short(value)}`;
  if (!isObject(value) || depth > 100) return `${path || 'it'} is ${depth > 100 ? 'endless' : short(value)}`;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null)
    return `${path || 'it'} is a ${kind.constructor?.name ?? 'strange object'}`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path || 'it'} is a list with holes`;
  for (const key in value) {
    const found = unsaveable(value[key], path ? `${path}.${key}` : key, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** The path in `a` of an object that is also a part of `b`. */
export function sharedPart(a: unknown, b: unknown): string | undefined {
  const parts = new Set<object>();
  const gather = (value: unknown): void => {
    if (!isObject(value) || parts.has(value)) return;
    parts.add(value);
    for (const key in value) gather(value[key]);
  };
  gather(b);
  const seen = new Set<object>();
  const search = (value: unknown, path: string): string | undefined => {
    if (!isObject(value) || seen.has(value)) return undefined;
    if (parts.has(value)) return path || 'it';
    seen.add(value);
    for (const key in value) {
      const found = search(value[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return undefined;
  };
  return search(a, '');
}

/** A state or view as text: equal texts are equal data. */
export const textOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** How the value differs from what it was when its text was taken. */
export function changedSince(text: string, value: unknown): string | undefined {
  return textOf(value) === text ? undefined : difference(JSON.parse(text), value);
}

/** As `difference`, but fast for equal data. */
export function unlike(a: unknown, b: unknown): string | undefined {
  return textOf(a) === textOf(b) ? undefined : difference(a, b);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function short(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`;
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  const text = textOf(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
