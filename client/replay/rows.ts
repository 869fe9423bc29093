// A recorded game as numbered sentences: choices that say nothing belong to what comes of them.
import type { Seat } from '../../engine/game.ts';
import type { Heard } from '../host/local-table.ts';
import type { Step } from '../host/replay-table.ts';
import type { TurningPoint } from '../host/tide.ts';
import { wordsOf } from '../table/swings.ts';

export interface StoryRow {
  /** The moves from this one up to, not including, that one. */
  readonly from: number;
  readonly at: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly words: string;
}

export function storyRows(heard: readonly Heard[], steps: readonly Step[]): readonly StoryRow[] {
  const rows: StoryRow[] = [];
  let from = 0;
  for (const [i, { seat, told }] of heard.entries()) {
    const words = wordsOf(heard.slice(i, i + 1));
    if (told.length === 0 || !words) continue;
    rows.push({ from, at: i + 1, seat, turn: steps[i]?.turn ?? 0, words });
    from = i + 1;
  }
  return rows;
}

/** The last thing that had happened by then. */
export const rowAt = (rows: readonly StoryRow[], at: number): StoryRow | undefined =>
  rows.findLast((row) => row.at <= at);

export const rowAfter = (rows: readonly StoryRow[], at: number, end: number): number =>
  rows.find((row) => row.at > at)?.at ?? end;

export const rowBefore = (rows: readonly StoryRow[], at: number): number =>
  rows.findLast((row) => row.at < at)?.at ?? 0;

/** The turning point that a row is part of. */
export const pointOf = (points: readonly TurningPoint[], row: StoryRow): TurningPoint | undefined =>
  points.find(({ from, at }) => from < row.at && row.at <= at);
