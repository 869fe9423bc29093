// Every kind of figure is a row, and the place of its row is its number wherever a figure is named: in the reserve, among the
// lost, in an Army, in a move, in an event. A new kind of figure is a new row; nobody else counts places. The rows of the base
// game come first, so its games count no others.
import { BASE_CHARACTER_COUNT, CHARACTERS } from './characters.ts';
import {
  ELITE,
  FIGURES,
  FREE,
  ISENGARD,
  LEADER,
  NATION_COUNT,
  NATIONS,
  NO_NATION,
  REGULAR,
  REINFORCEMENTS,
  SAURON,
  SHADOW,
  type Side,
} from './nations.ts';

/** The kind of a figure that is one person. */
export const PERSON = 3;
/** The kind of those that are no part of an Army: Ships, Ents and siege engines. */
export const APART = 4;
export type PieceKind = typeof REGULAR | typeof ELITE | typeof LEADER | typeof PERSON | typeof APART;

export interface Piece {
  /** In the notation: 'gondor-regular', 'nazgul', 'witch-king'. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** NO_NATION for a Character and for what stands apart. */
  readonly nation: number;
  readonly kind: PieceKind;
  /** The Character it is; -1 for all others. */
  readonly character: number;
  /** Where its count stands in a packed word (forces/packing.ts): the place of its Nation, for the most part. */
  readonly slot: number;
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
    slot: nation,
  })),
);

const persons: readonly Piece[] = CHARACTERS.map(({ id, name, side }, character) => ({
  id,
  name,
  side,
  nation: NO_NATION,
  kind: PERSON as PieceKind,
  character,
  slot: -1,
}));

/** Regulars of Isengard with a place of their own in the words of the Shadow's Regulars, behind those of its Nations. */
export const DUNLENDING_SLOT = NATION_COUNT;

/** Of Twilight of the Third Age, with their number (WR-12.1.1). */
const expansion = [
  { id: 'dunlending', name: 'Dunlending', side: SHADOW, nation: ISENGARD, kind: REGULAR, slot: DUNLENDING_SLOT, n: 12 },
  { id: 'corsair-ship', name: 'Corsair Ship', side: SHADOW, nation: NO_NATION, kind: APART, slot: 0, n: 6 },
  { id: 'ent', name: 'Ent', side: FREE, nation: NO_NATION, kind: APART, slot: 1, n: 8 },
  { id: 'trebuchet', name: 'Trebuchet', side: FREE, nation: NO_NATION, kind: APART, slot: 2, n: 6 },
  { id: 'siege-tower', name: 'Siege Tower', side: SHADOW, nation: NO_NATION, kind: APART, slot: 3, n: 6 },
] as const;

export const PIECES: readonly Piece[] = [
  ...figures,
  ...persons.slice(0, BASE_CHARACTER_COUNT),
  ...expansion.map(({ n: _, ...row }) => ({ ...row, character: -1 })),
  ...persons.slice(BASE_CHARACTER_COUNT),
];

const numberOf = (id: (typeof expansion)[number]['id']): number => PIECES.findIndex((row) => row.id === id);
export const DUNLENDING = numberOf('dunlending');
export const SHIP = numberOf('corsair-ship');
export const ENT = numberOf('ent');
export const TREBUCHET = numberOf('trebuchet');
export const TOWER = numberOf('siege-tower');

/** Ships, Ents and siege engines, which are no part of an Army. */
export const APART_PIECES: readonly number[] = [SHIP, ENT, TREBUCHET, TOWER];

/** Those of the Nations come first: figures below this number are counted in the reserve and among the lost of every game. */
export const FIGURE_COUNT = figures.length;

const withExpansion = (counts: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: TOWER + 1 }, (_, piece) =>
    piece < FIGURE_COUNT ? counts[piece] : (expansion[piece - DUNLENDING]?.n ?? 0),
  );
const ALL_FIGURES = withExpansion(FIGURES);
const ALL_REINFORCEMENTS = withExpansion(REINFORCEMENTS);

/** All figures of a game by piece, and those in reserve at its start. None of the expansion is on the map then (WR-12.7.1). */
export const figuresOf = (twilight: boolean): Uint8Array => (twilight ? ALL_FIGURES : FIGURES);
export const reinforcementsOf = (twilight: boolean): Uint8Array => (twilight ? ALL_REINFORCEMENTS : REINFORCEMENTS);

export const PIECE_IDS: readonly string[] = PIECES.map(({ id }) => id);
export const PIECE_NAMES: readonly string[] = PIECES.map(({ name }) => name);
const NATION = Int8Array.from(PIECES, ({ nation }) => nation);
const KIND = Uint8Array.from(PIECES, ({ kind }) => kind);
const SIDE = Uint8Array.from(PIECES, ({ side }) => side);
const CHARACTER = Int8Array.from(PIECES, ({ character }) => character);
const SLOT = Int8Array.from(PIECES, ({ slot }) => slot);
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
/** Where its count stands in a packed word. */
export const slotOfPiece = (piece: number): number => SLOT[piece];
