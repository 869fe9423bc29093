/**
 * A deep copy of plain data. Much faster than structuredClone because it trusts the house rule for states:
 * an array whose first element is not an object holds no objects at all.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    if (typeof list[0] === 'object') for (let i = 0; i < list.length; i++) list[i] = copy(list[i]);
    return list as T;
  }
  // Spread keeps the shape. Written key by key, an object of many keys becomes a dictionary, in which every read is a search.
  const out = { ...value };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = copy(item);
  }
  return out;
}
