/** Remembers answers by key; a full memory starts anew. What is answered is shared: nobody may change it. */
export function memo<K, V>(limit: number): (key: K, make: () => V) => V {
  const known = new Map<K, V>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= limit) known.clear();
    known.set(key, made);
    return made;
  };
}
