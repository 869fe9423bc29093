// The Hunt Pool (WR-9.1, WR-9.3). A tile in hand lies among the drawn ones.
import type { Emit } from '../../../engine/game.ts';
import { draw } from '../../../engine/random.ts';
import { say, tileTitle } from '../say.ts';
import type { WotrState } from '../state.ts';
import { STANDARD_TILE, TILE_EYE, TILE_NAMES, TILE_SET, TILE_VALUE } from '../tables/tiles.ts';

/** A tile out of the bag, blindly. `held` are drawn tiles that cannot come back now; -1 for none. */
export function drawTile(s: WotrState, emit: Emit, ...held: readonly number[]): number {
  refillPool(s, emit, ...held);
  const place = draw(s, s.pool.length, (i) => TILE_NAMES[s.pool[i]]);
  const [tile] = s.pool.splice(place, 1);
  s.drawn.push(tile);
  emit?.(say('tile', 'WR-9.1.1', `A Hunt tile is drawn: ${tileTitle(tile)}.`, undefined, { tile }));
  return tile;
}

/** When all are used the Standard tiles return, but for those out of the game; Special ones never do (WR-9.1.2, WR-9.12.10). */
export function refillPool(s: WotrState, emit: Emit, ...held: readonly number[]): void {
  if (s.pool.length > 0) return;
  returnWhere(s, (tile) => TILE_SET[tile] === STANDARD_TILE && !held.includes(tile));
  emit?.(say('pool', 'WR-9.1.2', 'The Hunt Pool is empty: the Standard tiles go back into it.'));
}

/** A drawn tile goes back into the bag. */
export function returnTile(s: WotrState, tile: number): void {
  returnWhere(s, (other) => other === tile);
}

/** The Eyes come back when the Fellowship enters Mordor, and the Special tiles in play join (WR-9.11.3). */
export function poolForMordor(s: WotrState): void {
  returnWhere(s, (tile) => TILE_VALUE[tile] === TILE_EYE);
  s.pool.push(...s.specials);
  s.specials = [];
}

/** A card puts a Special tile into play: at once in Mordor, else it waits for the Fellowship to enter (WR-9.3.2, WR-9.3.3). */
export function addSpecialTile(s: WotrState, tile: number, emit: Emit): void {
  const there = s.mordor > 0;
  (there ? s.pool : s.specials).push(tile);
  const text = there ? 'goes into the Hunt Pool' : 'waits for the Fellowship to enter Mordor';
  emit?.(
    say('special-tile', there ? 'WR-9.3.3' : 'WR-9.3.2', `The tile ${tileTitle(tile)} ${text}.`, undefined, { tile }),
  );
}

function returnWhere(s: WotrState, back: (tile: number) => boolean): void {
  const kept: number[] = [];
  for (const tile of s.drawn) (back(tile) ? s.pool : kept).push(tile);
  s.drawn = kept;
}
