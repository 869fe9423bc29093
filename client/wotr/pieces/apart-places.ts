// Where what is no part of an Army is drawn: Ships off their coast, engines at the walls, Ents at the edge of the wood.
import type { RegionId } from '../../../games/wotr/map/regions.ts';
import { ENT, SHIP, TOWER } from '../../../games/wotr/reading/board.ts';
import { regionId } from './by-number.ts';

type Point = readonly [x: number, y: number];

export interface ApartPlace {
  /** A point of the map; where Armies stand, when there is none. */
  readonly at?: Point | undefined;
  /** Steps from there, as large as the pieces are. */
  readonly by: Point;
}

const HERE: Point = [0, 0];
const ON_THE_WALLS: Point = [-31, -13];
const BEFORE_THE_WALLS: Point = [-31, -38];
const IN_THE_WOOD: Point = [-26, -13];

/** Water beside each coastal region, in the units of the map. */
const HARBOURS: Readonly<Partial<Record<RegionId, Point>>> = {
  forlindon: [20, 216],
  'grey-havens': [22, 325],
  harlindon: [22, 420],
  'south-ered-luin': [126, 501],
  minhiriath: [133, 576],
  enedwaith: [236, 668],
  'druwaith-iaur': [232, 730],
  andrast: [117, 858],
  anfalas: [418, 928],
  'dol-amroth': [679, 994],
  lamedon: [816, 932],
  pelargir: [862, 976],
  'west-harondor': [915, 1008],
  umbar: [899, 1048],
};

export function apartPlace(piece: number, region: number): ApartPlace {
  if (piece === SHIP) return { at: HARBOURS[regionId(region)], by: HERE };
  return { by: piece === ENT ? IN_THE_WOOD : piece === TOWER ? BEFORE_THE_WALLS : ON_THE_WALLS };
}
