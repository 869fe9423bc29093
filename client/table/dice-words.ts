// Dice are told as sentences. For showing them, the numbers are read back out of the sentence.

export interface RollTold {
  readonly values: readonly number[];
  /** How many of them count. */
  readonly hits: number;
}

/** 'The Shadow rolls 2, 3, 5: 1 hit.' → [2, 3, 5] and 1. */
export function rollIn(text: string): RollTold | undefined {
  const match = /(?:rolls?|again|besides:|dice?:|Rolled) ((?:[1-6], )*[1-6])(?: \([^)]*\))?[:;] (\d+)/.exec(text);
  return match ? { values: match[1].split(', ').map(Number), hits: Number(match[2]) } : undefined;
}

/** Which dice hit: the highest, as many as there are hits. */
export function hitFlags({ values, hits }: RollTold): readonly boolean[] {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => b.value - a.value || a.i - b.i);
  const lucky = new Set(order.slice(0, hits).map(({ i }) => i));
  return values.map((_, i) => lucky.has(i));
}
