/**
 * The value as it would come back from JSON, in half the time or less: a copy in which what is absent is not there, and what is
 * no number is null. Of plain data only.
 */
export function plain<T>(value: T): T {
  return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
  switch (typeof value) {
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? copyOfList(value) : copyOfRecord(value as Record<string, unknown>);
    case 'number':
      return Number.isFinite(value) ? value : null;
    default:
      return value;
  }
}

function copyOfList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item !== 'string' && !Number.isInteger(item)) copy[i] = item === undefined ? null : copyOf(item);
  }
  return copy;
}

function copyOfRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key in record) {
    const item = record[key];
    if (item !== undefined) copy[key] = typeof item === 'string' ? item : copyOf(item);
  }
  return copy;
}
