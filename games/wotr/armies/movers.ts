// Who of an Army can go, and whether somebody can: the legality of Army movement (WR-6.7 to WR-6.9).

import { type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { isInside } from '../board/control.ts';
import { armyIn, type Force, hasUnits, leadingElites, unitCount, unitsIn, without } from '../forces/force.ts';
import { bitsOf, total } from '../forces/packing.ts';
import { WITCH_KING_BITS } from '../forces/witch-king.ts';
import type { Lead, Moved } from '../frames.ts';
import { isLaid } from '../hands/laid.ts';
import { ADJACENT, distance, isAdjacent, isParted } from '../map/regions.ts';
import { AT_WAR } from '../politics/politics.ts';
import { count } from '../say.ts';
import { type Board, opponent, type WotrState } from '../state.ts';
import { BALROG, CHARACTER_COUNT, COMPANION, KIND_OF, LEVEL_OF, SARUMAN } from '../tables/characters.ts';
import { FREE, type Side } from '../tables/nations.ts';
import { movesOf } from '../team/command.ts';
import { canSomeAct, fewestOf, forceVerdict } from '../team/limits.ts';
import { ANYWHERE, boundsOf, canEnter, enterVerdict, nationsWithin, UNCLAIMED } from './borders.ts';
import { FIRST_NATION, NATION_END, STACKING_LIMIT } from './pieces.ts';
import { areLinked, landings, shipsIn } from './ships.ts';

const charactersThat = (test: (character: number) => boolean): number => {
  let set = 0;
  for (let c = 0; c < CHARACTER_COUNT; c++) if (test(c)) set |= 1 << c;
  return set;
};

export const COMPANIONS = charactersThat((c) => KIND_OF[c] === COMPANION);
const UNMOVABLE = charactersThat((c) => LEVEL_OF[c] === 0);
/** A card gives the Balrog legs. */
export const unmovable = (s: Board): number => (isLaid(s, 'rousesBalrog') ? UNMOVABLE & ~(1 << BALROG) : UNMOVABLE);

const NO_UNITS = refusal('WR-6.7.4', 'You have no units there.');
const BESIEGED = refusal('WR-6.32.4', 'A besieged Army cannot move out; it may only make a sortie.');
const NOT_YOURS = refusal('WR-11.6.1', 'Only units of your partner are there to move.');
const ALL_MOVED = refusal('WR-6.9.1', 'Every unit there has moved in this action.');
const NO_LEADER = refusal('WR-6.7.3', 'A Character result moves only an Army with a Leader or Character that can go.');
const UNLED = refusal('WR-6.8.3', 'A Leader or Character must go along.');
const WITHOUT_CARD_LEAD = refusal('WR-6.7.1', 'The figure that the card names must go along.');
const NOWHERE = refusal('WR-6.9.2', 'No part of that Army has a region to go to.');
const NOT_NEXT = refusal('WR-6.7.4', 'An Army moves to an adjacent region.');
const ONE_BY_ONE = refusal('WR-6.7.4', 'An Army goes on from region to region: first to an adjacent one.');
const beyondReach = (reach: number): Refusal =>
  refusal('WR-5.3.5', `The card takes an Army ${count(reach, 'region')} at most from where it stands.`);
const nobodyInReach = (reach: number): Refusal =>
  refusal('WR-5.3.5', `Within ${reach} regions there is no other Army of yours, open to this one, for it to end with.`);
const NOT_NAMED = refusal('WR-5.3.5', 'The card does not lead there.');
const BLACK_BORDER = refusal('WR-6.9.7', 'No Army crosses a black border.');
const NO_PASSAGE = refusal('WR-12.8.9', 'An Army goes by sea only from a region with a Ship to another with a Ship.');
const ORPHANED = refusal('WR-6.8.2', 'Leaders may not stay behind without units.');
const CROWDED = refusal(
  'WR-6.9.5',
  `No more than ${STACKING_LIMIT} of your units may be there when the moves are done.`,
);
export const RELIEVE = refusal('WR-6.9.5', 'More units must go: too many are in this region.');
const NOBODY_TO_JOIN = refusal('WR-5.3.5', 'The card lets the move end only with another of your Armies.');
const NOBODY_GOES = refusal('WR-6.7.4', 'At least one unit must go.');

/** What is the same for every Army of an action. */
export interface Plan {
  side: Side;
  lead: Lead;
  reach: number;
  join: boolean;
  targets: number[] | null;
  /** It may go by Ship (WR-12.8.9). */
  sea: boolean;
  moved: Moved[];
  /** Armies that may move after this one. */
  left: number;
  /** Units that will have left `vacated` by then; -1 for none. */
  vacated: number;
  freed: number;
}

/** Characters of Level 0 cannot move, not even with an Army (WR-6.11.4). */
export const withoutUnmovable = (s: Board, f: Force): Force => ({ ...f, characters: f.characters & ~unmovable(s) });

/** The figures of a side in a region that can move with an Army and have not done so in this action. */
export function movable(s: WotrState, region: number, side: Side, moved: readonly Moved[]): Force {
  let army = armyIn(s, region, side);
  for (const arrived of moved) if (arrived.region === region) army = without(army, arrived.force);
  if (army.characters) army.characters &= ~unmovable(s);
  return s.team === undefined ? army : movesOf(s, army, region, side);
}

/** Is there a figure among these that makes an Army go? The leaders and Elites are packed by Nation. */
export function hasLead(
  s: WotrState,
  lead: Lead,
  leaders: number,
  elites: number,
  nazgul: number,
  characters: number,
): boolean {
  switch (lead) {
    case 'none':
      return true;
    case 'led':
      return leaders !== 0 || nazgul !== 0 || characters !== 0 || (s.at[SARUMAN] >= 0 && leadingElites(s, elites) > 0);
    case 'nazgul':
      return nazgul !== 0 || (characters & WITCH_KING_BITS) !== 0;
    case 'witch-king':
      return (characters & WITCH_KING_BITS) !== 0;
    case 'companion':
      return (characters & COMPANIONS) !== 0;
  }
}

export const isLedFor = (s: WotrState, lead: Lead, f: Force): boolean =>
  lead === 'none' || hasLead(s, lead, f.leader, f.elite, f.nazgul, f.characters);

/** Can some part of `force`, with at least `need` units, go somewhere? */
export function canSetOut(s: WotrState, plan: Plan, from: number, force: Force, need: number): boolean {
  const present = force.regular | force.elite | force.leader;
  if ((force.regular | force.elite) === 0 || isInside(s, from, plan.side)) return false;
  if (canSetOutWithin(s, plan, from, force, need, ANYWHERE)) return true;
  let bound = 0;
  for (let nation = FIRST_NATION[plan.side]; nation < NATION_END[plan.side]; nation++) {
    if (s.step[nation] === AT_WAR || !(present & bitsOf(nation))) continue;
    bound++;
    if (canSetOutWithin(s, plan, from, force, need, nation)) return true;
  }
  return bound > 1 && canSetOutWithin(s, plan, from, force, need, UNCLAIMED);
}

/** The smallest part is the likeliest to go: `need` units, or one, and whoever must be with them. */
function canSetOutWithin(s: WotrState, plan: Plan, from: number, force: Force, need: number, bounds: number): boolean {
  const mask = nationsWithin(s, bounds, plan.side);
  const least = s.team === undefined ? Math.max(1, need) : Math.max(need, fewestWithin(s, plan, from, force, mask));
  const elites = force.elite & mask;
  const leaders = force.leader & mask;
  if (total(force.regular & mask) + total(elites) < least) return false;
  if (!hasLead(s, plan.lead, leaders, elites, force.nazgul, force.characters)) return false;
  const arriving = plan.vacated < 0 ? 0 : plan.freed;
  if (plan.side === FREE && leaders !== s.leader[from] && unitsIn(s, from, FREE) + arriving <= least) return false; // WR-6.8.2
  return canGo(s, plan, from, from, bounds, least, plan.reach, need === 0);
}

/** Where an Army could go next, whoever is there. */
export const waysFrom = (s: WotrState, plan: Plan, here: number): readonly number[] =>
  plan.targets ?? (plan.sea ? [...ADJACENT[here], ...landings(s, here)] : ADJACENT[here]);

/** The fewest of the Nations in the mask that may act together. */
const fewestWithin = (s: WotrState, { side }: Plan, from: number, force: Force, mask: number): number =>
  fewestOf(s, { ...force, regular: force.regular & mask, elite: force.elite & mask }, side, from);

/** Is there a way for so many units, which are in `origin`, from `here` to a region where they may end? */
export function canGo(
  s: WotrState,
  plan: Plan,
  origin: number,
  here: number,
  bounds: number,
  units: number,
  steps: number,
  mayCrowd: boolean,
): boolean {
  for (const next of waysFrom(s, plan, here)) {
    if (next === origin || !canEnter(s, next, plan.side, bounds) || !staysOpen(s, plan, next)) continue;
    if (endVerdict(s, plan, origin, next, units, mayCrowd) === undefined) return true;
    if (steps > 1 && !plan.targets && canGo(s, plan, origin, next, bounds, units, steps - 1, mayCrowd)) return true;
  }
  return false;
}

/** A siege that the earlier Army lifts by leaving shuts the region behind it. */
const staysOpen = (s: WotrState, plan: Plan, region: number): boolean =>
  region !== plan.vacated || unitsIn(s, region, plan.side) > plan.freed || !hasUnits(s, region, opponent(plan.side));

/** May so many units, which are in `origin`, end their move in the region? */
export function endVerdict(
  s: WotrState,
  plan: Plan,
  origin: number,
  region: number,
  units: number,
  mayCrowd: boolean,
): Verdict {
  const there = unitsIn(s, region, plan.side) - (region === plan.vacated ? plan.freed : 0);
  if (plan.join && there <= 0) return NOBODY_TO_JOIN;
  const excess = there + units - STACKING_LIMIT;
  if (excess <= 0) return undefined;
  return mayCrowd && plan.left > 0 && canRelieve(s, plan, region, excess, origin, units) ? undefined : CROWDED;
}

/** Could enough units that stand in the region go on with the next movement of this action? (WR-6.9.5) */
function canRelieve(s: WotrState, plan: Plan, region: number, excess: number, vacated: number, freed: number): boolean {
  const next: Plan = { ...plan, left: 0, vacated, freed };
  return canSetOut(s, next, region, movable(s, region, plan.side, plan.moved), excess);
}

/** Why no part of the Army in a region can march. */
export function marchVerdict(s: WotrState, plan: Plan, region: number, need: number): Verdict {
  if (!hasUnits(s, region, plan.side)) return NO_UNITS;
  if (isInside(s, region, plan.side)) return BESIEGED;
  const force = movable(s, region, plan.side, plan.moved);
  if (unitCount(force) === 0) return isPartners(s, plan, region) ? NOT_YOURS : ALL_MOVED;
  if (s.team && !canSomeAct(s, force, plan.side, region)) return forceVerdict(s, force, plan.side, region) ?? NOWHERE;
  if (!isLedFor(s, plan.lead, force)) return plan.lead === 'led' ? NO_LEADER : WITHOUT_CARD_LEAD;
  return canSetOut(s, plan, region, force, need) ? undefined : noWayVerdict(s, plan, region, force);
}

/** Units stand there that have not moved, but they are the partner's. */
const isPartners = (s: WotrState, { side, moved }: Plan, region: number): boolean =>
  s.team !== undefined &&
  moved.reduce((n, one) => (one.region === region ? n - unitCount(one.force) : n), unitsIn(s, region, side)) > 0;

/** Why no part of a force has anywhere to go: what all regions around have against its units, if they agree. */
function noWayVerdict(s: WotrState, plan: Plan, from: number, force: Force): Refusal {
  if (plan.join) return nobodyInReach(plan.reach);
  const bounds = boundsOf(s, force, plan.side);
  let reason: Refusal | undefined;
  for (const next of waysFrom(s, plan, from)) {
    const verdict = enterVerdict(s, next, plan.side, bounds) ?? endVerdict(s, plan, from, next, 1, false);
    if (!verdict || (reason && reason !== verdict)) return NOWHERE;
    reason = verdict;
  }
  return reason ?? NOWHERE;
}

/** Why a figure cannot stay behind: without it this force, as it is now, has no part that could set out. */
export function stayVerdict(s: WotrState, { lead, side }: Plan, from: number, force: Force, need: number): Refusal {
  const units = unitCount(force);
  if (units === 0) return NOBODY_GOES;
  if (units < need) return RELIEVE;
  if (!isLedFor(s, lead, force)) return lead === 'led' ? UNLED : WITHOUT_CARD_LEAD;
  return side === FREE && force.leader !== s.leader[from] && unitsIn(s, from, side) <= units ? ORPHANED : NOWHERE;
}

/** Why an Army that a card takes more than one region does not go straight to one that is not adjacent. */
export const farVerdict = (reach: number, from: number, region: number): Refusal =>
  isParted(from, region) ? BLACK_BORDER : distance(from, region) > reach ? beyondReach(reach) : ONE_BY_ONE;

/** May exactly this force go to the region, as its first step or its only one? */
export function goVerdict(s: WotrState, plan: Plan, from: number, force: Force, region: number, need: number): Verdict {
  const { side } = plan;
  const units = unitCount(force);
  if (units === 0) return NOBODY_GOES;
  if (isInside(s, from, side)) return BESIEGED;
  const barred = s.team && forceVerdict(s, force, side, from);
  if (barred) return barred;
  if (plan.targets) {
    if (!plan.targets.includes(region)) return NOT_NAMED;
  } else if (!isAdjacent(from, region) && !(plan.sea && areLinked(s, from, region))) {
    if (plan.reach > 1) return farVerdict(plan.reach, from, region);
    if (plan.sea && shipsIn(s, from) + shipsIn(s, region) > 0) return NO_PASSAGE;
    return isParted(from, region) ? BLACK_BORDER : NOT_NEXT;
  }
  const bounds = boundsOf(s, force, side);
  const closed = enterVerdict(s, region, side, bounds);
  if (closed) return closed;
  if (!isLedFor(s, plan.lead, force)) return plan.lead === 'led' ? UNLED : WITHOUT_CARD_LEAD;
  if (side === FREE && force.leader !== s.leader[from] && unitsIn(s, from, side) <= units) return ORPHANED;
  if (units < need) return RELIEVE;
  const end = endVerdict(s, plan, from, region, units, need === 0);
  if (!end || plan.targets || plan.reach <= 1) return end;
  return canGo(s, plan, from, region, bounds, units, plan.reach - 1, need === 0) ? undefined : end;
}
