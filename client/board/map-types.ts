// A map as the board draws it: a painted ground, and regions by the game's own numbers.
export type Point = readonly [x: number, y: number];

export interface MapRegion {
  readonly name: string;
  /** Its outline; relative lines from one start, closed. */
  readonly path: string;
  /** The first line of its name, centred here. */
  readonly label: Point;
  readonly lines: readonly string[];
  /** Of the letters. */
  readonly size: number;
  /** A place of note: its symbol in the ground's picture, and where it is drawn. */
  readonly site: { readonly symbol: string; readonly at: Point } | null;
  /** Where names would lie on each other the weightier one stays; 0 for empty land. */
  readonly weight: number;
  /** Where pieces stand. */
  readonly stand: Point;
  /** A class that sets its paint. */
  readonly tone: string | null;
  readonly neighbours: readonly number[];
}

export interface MapData {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** SVG ink of everything that never changes: `#wm-ground` is the land, `.land` takes the outline of all regions. */
  readonly ground: string;
  readonly regions: readonly MapRegion[];
}
