// Who attacks whom, before the battle begins (WR-6.14, WR-6.15).

import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import { refusal, type Verdict } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import { isBesieging, isInside } from '../board/control.ts';
import {
  armyIn,
  changePiece,
  type Force,
  hasUnits,
  isEmpty,
  piecesOf,
  unitCount,
  unitsIn,
  without,
} from '../forces/force.ts';
import type { ArmyFrame, BattleSpecial, Lead } from '../frames.ts';
import { ADJACENT, isAdjacent, REGION_COUNT } from '../map/regions.ts';
import { begin, finish } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { forCard, regionName } from '../say.ts';
import { opponent, type WotrState } from '../state.ts';
import type { Side } from '../tables/nations.ts';
import { attacksOf, isMixed } from '../team/command.ts';
import { canSomeAct, forceVerdict, noteForce } from '../team/limits.ts';
import { unlessForced } from '../unless-forced.ts';
import { ANYWHERE, isWarded, nationsWithin } from './borders.ts';
import { isLedFor } from './movers.ts';
import { newBattle } from './new-battle.ts';
import { landings } from './ships.ts';

type AttackFrame = FrameAt<ArmyFrame, 'army/attack'>;
type AssembleFrame = FrameAt<ArmyFrame, 'army/assemble'>;

const NO_UNITS = refusal('WR-6.14.1', 'You have no units there to attack with.');
const NOT_YOURS = refusal('WR-11.6.1', 'Only units of your partner could attack from there.');
const NOT_CONTROLLER = refusal('WR-11.8.7', 'Your partner controls that mixed Army: only he attacks with it.');
const NOT_AT_WAR = refusal('WR-6.14.2', 'Only units of Nations At War can attack.');
const NO_LEADER = refusal('WR-6.14.5', 'With a Character result the attackers need a Leader or Character.');
const LEADER_LEFT = refusal('WR-6.15.3', 'With a Character result a Leader or Character must be among the attackers.');
const WITHOUT_CARD_LEAD = refusal('WR-6.14.1', 'The figure that the card names must take part.');
const NOBODY_TO_ATTACK = refusal('WR-6.14.3', 'That Army has no enemy Army to attack.');
const NO_ENEMY = refusal('WR-6.14.3', 'There is no enemy Army.');
const TOO_FAR = refusal('WR-6.14.3', 'An Army attacks an adjacent region, or in a siege its own.');
const ONLY_SORTIE = refusal('WR-6.32.4', 'A besieged Army can attack only its besiegers, by a sortie.');
const INSIDE = refusal('WR-6.31.1', 'A besieged Army can be attacked only from its own region.');
const WARDED = refusal('WR-5.4.1', 'A card on the table forbids Shadow Armies to attack there.');
const NO_REARGUARD = refusal('WR-6.15.2', 'Figures can stay behind only in a rearguard with a unit.');
const LONE_UNIT = refusal('WR-6.15.6', 'A unit must stay with those that cannot attack, and there is no other.');
const NOBODY = refusal('WR-6.15.2', 'At least one unit must attack.');

/** The figures of a side in a region that may attack: none of a Nation that is not At War (WR-6.14.2, WR-6.15.6). */
export function attackers(s: WotrState, from: number, side: Side): Force {
  const army = armyIn(s, from, side);
  const mask = nationsWithin(s, ANYWHERE, side);
  army.regular &= mask;
  army.elite &= mask;
  army.leader &= mask;
  return s.team === undefined ? army : attacksOf(s, army, from, side);
}

/** May an Army in `from` attack the region at all? `far` where a card lets it attack across the map. */
export function targetVerdict(s: WotrState, from: number, side: Side, region: number, far = false): Verdict {
  if (!hasUnits(s, region, opponent(side))) return NO_ENEMY;
  if (isInside(s, from, side)) {
    if (region !== from) return ONLY_SORTIE;
  } else if (region === from) {
    if (!isBesieging(s, from, side)) return NO_ENEMY;
  } else if (!far && !isAdjacent(from, region)) return TOO_FAR;
  else if (isBesieging(s, region, side)) return INSIDE;
  return isWarded(s, region, side) ? WARDED : undefined;
}

function hasTarget(
  s: WotrState,
  from: number,
  side: Side,
  targets: readonly number[] | null,
  far: boolean,
  sea: boolean,
): boolean {
  if (targets) {
    for (const region of targets) if (!targetVerdict(s, from, side, region, far)) return true;
    return false;
  }
  if (!targetVerdict(s, from, side, from)) return true;
  for (const region of ADJACENT[from]) if (!targetVerdict(s, from, side, region)) return true;
  if (sea) for (const region of landings(s, from)) if (!targetVerdict(s, from, side, region, true)) return true;
  return false;
}

/** Why an Army that may attack nobody may not: what bars it from enemies who are there, or that there are none. */
function noTargetVerdict(s: WotrState, from: number, side: Side, targets: readonly number[] | null): Verdict {
  for (const region of targets ?? [from, ...ADJACENT[from]]) {
    const verdict = targetVerdict(s, from, side, region);
    if (verdict !== NO_ENEMY && verdict !== TOO_FAR) return verdict;
  }
  return NOBODY_TO_ATTACK;
}

/** Can a part of `force` attack, the rest of the region staying as rearguard? A lone unit takes everybody along. */
const canAssemble = (s: WotrState, from: number, side: Side, force: Force, lead: Lead): boolean =>
  unitCount(force) > 0 &&
  (s.team === undefined || canSomeAct(s, force, side, from)) &&
  isLedFor(s, lead, force) &&
  (unitsIn(s, from, side) > 1 || isEmpty(without(armyIn(s, from, side), force)));

/** Units of the side in the region could attack, whoever's they are. */
function hasAtWar(s: WotrState, from: number, side: Side): boolean {
  const mask = nationsWithin(s, ANYWHERE, side);
  const { regular, elite } = armyIn(s, from, side);
  return s.team !== undefined && ((regular | elite) & mask) !== 0;
}

/** Why the Army in a region cannot attack. */
function attackVerdict(
  s: WotrState,
  from: number,
  side: Side,
  lead: Lead,
  targets: readonly number[] | null,
  sea: boolean,
): Verdict {
  if (!hasUnits(s, from, side)) return NO_UNITS;
  if (!hasTarget(s, from, side, targets, false, sea)) return noTargetVerdict(s, from, side, targets);
  const force = attackers(s, from, side);
  if (unitCount(force) === 0)
    return isMixed(s, from, side) ? NOT_CONTROLLER : hasAtWar(s, from, side) ? NOT_YOURS : NOT_AT_WAR;
  if (s.team && !canSomeAct(s, force, side, from)) return forceVerdict(s, force, side, from) ?? LONE_UNIT;
  if (!isLedFor(s, lead, force)) return lead === 'led' ? NO_LEADER : WITHOUT_CARD_LEAD;
  return canAssemble(s, from, side, force, lead) ? undefined : LONE_UNIT;
}

/** Offers every region from which an Army could attack. What bars one that reaches nobody is found out only for those who ask. */
export function offerAttacks(
  s: WotrState,
  side: Side,
  lead: Lead,
  targets: readonly number[] | null,
  offer: Offer,
  sea = false,
): void {
  for (let region = 0; region < REGION_COUNT; region++)
    if (offer.explaining || (hasUnits(s, region, side) && hasTarget(s, region, side, targets, false, sea)))
      offer.check(attackVerdict(s, region, side, lead, targets, sea), 'attack', region);
}

/** Chooses the attackers in a region, beginning with all that can. */
export function beginAssembly(
  s: WotrState,
  from: number,
  side: Side,
  lead: Lead,
  special: BattleSpecial,
  targets: readonly number[] | null,
  sea = false,
): void {
  const near = targets ? targets.filter((region) => !targetVerdict(s, from, side, region)) : null;
  const force = attackers(s, from, side);
  begin(s, { at: 'army/assemble', side, from, force, lead, special, targets: near, ...(sea && { sea }) });
}

/** May exactly this force attack, the others staying behind? */
function partVerdict(s: WotrState, f: AssembleFrame): Verdict {
  const units = unitCount(f.force);
  if (units === 0) return NOBODY;
  const barred = s.team && forceVerdict(s, f.force, f.side, f.from);
  if (barred) return barred;
  if (!isLedFor(s, f.lead, f.force)) return f.lead === 'led' ? LEADER_LEFT : WITHOUT_CARD_LEAD;
  if (unitsIn(s, f.from, f.side) > units) return undefined;
  return isEmpty(without(armyIn(s, f.from, f.side), f.force)) ? undefined : NO_REARGUARD;
}

/** Those who came by Ship have no way back: they may not cease (WR-12.8.12). */
const BY_SEA: BattleSpecial = { noCease: true, bySea: true };
const isOverseas = (f: AssembleFrame, region: number): boolean =>
  f.sea === true && region !== f.from && !isAdjacent(f.from, region);

const attack: AskStep<WotrState, AttackFrame> = {
  kind: 'act',
  rule: 'WR-6.14.4',
  seat: (s, f) => seatFor(s, f.side),
  prompt: (s) => forCard(s, 'Which Army attacks?'),
  options(s, f, offer) {
    offerAttacks(s, f.side, f.lead, f.targets, offer);
    if (f.optional) offer.add('done');
  },
  take(s, f, move) {
    finish(s);
    if (move.verb !== 'done') beginAssembly(s, move.arg, f.side, f.lead, f.special, f.targets);
  },
};

const assemble: AskStep<WotrState, AssembleFrame> = {
  kind: 'place',
  rule: 'WR-6.15.1',
  seat: (s, f) => seatFor(s, f.side),
  prompt: (s, f) => forCard(s, `Who stays in ${regionName(f.from)} as rearguard, and whom do the others attack?`),
  options(s, f, offer) {
    const { side, from } = f;
    if (!canAssemble(s, from, side, f.force, f.lead) || !hasTarget(s, from, side, f.targets, true, f.sea ?? false))
      return;
    const part = partVerdict(s, f);
    if (f.targets)
      for (const region of f.targets)
        offer.check(targetVerdict(s, from, side, region, true) ?? part, 'against', region);
    else {
      offer.check(targetVerdict(s, from, side, from) ?? part, 'against', from);
      for (const region of ADJACENT[from]) offer.check(targetVerdict(s, from, side, region) ?? part, 'against', region);
      const overseas = f.sea ? landings(s, from).filter((region) => !isAdjacent(from, region)) : [];
      for (const region of overseas) offer.check(targetVerdict(s, from, side, region, true) ?? part, 'against', region);
      if (offer.explaining)
        for (let region = 0; region < REGION_COUNT; region++)
          if (region !== from && !isAdjacent(from, region) && !overseas.includes(region))
            offer.refuse(targetVerdict(s, from, side, region) ?? TOO_FAR, 'against', region);
    }
    for (const piece of piecesOf(f.force, side)) {
      changePiece(f.force, piece, -1);
      if (canAssemble(s, from, side, f.force, f.lead)) offer.add('leave', piece);
      else if (offer.explaining) offer.refuse(partVerdict(s, f) ?? NO_REARGUARD, 'leave', piece);
      changePiece(f.force, piece, 1);
    }
  },
  take(s, f, move) {
    f.at = 'army/assemble';
    if (move.verb === 'leave') changePiece(f.force, move.arg, -1);
    else {
      finish(s);
      noteForce(s, f.force, f.side, f.from);
      begin(s, newBattle(f.side, f.from, move.arg, f.force, isOverseas(f, move.arg) ? { ...BY_SEA } : f.special));
    }
  },
};

export const attackSteps: StepsOf<WotrState, ArmyFrame, AttackFrame['at'] | AssembleFrame['at']> = {
  'army/attack': unlessForced('army/attack-choose', attack),
  'army/attack-choose': attack,
  'army/assemble': unlessForced('army/assemble-choose', assemble),
  'army/assemble-choose': assemble,
};
