/**
 * A deep copy of plain data. Much faster than structuredClone because it trusts the house rule for states:
 * an array whose first element is not an object holds no objects at all.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    if (n === 0 || typeof value[0] !== 'object') return value.slice() as T;
    const list = new Array(n);
    for (let i = 0; i < n; i++) list[i] = copy(value[i]);
    return list as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    out[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return out as T;
}
