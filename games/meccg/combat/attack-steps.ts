// The course of an attack: it is faced, its strikes are assigned and resolved one by one, and it is over (MW-S7.2.1).

import { type Emit, NONE } from '../../../engine/game.ts';
import { ATTACK_RACES, isAlly, isCharacter } from '../cards/kinds.ts';
import { openWindow } from '../chain/chain.ts';
import { companyById } from '../company.ts';
import { queueCheck } from '../corruption/check.ts';
import { raceName } from '../effects/phrases/names.ts';
import { capital } from '../effects/phrases/phrase.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import { isMember } from '../effects/reading/picks.ts';
import { holds } from '../effects/reading/tests.ts';
import { endEffects } from '../happenings/lasting.ts';
import { happen } from '../happenings/triggers.ts';
import { DEFEATED, FACED, note } from '../history.ts';
import { destinationOf } from '../present.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef, THE_ATTACK } from '../refs.ts';
import { aboutCard, companyName, say, title } from '../say.ts';
import {
  ALL_FAIL,
  ATTACK_ASSIGNED,
  ATTACK_ASSIGNING,
  ATTACK_FACED,
  ATTACK_OVER,
  type Attack,
  CANCELLED,
  DETAINMENT,
  type MeccgState,
  ONE_EACH_FACES,
  SAME_TARGET,
  STRIKE_CANCELLED,
  STRIKE_DEFEATED,
  STRIKE_FAILED,
  STRIKE_FAILING,
  STRIKE_OPEN,
  STRIKE_SUCCEEDED,
  type Strike,
  UNTAPPED,
  UNTIL_ATTACK,
} from '../state.ts';
import {
  attackBody,
  attackerChooses,
  attackProwess,
  defenderChooses,
  isUncancellable,
  strikesOf,
} from '../stats/attack.ts';
import {
  attacked,
  defenderSeat,
  isCancelled,
  isDefeated,
  isFought,
  isThere,
  targetsOfAttack,
  unassigned,
} from '../stats/fight.ts';
import { attackName, cancelTheAttack, isAlwaysKeyed, newStrike } from './attack.ts';
import { testStrikeBody } from './body.ts';
import { judgeDetainment } from './detainment.ts';
import { duelSteps, isWithRingwraith } from './duel.ts';
import type { AttackFrame } from './frames.ts';
import { putAway, trophyTakers } from './trophy.ts';
import { assignTwo, hasFallen, twoVerdict } from './two-strikes.ts';

function theAttack(s: MeccgState): Attack {
  if (!s.attack) throw new Error('No attack is being faced.');
  return s.attack;
}

function assign(s: MeccgState, f: AttackFrame, card: number, rule: string, emit: Emit): void {
  const attack = theAttack(s);
  attack.faced.push(newStrike(card));
  f.left--;
  if ((attack.bits & SAME_TARGET) !== 0) attack.target = card;
  emit?.(say('assign', rule, `${title(s, card)} faces a strike.`, aboutCard(card)));
}

/** Everybody who can still be struck is: no choice is left. */
function assignAll(s: MeccgState, f: AttackFrame, rule: string, emit: Emit): void {
  for (const card of unassigned(s)) assign(s, f, card, rule, emit);
}

/** Assignment is done; what is left are excess strikes (MW-S7.2.7), and both players may act before the first strike. */
function assigned(s: MeccgState, f: AttackFrame, emit: Emit): void {
  const attack = theAttack(s);
  attack.excess = Math.max(0, f.left);
  attack.stage = ATTACK_ASSIGNED;
  if (attack.excess > 0) emit?.(say('excess', 'MW-S7.2.7', `Excess strikes: ${attack.excess}.`));
  f.at = 'combat/next';
  openWindow(s);
}

/** A creature keyed to Mount Doom attacks there whatever other cards say (CR-CARD-mount-doom-1). */
function isAlwaysAllowed(s: MeccgState): boolean {
  const { company: id, key } = theAttack(s);
  const company = companyById(s, id);
  return company !== undefined && isAlwaysKeyed(s, destinationOf(company), key);
}

/** A card in play cancels attacks of this kind in advance (Hiding). */
function cancelledInAdvance(s: MeccgState): boolean {
  let found = false;
  const company = companyRef(theAttack(s).company);
  eachModifier(s, 'cancels-attacks', (modifier, x) => {
    found ||=
      isMember(x, modifier.company, company) &&
      (!modifier.if || holds(x, modifier.if, company)) &&
      holds(x, modifier.of, THE_ATTACK);
  });
  return found && !isAlwaysAllowed(s);
}

const isOpen = (strike: Strike): boolean => strike.state === STRIKE_OPEN;

/** The strikes not yet resolved; those whose target is gone have come to nothing. */
function openStrikes(s: MeccgState): number[] {
  const open: number[] = [];
  const attack = theAttack(s);
  for (const [i, strike] of attack.faced.entries()) {
    if (strike.state !== STRIKE_OPEN) continue;
    if (isFought(s, strike)) open.push(i);
    else strike.state = hasFallen(attack, strike) ? STRIKE_SUCCEEDED : STRIKE_CANCELLED;
  }
  return open;
}

function takeUp(s: MeccgState, f: AttackFrame, strike: number): void {
  theAttack(s).now = strike;
  f.at = 'combat/between';
  begin(s, { at: 'combat/strike', hurt: 0, rolled: 0, rolls: [], specials: [] });
}

/** Who attacks may be an ally that has turned on who controls him. */
const isTurncoat = (s: MeccgState, card: number): boolean => card !== NONE && isAlly(s.def[card]);

function over(s: MeccgState, emit: Emit): void {
  const attack = theAttack(s);
  attack.stage = ATTACK_OVER;
  attack.now = NONE;
  const company = attacked(s);
  note(s, FACED, attack.company, attack.race, attack.card === NONE ? NONE : s.def[attack.card]); // CR-A14
  if (isCancelled(attack)) return;
  const name = capital(attackName(s, attack));
  const defeated = isDefeated(attack);
  if (defeated) attack.defeated++;
  if (defeated && isTurncoat(s, attack.card)) note(s, DEFEATED, attack.company, attack.card);
  emit?.(
    defeated
      ? say('attack-defeated', 'MW-S7.6.1', `${name} is defeated.`)
      : say(
          'attack-over',
          'CR-A12',
          `${attack.card === NONE ? name : `The attack of ${name}`} is over; it is not defeated.`,
        ),
  );
  if (!company || attack.duel) return;
  if (attack.woundCheck !== NONE)
    for (const strike of attack.faced)
      if (strike.state === STRIKE_SUCCEEDED && isThere(s, strike.on) && isCharacter(s.def[strike.on]))
        queueCheck(s, strike.on, attack.woundCheck);
  happen(s, 'attack-over', companyRef(company.id), emit);
  if (defeated) happen(s, 'attack-defeated', companyRef(company.id), emit);
}

/** The next attack of the same card (MW-S7.6.3); none against somebody who is no longer there. */
function another(s: MeccgState, attack: Attack): boolean {
  if (attack.nth >= attack.of || !attacked(s)) return false;
  return (attack.bits & SAME_TARGET) === 0 || attack.target === NONE || isThere(s, attack.target);
}

export const attackSteps: StepsFor<AttackFrame> = {
  ...duelSteps,
  'combat/begin': {
    run(s, f, emit) {
      const attack = theAttack(s);
      const number = attack.of > 1 ? ` (attack ${attack.nth} of ${attack.of})` : '';
      f.at = 'combat/faced';
      if (!isUncancellable(s, attack) && cancelledInAdvance(s)) return cancelTheAttack(s, emit);
      if (attack.duel) {
        emit?.(
          say('attack', 'MX-12.1', `${capital(attackName(s, attack))} attacks ${companyName(s, attack.company)}.`),
        );
        f.at = 'combat/declared';
        if (isWithRingwraith(s, attack.duel.company)) openWindow(s, 'duel-declared', attack.seat);
        return;
      }
      emit?.(
        say(
          'attack',
          'MW-S7.2.1',
          `${companyName(s, attack.company)} faces ${attackName(s, attack)}${number}: ${attack.race < 0 || attack.card === NONE ? '' : `${raceName(ATTACK_RACES[attack.race])}, `}` +
            `strikes ${strikesOf(s)}, prowess ${attackProwess(s)}.`,
          attack.card === NONE ? undefined : aboutCard(attack.card),
        ),
      );
      happen(s, 'attack-begins', companyRef(attack.company), emit);
      openWindow(s);
    },
  },
  'combat/declared': {
    run(s, f) {
      const { duel } = theAttack(s);
      f.at = 'combat/faced';
      if (duel) openWindow(s, 'duel-cancel', duel.foe);
    },
  },
  'combat/faced': {
    run(s, f, emit) {
      const attack = theAttack(s);
      if (isCancelled(attack) || targetsOfAttack(s).length === 0) {
        f.at = 'combat/over';
        return;
      }
      const company = attacked(s);
      if (company) judgeDetainment(s, attack, company);
      attack.stage = ATTACK_ASSIGNING;
      f.left = strikesOf(s);
      if ((attack.bits & ALL_FAIL) === 0) {
        f.at = attack.duel ? 'combat/duel-match' : 'combat/assign';
        return;
      }
      const state =
        (attack.bits & DETAINMENT) !== 0 // LE-S7.5.4
          ? STRIKE_FAILED
          : attackBody(s) === NONE
            ? STRIKE_DEFEATED
            : STRIKE_FAILING;
      for (; f.left > 0; f.left--) attack.faced.push({ ...newStrike(NONE), state });
      assigned(s, f, emit);
    },
  },
  'combat/assign': {
    run(s, f, emit) {
      const attack = theAttack(s);
      if ((attack.bits & SAME_TARGET) !== 0 && attack.target !== NONE) {
        assign(s, f, attack.target, 'CR-CARD-slayer-4', emit);
        return assigned(s, f, emit);
      }
      for (const card of attack.forced)
        if (f.left > 0 && unassigned(s).includes(card)) assign(s, f, card, 'CR-CARD-alatar-4', emit);
      const each = (attack.bits & ONE_EACH_FACES) !== 0 && f.left >= unassigned(s).length; // not if reduced: LE-S7.2.3
      if (each && f.left > 0) assignAll(s, f, 'MW-S7.2.11', emit);
      const bySide = attackerChooses(s, attack) || defenderChooses(s, attack);
      f.at = bySide ? 'combat/attacker' : 'combat/defender';
    },
  },
  'combat/defender': {
    run(s, f, emit) {
      const free = unassigned(s);
      const some = f.left > 0 && f.left < free.length && free.some((card) => s.stand[card] === UNTAPPED);
      if (some || free.some((card) => !twoVerdict(s, f.left, card))) f.at = 'combat/defender-choose';
      else {
        if (f.left >= free.length) assignAll(s, f, 'CR-I.D.6', emit);
        f.at = 'combat/attacker';
      }
    },
  },
  'combat/defender-choose': {
    kind: 'piece',
    rule: 'MW-S7.2.4',
    seat: (s) => defenderSeat(s, theAttack(s)),
    prompt: (s, f) => `Who faces a strike of ${attackName(s, theAttack(s))}? Strikes left: ${f.left}.`,
    options(s, f, offer) {
      for (const card of unassigned(s)) {
        offer.check(
          s.stand[card] === UNTAPPED
            ? undefined
            : {
                rule: 'MW-S7.2.4',
                text: 'You assign strikes to untapped characters only; the attacker assigns the rest.',
              },
          'assign',
          card,
        );
        if (s.rules.twoStrikes === 1 || offer.explaining) offer.check(twoVerdict(s, f.left, card), 'assign-two', card);
      }
      offer.add('leave-strikes');
    },
    take(s, f, move, emit) {
      if (move.verb === 'leave-strikes') {
        f.at = 'combat/attacker';
        return;
      }
      if (move.verb === 'assign-two') assignTwo(s, f, move.arg, emit);
      else assign(s, f, move.arg, 'MW-S7.2.4', emit);
      f.at = 'combat/defender';
    },
  },
  'combat/attacker': {
    run(s, f, emit) {
      const attack = theAttack(s);
      const free = unassigned(s);
      const single = (attack.bits & SAME_TARGET) !== 0;
      if (f.left <= 0 || free.length === 0 || (single && attack.faced.length > 0)) return assigned(s, f, emit);
      if (free.length > 1 && (single || f.left < free.length)) {
        f.at = 'combat/attacker-choose';
        return;
      }
      assignAll(s, f, 'MW-S7.2.5', emit);
      assigned(s, f, emit);
    },
  },
  'combat/attacker-choose': {
    kind: 'piece',
    rule: 'MW-S7.2.5',
    seat: (s) => (defenderChooses(s, theAttack(s)) ? defenderSeat(s, theAttack(s)) : theAttack(s).seat),
    prompt: (s, f) => `Whom does ${attackName(s, theAttack(s))} strike? Strikes left: ${f.left}.`,
    options(s, _f, offer) {
      for (const card of unassigned(s)) offer.add('assign', card);
    },
    take(s, f, move, emit) {
      const chooses = attackerChooses(s, theAttack(s));
      assign(s, f, move.arg, chooses ? 'MW-S7.2.6' : 'MW-S7.2.5', emit);
      f.at = 'combat/attacker';
    },
  },
  'combat/next': {
    run(s, f) {
      const attack = theAttack(s);
      const failing = attack.faced.findIndex((strike) => strike.state === STRIKE_FAILING);
      if (isCancelled(attack)) f.at = 'combat/over';
      else if (failing >= 0) {
        attack.faced[failing].state = STRIKE_FAILED;
        testStrikeBody(s, failing);
      } else {
        const open = openStrikes(s);
        const targets = new Set(open.map((i) => attack.faced[i].on));
        if (open.length === 0) f.at = 'combat/over';
        else if (targets.size === 1) takeUp(s, f, open[0]);
        else f.at = 'combat/next-choose';
      }
    },
  },
  'combat/next-choose': {
    kind: 'order',
    rule: 'MW-S7.4.1',
    seat: (s) => defenderSeat(s, theAttack(s)),
    prompt: () => 'Whose strike is resolved next?',
    options(s, _f, offer) {
      for (const on of new Set(
        theAttack(s)
          .faced.filter(isOpen)
          .map((strike) => strike.on),
      ))
        offer.add('resolve', on);
    },
    take(s, f, move) {
      const { faced } = theAttack(s);
      takeUp(
        s,
        f,
        faced.findIndex((strike) => strike.on === move.arg && isOpen(strike)),
      );
    },
  },
  'combat/between': {
    run(s, f) {
      f.at = 'combat/next';
      if (openStrikes(s).length > 0 && !theAttack(s).duel) openWindow(s);
    },
  },
  'combat/over': {
    run(s, f, emit) {
      over(s, emit);
      f.at = 'combat/close';
      if (!isCancelled(theAttack(s)) && !theAttack(s).duel) openWindow(s);
    },
  },
  'combat/close': {
    run(s, f, emit) {
      const attack = theAttack(s);
      endEffects(s, UNTIL_ATTACK, emit);
      if (another(s, attack)) {
        attack.nth++;
        attack.faced = [];
        attack.excess = 0;
        attack.forced = [];
        attack.bits &= ~(CANCELLED | ALL_FAIL);
        attack.stage = ATTACK_FACED;
        f.at = 'combat/begin';
        return;
      }
      putAway(s, attack, emit);
      const takers = trophyTakers(s, attack);
      s.attack = f.outer;
      finish(s);
      if (takers.length > 0)
        begin(s, { at: 'combat/trophy-choose', seat: defenderSeat(s, attack), card: attack.card, takers });
    },
  },
};
