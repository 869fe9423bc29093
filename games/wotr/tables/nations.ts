export const FREE = 0;
export const SHADOW = 1;
export type Side = typeof FREE | typeof SHADOW;
export const SIDES = [FREE, SHADOW] as const;

export const DWARVES = 0;
export const ELVES = 1;
export const GONDOR = 2;
export const NORTH = 3;
export const ROHAN = 4;
export const ISENGARD = 5;
export const SAURON = 6;
export const SOUTHRONS = 7;
export const NATION_COUNT = 8;
export const NO_NATION = -1;
/** What a Companion with the Free Peoples symbol can activate. */
export const ANY_NATION = -2;

/** Kinds of figures a Nation has. Sauron's Leaders are the Nazgûl. */
export const REGULAR = 0;
export const ELITE = 1;
export const LEADER = 2;

type Figures = readonly [regular: number, elite: number, leader: number];

type Nation = {
  readonly id: string;
  readonly name: string;
  /** As in "2 Northern Regulars". */
  readonly adjective: string;
  readonly side: Side;
  /** Steps above At War on the Political Track at the start. */
  readonly step: number;
  readonly active: boolean;
  readonly figures: Figures;
  /** Those of its figures that are not on the map at the start. */
  readonly reinforcements: Figures;
};

const free = { side: FREE, active: false } as const;
const shadow = { side: SHADOW, active: true } as const;

export const NATIONS = [
  {
    ...free,
    id: 'dwarves',
    name: 'Dwarves',
    adjective: 'Dwarven',
    step: 3,
    figures: [5, 5, 4],
    reinforcements: [2, 4, 3],
  },
  {
    ...free,
    id: 'elves',
    name: 'Elves',
    adjective: 'Elven',
    step: 3,
    active: true,
    figures: [5, 10, 4],
    reinforcements: [2, 4, 0],
  },
  {
    ...free,
    id: 'gondor',
    name: 'Gondor',
    adjective: 'Gondor',
    step: 2,
    figures: [15, 5, 4],
    reinforcements: [6, 4, 3],
  },
  {
    ...free,
    id: 'north',
    name: 'The North',
    adjective: 'Northern',
    step: 3,
    figures: [10, 5, 4],
    reinforcements: [6, 4, 3],
  },
  { ...free, id: 'rohan', name: 'Rohan', adjective: 'Rohan', step: 3, figures: [10, 5, 4], reinforcements: [6, 4, 3] },
  {
    ...shadow,
    id: 'isengard',
    name: 'Isengard',
    adjective: 'Isengard',
    step: 1,
    figures: [12, 6, 0],
    reinforcements: [6, 5, 0],
  },
  {
    ...shadow,
    id: 'sauron',
    name: 'Sauron',
    adjective: 'Sauron',
    step: 1,
    figures: [36, 6, 8],
    reinforcements: [8, 4, 4],
  },
  {
    ...shadow,
    id: 'southrons',
    name: 'Southrons & Easterlings',
    adjective: 'Southron',
    step: 2,
    figures: [24, 6, 0],
    reinforcements: [10, 3, 0],
  },
] as const satisfies readonly Nation[];

export type NationId = (typeof NATIONS)[number]['id'];

export const NATION_IDS: readonly NationId[] = NATIONS.map((nation) => nation.id);
export const NATION_NAMES: readonly string[] = NATIONS.map((nation) => nation.name);
export const START_STEP = Uint8Array.from(NATIONS, (nation) => nation.step);
export const START_ACTIVE = Uint8Array.from(NATIONS, (nation) => Number(nation.active));

export const sideOf = (nation: number): Side => (nation < ISENGARD ? FREE : SHADOW);

/** All figures of the game, and those in reserve at the start; read them with figure(nation, kind) of pieces.ts. */
export const FIGURES = Uint8Array.from(NATIONS.flatMap((nation) => nation.figures));
export const REINFORCEMENTS = Uint8Array.from(NATIONS.flatMap((nation) => nation.reinforcements));
