// Sméagol: his tiles bring him, he always guides, and he goes easily (WR-12.3).
import type { Emit } from '../../../engine/game.ts';
import { say } from '../say.ts';
import { type Board, ELIMINATED, IN_FELLOWSHIP, REPLACED, SET_ASIDE, type WotrState } from '../state.ts';
import { GOLLUM, SMEAGOL } from '../tables/characters.ts';
import { SMEAGOL_TILE, TILE_SET } from '../tables/tiles.ts';

export const hasSmeagol = (s: Board): boolean => s.at[SMEAGOL] === IN_FELLOWSHIP;

/** Companions besides him: without any he becomes Gollum (WR-12.3.11). */
export const hasOthers = (s: Board): boolean => s.at.some((at, c) => at === IN_FELLOWSHIP && c !== SMEAGOL);

/** A tile of his that can no longer do anything is put away and another drawn (WR-12.3.9, WR-12.3.12). */
export const isIdleTile = (s: Board, tile: number): boolean =>
  TILE_SET[tile] === SMEAGOL_TILE && (s.guide === GOLLUM || s.at[SMEAGOL] === ELIMINATED || s.at[SMEAGOL] === REPLACED);

/** A drawn tile leaves the game. */
export function removeTile(s: WotrState, tile: number): void {
  s.drawn.splice(s.drawn.indexOf(tile), 1);
  s.gone.push(tile);
}

/** His tile: the first brings him and leaves the game, the second goes back while he guides (WR-12.3.4, WR-12.3.16). */
export function meetSmeagol(s: WotrState, tile: number, emit: Emit): void {
  if (s.at[SMEAGOL] !== SET_ASIDE) {
    s.drawn.splice(s.drawn.indexOf(tile), 1);
    s.pool.push(tile);
    return;
  }
  removeTile(s, tile);
  s.at[SMEAGOL] = IN_FELLOWSHIP;
  s.guide = SMEAGOL;
  emit?.(say('smeagol', 'WR-12.3.4', 'Sméagol joins the Fellowship, and guides it from now on.'));
}

/** Out of the game without having been eliminated: nothing comes of it (WR-12.3.17). */
export function dismissSmeagol(s: WotrState, emit: Emit): void {
  s.at[SMEAGOL] = REPLACED;
  emit?.(say('smeagol-gone', 'WR-12.3.17', 'Sméagol slinks away and is out of the game.'));
}
