// The Hunt Tiles. A tile is its place in the table; tiles that look alike bear the same name.
export const STANDARD_TILE = 0;
export const FELLOWSHIP_TILE = 1;
export const SHADOW_TILE = 2;
/** Of the expansion; in the Hunt Pool only when it is played. */
export const SMEAGOL_TILE = 3;

/** In place of a number: damage as many as the Hunt's successes, or the roll of a die. */
export const TILE_EYE = 100;
export const TILE_DIE = 101;

export type Tile = {
  /** Damage and 'r' for the Reveal icon; a special tile has the slug of the card that brings it. */
  readonly name: string;
  readonly set: number;
  /** Hunt Damage, TILE_EYE or TILE_DIE; below 0 it heals Corruption. */
  readonly value: number;
  readonly reveal: boolean;
  readonly stop: boolean;
};

const standard = (count: number, name: string, value: number, reveal: boolean): Tile[] =>
  Array.from({ length: count }, () => ({ name, set: STANDARD_TILE, value, reveal, stop: false }));
const fellowship = (name: string, value: number): Tile => ({
  name,
  set: FELLOWSHIP_TILE,
  value,
  reveal: false,
  stop: false,
});
const shadow = (name: string, value: number, reveal: boolean): Tile => ({
  name,
  set: SHADOW_TILE,
  value,
  reveal,
  stop: true,
});
const smeagol: Tile = { name: 'smeagol', set: SMEAGOL_TILE, value: 0, reveal: false, stop: false };

export const TILES: readonly Tile[] = [
  ...standard(4, 'eye-r', TILE_EYE, true),
  ...standard(3, '3', 3, false),
  ...standard(2, '2', 2, false),
  ...standard(1, '2r', 2, true),
  ...standard(2, '1', 1, false),
  ...standard(2, '1r', 1, true),
  ...standard(2, '0r', 0, true),
  fellowship('elven-cloaks', 0),
  fellowship('elven-rope', 0),
  fellowship('phial-of-galadriel', -2),
  fellowship('smeagol-helps-nice-master', -1),
  shadow('shelobs-lair', TILE_DIE, false),
  shadow('the-ring-is-mine', TILE_EYE, true),
  shadow('on-on-they-went', 3, false),
  shadow('give-it-to-uss', 1, true),
  smeagol,
  smeagol,
];

export const TILE_COUNT = TILES.length;
export const TILE_NAMES: readonly string[] = TILES.map((tile) => tile.name);
export const TILE_SET = Uint8Array.from(TILES, (tile) => tile.set);
export const TILE_VALUE = Int8Array.from(TILES, (tile) => tile.value);
export const TILE_REVEAL = Uint8Array.from(TILES, (tile) => Number(tile.reveal));
export const TILE_STOP = Uint8Array.from(TILES, (tile) => Number(tile.stop));

/** The Hunt Pool at the start: every Standard tile (WR-3.1.12); in Twilight of the Third Age Sméagol's as well (WR-12.2.1). */
const tilesOf = (set: number): readonly number[] =>
  TILES.map((_, tile) => tile).filter((tile) => TILE_SET[tile] === set);
export const START_TILES: readonly number[] = tilesOf(STANDARD_TILE);
const SMEAGOL_TILES: readonly number[] = tilesOf(SMEAGOL_TILE);
export const startTiles = (twilight: boolean): readonly number[] =>
  twilight ? [...START_TILES, ...SMEAGOL_TILES] : START_TILES;
