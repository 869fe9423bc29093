// What a tile of the Hunt means where it is drawn: for the Hunt itself, and for whoever reckons what may come of it.
import { isRefuge } from '../board/control.ts';
import type { TileFrame } from '../frames.ts';
import type { Board } from '../state.ts';
import { GOLLUM } from '../tables/characters.ts';
import { STANDARD_TILE, TILE_EYE, TILE_REVEAL, TILE_SET, TILE_VALUE } from '../tables/tiles.ts';

type Hunt = Pick<TileFrame, 'source' | 'successes' | 'twist'>;

/** An Eye counts successes after a roll and dice in Mordor; otherwise nothing (WR-9.7.3, WR-9.7.5, WR-9.12.4). */
export const eyeValue = (s: Board, { source, successes }: Pick<Hunt, 'source' | 'successes'>): number =>
  source === 'hunt' ? successes : source === 'mordor' ? s.huntDice + s.huntFree : 0;

/** Would the tile show them to the enemy? Gollum hides them from the numbered ones (WR-8.4.7). */
export function reveals(s: Board, { source, twist }: Pick<Hunt, 'source' | 'twist'>, tile: number): boolean {
  if (!TILE_REVEAL[tile] || s.revealed) return false;
  if (twist === 'fire' || twist === 'gates') return false;
  if (source === 'declared' && s.mordor === 0 && isRefuge(s, s.ringBearers)) return false; // WR-9.8.1
  const numbered = TILE_SET[tile] === STANDARD_TILE && TILE_VALUE[tile] < TILE_EYE;
  return !(numbered && s.guide === GOLLUM);
}
