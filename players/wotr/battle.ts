// In battle: stand or withdraw, which Combat Card, who falls, whether to press on, where to retreat, who advances.

import type { Move } from '../../engine/game.ts';
import { isStronghold } from '../../games/wotr/board/control.ts';
import { armyIn, type Force, leadership, unitCount, unitsIn } from '../../games/wotr/forces/force.ts';
import { total } from '../../games/wotr/forces/packing.ts';
import { WITCH_KING_BITS } from '../../games/wotr/forces/witch-king.ts';
import type { BattleFrame } from '../../games/wotr/frames.ts';
import { HOME_SIDE_OF, REGION_NAMES, VP_OF } from '../../games/wotr/map/regions.ts';
import { battleOdds } from '../../games/wotr/odds/battle.ts';
import { armyOf } from '../../games/wotr/odds/from-board.ts';
import { attackPlace } from '../../games/wotr/reading/battle.ts';
import { CHARACTERS, LEADERSHIP_OF, LEVEL_OF, SARUMAN, WITCH_KING } from '../../games/wotr/tables/characters.ts';
import { ELITE, FREE, ISENGARD, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import {
  characterOf,
  characterPiece,
  isCharacter,
  kindOfPiece,
  nationOfPiece,
  PIECE_NAMES,
} from '../../games/wotr/tables/pieces.ts';
import { type Idea, idea, percent } from '../idea.ts';
import { assault } from './assault.ts';
import { PRIZE_AT, powerIn, powerOf, shift } from './field.ts';
import { fieldScale, habits, hitCost } from './habits.ts';
import { abandoned, captureWorth, weakened } from './marches.ts';
import type { Situation } from './situation.ts';

export type BattleNow = Omit<BattleFrame, 'picks'>;

const forceOf = (sit: Situation, f: BattleNow, side: Side): Force =>
  side === f.side ? f.force : armyIn(sit.s, f.region, side);

/** The battle as it stands, if it were fought to the end in the field. */
function fieldOdds(sit: Situation, f: BattleNow): number {
  const { s } = sit;
  const defender: Side = f.side === FREE ? SHADOW : FREE;
  const at = f.kind === 'siege' ? 'siege' : f.kind === 'sortie' ? 'sortie' : attackPlace(s, f.side, f.from, f.region);
  return battleOdds({
    attacker: armyOf(s, forceOf(sit, f, f.side), f.side),
    defender: armyOf(s, forceOf(sit, f, defender), defender),
    at: f.round > 0 && at !== 'siege' && at !== 'sortie' ? 'field' : at,
    until: { chance: 0.35 },
  }).attackerWins;
}

export function rateWhiteRider(sit: Situation, f: BattleNow, move: Move): Idea {
  const shadow = forceOf(sit, f, SHADOW);
  const silenced = shadow.nazgul + (shadow.characters & WITCH_KING_BITS ? LEADERSHIP_OF[WITCH_KING] : 0);
  return move.verb === 'white rider'
    ? idea(silenced - 1, `He silences ${silenced} points of Nazgûl Leadership and gives up one.`)
    : idea(0.5, 'His own Leadership is worth as much as theirs.');
}

export function rateWalls(sit: Situation, f: BattleNow, move: Move): Idea {
  const chance = fieldOdds(sit, f);
  return move.verb === 'withdraw'
    ? idea(
        chance - habits.withdraws,
        () => `In the field the attacker would win with ${percent(chance)}: the walls are safer.`,
      )
    : idea(0, () => `In the field the attacker wins with only ${percent(chance)}.`);
}

/** How much hangs on the battle: 1 for a skirmish, more where a City or Stronghold is at stake. */
export function stakes(sit: Situation, f: BattleNow): number {
  const prize = PRIZE_AT[f.region];
  const here = prize < 0 ? 0 : sit.field.worth[prize] * (f.kind === 'field' && isStronghold(f.region) ? 0.05 : 0.12);
  return 1 + here + 0.06 * Math.min(unitCount(f.force), unitsIn(sit.s, f.region, f.side === FREE ? SHADOW : FREE));
}

/** What a hit taken by the piece costs its side. The last dice matter; beyond five units a Regular is cheapest. */
export function rateCasualty(sit: Situation, force: Force, move: Move): Idea {
  const side = sit.side;
  const units = unitCount(force);
  const elite = kindOfPiece(move.arg) === ELITE;
  const nation = nationOfPiece(move.arg);
  const spare = sit.s.reserve[nation * 3] > 0 || sit.s.lost[nation * 3] > 0;
  const leads = elite && nation === ISENGARD && sit.s.at[SARUMAN] >= 0 ? 0.2 : 0;
  const die = units <= 5 ? habits.die : 0.1;
  const name = PIECE_NAMES[move.arg];
  if (move.verb === 'remove two')
    return idea(-(hitCost(side) + (units <= 6 ? 0.75 : 0.05)), `Two ${name}s go for one hit.`);
  if (move.verb === 'remove' && !elite)
    return idea(-(hitCost(side) + die) - 0.001 * sit.s.reserve[move.arg], `Losing ${name} costs least.`);
  if (move.verb === 'reduce')
    return idea(
      spare ? -(hitCost(side) * habits.reduced + leads) : -(2 * hitCost(side) + die),
      `Reducing ${name} keeps all dice in the fight.`,
    );
  return idea(-(2.2 * hitCost(side) + die + leads), `${name} falls.`);
}

export function ratePress(sit: Situation, f: BattleNow, move: Move): Idea {
  if (move.verb === 'cease') return idea(0, 'Going on would cost more than it promises.');
  const found = assault(sit, f.from, f.region, f.force);
  const now = f.kind === 'field' ? stormed(sit, f) : found.value;
  const price = move.verb === 'reduce' ? habits.reduces : 0;
  return idea(now + habits.presses - price, found.why);
}

/** A field battle after its first round: the defender stands in the open, whatever the place. */
function stormed(sit: Situation, f: BattleNow): number {
  const { s, side, enemy } = sit;
  const odds = battleOdds({
    attacker: armyOf(s, f.force, side),
    defender: armyOf(s, armyIn(s, f.region, enemy), enemy),
    until: { chance: 0.4 },
  });
  const spoils = Math.max(0.5, captureWorth(sit, f.region) * (PRIZE_AT[f.region] < 0 ? 1 : 0.8));
  return (
    odds.attackerWins * spoils +
    hitCost(enemy) * odds.defender.lostStrength -
    hitCost(side) * odds.attacker.lostStrength -
    habits.beaten * odds.defenderWins
  );
}

export function rateRetreat(sit: Situation, f: BattleNow, move: Move): Idea {
  const { s, side, enemy } = sit;
  const chance = fieldOdds(sit, f);
  const mine = armyIn(s, f.region, side);
  const strength = total(mine.regular) + 2 * total(mine.elite);
  if (move.verb === 'stand') {
    const held =
      PRIZE_AT[f.region] >= 0 && HOME_SIDE_OF[f.region] === side
        ? VP_OF[f.region] * habits.stands
        : habits.standsElsewhere;
    const loss = chance * hitCost(side) * strength;
    return idea((1 - chance) * held - loss, () => `The attacker wins with ${percent(chance)}: it is worth standing.`);
  }
  const friends = powerIn(s, move.arg, side).defence;
  const refuge = isStronghold(move.arg) && HOME_SIDE_OF[move.arg] === side ? habits.refuge : 0;
  const power = powerOf(s, mine, side);
  const value =
    habits.retreats * fieldScale(side) * shift(sit.field, side, f.region, move.arg, power) +
    habits.friends * friends +
    refuge;
  const near = powerIn(s, move.arg, enemy).defence;
  return idea(Math.min(0.8, value) - near, () => `Better to save the Army in ${REGION_NAMES[move.arg]}.`);
}

export interface Advance extends Idea {
  readonly stays: boolean;
  readonly force: Force;
}

/** Who goes into the region that the battle was about. */
export function advanceOf(sit: Situation, f: BattleNow): Advance {
  const { s, side, enemy } = sit;
  const inside = unitsIn(s, f.region, enemy);
  const room = 10 - unitsIn(s, f.region, side);
  let best: Advance = { value: 0, stays: true, force: f.force, why: () => 'There is nothing to gain by advancing.' };
  const units = unitCount(f.force);
  for (const keep of PRIZE_AT[f.from] < 0 ? [0] : [0, 1, 2, 3]) {
    const left = Math.max(keep, units - room);
    if (left >= units) break;
    const goes = left > 0 ? weakened(f.force, side, left) : f.force;
    const power = powerOf(s, goes, side);
    let value = fieldScale(side) * shift(sit.field, side, f.from, f.region, power) + 0.01 * unitCount(goes);
    if (side === FREE && HOME_SIDE_OF[f.from] === FREE && unitsIn(s, f.from, FREE) === unitCount(goes))
      value -= VP_OF[f.from] * habits.homeNone;
    value -= abandoned(sit, f.from, unitsIn(s, f.from, side) - unitCount(goes));
    if (inside > 0) value += unitCount(goes) >= Math.min(5, inside) ? 5 : -2;
    else if (HOME_SIDE_OF[f.region] >= 0) value += captureWorth(sit, f.region);
    if (value > best.value) {
      const what = inside > 0 ? `besiege ${REGION_NAMES[f.region]}` : `hold ${REGION_NAMES[f.region]}`;
      best = { value, stays: false, force: goes, why: () => `The Army goes forward to ${what}.` };
    }
  }
  return best;
}

/** Small questions of Combat Cards: whom to strike, whom to give up, how much to bleed. */
export function rateCardDetail(sit: Situation, f: BattleNow, move: Move): Idea {
  const own = forceOf(sit, f, sit.side);
  switch (move.verb) {
    case 'suffer': {
      const spare = Math.max(0, unitCount(own) - 6);
      return idea(-Math.abs(move.arg - Math.min(2, spare)), `${spare} units can be spared.`);
    }
    case 'sacrifice nobody':
      return idea(0, 'Nobody should be given up for a single hit.');
    case 'eliminate nobody':
      return idea(-1, 'Nobody is in reach.');
    case 'sacrifice':
      return idea(-pieceWorth(move.arg) + (leadership(sit.s, own, sit.side) > 3 ? 0.4 : 0), 'He can be spared.');
    case 'eliminate':
      return idea(pieceWorth(move.arg), () => `${PIECE_NAMES[move.arg]} is the greatest loss to them.`);
    case 'silence':
      return idea(pieceWorth(characterPiece(move.arg)), () => `${CHARACTERS[move.arg].name} leads them.`);
    case 'forfeit':
      return idea(move.arg <= 2 ? 0.1 * move.arg : -move.arg, 'A little Leadership can be given up for it.');
    case 'forgo':
      return idea(-LEADERSHIP_OF[move.arg], () => `${CHARACTERS[move.arg].name} leads them least.`);
    case 'turn':
    case 'cancel':
      return idea(move.arg, 'As many as can be.');
    case 'withdraw':
      return idea(0.7, 'The walls are the best retreat.');
    default:
      return rateRetreat(sit, f, move);
  }
}

const pieceWorth = (piece: number): number =>
  isCharacter(piece)
    ? 1.5 + Math.min(3, LEVEL_OF[characterOf(piece)]) * 0.5 + CHARACTERS[characterOf(piece)].dice * 4
    : 0.9;
