// Figures that act together: a whole Army, the part of it that moves, or the part that attacks.

import type { Facts } from '../../../engine/game.ts';
import { REGION_COUNT } from '../map/regions.ts';
import type { Board, WotrState } from '../state.ts';
import { CHARACTER_COUNT, CHARACTER_SIDE, LEADERSHIP_OF, SARUMAN } from '../tables/characters.ts';
import { ELITE, FREE, ISENGARD, LEADER, REGULAR, SHADOW, type Side, SOUTHRONS } from '../tables/nations.ts';
import {
  characterOf,
  characterPiece,
  DUNLENDING,
  DUNLENDING_SLOT,
  figure,
  isCharacter,
  kindOfPiece,
  NAZGUL,
  slotOfPiece,
} from '../tables/pieces.ts';
import { bitsOf, countOf, packed, total } from './packing.ts';

/** Figures of one side. Units and Leaders are packed by Nation (packing.ts); Characters are a set of bits. */
export interface Force {
  regular: number;
  elite: number;
  leader: number;
  nazgul: number;
  characters: number;
}

export const noForce = (): Force => ({ regular: 0, elite: 0, leader: 0, nazgul: 0, characters: 0 });

export const unitCount = (f: Force): number => total(f.regular) + total(f.elite);
export const isEmpty = (f: Force): boolean =>
  f.regular === 0 && f.elite === 0 && f.leader === 0 && f.nazgul === 0 && f.characters === 0;
export const hasCharacter = (f: Force, character: number): boolean => (f.characters & (1 << character)) !== 0;

/** All figures of a side in a region: its Army there, with Leaders, Nazgûl and Characters. */
export function armyIn(s: Board, region: number, side: Side): Force {
  const row = side * REGION_COUNT + region;
  return {
    regular: s.regular[row],
    elite: s.elite[row],
    leader: side === FREE ? s.leader[region] : 0,
    nazgul: side === SHADOW ? s.nazgul[region] : 0,
    characters: charactersIn(s, region, side),
  };
}

/** By side: its Characters, those of the base game first. */
const CHARACTERS_OF: readonly (readonly number[])[] = [FREE, SHADOW].map((side) =>
  Array.from({ length: CHARACTER_COUNT }, (_, c) => c).filter((c) => CHARACTER_SIDE[c] === side),
);

export function charactersIn(s: Board, region: number, side: Side): number {
  const { at } = s;
  const own = CHARACTERS_OF[side];
  let set = 0;
  for (let i = 0; i < own.length && own[i] < at.length; i++) if (at[own[i]] === region) set |= 1 << own[i];
  return set;
}

/** The units of a side in a region, Regular and Elite. */
export function unitsIn(s: Board, region: number, side: Side): number {
  const row = side * REGION_COUNT + region;
  return total(s.regular[row]) + total(s.elite[row]);
}

export const hasUnits = (s: Board, region: number, side: Side): boolean =>
  s.regular[side * REGION_COUNT + region] !== 0 || s.elite[side * REGION_COUNT + region] !== 0;

/** How many of one piece a force has. */
export function pieceCount(f: Force, piece: number): number {
  if (isCharacter(piece)) return (f.characters >> characterOf(piece)) & 1;
  if (piece === NAZGUL) return f.nazgul;
  const kind = kindOfPiece(piece);
  return countOf(kind === REGULAR ? f.regular : kind === ELITE ? f.elite : f.leader, slotOfPiece(piece));
}

/** Adds `by` (which may be negative) of one piece to a force. */
export function changePiece(f: Force, piece: number, by: number): void {
  if (isCharacter(piece)) {
    const bit = 1 << characterOf(piece);
    f.characters = by > 0 ? f.characters | bit : f.characters & ~bit;
  } else if (piece === NAZGUL) f.nazgul += by;
  else {
    const change = packed(slotOfPiece(piece), 1) * by;
    const kind = kindOfPiece(piece);
    if (kind === REGULAR) f.regular += change;
    else if (kind === ELITE) f.elite += change;
    else f.leader += change;
  }
}

/** What is in `a` and not in `b`, which must be part of it. */
export const without = (a: Force, b: Force): Force => ({
  regular: a.regular - b.regular,
  elite: a.elite - b.elite,
  leader: a.leader - b.leader,
  nazgul: a.nazgul - b.nazgul,
  characters: a.characters & ~b.characters,
});

export const together = (a: Force, b: Force): Force => ({
  regular: a.regular + b.regular,
  elite: a.elite + b.elite,
  leader: a.leader + b.leader,
  nazgul: a.nazgul + b.nazgul,
  characters: a.characters | b.characters,
});

/** The pieces of a force, each kind once, in a fixed order. */
export function piecesOf(f: Force, side: Side): number[] {
  const pieces: number[] = [];
  const first = side === FREE ? 0 : ISENGARD;
  const last = side === FREE ? ISENGARD - 1 : ISENGARD + 2;
  for (let nation = first; nation <= last; nation++) {
    if (countOf(f.regular, nation)) pieces.push(figure(nation, REGULAR));
    if (countOf(f.elite, nation)) pieces.push(figure(nation, ELITE));
    if (side === FREE && countOf(f.leader, nation)) pieces.push(figure(nation, LEADER));
  }
  if (side === SHADOW && countOf(f.regular, DUNLENDING_SLOT)) pieces.push(DUNLENDING);
  if (f.nazgul) pieces.push(NAZGUL);
  for (let c = 0; f.characters >> c; c++) if (f.characters & (1 << c)) pieces.push(characterPiece(c));
  return pieces;
}

/** Its figures one by one, and where they went: what an event tells of it. */
export const wayFacts = (side: Side, f: Force, ...way: readonly number[]): Facts => ({
  seat: side,
  way,
  pieces: piecesOf(f, side).flatMap((piece) => Array.from({ length: pieceCount(f, piece) }, () => piece)),
});

export const hasNation = (f: Force, nation: number): boolean => ((f.regular | f.elite) & bitsOf(nation)) !== 0;

/** A side's Dunlendings among its Regulars. */
export const dunlendingsIn = (f: Force, side: Side): number =>
  side === SHADOW ? countOf(f.regular, DUNLENDING_SLOT) : 0;

/** Saruman makes Leaders of the Isengard Elites, as well as units (his card). */
export const eliteLeaders = (s: Board, f: Force): number => (s.at[SARUMAN] >= 0 ? leadingElites(s, f.elite) : 0);

/** Elites that he makes Leaders of; among three and four players the Southrons' too (WR-11.10.1). */
export const leadingElites = (s: Board, elites: number): number =>
  countOf(elites, ISENGARD) + (s.team === undefined ? 0 : countOf(elites, SOUTHRONS));

/** One for each Leader or Nazgûl, and the ratings of the Characters (WR-6.16.4). The side is that of the figures. */
export function leadership(s: Board, f: Force, side: Side): number {
  let sum = side === FREE ? total(f.leader) : f.nazgul + eliteLeaders(s, f);
  for (let c = 0; f.characters >> c; c++) if (f.characters & (1 << c)) sum += LEADERSHIP_OF[c];
  return sum;
}

/** A Leader, a Nazgûl or a Character is with it: a Character result may use this Army (WR-6.7.3). */
export const isLed = (s: Board, f: Force): boolean =>
  f.leader !== 0 || f.nazgul !== 0 || f.characters !== 0 || eliteLeaders(s, f) > 0;

/** Takes a force off the map without saying where it goes. */
export function lift(s: WotrState, region: number, side: Side, f: Force): void {
  const row = side * REGION_COUNT + region;
  s.regular[row] -= f.regular;
  s.elite[row] -= f.elite;
  s.leader[region] -= f.leader;
  s.nazgul[region] -= f.nazgul;
}

/** Puts a force into a region. */
export function put(s: WotrState, region: number, side: Side, f: Force): void {
  const row = side * REGION_COUNT + region;
  s.regular[row] += f.regular;
  s.elite[row] += f.elite;
  s.leader[region] += f.leader;
  s.nazgul[region] += f.nazgul;
  for (let c = 0; f.characters >> c; c++) if (f.characters & (1 << c)) s.at[c] = region;
}
