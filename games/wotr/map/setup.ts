import { BOROMIR, GANDALF_GREY, GIMLI, LEGOLAS, MERIADOC, PEREGRIN, STRIDER } from '../tables/characters.ts';
import { DWARVES, ELVES, GONDOR, ISENGARD, NORTH, ROHAN, SAURON, type Side, SOUTHRONS } from '../tables/nations.ts';
import { R } from './regions.ts';

export { REINFORCEMENTS } from '../tables/nations.ts';

export type StartingArmy = {
  readonly region: number;
  readonly nation: number;
  readonly regular: number;
  readonly elite: number;
  /** Nazgûl, for Sauron. */
  readonly leader: number;
};

export const STARTING_ARMIES: readonly StartingArmy[] = [
  { region: R.erebor, nation: DWARVES, regular: 1, elite: 1, leader: 1 },
  { region: R['ered-luin'], nation: DWARVES, regular: 1, elite: 0, leader: 0 },
  { region: R['iron-hills'], nation: DWARVES, regular: 1, elite: 0, leader: 0 },

  { region: R['grey-havens'], nation: ELVES, regular: 1, elite: 1, leader: 1 },
  { region: R.rivendell, nation: ELVES, regular: 0, elite: 2, leader: 1 },
  { region: R['woodland-realm'], nation: ELVES, regular: 1, elite: 1, leader: 1 },
  { region: R.lorien, nation: ELVES, regular: 1, elite: 2, leader: 1 },

  { region: R['minas-tirith'], nation: GONDOR, regular: 3, elite: 1, leader: 1 },
  { region: R['dol-amroth'], nation: GONDOR, regular: 3, elite: 0, leader: 0 },
  { region: R.osgiliath, nation: GONDOR, regular: 2, elite: 0, leader: 0 },
  { region: R.pelargir, nation: GONDOR, regular: 1, elite: 0, leader: 0 },

  { region: R.bree, nation: NORTH, regular: 1, elite: 0, leader: 0 },
  { region: R.carrock, nation: NORTH, regular: 1, elite: 0, leader: 0 },
  { region: R.dale, nation: NORTH, regular: 1, elite: 0, leader: 1 },
  { region: R['north-downs'], nation: NORTH, regular: 0, elite: 1, leader: 0 },
  { region: R.shire, nation: NORTH, regular: 1, elite: 0, leader: 0 },

  { region: R.edoras, nation: ROHAN, regular: 1, elite: 1, leader: 0 },
  { region: R['fords-of-isen'], nation: ROHAN, regular: 2, elite: 0, leader: 1 },
  { region: R['helms-deep'], nation: ROHAN, regular: 1, elite: 0, leader: 0 },

  { region: R.orthanc, nation: ISENGARD, regular: 4, elite: 1, leader: 0 },
  { region: R['north-dunland'], nation: ISENGARD, regular: 1, elite: 0, leader: 0 },
  { region: R['south-dunland'], nation: ISENGARD, regular: 1, elite: 0, leader: 0 },

  { region: R['barad-dur'], nation: SAURON, regular: 4, elite: 1, leader: 1 },
  { region: R['dol-guldur'], nation: SAURON, regular: 5, elite: 1, leader: 1 },
  { region: R.gorgoroth, nation: SAURON, regular: 3, elite: 0, leader: 0 },
  { region: R['minas-morgul'], nation: SAURON, regular: 5, elite: 0, leader: 1 },
  { region: R.moria, nation: SAURON, regular: 2, elite: 0, leader: 0 },
  { region: R['mount-gundabad'], nation: SAURON, regular: 2, elite: 0, leader: 0 },
  { region: R.nurn, nation: SAURON, regular: 2, elite: 0, leader: 0 },
  { region: R.morannon, nation: SAURON, regular: 5, elite: 0, leader: 1 },

  { region: R['far-harad'], nation: SOUTHRONS, regular: 3, elite: 1, leader: 0 },
  { region: R['near-harad'], nation: SOUTHRONS, regular: 3, elite: 1, leader: 0 },
  { region: R['north-rhun'], nation: SOUTHRONS, regular: 2, elite: 0, leader: 0 },
  { region: R['south-rhun'], nation: SOUTHRONS, regular: 3, elite: 1, leader: 0 },
  { region: R.umbar, nation: SOUTHRONS, regular: 3, elite: 0, leader: 0 },
];

/** Every other Character is set aside (WR-3.1.7, WR-3.1.10). */
export const STARTING_FELLOWSHIP = {
  region: R.rivendell,
  progress: 0,
  hidden: true,
  corruption: 0,
  guide: GANDALF_GREY,
  companions: [GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, MERIADOC, PEREGRIN],
} as const;

/** Elven Rings by side. */
export const STARTING_RINGS: Readonly<Record<Side, number>> = [3, 0];
