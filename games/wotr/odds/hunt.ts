// The exact chances of a Hunt Roll and of the tile it draws (WR-9.4 to WR-9.7), before anybody answers the damage.
import { TILE_EYE } from '../tables/tiles.ts';
import { type Bag, damagesOf, kindsIn, tilesOf } from './bag.ts';
import { hitChances } from './dice.ts';

export interface HuntRoll {
  /** Shadow dice in the Hunt box; five of them roll (WR-9.4.4). */
  readonly level: number;
  /** Free Peoples dice in the box: each adds 1 to every die (WR-9.5.1). */
  readonly moved?: number;
  /** One for each condition that applies (WR-9.6.2). */
  readonly rerolls?: number;
  /** What a card adds to every die. */
  readonly bonus?: number;
}

/** What a Hunt die must show: with enough dice in the box even a 1 succeeds (WR-9.5.2). */
export const huntNeeded = (moved: number, bonus = 0): number => Math.max(1, Math.min(6, 6 - moved - bonus));

/** The chance of 0, 1, 2 … successes; with Hunt Level 0 there is no roll (WR-9.4.5). */
export const huntSuccesses = ({ level, moved = 0, rerolls = 0, bonus = 0 }: HuntRoll): Float64Array =>
  hitChances(level, huntNeeded(moved, bonus), rerolls);

/** Chances of what happens when a tile may be drawn; where none is drawn, nothing happens. */
export interface TileOdds {
  /** By points of Hunt Damage. A tile that heals inflicts none (WR-9.3.4). */
  readonly damage: Float64Array;
  readonly expectedDamage: number;
  readonly expectedHealing: number;
  /** A Reveal icon, an Eye, a Stop icon. */
  readonly reveal: number;
  readonly eye: number;
  readonly stop: number;
}

export interface HuntOdds extends TileOdds {
  /** At least one success: a tile is drawn (WR-9.7.1). */
  readonly success: number;
  readonly successes: Float64Array;
}

/** The next tile, with an Eye worth so much: successes, or on the Mordor Track the dice in the Hunt box (WR-9.12.4). */
export const tileOdds = (eye: number, bag: Bag = {}): TileOdds => tileMix(Float64Array.of(1), [eye], bag);

export function huntOdds(hunt: HuntRoll, bag: Bag = {}): HuntOdds {
  const successes = huntSuccesses(hunt);
  const eyes = [...successes.keys()].slice(1);
  return { success: 1 - successes[0], successes, ...tileMix(successes.subarray(1), eyes, bag) };
}

/** A tile drawn with these chances, each with its own worth of an Eye. */
function tileMix(chances: Float64Array, eyes: readonly number[], bag: Bag): TileOdds {
  const { pool, returning } = tilesOf(bag);
  const kinds = kindsIn(pool.length > 0 ? pool : returning);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const damage = new Float64Array(Math.max(6, ...eyes) + 1);
  let drawn = 0;
  let expectedHealing = 0;
  let reveal = 0;
  let eye = 0;
  let stop = 0;
  for (const [i, chance] of chances.entries()) {
    drawn += chance;
    for (const kind of kinds) {
      const share = (chance * kind.count) / total;
      if (kind.reveal) reveal += share;
      if (kind.stop) stop += share;
      if (kind.value === TILE_EYE) eye += share;
      if (kind.value < 0) expectedHealing -= share * kind.value;
      const points = damagesOf(kind, eyes[i]);
      for (const point of points) damage[Math.max(0, point)] += share / points.length;
    }
  }
  damage[0] += Math.max(0, 1 - drawn);
  const expectedDamage = damage.reduce((sum, chance, points) => sum + points * chance, 0);
  return { damage, expectedDamage, expectedHealing, reveal, eye, stop };
}
