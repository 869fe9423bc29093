// Twilight of the Third Age: when factions are worth a die, where Ships sail and engines are built, what the Ents do.
import type { Move } from '../../engine/game.ts';
import { areEntsGone, entsIn, spareEnts } from '../../games/wotr/armies/ents.ts';
import { COAST, sailsFrom, shipsIn } from '../../games/wotr/armies/ships.ts';
import { isBesieging, isOpen } from '../../games/wotr/board/control.ts';
import { enginesIn } from '../../games/wotr/factions/engines.ts';
import { armyIn, charactersIn, hasUnits, unitCount, unitsIn } from '../../games/wotr/forces/force.ts';
import { ADJACENT, R, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { type Battle, type BattleOdds, battleOdds } from '../../games/wotr/odds/battle.ts';
import { entOdds } from '../../games/wotr/odds/ents.ts';
import { armyOf } from '../../games/wotr/odds/from-board.ts';
import { seatFor } from '../../games/wotr/rules.ts';
import { SARUMAN } from '../../games/wotr/tables/characters.ts';
import { EVENT_SLUGS } from '../../games/wotr/tables/events.ts';
import { CORSAIRS, FACTIONS, HILLMEN } from '../../games/wotr/tables/factions.ts';
import { FREE, REGULAR, SHADOW, SOUTHRONS } from '../../games/wotr/tables/nations.ts';
import { DUNLENDING, figure, SHIP } from '../../games/wotr/tables/pieces.ts';
import { type Idea, idea, percent } from '../idea.ts';
import { assault } from './assault.ts';
import { dangerAt, PRIZE_AT } from './field.ts';
import { hitCost } from './habits.ts';
import { captureWorth, marchOf, recruitValue } from './marches.ts';
import type { Situation } from './situation.ts';

// ---- factions come and grow -----------------------------------------------------------------------------------------

/** Cards in hand that wake the Ents. */
const wakers = (sit: Situation): number =>
  sit.s.hands[seatFor(sit.s, FREE)].filter((card) => EVENT_SLUGS[card].startsWith('the-ents-awake')).length;

export function rateCall(sit: Situation, faction: number): Idea {
  const { name } = FACTIONS[faction];
  if (faction === HILLMEN) {
    const troops = rateForgoil(sit, R['north-dunland']).value + rateForgoil(sit, R['south-dunland']).value;
    return idea(1.5 + troops, `The ${name} are four units at once.`);
  }
  if (faction === CORSAIRS)
    return idea(0.8 + harvest(sit, R.umbar), `The ${name} open the coasts to the Armies of the South.`);
  return idea(0.3 + 1.4 * wakers(sit), `The ${name} can end Saruman.`);
}

/** Two Dunlendings are worth little more than one Regular each, but they come where they are wanted. */
export function rateForgoil(sit: Situation, region: number): Idea {
  const n = Math.min(2, 10 - unitsIn(sit.s, region, SHADOW), sit.s.reserve[DUNLENDING]);
  return idea(n * recruitValue(sit, DUNLENDING, region) + 0.05, () => `The Hillmen hasten to ${REGION_NAMES[region]}.`);
}

export function rateBlackShips(sit: Situation): Idea {
  const afloat = 6 - sit.s.reserve[SHIP];
  const ship = afloat < 2 ? 0.7 : afloat < 4 ? 0.2 : 0;
  return idea(recruitValue(sit, figure(SOUTHRONS, REGULAR), R.umbar) + ship, 'Umbar sends a Ship and its crew.');
}

/** What a Companion in Fangorn is good for, if nobody else is there. */
export function entErrand(sit: Situation, companion: number): number {
  const { s } = sit;
  const others = charactersIn(s, R.fangorn, FREE) & ~(1 << companion);
  return s.at[SARUMAN] < 0 || areEntsGone(s) || others ? 0 : 0.9 * wakers(sit);
}

// ---- siege engines --------------------------------------------------------------------------------------------------

/** The next assault on the walls, with so many Towers more than Trebuchets. */
function storm({ s }: Situation, region: number, more: number): BattleOdds {
  const superior: Pick<Battle, 'superior'> = more === 0 ? {} : { superior: more > 0 ? 'attacker' : 'defender' };
  return battleOdds({
    attacker: armyOf(s, armyIn(s, region, SHADOW), SHADOW),
    defender: armyOf(s, armyIn(s, region, FREE), FREE),
    at: 'siege',
    until: { chance: 0.3 },
    ...superior,
  });
}

/** What it is worth to the Shadow. */
function stormWorth(sit: Situation, region: number, more: number): number {
  const { attackerWins, attacker, defender } = storm(sit, region, more);
  const worth = sit.side === SHADOW ? Math.min(12, captureWorth(sit, region)) : sit.field.worth[PRIZE_AT[region]];
  return attackerWins * worth + hitCost(FREE) * defender.lostStrength - hitCost(SHADOW) * attacker.lostStrength;
}

export function rateBuild(sit: Situation, region: number): Idea {
  const { s, side, field } = sit;
  const prize = PRIZE_AT[region];
  if (!isBesieging(s, region, SHADOW)) {
    const value = enginesIn(s, region, FREE) > 0 ? -1 : 0.4 * field.worth[prize] * dangerAt(field, prize) - 0.3;
    return idea(value, () => `${REGION_NAMES[region]} must be ready for a siege.`);
  }
  const more = enginesIn(s, region, SHADOW) - enginesIn(s, region, FREE);
  const change = stormWorth(sit, region, more + (side === SHADOW ? 1 : -1)) - stormWorth(sit, region, more);
  return idea(
    side === SHADOW ? change : -change,
    () => `The next assault on ${REGION_NAMES[region]} turns on engines.`,
  );
}

/** Is superiority in this battle worth a Trebuchet? */
export function rateClaim(sit: Situation, region: number, move: Move): Idea {
  if (move.verb !== 'claim superiority') return idea(0.35, 'The Trebuchet will serve again.');
  const saved = storm(sit, region, 0).attackerWins - storm(sit, region, -1).attackerWins;
  return idea(
    stormWorth(sit, region, 0) - stormWorth(sit, region, -1),
    () => `The walls are safer by ${percent(saved)}.`,
  );
}

// ---- Ships ----------------------------------------------------------------------------------------------------------

/** What an Army in a harbour could do in a region on the coast, if a Ship lay there. */
function landing(sit: Situation, port: number, region: number): number {
  const force = armyIn(sit.s, port, SHADOW);
  if (unitCount(force) === 0 || port === region || ADJACENT[port].includes(region)) return 0;
  const found = isOpen(sit.s, region, SHADOW)
    ? marchOf(sit, port, force, false, [region])
    : assault(sit, port, region, force);
  return Math.max(0, found?.value ?? 0);
}

/** The best landing for the Army of a harbour, less for every sail that it takes a Ship from `from` to get there. */
const DELAY = 0.5;
function harvest(sit: Situation, port: number, from = port): number {
  let best = 0;
  const reached = new Set([from]);
  let shore: readonly number[] = [from];
  for (let share = 1; share > 0.1 && shore.length > 0; share *= DELAY) {
    for (const region of shore) best = Math.max(best, share * landing(sit, port, region));
    shore = shore.flatMap(sailsFrom).filter((region) => !reached.has(region));
    for (const region of shore) reached.add(region);
  }
  return best;
}

interface Sail extends Idea {
  readonly to: number;
  /** Ships that stay for the Army in the harbour. */
  readonly keeps: number;
}

/** Where the Ships of a region should go, and how many. */
export function bestSail(sit: Situation, from: number, ships: number): Sail {
  const { s } = sit;
  const ports = COAST.filter((port) => hasUnits(s, port, SHADOW) && shipsIn(s, port) > 0);
  const here = hasUnits(s, from, SHADOW) && shipsIn(s, from) <= ships ? 1 : 0;
  let best: Sail = { to: -1, keeps: here, value: -1, why: () => 'The Ships lie well where they are.' };
  if (ships - here < 1) return best;
  for (const to of sailsFrom(from)) {
    if (shipsIn(s, to) > 0) continue;
    let value = 0;
    for (const port of ports) value = Math.max(value, harvest(sit, port, to) - harvest(sit, port, from));
    if (value > best.value)
      best = { to, keeps: here, value: 0.8 * value, why: () => `A Ship in ${REGION_NAMES[to]} opens that coast.` };
  }
  return best;
}

export function rateSail(sit: Situation, from: number, ships: number): (move: Move) => Idea {
  const plan = bestSail(sit, from, ships);
  return (move) =>
    move.verb === 'leave'
      ? idea(ships > 1 && plan.keeps > 0 && shipsIn(sit.s, from) <= ships ? 2 : -1, 'A Ship must wait for the Army.')
      : idea(move.arg === plan.to ? 1 : 0, plan.why);
}

// ---- Ents -----------------------------------------------------------------------------------------------------------

/** What the end of Saruman is worth: a die of the Shadow for the rest of the game. */
const SARUMANS_END = 6;
const ENT_COST = 0.3;

export function rateEntOrder(sit: Situation, move: Move): Idea {
  const { s } = sit;
  if (move.verb === 'done') return idea(0, 'The rest wait for another day.');
  const region = move.arg;
  const saruman = s.at[SARUMAN] >= 0;
  const price = areEntsGone(s) ? 0 : ENT_COST; // after this time none will be left anyway
  if (move.verb === 'ent against') {
    const army = armyOf(s, armyIn(s, region, SHADOW), SHADOW);
    const { destroyed } = entOdds(army, spareEnts(s));
    const prize = region === R.orthanc && saruman ? SARUMANS_END * destroyed : 0;
    return idea(0.45 + prize - price, () => `The Army in ${REGION_NAMES[region]} falls with ${percent(destroyed)}.`);
  }
  if (!saruman) return idea(-1, 'There is nothing more to pull down.');
  if (region === R.orthanc) return idea(SARUMANS_END + 1, 'Orthanc stands empty: Saruman is at their mercy.');
  const nearer = ADJACENT[region].includes(R.orthanc) && !ADJACENT[R.orthanc].some((next) => entsIn(s, next) > 0);
  return idea(nearer && spareEnts(s) > 1 ? 1 : -1, `From ${REGION_NAMES[region]} they can reach Orthanc.`);
}
