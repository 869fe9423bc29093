// Hits and what they cost (WR-6.24). Battles and cards take casualties the same way: the owner picks, hit by hit.

import { type Emit, type Move, refusal } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import { canReduce, eliminate, reduceElite } from '../board/figures.ts';
import { changePiece, dunlendingsIn, type Force, hasUnits, unitCount } from '../forces/force.ts';
import { countOf, total } from '../forces/packing.ts';
import { regionName, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { ELITE, REGULAR, type Side } from '../tables/nations.ts';
import { DUNLENDING, figure, kindOfPiece, nationOfPiece } from '../tables/pieces.ts';
import { pieceName } from '../words.ts';
import { FIRST_NATION, NATION_END } from './pieces.ts';

const TWO_HITS = refusal('WR-6.24.4', 'It takes two hits to remove an Elite; one reduces it to a Regular.');
const LONE_DUNLENDING = refusal('WR-12.7.9', 'A single Dunlending falls only when no other unit is left.');

/** A hit removes this many Dunlendings (WR-12.7.6). */
const PAIR = 2;

/**
 * What one or two of the `hits` can take from the force. Nothing is offered when no unit is left or no hit is due. Hits that the
 * owner takes of his own will for a card are `willing`: then every Dunlending counts for one (WR-12.7.7).
 */
export function casualtyOptions(force: Force, side: Side, hits: number, willing: boolean, offer: Offer): void {
  if (hits <= 0) return;
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++) {
    if (countOf(force.regular, nation)) offer.add('remove', figure(nation, REGULAR));
    if (!countOf(force.elite, nation)) continue;
    offer.add('reduce', figure(nation, ELITE));
    offer.check(hits >= 2 ? undefined : TWO_HITS, 'remove', figure(nation, ELITE));
  }
  const dunlendings = dunlendingsIn(force, side);
  if (dunlendings === 0) return;
  if (!willing && dunlendings >= PAIR) offer.add('remove two', DUNLENDING);
  else offer.check(willing || unitCount(force) === 1 ? undefined : LONE_DUNLENDING, 'remove', DUNLENDING);
}

/** Carries out one casualty and keeps the force in step. The number of hits it used. */
export function takeCasualty(s: WotrState, region: number, force: Force, side: Side, move: Move, emit: Emit): number {
  const piece = move.arg;
  const nation = nationOfPiece(piece);
  const where = regionName(region);
  const facts = { seat: side, pieces: [piece] };
  let used = 1;
  changePiece(force, piece, -1);
  if (move.verb === 'reduce') {
    if (canReduce(s, nation)) {
      changePiece(force, figure(nation, REGULAR), 1);
      emit?.(say('reduce', 'WR-6.24.3', `${pieceName(piece)} in ${where} is reduced to a Regular.`, undefined, facts));
    } else {
      const text = `${pieceName(piece)} in ${where} is lost: no Regular can replace it.`;
      emit?.(say('casualty', 'WR-6.24.9', text, undefined, facts));
    }
    reduceElite(s, region, nation);
  } else if (move.verb === 'remove two') {
    changePiece(force, piece, -1);
    const text = `Two ${pieceName(piece)}s in ${where} are lost.`;
    emit?.(say('casualty', 'WR-12.7.6', text, undefined, { ...facts, pieces: [piece, piece] }));
    for (let n = 0; n < PAIR; n++) eliminate(s, region, piece);
  } else {
    if (kindOfPiece(piece) === ELITE) used = 2;
    const rule = used === 2 ? 'WR-6.24.4' : 'WR-6.24.3';
    emit?.(say('casualty', rule, `${pieceName(piece)} in ${where} is lost.`, undefined, facts));
    eliminate(s, region, piece);
  }
  if (force.leader !== 0 && !hasUnits(s, region, side)) force.leader = 0; // WR-2.4.2
  return used;
}

/** Takes every casualty that leaves the owner no choice. The hits about which he must still be asked; hits beyond the last unit are lost. */
export function takeForcedCasualties(
  s: WotrState,
  region: number,
  force: Force,
  side: Side,
  hits: number,
  willing: boolean,
  emit: Emit,
): number {
  let due = hits;
  while (due > 0 && unitCount(force) > 0) {
    const move = soleCasualty(force, side, due, willing);
    if (!move) return due;
    due -= takeCasualty(s, region, force, side, move, emit);
  }
  return 0;
}

/** The casualty to take when there is only one, or when the hits are enough for all and their order means nothing. */
function soleCasualty(force: Force, side: Side, hits: number, willing: boolean): Move | undefined {
  const dunlendings = dunlendingsIn(force, side);
  const pairs = willing ? 0 : dunlendings >> 1;
  const all = hits >= total(force.regular) - pairs + 2 * total(force.elite);
  let only: Move | undefined;
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++) {
    if (countOf(force.regular, nation)) {
      if (only) return undefined;
      only = { verb: 'remove', arg: figure(nation, REGULAR) };
      if (all) return only;
    }
    if (countOf(force.elite, nation)) {
      if (only || (hits >= 2 && !all)) return undefined;
      only = { verb: hits >= 2 ? 'remove' : 'reduce', arg: figure(nation, ELITE) };
      if (all) return only;
    }
  }
  if (pairs > 0) return only ? undefined : { verb: 'remove two', arg: DUNLENDING };
  if (dunlendings === 0 || (only && !willing)) return only;
  return only ? undefined : { verb: 'remove', arg: DUNLENDING };
}
