// The points of every player over the turns of a game, for its graph.

import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { counted } from '../../../lib/counted.ts';
import type { TurnEnd } from '../../host/turn-ends.ts';
import { SEATS } from '../cards/seats.ts';

export interface PointsTurn {
  readonly turn: number;
  /** By seat: what the council would have given. */
  readonly totals: readonly number[];
}

/** It begins with nothing: whoever only has characters has no points in the council (MW-T1.2.5). */
export function pointsStory(turns: readonly TurnEnd[]): readonly PointsTurn[] {
  const ends = turns.map(({ turn, view }) => ({ turn, totals: totalsOf(view as MeccgView) }));
  return [{ turn: 0, totals: (ends[0]?.totals ?? []).map(() => 0) }, ...ends];
}

const totalsOf = ({ figures, rules }: MeccgView): readonly number[] =>
  figures.seats.slice(0, rules.solitaire === 1 ? 1 : undefined).map(({ total }) => total);

/** 'Player one 12, 15 at most; Player two 9.' */
export function pointsWords(story: readonly PointsTurn[]): string {
  const seats: readonly Seat[] = [...(story.at(-1)?.totals.keys() ?? [])];
  const one = (seat: Seat): string => {
    const all = story.map(({ totals }) => totals[seat] ?? 0);
    const [last, most] = [all.at(-1) ?? 0, Math.max(...all)];
    return `${SEATS[seat]?.name ?? ''} ${last}${most > last ? `, ${most} at most` : ''}`;
  };
  return `Points after ${counted(story.length - 1, 'turn')}: ${seats.map(one).join('; ')}.`;
}
