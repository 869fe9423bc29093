// Is an attack worth it? The exact odds of the battle, weighed by what can be won and lost.

import { FIRST_NATION, NATION_END } from '../../games/wotr/armies/pieces.ts';
import { canGoBySea, landings } from '../../games/wotr/armies/ships.ts';
import { controller, isBesieged, isBesieging, isInside, isStronghold } from '../../games/wotr/board/control.ts';
import { armyIn, type Force, hasUnits, isLed, unitCount, unitsIn } from '../../games/wotr/forces/force.ts';
import { bitsOf, total } from '../../games/wotr/forces/packing.ts';
import { ADJACENT, isAdjacent, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { battleOdds } from '../../games/wotr/odds/battle.ts';
import { armyOf } from '../../games/wotr/odds/from-board.ts';
import { attackPlace, superiorAt } from '../../games/wotr/reading/battle.ts';
import { FREE, type Side } from '../../games/wotr/tables/nations.ts';
import { attacksOf } from '../../games/wotr/team/command.ts';
import { type Idea, idea, percent } from '../idea.ts';
import { PRIZE_AT, powerOf, shift } from './field.ts';
import { fieldScale, habits, hitCost } from './habits.ts';
import { captureWorth, isShut } from './marches.ts';
import type { Seen, Situation } from './situation.ts';
import { known } from './war.ts';

const PRESS_CHANCE = 0.4;
const SIEGE_CHANCE = 0.3;

/** All who may attack from a region: units and Leaders of Nations At War, and Characters. */
function warBand(s: Seen, from: number, side: Side): Force {
  let mask = 0;
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++)
    if (s.step[nation] === 0) mask |= bitsOf(nation);
  const army = armyIn(s, from, side);
  const band = { ...army, regular: army.regular & mask, elite: army.elite & mask, leader: army.leader & mask };
  return s.team ? attacksOf(s, band, from, side) : band;
}

/** The attack of a force in `from` on a region, judged as a whole. */
export function assault(sit: Situation, from: number, region: number, force: Force): Idea {
  const { s, side, enemy } = sit;
  const place = attackPlace(s, side, from, region);
  const defender = armyIn(s, region, enemy);
  const canWithdraw = place === 'field' && isStronghold(region) && controller(s, region) === enemy;
  if (canWithdraw) return investment(sit, region, force, defender);
  const attackers = armyOf(s, force, side);
  const defenders = armyOf(s, defender, enemy);
  const overseas = from !== region && !isAdjacent(from, region);
  const until = overseas ? 'end' : { chance: place === 'siege' ? SIEGE_CHANCE : PRESS_CHANCE };
  const odds = battleOdds({
    attacker: attackers,
    defender: defenders,
    at: place,
    ...superiorAt(s, side, region),
    until,
  });
  const strength = total(defender.regular) + 2 * total(defender.elite);
  const prize = PRIZE_AT[region];
  let spoils = 0;
  let hit = hitCost(enemy);
  if (place === 'siege') {
    spoils = captureWorth(sit, region);
    const x = powerOf(s, force, side).attack / (1.5 * powerOf(s, defender, enemy).defence);
    hit += (Math.min(1, x * x) * habits.worn * sit.field.worth[prize]) / Math.max(2, strength);
  } else if (place === 'sortie') {
    spoils = sit.field.worth[prize] * habits.sortie;
  } else {
    spoils = Math.max(0, fieldScale(side) * shift(sit.field, side, from, region, powerOf(s, force, side)));
    if (controller(s, region) === enemy) spoils += captureWorth(sit, region);
    if (isStronghold(region) && controller(s, region) === side) spoils += habits.relief;
  }
  const precious = side === FREE ? captainsAt(force) : 0;
  const value =
    odds.attackerWins * spoils +
    hit * odds.defender.lostStrength -
    hitCost(side) * odds.attacker.lostStrength -
    odds.defenderWins * (habits.beaten + precious) -
    habits.effort;
  return idea(value, () => `An attack on ${REGION_NAMES[region]} wins with ${percent(odds.attackerWins)}.`);
}

const captainsAt = (force: Force): number => (force.characters === 0 ? 0 : habits.captains);

/** The defender will draw back into the Stronghold: what is won is a siege. */
function investment(sit: Situation, region: number, force: Force, defender: Force): Idea {
  const { s, side, enemy } = sit;
  const inside = Math.min(5, unitCount(defender));
  const attack = powerOf(s, force, side).attack;
  const garrison = (powerOf(s, defender, enemy).defence * inside) / Math.max(1, unitCount(defender));
  const x = attack / (garrison * habits.walls + 0.5);
  const chance = (x * x) / (1 + x * x);
  const shut = Math.min(10, captureWorth(sit, region)) * chance;
  const value = habits.invested * shut - (x < 0.8 ? 1 : 0) - habits.effort + 0.3 * (unitCount(defender) - inside);
  return idea(
    value,
    () => `${REGION_NAMES[region]} can be besieged with a good chance to take it (${percent(chance)}).`,
  );
}

/** Regions that an Army in `from` can attack; by a die also over the sea. */
function attackable(s: Seen, from: number, side: Side, enemy: Side, sea: boolean): number[] {
  const list: number[] = [];
  if (isInside(s, from, side)) return [from];
  if (isBesieging(s, from, side)) list.push(from);
  const around = sea && canGoBySea(s, side) ? [...new Set([...ADJACENT[from], ...landings(s, from)])] : ADJACENT[from];
  for (const region of around) if (hasUnits(s, region, enemy) && !isBesieging(s, region, side)) list.push(region);
  return list.filter((region) => !isShut(s, region, side));
}

/** The best attack out of a region. */
export function attackFrom(sit: Situation, from: number, led: boolean, sea = false): Idea {
  const key = 4 * from + 2 * Number(sea) + Number(led);
  const value = known(sit.war.attacks, key, () => bestAttack(sit, from, led, sea).value);
  return idea(value, () => bestAttack(sit, from, led, sea).why());
}

function bestAttack(sit: Situation, from: number, led: boolean, sea: boolean): Idea {
  const { s, side, enemy } = sit;
  const force = warBand(s, from, side);
  let best = idea(-1, `No attack from ${REGION_NAMES[from]} promises anything.`);
  if (unitCount(force) === 0 || (led && !isLed(s, force))) return best;
  for (const region of attackable(s, from, side, enemy, sea)) {
    let found = assault(sit, from, region, force);
    const lifts = region !== from && isBesieged(s, from) && unitsIn(s, from, side) <= unitCount(force) + 1;
    if (lifts) found = { value: found.value - 1.5, why: found.why };
    if (found.value > best.value) best = found;
  }
  return best;
}
