// Who fights in a battle, and with what: forces, Combat Strength, Leadership, the number needed to hit.

import type { Seat } from '../../../../engine/game.ts';
import { MOST_DICE } from '../../armies/new-battle.ts';
import { controller, isStronghold } from '../../board/control.ts';
import { eliminate } from '../../board/figures.ts';
import { armyIn, changePiece, eliteLeaders, type Force, pieceCount, unitCount } from '../../forces/force.ts';
import { total } from '../../forces/packing.ts';
import { WITCH_KING_BITS } from '../../forces/witch-king.ts';
import type { BattleFrame, BattleSeen } from '../../frames.ts';
import { type Board, opponent, type WotrState } from '../../state.ts';
import {
  BALROG,
  CHARACTERS,
  GANDALF_WHITE,
  KIND_OF,
  LEADERSHIP_OF,
  MINION,
  WITCH_KING,
} from '../../tables/characters.ts';
import { FREE, SHADOW, type Side } from '../../tables/nations.ts';
import { characterPiece } from '../../tables/pieces.ts';
import { commanderOf } from '../../team/command.ts';

export { toHit } from '../../reading/battle.ts';

const setOf = (test: (character: number) => boolean): number =>
  CHARACTERS.reduce((set, _, c) => (test(c) ? set | (1 << c) : set), 0);

/** Characters as bits. */
export const MINIONS = setOf((c) => KIND_OF[c] === MINION);
export const HOBBITS = setOf((c) => CHARACTERS[c].hobbit === true);
const CAPTAINS = setOf((c) => CHARACTERS[c].abilities.some((ability) => ability.key === 'captain-of-the-west'));
/** Combat Strength that the Balrog adds. */
const FLAME_OF_UDUN = 2;
const GANDALF_WHITE_BIT = 1 << GANDALF_WHITE;

export const defenderOf = (f: BattleFrame): Side => opponent(f.side);

/** Where a side's figures in the battle stand. */
export const placeOf = (f: BattleFrame, side: Side): number => (side === f.side ? f.from : f.region);

/** A side's figures in the battle. The defender's is a fresh copy: every figure there takes part (WR-6.15.7). */
export const forceOf = (s: Board, f: BattleSeen, side: Side): Force =>
  side === f.side ? f.force : armyIn(s, f.region, side);

/** Who is asked for a side in the battle: whoever controls its Army (WR-11.8.6). */
export const seatIn = (s: WotrState, f: BattleFrame, side: Side): Seat =>
  s.team === undefined ? side : commanderOf(s, forceOf(s, f, side), side);
/** His cards. */
export const handIn = (s: WotrState, f: BattleFrame, side: Side): number[] => s.hands[seatIn(s, f, side)];

export const unitsOf = (s: Board, f: BattleSeen, side: Side): number => unitCount(forceOf(s, f, side));
export const elitesOf = (s: Board, f: BattleSeen, side: Side): number => total(forceOf(s, f, side).elite);
export const charactersOf = (s: Board, f: BattleSeen, side: Side): number => forceOf(s, f, side).characters;

/** Takes a figure out of the battle and the game. */
export function strikeDown(s: WotrState, f: BattleFrame, side: Side, piece: number): void {
  eliminate(s, placeOf(f, side), piece);
  if (side === f.side && pieceCount(f.force, piece) > 0) changePiece(f.force, piece, -1);
}

/** One for each unit and each Companion who fights as a Captain of the West (WR-6.16.1). */
export function strength(s: Board, f: BattleSeen, side: Side): number {
  const force = forceOf(s, f, side);
  const flame = force.characters & (1 << BALROG) ? FLAME_OF_UDUN : 0; // WR-12.6.6
  const stronger = side === FREE ? (f.now.stronger ?? 0) : 0;
  return unitCount(force) + bitCount(force.characters & CAPTAINS & ~f.now.silenced) + flame + stronger;
}

/** Dice of the Combat Roll: five at most, then what is taken away, then the ceiling (WR-6.16.2, WR-6.16.7). */
export function combatDice(s: Board, f: BattleSeen, side: Side): number {
  const dice = Math.min(strength(s, f, side), MOST_DICE);
  const fewer = f.now.fewerDice[side] + (side === f.side ? 0 : (f.special.fewerDefenderDice ?? 0));
  return Math.min(f.now.maxDice[side], fewer > 0 ? Math.max(Math.min(dice, 1), dice - fewer) : dice);
}

/** What the Nazgûl give, the Witch-king among them; points given up are gone for the round. */
export function nazgulLeadership(s: Board, f: BattleSeen): number {
  if (f.whiteRider) return 0;
  const force = forceOf(s, f, SHADOW);
  const witchKing = force.characters & WITCH_KING_BITS ? LEADERSHIP_OF[WITCH_KING] : 0;
  return Math.max(0, force.nazgul + witchKing - f.now.nazgulForfeited);
}

/** Leadership in this round; the Re-roll uses five of it at most (WR-6.16.4). */
export function leadershipOf(s: Board, f: BattleSeen, side: Side): number {
  const force = forceOf(s, f, side);
  if (side === FREE) return total(force.leader) + ratings(force.characters & leading(f));
  return nazgulLeadership(s, f) + eliteLeaders(s, force) + ratings(force.characters & ~WITCH_KING_BITS);
}

/** Companions who have their Leadership still (WR-6.20.2). */
export const leading = (f: BattleSeen): number =>
  ~(f.now.forfeited | f.now.silenced | (f.whiteRider ? GANDALF_WHITE_BIT : 0));

function ratings(characters: number): number {
  let sum = 0;
  for (let c = 0; characters >> c; c++) if (characters & (1 << c)) sum += LEADERSHIP_OF[c];
  return sum;
}

export function bitCount(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** A Nazgûl or the Witch-king is in the battle (WR-6.13.3). */
export const hasNazgul = (force: Force): boolean => force.nazgul > 0 || (force.characters & WITCH_KING_BITS) !== 0;

/** A natural 1 misses and a natural 6 hits, whatever is added (WR-6.23.5). */
export const isHit = (die: number, bonus: number, needed: number): boolean =>
  die !== 1 && (die === 6 || die + bonus >= needed);

/** May the defender draw back into a Stronghold here? Only into one of its own, from the field (WR-6.30.1, WR-6.34.4). */
export const canWithdraw = (s: WotrState, f: BattleFrame): boolean =>
  f.kind === 'field' && isStronghold(f.region) && controller(s, f.region) === defenderOf(f);

/** The pieces of a set of Characters. */
export const characterPieces = (set: number): number[] => {
  const pieces: number[] = [];
  for (let c = 0; set >> c; c++) if (set & (1 << c)) pieces.push(characterPiece(c));
  return pieces;
};
