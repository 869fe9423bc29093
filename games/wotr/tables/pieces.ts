// Every kind of figure is a row, and the place of its row is its number wherever a figure is named: in the reserve, among the
// lost, in an Army, in a move, in an event. A new kind of figure is a new row; nobody else counts places.
import { CHARACTERS } from './characters.ts';
import { ELITE, LEADER, NATIONS, NO_NATION, REGULAR, SAURON, type Side } from './nations.ts';

/** The kind of a figure that is one person. */
export const PERSON = 3;
export type PieceKind = typeof REGULAR | typeof ELITE | typeof LEADER | typeof PERSON;

export interface Piece {
  /** In the notation: 'gondor-regular', 'nazgul', 'witch-king'. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** NO_NATION for a Character. */
  readonly nation: number;
  readonly kind: PieceKind;
  /** The Character it is; -1 for all others. */
  readonly character: number;
}

const KINDS = [
  { kind: REGULAR, id: 'regular', title: 'Regular' },
  { kind: ELITE, id: 'elite', title: 'Elite' },
  { kind: LEADER, id: 'leader', title: 'Leader' },
] as const;

const figures: readonly Piece[] = NATIONS.flatMap(({ id, adjective, side }, nation) =>
  KINDS.map((row) => ({
    id: nation === SAURON && row.kind === LEADER ? 'nazgul' : `${id}-${row.id}`,
    name: nation === SAURON && row.kind === LEADER ? 'Nazgûl' : `${adjective} ${row.title}`,
    side,
    nation,
    kind: row.kind,
    character: -1,
  })),
);

export const PIECES: readonly Piece[] = [
  ...figures,
  ...CHARACTERS.map(({ id, name, side }, character) => ({
    id,
    name,
    side,
    nation: NO_NATION,
    kind: PERSON as PieceKind,
    character,
  })),
];

/** Figures come first: those below this number are counted in the reserve and among the lost. */
export const FIGURE_COUNT = figures.length;

export const PIECE_IDS: readonly string[] = PIECES.map(({ id }) => id);
export const PIECE_NAMES: readonly string[] = PIECES.map(({ name }) => name);
const NATION = Int8Array.from(PIECES, ({ nation }) => nation);
const KIND = Uint8Array.from(PIECES, ({ kind }) => kind);
const SIDE = Uint8Array.from(PIECES, ({ side }) => side);
const CHARACTER = Int8Array.from(PIECES, ({ character }) => character);
const BY_NATION: readonly number[] = NATIONS.flatMap((_, nation) =>
  KINDS.map(({ kind }) => figures.findIndex((row) => row.nation === nation && row.kind === kind)),
);
const BY_CHARACTER: readonly number[] = CHARACTERS.map((_, c) => PIECES.findIndex(({ character }) => character === c));

/** The figure of a Nation: a Regular, an Elite or a Leader; Sauron's Leaders are the Nazgûl. */
export const figure = (nation: number, kind: number): number => BY_NATION[nation * KINDS.length + kind];
export const NAZGUL = figure(SAURON, LEADER);
/** The figure of a Character. */
export const characterPiece = (character: number): number => BY_CHARACTER[character];

export const nationOfPiece = (piece: number): number => NATION[piece];
export const kindOfPiece = (piece: number): number => KIND[piece];
export const sideOfPiece = (piece: number): Side => SIDE[piece] as Side;
/** The Character that a figure is; -1 for all others. */
export const characterOf = (piece: number): number => CHARACTER[piece];
export const isCharacter = (piece: number): boolean => CHARACTER[piece] >= 0;
