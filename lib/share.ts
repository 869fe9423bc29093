// Shares of games won, with the interval in which the truth lies.

export interface Share {
  readonly wins: number;
  readonly share: number;
  /** The 95 % Wilson interval of the share. */
  readonly from: number;
  readonly to: number;
}

/** The interval in which the true share lies with 95 %, as Wilson reckons it. */
export function wilson(wins: number, games: number): Share {
  const z = 1.96;
  const share = games === 0 ? 0 : wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { wins, share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
