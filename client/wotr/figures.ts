// Reading a view: who stands where. Facts only; what may be done with them is on the list.
import type { Force } from '../../games/wotr/armies/force.ts';
import { CITY, HOME_SIDE_OF, REGION_COUNT, SETTLEMENT_OF, STRONGHOLD, VP_OF } from '../../games/wotr/map/regions.ts';
import { CHARACTER_COUNT, CHARACTER_NAMES, CHARACTER_SIDE } from '../../games/wotr/tables/characters.ts';
import { FREE, ISENGARD, NATION_COUNT, SAURON, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';

/** As the view says where a Character is, when not in a region (games/wotr/state.ts). */
export const SET_ASIDE = -1;
export const IN_FELLOWSHIP = -2;
export const ELIMINATED = -3;

/** A figure's number: nation * 3 + kind below this, Characters from here (games/wotr/armies/force.ts). */
export const FIRST_CHARACTER = 24;
export const NAZGUL_PIECE = SAURON * 3 + 2;

const BITS = 5;
const shiftOf = (nation: number): number => (nation < ISENGARD ? nation : nation - ISENGARD) * BITS;
/** Counts come five bits a Nation (games/wotr/armies/packing.ts). */
export const countOf = (word: number, nation: number): number => (word >> shiftOf(nation)) & 31;

export interface NationFigures {
  readonly nation: number;
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
}

export interface Figures {
  readonly side: Side;
  /** Those with any figure, the strongest first. */
  readonly nations: readonly NationFigures[];
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
  readonly nazgul: number;
  readonly characters: readonly number[];
}

export const NATIONS_OF: Readonly<Record<Side, readonly number[]>> = [
  Array.from({ length: ISENGARD }, (_, n) => n),
  Array.from({ length: NATION_COUNT - ISENGARD }, (_, n) => n + ISENGARD),
];

export function figuresOf(force: Force, side: Side): Figures {
  const nations = NATIONS_OF[side]
    .map((nation) => ({
      nation,
      regulars: countOf(force.regular, nation),
      elites: countOf(force.elite, nation),
      leaders: side === FREE ? countOf(force.leader, nation) : 0,
    }))
    .filter(({ regulars, elites, leaders }) => regulars + elites + leaders > 0)
    .sort((a, b) => b.regulars + b.elites * 2 - a.regulars - a.elites * 2 || a.nation - b.nation);
  const sum = (pick: (figures: NationFigures) => number): number => nations.reduce((all, one) => all + pick(one), 0);
  return {
    side,
    nations,
    regulars: sum(({ regulars }) => regulars),
    elites: sum(({ elites }) => elites),
    leaders: sum(({ leaders }) => leaders),
    nazgul: force.nazgul,
    characters: Array.from({ length: CHARACTER_COUNT }, (_, c) => c).filter((c) => (force.characters >> c) & 1),
  };
}

export function forceIn(view: WotrView, region: number, side: Side): Force {
  const row = side * REGION_COUNT + region;
  let characters = 0;
  for (let c = 0; c < CHARACTER_COUNT; c++)
    if (view.at[c] === region && CHARACTER_SIDE[c] === side) characters |= 1 << c;
  return {
    regular: view.regular[row],
    elite: view.elite[row],
    leader: side === FREE ? view.leader[region] : 0,
    nazgul: side === SHADOW ? view.nazgul[region] : 0,
    characters,
  };
}

/** Figures from their numbers, each as often as it is there. */
export function figuresOfPieces(pieces: readonly number[], side: Side): Figures {
  const force: Force = { regular: 0, elite: 0, leader: 0, nazgul: 0, characters: 0 };
  for (const piece of pieces) {
    const one = 1 << shiftOf(Math.floor(piece / 3));
    if (piece >= FIRST_CHARACTER) force.characters |= 1 << (piece - FIRST_CHARACTER);
    else if (piece === NAZGUL_PIECE) force.nazgul++;
    else if (piece % 3 === 0) force.regular += one;
    else if (piece % 3 === 1) force.elite += one;
    else force.leader += one;
  }
  return figuresOf(force, side);
}

export const figuresIn = (view: WotrView, region: number, side: Side): Figures =>
  figuresOf(forceIn(view, region, side), side);

export const unitsOf = ({ regulars, elites }: Figures): number => regulars + elites;
export const hasUnits = (view: WotrView, region: number, side: Side): boolean =>
  (view.regular[side * REGION_COUNT + region] | view.elite[side * REGION_COUNT + region]) !== 0;
export const isNobody = (f: Figures): boolean => f.nations.length === 0 && f.nazgul === 0 && f.characters.length === 0;

/** Who holds the Settlement; -1 where there is none. */
export const holderOf = (view: WotrView, region: number): number => {
  const home = HOME_SIDE_OF[region];
  return home < 0 ? -1 : view.captured[region] ? 1 - home : home;
};

export const isSiege = (view: WotrView, region: number): boolean =>
  SETTLEMENT_OF[region] === STRONGHOLD && hasUnits(view, region, FREE) && hasUnits(view, region, SHADOW);

export const isInside = (view: WotrView, region: number, side: Side): boolean =>
  isSiege(view, region) && holderOf(view, region) === side;

export function victoryPoints(view: WotrView, side: Side): number {
  let points = 0;
  for (let region = 0; region < REGION_COUNT; region++)
    if (view.captured[region] && HOME_SIDE_OF[region] === 1 - side) points += VP_OF[region];
  return points;
}

export const POINTS_TO_WIN: Readonly<Record<Side, number>> = [4, 10];
export const SIDE_NAMES = ['Free Peoples', 'Shadow'] as const;

const ADJECTIVES = ['Dwarven', 'Elven', 'Gondor', 'Northern', 'Rohan', 'Isengard', 'Sauron', 'Southron'] as const;
const many = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** '3 Gondor Regulars and 1 Elite, 1 Leader, Boromir'. */
export function figureWords(f: Figures): string {
  const others = [f.nazgul > 0 && `${f.nazgul} Nazgûl`, ...f.characters.map((c) => CHARACTER_NAMES[c])].filter(
    (name) => name !== false,
  );
  const [first, ...more] = f.nations.map(nationWords);
  if (!first) return listed(others);
  if (more.length === 0) return listed([...first, ...others]);
  return [...[first, ...more].map(listed), ...(others.length > 0 ? [listed(others)] : [])].join('; ');
}

/** '3 Gondor Regulars', '1 Elite': the Nation is named once. */
function nationWords({ nation, regulars, elites, leaders }: NationFigures): readonly string[] {
  const kinds = [
    regulars > 0 && many(regulars, 'Regular'),
    elites > 0 && many(elites, 'Elite'),
    leaders > 0 && many(leaders, 'Leader'),
  ].filter((kind) => kind !== false);
  return kinds.map((kind, i) => (i === 0 ? kind.replace(' ', ` ${ADJECTIVES[nation]} `) : kind));
}

/** '4+2', as on a counter. */
export const shortFigures = (f: Figures): string => (f.elites > 0 ? `${f.regulars}+${f.elites}` : String(f.regulars));

/** '4+2 and the Witch-king'. */
export function shortWords(f: Figures): string {
  const names = [
    f.leaders > 0 && many(f.leaders, 'Leader'),
    f.nazgul > 0 && `${f.nazgul} Nazgûl`,
    ...f.characters.map((c) => CHARACTER_NAMES[c].replace(/^The /, 'the ')),
  ].filter((name) => name !== false);
  return unitsOf(f) > 0 ? listed([shortFigures(f), ...names]) : listed(names);
}

/** 'a, b and c'. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const isCityOrStronghold = (region: number): boolean =>
  SETTLEMENT_OF[region] === CITY || SETTLEMENT_OF[region] === STRONGHOLD;
