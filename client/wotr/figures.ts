// Who stands where, as a player counts and names it. What can be read off the board is in games/wotr/reading.
import { armyIn, changePiece, countOf, type Force, noForce } from '../../games/wotr/reading/board.ts';
import { CHARACTER_COUNT, CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import { FREE, ISENGARD, NATION_COUNT, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';

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

/** Figures from their numbers, each as often as it is there. */
export function figuresOfPieces(pieces: readonly number[], side: Side): Figures {
  const force = noForce();
  for (const piece of pieces) changePiece(force, piece, 1);
  return figuresOf(force, side);
}

export const figuresIn = (view: WotrView, region: number, side: Side): Figures =>
  figuresOf(armyIn(view, region, side), side);

export const unitsOf = ({ regulars, elites }: Figures): number => regulars + elites;
export const isNobody = (f: Figures): boolean => f.nations.length === 0 && f.nazgul === 0 && f.characters.length === 0;

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
