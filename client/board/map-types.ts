export type Point = readonly [x: number, y: number];

export type Settlement = 'town' | 'city' | 'stronghold' | 'fortification';

export interface MapRegion {
  readonly name: string;
  /** Its outline; relative lines from one start, closed. */
  readonly path: string;
  /** The first line of its name, centred here. */
  readonly label: Point;
  readonly lines: readonly string[];
  /** Of the letters. */
  readonly size: number;
  readonly settlement: Settlement | null;
  /** Where the settlement is drawn. */
  readonly glyph: Point | null;
  /** Where an Army stands. */
  readonly army: Point;
  /** The class of its Nation. */
  readonly nation: string | null;
  readonly neighbours: readonly number[];
}

export interface MapData {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** SVG ink of everything that never changes. */
  readonly ground: string;
  readonly regions: readonly MapRegion[];
}
