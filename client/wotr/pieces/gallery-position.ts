// A made-up position in the sixth turn, for the gallery.
import { COASTAL, R, REGION_COUNT } from '../../../games/wotr/map/regions.ts';
import { ENT, SHIP, TOWER, TREBUCHET } from '../../../games/wotr/reading/board.ts';
import {
  DWARVES,
  ELVES,
  GONDOR,
  ISENGARD,
  NORTH,
  ROHAN,
  SAURON,
  SOUTHRONS,
} from '../../../games/wotr/tables/nations.ts';

const COAST = Array.from({ length: REGION_COUNT }, (_, region) => region).filter((region) => COASTAL[region]);

export interface GalleryArmy {
  readonly region: number;
  readonly nation: number;
  readonly regulars: number;
  readonly elites: number;
  readonly leaders?: number;
  readonly nazgul?: number;
  readonly companions?: number;
  readonly minions?: number;
  readonly dunlendings?: number;
}

const army = (
  region: number,
  nation: number,
  regulars: number,
  elites: number,
  more: Partial<GalleryArmy> = {},
): GalleryArmy => ({ region, nation, regulars, elites, ...more });

export interface GalleryApart {
  readonly region: number;
  readonly piece: number;
  readonly count: number;
}

/** Of Twilight of the Third Age. */
export const SETUP_APART: readonly GalleryApart[] = [
  ...COAST.map((region) => ({ region, piece: SHIP, count: region === R.umbar ? 3 : 1 })),
  { region: R.fangorn, piece: ENT, count: 4 },
  { region: R['fords-of-isen'], piece: ENT, count: 1 },
  { region: R['helms-deep'], piece: TREBUCHET, count: 2 },
  { region: R['minas-tirith'], piece: TREBUCHET, count: 1 },
  { region: R['minas-tirith'], piece: TOWER, count: 2 },
];

export const SETUP_ARMIES: readonly GalleryArmy[] = [
  army(R.erebor, DWARVES, 1, 2, { leaders: 1 }),
  army(R['ered-luin'], DWARVES, 1, 0),
  army(R['iron-hills'], DWARVES, 1, 1),
  army(R['grey-havens'], ELVES, 1, 1, { leaders: 1 }),
  army(R.rivendell, ELVES, 0, 2, { leaders: 1 }),
  army(R['woodland-realm'], ELVES, 1, 1, { leaders: 1 }),
  army(R.lorien, ELVES, 1, 2, { leaders: 1 }),
  army(R['minas-tirith'], GONDOR, 3, 1, { leaders: 2, companions: 1 }),
  army(R['dol-amroth'], GONDOR, 3, 1),
  army(R.osgiliath, GONDOR, 4, 2, { leaders: 1 }),
  army(R.pelargir, GONDOR, 1, 1),
  army(R.bree, NORTH, 1, 0),
  army(R.carrock, NORTH, 1, 1),
  army(R.dale, NORTH, 2, 0, { leaders: 1 }),
  army(R.shire, NORTH, 1, 0),
  army(R['north-downs'], NORTH, 0, 1),
  army(R.edoras, ROHAN, 1, 1),
  army(R['fords-of-isen'], ROHAN, 2, 0, { leaders: 1 }),
  army(R['helms-deep'], ROHAN, 3, 1, { leaders: 1, companions: 1 }),
  army(R.orthanc, ISENGARD, 4, 2, { minions: 1 }),
  army(R['gap-of-rohan'], ISENGARD, 4, 1),
  army(R['south-dunland'], ISENGARD, 5, 0, { dunlendings: 4 }),
  army(R['north-dunland'], ISENGARD, 1, 0),
  army(R['barad-dur'], SAURON, 4, 1, { nazgul: 1 }),
  army(R['dol-guldur'], SAURON, 5, 1, { nazgul: 1 }),
  army(R.gorgoroth, SAURON, 3, 0),
  army(R['minas-morgul'], SAURON, 3, 1, { nazgul: 2 }),
  army(R.morannon, SAURON, 5, 1),
  army(R.moria, SAURON, 2, 0),
  army(R['mount-gundabad'], SAURON, 2, 0),
  army(R.nurn, SAURON, 2, 0),
  army(R['south-ithilien'], SAURON, 4, 1, { nazgul: 1, minions: 1 }),
  army(R['far-harad'], SOUTHRONS, 3, 1),
  army(R['near-harad'], SOUTHRONS, 3, 1),
  army(R['north-rhun'], SOUTHRONS, 2, 0),
  army(R['south-rhun'], SOUTHRONS, 3, 1),
  army(R.umbar, SOUTHRONS, 3, 0),
  army(R['east-harondor'], SOUTHRONS, 4, 1),
];
