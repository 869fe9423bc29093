/** [a, b, c] → [a, b] and [b, c]: each with the one that follows it. */
export const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, i) => list.slice(i + 1, i + 2).map((next) => [one, next] as const));
