// The Hunt Pool as a bag of tiles, told apart only by what they do.
import {
  SMEAGOL_TILE,
  STANDARD_TILE,
  START_TILES,
  TILE_DIE,
  TILE_EYE,
  TILE_REVEAL,
  TILE_SET,
  TILE_STOP,
  TILE_VALUE,
} from '../tables/tiles.ts';

export interface Bag {
  /** The tiles in the Hunt Pool (START_TILES). */
  readonly pool?: readonly number[];
  /** The tiles that fill it again when it is empty: the Standard ones still in the game (START_TILES). */
  readonly returning?: readonly number[];
}

const isStandard = (tile: number): boolean => TILE_SET[tile] === STANDARD_TILE;

/** What the bag holds and what fills it. */
export function tilesOf({ pool = START_TILES, returning = START_TILES }: Bag): Required<Bag> {
  const back = returning === START_TILES ? returning : returning.filter(isStandard); // WR-9.1.2
  if (back.length === 0) throw new RangeError('No Standard tile is left to fill the Hunt Pool again.');
  return { pool, returning: back };
}

/** Tiles that do the same. */
export interface Kind {
  readonly value: number;
  readonly reveal: boolean;
  readonly stop: boolean;
  /** Sméagol's: the last of them never leaves the bag, for by then he guides (WR-12.3.5, WR-12.3.16). */
  readonly smeagol: boolean;
  readonly count: number;
}

type Face = Omit<Kind, 'count'>;
export const isSame = (a: Face, b: Face): boolean =>
  a.value === b.value && a.reveal === b.reveal && a.stop === b.stop && a.smeagol === b.smeagol;

const FACES: readonly Face[] = Array.from(TILE_VALUE, (value, tile) => ({
  value,
  reveal: TILE_REVEAL[tile] === 1,
  stop: TILE_STOP[tile] === 1,
  smeagol: TILE_SET[tile] === SMEAGOL_TILE,
}));
/** By tile: the first of those that do the same. */
const LIKE: readonly number[] = FACES.map((face) => FACES.findIndex((other) => isSame(other, face)));

export function kindsIn(tiles: readonly number[]): Kind[] {
  const kinds: (Face & { count: number })[] = [];
  const places: (number | undefined)[] = [];
  for (const tile of tiles) {
    const place = places[LIKE[tile]];
    if (place === undefined) {
      places[LIKE[tile]] = kinds.length;
      kinds.push({ ...FACES[tile], count: 1 });
    } else kinds[place].count++;
  }
  return kinds;
}

const DIE = [1, 2, 3, 4, 5, 6];
/** The equally likely damages of a tile (WR-9.3.5); below 0 it heals. */
export const damagesOf = ({ value }: Kind, eye: number): readonly number[] =>
  value === TILE_DIE ? DIE : [value === TILE_EYE ? eye : value];
