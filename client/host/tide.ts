// Who was winning, move by move, in the judge's opinion. It reads whole positions, so only a finished game is weighed.
import type { State } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import { judgeFor, searchedGame } from '../../players/search/all.ts';

export interface TideMark {
  /** After how many moves. */
  readonly at: number;
  /** That of the first side. */
  readonly chance: number;
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

/** Weighs a position where something large is to be decided: in the middle of a battle or a Hunt it is not settled yet. */
export function weigherOf(game: AnyGame): ((state: State) => number | undefined) | undefined {
  const searched = searchedGame(game.name);
  if (!searched) return undefined;
  const { foresight } = searched;
  const judge = judgeFor(searched);
  return (state) =>
    game.decisions(state).some((decision) => foresight.share(decision) === 1)
      ? foresight.chance(state, 0, judge)
      : undefined;
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
