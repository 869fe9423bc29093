// Who was winning through a game, and what turned it. Nothing is imported, so that a page can draw it.

export interface TideMark {
  /** After how many moves. */
  readonly at: number;
  /** That of the first side. */
  readonly chance: number;
  /** The turn of the game, where it is known. */
  readonly turn?: number;
}

/** A stretch of the game that changed who was winning. */
export interface TurningPoint {
  /** The moves from this one up to, not including, that one. */
  readonly from: number;
  readonly at: number;
  /** The chance of the first side before and after. */
  readonly before: number;
  readonly after: number;
}

const MOST_POINTS = 7;
const LEAST_SWING = 0.08;
/** An opinion of one moment errs: so many on either side are taken together. */
const AROUND = 3;

/** The largest lasting swings, in the order of the game. */
export function turningPoints(tide: readonly TideMark[]): readonly TurningPoint[] {
  const mean = (marks: readonly TideMark[]): number =>
    marks.reduce((sum, { chance }) => sum + chance, 0) / marks.length;
  const swings = tide.slice(1).map(({ at }, i) => ({
    nth: i,
    from: tide[i].at,
    at,
    before: mean(tide.slice(Math.max(0, i + 1 - AROUND), i + 1)),
    after: mean(tide.slice(i + 1, i + 1 + AROUND)),
  }));
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  const chosen: (typeof swings)[number][] = [];
  for (const swing of swings.toSorted((a, b) => size(b) - size(a))) {
    if (size(swing) < LEAST_SWING || chosen.length === MOST_POINTS) break;
    // Beside a larger one it is the same swing.
    if (chosen.every(({ nth }) => Math.abs(nth - swing.nth) >= AROUND)) chosen.push(swing);
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ from, at, before, after }) => ({ from, at, before, after }));
}

/** Something better that could have been done, by what its player knew then. */
export interface MissedPlan {
  /** The choice after so many moves. */
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  readonly made: string;
  readonly better: string;
  /** The share of the worlds that were looked at in which it wins. */
  readonly madeChance: number;
  readonly betterChance: number;
  readonly why: string;
}

/** A finished game in hindsight. */
export interface Analysis {
  readonly tide: readonly TideMark[];
  /** The largest first. */
  readonly missed: readonly MissedPlan[];
  /** By side: what missed plans cost it, in chances to win, 0 and more. */
  readonly choices: readonly number[];
  /** What dice and cards gave the first side beyond the choices that were seen: below 0 they favoured the other. */
  readonly luck: number;
  /** How many choices were looked at again, of how many that mattered. */
  readonly looked: number;
  readonly of: number;
}
