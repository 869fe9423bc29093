import { FELLOWSHIP_TILE, SHADOW_TILE, TILE_DIE, TILE_EYE } from '../../../games/wotr/tables/tiles.ts';
import { tileFacts } from './by-number.ts';

/** A Hunt tile in words: 'Hunt tile: 2, reveals the Fellowship'. */
export function tileWords(index: number): string {
  const { set, value, reveal, stop } = tileFacts(index);
  const kind = set === FELLOWSHIP_TILE ? 'Fellowship tile' : set === SHADOW_TILE ? 'Shadow tile' : 'Hunt tile';
  const harm =
    value === TILE_EYE
      ? 'an Eye, as many as the successes'
      : value === TILE_DIE
        ? 'the roll of a die'
        : value < 0
          ? `heals ${-value}`
          : String(value);
  return [`${kind}: ${harm}`, reveal && 'reveals the Fellowship', stop && 'stops it'].filter(Boolean).join(', ');
}
