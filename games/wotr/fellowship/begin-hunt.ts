import type { TileSource, TileTwist } from '../frames.ts';
import { begin } from '../procedures.ts';
import type { WotrState } from '../state.ts';

/** A tile is due: drawn and answered as after a successful Hunt, before anything else goes on. */
export const beginTile = (s: WotrState, source: TileSource, twist: TileTwist = 'none', successes = 0): void =>
  begin(s, {
    at: 'hunt/tile-due',
    source,
    successes,
    twist,
    tile: -1,
    replaced: -1,
    again: -1,
    damage: 0,
    reveal: false,
    casualty: -1,
    guide: -1,
    leaving: 0,
  });
