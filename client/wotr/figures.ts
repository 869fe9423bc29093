// Who stands where, as a player counts and names it. What can be read off the board is in games/wotr/reading.
import {
  APART_PIECES,
  apartIn,
  armyIn,
  changePiece,
  controller,
  countOf,
  dunlendingsIn,
  type Force,
  figuresIn as figureCount,
  hasUnits,
  IN_FELLOWSHIP,
  noForce,
} from '../../games/wotr/reading/board.ts';
import { CHARACTER_COUNT } from '../../games/wotr/tables/characters.ts';
import { FREE, ISENGARD, NATION_COUNT, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { counted } from '../../lib/counted.ts';
import { characterName, pieceName } from './pieces/by-number.ts';

export interface NationFigures {
  readonly nation: number;
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
  /** Regulars of a kind of their own, which only Isengard has. */
  readonly dunlendings: number;
}

export interface Figures {
  readonly side: Side;
  /** Those with any figure, the strongest first. */
  readonly nations: readonly NationFigures[];
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
  readonly dunlendings: number;
  readonly nazgul: number;
  readonly characters: readonly number[];
}

export const NATIONS_OF: Readonly<Record<Side, readonly number[]>> = [
  Array.from({ length: ISENGARD }, (_, n) => n),
  Array.from({ length: NATION_COUNT - ISENGARD }, (_, n) => n + ISENGARD),
];

const weight = ({ regulars, elites, dunlendings }: NationFigures): number => regulars + elites * 2 + dunlendings / 2;

export function figuresOf(force: Force, side: Side): Figures {
  const nations = NATIONS_OF[side]
    .map((nation) => ({
      nation,
      regulars: countOf(force.regular, nation),
      elites: countOf(force.elite, nation),
      leaders: side === FREE ? countOf(force.leader, nation) : 0,
      dunlendings: nation === ISENGARD ? dunlendingsIn(force, side) : 0,
    }))
    .filter(({ regulars, elites, leaders, dunlendings }) => regulars + elites + leaders + dunlendings > 0)
    .sort((a, b) => weight(b) - weight(a) || a.nation - b.nation);
  const sum = (pick: (figures: NationFigures) => number): number => nations.reduce((all, one) => all + pick(one), 0);
  return {
    side,
    nations,
    regulars: sum(({ regulars }) => regulars),
    elites: sum(({ elites }) => elites),
    leaders: sum(({ leaders }) => leaders),
    dunlendings: sum(({ dunlendings }) => dunlendings),
    nazgul: force.nazgul,
    characters: Array.from({ length: CHARACTER_COUNT }, (_, c) => c).filter((c) => (force.characters >> c) & 1),
  };
}

/** Figures from their numbers, each as often as it is there. */
export function figuresOfPieces(pieces: readonly number[], side: Side): Figures {
  const force = noForce();
  for (const piece of pieces) if (!APART_PIECES.includes(piece)) changePiece(force, piece, 1);
  return figuresOf(force, side);
}

export const figuresIn = (view: WotrView, region: number, side: Side): Figures =>
  figuresOf(armyIn(view, region, side), side);

export const unitsOf = ({ regulars, elites, dunlendings }: Figures): number => regulars + elites + dunlendings;
/** Hits that destroy them: two for an Elite, one for two Dunlendings (WR-12.7.6). */
export const enduranceOf = ({ regulars, elites, dunlendings }: Figures): number =>
  regulars + elites * 2 + Math.ceil(dunlendings / 2);
export const isNobody = (f: Figures): boolean => f.nations.length === 0 && f.nazgul === 0 && f.characters.length === 0;

/** Whose the Settlement is; of a region without one, such as the Fords of Isen, whose Army stands there. */
export function holderOf(view: WotrView, region: number): Side | undefined {
  const side = controller(view, region);
  return side === 0 || side === 1 ? side : ([0, 1] as const).find((one) => hasUnits(view, region, one));
}

/** In the Fellowship, the Guide first. */
export const companionsOf = (view: WotrView): readonly number[] =>
  Array.from({ length: CHARACTER_COUNT }, (_, c) => c)
    .filter((c) => view.at[c] === IN_FELLOWSHIP)
    .sort((a, b) => Number(b === view.guide) - Number(a === view.guide));

export const SIDE_NAMES = ['Free Peoples', 'Shadow'] as const;

const ADJECTIVES = ['Dwarven', 'Elven', 'Gondor', 'Northern', 'Rohan', 'Isengard', 'Sauron', 'Southron'] as const;
/** '3 Gondor Regulars and 1 Elite, 1 Leader, Boromir'. */
export function figureWords(f: Figures): string {
  const others = [f.nazgul > 0 && `${f.nazgul} Nazgûl`, ...f.characters.map(characterName)].filter(
    (name) => name !== false,
  );
  const [first, ...more] = f.nations.map(nationWords);
  if (!first) return listed(others);
  if (more.length === 0) return listed([...first, ...others]);
  return [...[first, ...more].map(listed), ...(others.length > 0 ? [listed(others)] : [])].join('; ');
}

/** '3 Gondor Regulars', '1 Elite': the Nation is named once. */
function nationWords({ nation, regulars, elites, leaders, dunlendings }: NationFigures): readonly string[] {
  const kinds = [
    regulars > 0 && counted(regulars, 'Regular'),
    elites > 0 && counted(elites, 'Elite'),
    leaders > 0 && counted(leaders, 'Leader'),
  ].filter((kind) => kind !== false);
  const named = kinds.map((kind, i) => (i === 0 ? kind.replace(' ', ` ${ADJECTIVES[nation]} `) : kind));
  return dunlendings > 0 ? [...named, counted(dunlendings, 'Dunlending')] : named;
}

/** '4+2', as on a counter. */
export const shortFigures = (f: Figures): string => {
  const regulars = f.regulars + f.dunlendings;
  return f.elites > 0 ? `${regulars}+${f.elites}` : String(regulars);
};

/** Figures that are no part of an Army, with their number. */
export interface Apart {
  readonly piece: number;
  readonly count: number;
}
export const apartOf = (view: WotrView, region: number, side: Side): readonly Apart[] =>
  apartIn(view, region, side).map((piece) => ({ piece, count: figureCount(view, region, piece) }));
/** '2 Corsair Ships'. */
export const apartWords = ({ piece, count }: Apart): string => counted(count, pieceName(piece));

/** '4+2 and the Witch-king'. */
export function shortWords(f: Figures): string {
  const names = [
    f.leaders > 0 && counted(f.leaders, 'Leader'),
    f.nazgul > 0 && `${f.nazgul} Nazgûl`,
    ...f.characters.map((c) => characterName(c).replace(/^The /, 'the ')),
  ].filter((name) => name !== false);
  return unitsOf(f) > 0 ? listed([shortFigures(f), ...names]) : listed(names);
}

/** 'a, b and c'. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
