// How much influence is in use, and whose.
import { NONE, type Seat } from '../../../engine/game.ts';
import { ownerOf } from '../../../games/meccg/seats.ts';
import { GENERAL_INFLUENCE } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Cards } from './reading.ts';

export interface InfluenceBar {
  /** Whose direct influence; undefined for the player's general influence. */
  readonly name: string | undefined;
  readonly used: number;
  readonly of: number;
}

/** Leaders beyond these have no bar. */
const MOST = 4;

/** General influence first; then who leads somebody or could, those who lead first. */
export function influenceOf(view: MeccgView, cards: Cards, own: Seat): readonly InfluenceBar[] {
  const { influence: left = 0, general = GENERAL_INFLUENCE } = view.figures.seats[own] ?? {};
  const leaders = Object.entries(view.figures.characters)
    .filter(([card, { influence }]) => ownerOf(view, Number(card)) === own && influence > 0)
    .map(([card, { influence, unused }]) => ({
      name: cards[view.def[Number(card)] ?? NONE]?.name ?? '',
      used: influence - unused,
      of: influence,
    }))
    .sort((a, b) => b.used - a.used || b.of - a.of);
  return [
    { name: undefined, used: general - left, of: general },
    ...leaders.filter(({ used }, i) => used > 0 || i < 2).slice(0, MOST),
  ];
}
