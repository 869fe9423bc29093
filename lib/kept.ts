/**
 * The new value, in which everything that says the same as in the old one is the old one: who knows things by identity, as a
 * page knows its rows, sees what has changed. Both are plain: lists, records and what JSON has.
 */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (keptList(before, now) as T) : now;
  return Array.isArray(before) ? now : (keptRecord(before as Fields, now as Fields) as T);
}

type Fields = Record<string, unknown>;

function keptRecord(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const made: Fields = {};
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    made[name] = kept(before[name], now[name]);
    isSame &&= name in before && Object.is(made[name], before[name]);
  }
  return isSame ? before : made;
}

/** Compared with what had its place; where that has changed, with all others, for something may have come in before it. */
function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let others: Map<string, unknown> | undefined;
  const made = now.map((one, i) => {
    const own = kept(before[i], one);
    if (typeof one !== 'object' || Object.is(own, before[i])) return own;
    others ??= new Map(before.map((each) => [JSON.stringify(each), each]));
    return others.get(JSON.stringify(one)) ?? own;
  });
  const isSame = made.length === before.length && made.every((one, i) => Object.is(one, before[i]));
  return isSame ? before : made;
}
