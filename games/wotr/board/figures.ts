// Single figures entering and leaving the map. Everything that is not on the map is in the reserve or, for the Free Peoples, lost.

import { hasUnits } from '../forces/force.ts';
import { countOf, packed, rowOf } from '../forces/packing.ts';
import { REGION_COUNT } from '../map/regions.ts';
import { type Board, ELIMINATED, type WotrState } from '../state.ts';
import { ARAGORN, GANDALF_GREY, GANDALF_WHITE, STRIDER } from '../tables/characters.ts';
import { ELITE, FREE, ISENGARD, LEADER, REGULAR, SHADOW, type Side } from '../tables/nations.ts';
import {
  APART,
  APART_PIECES,
  characterOf,
  DUNLENDING,
  DUNLENDING_SLOT,
  figure,
  isCharacter,
  kindOfPiece,
  NAZGUL,
  sideOfPiece,
  slotOfPiece,
} from '../tables/pieces.ts';

/** How many of a figure (not a Character) stand in a region. */
export function figuresIn(s: Board, region: number, piece: number): number {
  if (piece === NAZGUL) return s.nazgul[region];
  const slot = slotOfPiece(piece);
  const kind = kindOfPiece(piece);
  if (kind === APART) return countOf(s.apart[region], slot);
  if (kind === LEADER) return slot < ISENGARD ? countOf(s.leader[region], slot) : 0;
  return countOf(kind === REGULAR ? s.regular[rowOf(region, slot)] : s.elite[rowOf(region, slot)], slot);
}

/** Figures of the side in the region that are no part of its Army, each kind once. */
export const apartIn = (s: Board, region: number, side: Side): readonly number[] =>
  s.apart[region] ? APART_PIECES.filter((piece) => sideOfPiece(piece) === side && figuresIn(s, region, piece) > 0) : [];

/** Moves figures (not Characters) of one kind on or off the map; where they come from or go to is the caller's business. */
export function changeFigures(s: WotrState, region: number, piece: number, by: number): void {
  if (piece === NAZGUL) {
    s.nazgul[region] += by;
    return;
  }
  const slot = slotOfPiece(piece);
  const change = packed(slot, 1) * by;
  const kind = kindOfPiece(piece);
  if (kind === LEADER) s.leader[region] += change;
  else if (kind === REGULAR) s.regular[rowOf(region, slot)] += change;
  else if (kind === ELITE) s.elite[rowOf(region, slot)] += change;
  else s.apart[region] += change;
}

/** From the reserve into a region (WR-6.4.4). */
export function recruit(s: WotrState, region: number, piece: number): void {
  s.reserve[piece]--;
  changeFigures(s, region, piece, 1);
}

/** A unit or Nazgûl removed by a limit goes back to the reserve, also for the Free Peoples (WR-6.2.3, WR-6.30.9). */
export function disband(s: WotrState, region: number, piece: number): void {
  changeFigures(s, region, piece, -1);
  s.reserve[piece]++;
  dropOrphans(s, region);
}

/** A figure that dies: Shadow units and Nazgûl return to the reserve, all else is out of the game (WR-6.6.5, WR-6.6.6). */
export function eliminate(s: WotrState, region: number, piece: number): void {
  if (isCharacter(piece)) {
    eliminateCharacter(s, characterOf(piece));
    return;
  }
  changeFigures(s, region, piece, -1);
  if (sideOfPiece(piece) === SHADOW) s.reserve[piece]++;
  else s.lost[piece]++;
  dropOrphans(s, region);
}

export function eliminateCharacter(s: WotrState, character: number): void {
  s.at[character] = ELIMINATED;
}

/** An Elite becomes a Regular of its Nation: from the casualties first, then from the reserve; without one it dies (WR-6.24.7-9). */
export function reduceElite(s: WotrState, region: number, nation: number): void {
  const regular = figure(nation, REGULAR);
  changeFigures(s, region, figure(nation, ELITE), -1);
  if (nation < ISENGARD) s.lost[figure(nation, ELITE)]++;
  else s.reserve[figure(nation, ELITE)]++;
  const from = s.lost[regular] > 0 ? s.lost : s.reserve;
  if (from[regular] > 0) {
    from[regular]--;
    changeFigures(s, region, regular, 1);
  }
  dropOrphans(s, region);
}

export const canReduce = (s: Board, nation: number): boolean =>
  s.lost[figure(nation, REGULAR)] > 0 || s.reserve[figure(nation, REGULAR)] > 0;

/** A Free Peoples Leader without an Army is removed at once, for good (WR-2.4.2). */
export function dropOrphans(s: WotrState, region: number): void {
  const leaders = s.leader[region];
  if (leaders === 0 || hasUnits(s, region, FREE)) return;
  for (let nation = 0; nation < ISENGARD; nation++) s.lost[figure(nation, LEADER)] += countOf(leaders, nation);
  s.leader[region] = 0;
}

/** Every unit, Leader and Nazgûl of a side in a region dies; Characters are the caller's business. */
export function clearArmy(s: WotrState, region: number, side: Side): void {
  const row = side * REGION_COUNT + region;
  const first = side === FREE ? 0 : ISENGARD;
  const sink = side === FREE ? s.lost : s.reserve;
  for (let slot = 0; slot < (side === FREE ? 5 : 3); slot++) {
    const nation = first + slot;
    sink[figure(nation, REGULAR)] += countOf(s.regular[row], nation);
    sink[figure(nation, ELITE)] += countOf(s.elite[row], nation);
    if (side === FREE) sink[figure(nation, LEADER)] += countOf(s.leader[region], nation);
  }
  if (side === SHADOW && s.rules.twilight) s.reserve[DUNLENDING] += countOf(s.regular[row], DUNLENDING_SLOT);
  s.regular[row] = 0;
  s.elite[row] = 0;
  if (side === FREE) s.leader[region] = 0;
  else {
    s.reserve[NAZGUL] += s.nazgul[region];
    s.nazgul[region] = 0;
  }
}

/** The region of Strider or Aragorn, of Gandalf the Grey or the White: whichever is in a region; below 0 if neither is. */
export const whereIs = (s: Board, ...versions: readonly number[]): number =>
  Math.max(...versions.map((character) => s.at[character]));
export const STRIDER_OR_ARAGORN = [STRIDER, ARAGORN] as const;
export const EITHER_GANDALF = [GANDALF_GREY, GANDALF_WHITE] as const;
