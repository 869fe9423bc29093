// The strike sequence (MW-S7.7.1 to MW-S7.7.6): the attacker's hazards, excess strikes, the choice not to tap, the
// defender's resources and support; then the roll, its special actions and the body check.
import { type Emit, NONE } from '../../../engine/game.ts';
import { NO_NUMBER } from '../cards/all.ts';
import { openWindow } from '../chain/chain.ts';
import { describe } from '../chain/describe.ts';
import { companyOf } from '../company.ts';
import { type Dice, rollDice } from '../dice.ts';
import { PART_REPLACES, PART_WHEN } from '../effects/reading/parts.ts';
import { endEffects } from '../happenings/lasting.ts';
import { eliminate } from '../happenings/leaving.ts';
import { runEffects } from '../happenings/running.ts';
import { happen, insteadOf, specialsOf } from '../happenings/triggers.ts';
import { note, WAS_WOUNDED } from '../history.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import {
  ATTACK_ASSIGNED,
  ATTACK_STRIKE,
  type Attack,
  DETAINMENT,
  type Duelist,
  type MeccgState,
  MOVEMENT,
  STRIKE_CANCELLED,
  STRIKE_DEFEATED,
  STRIKE_FAILED,
  STRIKE_INEFFECTUAL,
  STRIKE_OPEN,
  STRIKE_SUCCEEDED,
  type Strike,
  TAPPED,
  UNTAPPED,
  UNTIL_STRIKE,
  WOUND_ELIMINATES,
  WOUNDED,
} from '../state.ts';
import { attackBody, attackProwess } from '../stats/attack.ts';
import {
  defenderSeat,
  isFought,
  isThere,
  prowessAgainst,
  STAY_PENALTY,
  STAYS_FOR_PENALTY,
  theStrike,
} from '../stats/fight.ts';
import { bodyOf } from '../stats.ts';
import { isInPlay } from '../zones.ts';
import { testBody, testStrikeBody } from './body.ts';
import { duelStrikeSteps } from './duel-strike.ts';
import type { StrikeFrame } from './frames.ts';

export const STAYS_BY_CARD = 2;

const now = (s: MeccgState): { attack: Attack; strike: Strike } => {
  const strike = theStrike(s);
  if (!s.attack || !strike) throw new Error('No strike is being resolved.');
  return { attack: s.attack, strike };
};

/** Cancelled, or its target is gone: there is nothing more to resolve. */
export function isOff(s: MeccgState): boolean {
  const { strike } = now(s);
  if (strike.state === STRIKE_OPEN && !isFought(s, strike)) strike.state = STRIKE_CANCELLED;
  return strike.state !== STRIKE_OPEN;
}

function resolveRoll(s: MeccgState, f: StrikeFrame, dice: number, emit: Emit): void {
  const { attack, strike } = now(s);
  const total = dice + prowessAgainst(s, strike);
  const against = attackProwess(s);
  f.rolled = 1;
  f.at = 'combat/strike-over';
  const told = (type: string, rule: string, result: string): void =>
    emit?.(say(type, rule, `${title(s, strike.on)}: ${total} against ${against}. ${result}`, aboutCard(strike.on)));
  if (total > against) {
    happen(s, 'strike-fails', strike.on, emit);
    if ((attack.bits & DETAINMENT) !== 0) {
      strike.state = STRIKE_FAILED;
      told('strike-fails', 'LE-S7.5.4', 'The strike fails.');
    } else if (attackBody(s) === NONE) {
      strike.state = STRIKE_DEFEATED;
      told('strike-defeated', 'MW-S7.4.6', 'The strike is defeated.');
    } else {
      strike.state = STRIKE_FAILED;
      told('strike-fails', 'MW-S7.4.3', 'The strike fails.');
      f.at = 'combat/body';
    }
  } else if (total === against) {
    strike.state = STRIKE_INEFFECTUAL;
    told('strike-ineffectual', 'MW-S7.4.4', 'The strike is ineffectual.');
  } else {
    strike.state = STRIKE_SUCCEEDED;
    told('strike-succeeds', 'MW-S7.4.5', 'The strike succeeds.');
    succeed(s, f, attack, strike, emit);
  }
}

function succeed(s: MeccgState, f: StrikeFrame, attack: Attack, strike: Strike, emit: Emit): void {
  const { on } = strike;
  f.specials = specialsOf(s, 'struck', on);
  f.hurt = Number(s.stand[on] === WOUNDED);
  f.at = 'combat/specials';
  if ((attack.bits & DETAINMENT) !== 0) {
    if (s.stand[on] === UNTAPPED) s.stand[on] = TAPPED;
    strike.stays = 0;
    f.at = 'combat/strike-over';
    emit?.(say('detain', 'LE-S7.5.1', `${title(s, on)} is held up, not wounded.`, aboutCard(on)));
    return;
  }
  if (!wound(s, attack, on, emit)) f.at = 'combat/strike-over';
}

/** He is wounded, unless a card has something else happen instead: says whether he was. */
export function wound(s: MeccgState, attack: Attack, card: number, emit: Emit): boolean {
  const instead = insteadOf(s, 'wounded', card);
  if (instead) {
    runEffects(s, instead, PART_REPLACES, s.def[instead.card]);
    return false;
  }
  s.stand[card] = WOUNDED;
  const company = companyOf(s, card)?.id ?? attack.company;
  note(s, WAS_WOUNDED, company, card, attack.card === NONE ? NONE : s.def[attack.card]);
  emit?.(say('wound', 'CR-A21', `${title(s, card)} is wounded.`, aboutCard(card)));
  happen(s, 'wounded', card, emit);
  return true;
}

/** Facing a strike taps its target, unless he took the penalty or a card keeps him untapped (MW-S7.3.3). */
function tapTarget(s: MeccgState, strike: Strike): void {
  if (!isThere(s, strike.on)) return;
  if (strike.paired === 1 && s.attack?.faced.some((other) => other.on === strike.on && other.state === STRIKE_OPEN))
    return; // he taps with the second (CR-MISC-6)
  tapFighter(s, strike);
}

function tapFighter(s: MeccgState, { on, stays }: Duelist): void {
  if (stays !== 0 || s.stand[on] !== UNTAPPED || !isInPlay(s, on)) return;
  const instead = insteadOf(s, 'tapped-by-strike', on);
  if (instead) runEffects(s, instead, PART_REPLACES, s.def[instead.card]);
  else s.stand[on] = TAPPED;
}

const toldRoll = (s: MeccgState, dice: Dice, emit: Emit): void => {
  const { attack, strike } = now(s);
  const seat = defenderSeat(s, attack);
  emit?.(
    say('strike-roll', 'MW-S7.4.2', `${seatName(s, seat)} rolls ${dice.sum} for ${title(s, strike.on)}.`, undefined, {
      seat,
      dice: dice.dice,
    }),
  );
};

export const strikeSteps: StepsFor<StrikeFrame> = {
  ...duelStrikeSteps,
  'combat/strike': {
    run(s, f, emit) {
      const { attack, strike } = now(s);
      attack.stage = ATTACK_STRIKE;
      emit?.(
        say(
          'strike',
          strike.duel ? 'MX-12.4' : 'MW-S7.7.1',
          strike.duel
            ? `The duel of ${title(s, strike.duel.on)} and ${title(s, strike.on)} is fought.`
            : `Now the strike on ${title(s, strike.on)}.`,
          aboutCard(strike.on),
        ),
      );
      f.at = 'combat/excess';
      if (strike.duel) openWindow(s, 'duel-attacker', attack.seat);
      else if (s.phase === MOVEMENT) openWindow(s, 'strike-attacker', attack.seat);
    },
  },
  'combat/excess': {
    run(s, f, emit) {
      const { attack, strike } = now(s);
      if (isOff(s)) {
        f.at = 'combat/strike-over';
        return;
      }
      f.at = afterExcess(strike);
      if (attack.excess === 0) return;
      const later = attack.faced.some((other) => other !== strike && other.state === STRIKE_OPEN && isFought(s, other));
      if (later) f.at = 'combat/excess-choose';
      else allot(s, attack.excess, emit);
    },
  },
  'combat/excess-choose': {
    kind: 'amount',
    rule: 'MW-S7.7.4',
    seat: (s) => now(s).attack.seat,
    prompt: (s) => `How many excess strikes go to ${title(s, now(s).strike.on)}?`,
    options(s, _f, offer) {
      for (let n = 0; n <= now(s).attack.excess; n++) offer.add('excess', n);
    },
    take(s, f, move, emit) {
      allot(s, move.arg, emit);
      f.at = afterExcess(now(s).strike);
    },
  },
  'combat/stay': {
    run(s, f) {
      const { strike } = now(s);
      const asked = strike.stays === 0 && strike.paired !== 1 && s.stand[strike.on] === UNTAPPED;
      f.at = asked ? 'combat/stay-choose' : 'combat/resources';
    },
  },
  'combat/stay-choose': {
    kind: 'confirm',
    rule: 'MW-S7.7.5',
    seat: (s) => defenderSeat(s, now(s).attack),
    prompt: (s) => `Does ${title(s, now(s).strike.on)} tap against the strike, or stay untapped at -${STAY_PENALTY}?`,
    options(_s, _f, offer) {
      offer.add('tap-to-fight');
      offer.add('stay-untapped');
    },
    take(s, f, move, emit) {
      const { strike } = now(s);
      if (move.verb === 'stay-untapped') {
        strike.stays = STAYS_FOR_PENALTY;
        emit?.(say('stay', 'MW-S7.3.4', `${title(s, strike.on)} fights at -${STAY_PENALTY} to stay untapped.`));
      }
      f.at = 'combat/resources';
    },
  },
  'combat/resources': {
    run(s, f) {
      const { attack, strike } = now(s);
      f.at = strike.duel ? 'combat/duel-roll' : 'combat/roll';
      openWindow(s, strike.duel ? 'duel-defender' : 'strike-defender', defenderSeat(s, attack));
    },
  },
  'combat/roll': {
    run(s, f, emit) {
      if (isOff(s)) {
        f.at = 'combat/strike-over';
        return;
      }
      const { strike } = now(s);
      const dice = rollDice(s);
      toldRoll(s, dice, emit);
      f.rolls.push(dice.sum);
      if (f.rolls.length < strike.rolls) return;
      if (f.rolls.every((sum) => sum === dice.sum)) resolveRoll(s, f, dice.sum, emit);
      else f.at = 'combat/roll-choose';
    },
  },
  'combat/roll-choose': {
    kind: 'amount',
    rule: 'MW-S7.4.2',
    seat: (s) => defenderSeat(s, now(s).attack),
    prompt: () => 'Which of the rolls counts?',
    options(_s, f, offer) {
      for (const sum of new Set(f.rolls)) offer.add('use-roll', sum);
    },
    take(s, f, move, emit) {
      resolveRoll(s, f, move.arg, emit);
    },
  },
  'combat/specials': {
    run(s, f, emit) {
      if (f.specials.length > 1) f.at = 'combat/specials-choose';
      else if (f.specials.length === 1) nextSpecial(s, f, 0, emit);
      else f.at = 'combat/body';
    },
  },
  'combat/specials-choose': {
    kind: 'order',
    rule: 'CR-A20',
    seat: (s) => defenderSeat(s, now(s).attack),
    prompt: () => 'Which effect of the strike comes first?',
    options(_s, f, offer) {
      for (const n of f.specials.keys()) offer.add('next-special', n);
    },
    take(s, f, move, emit) {
      f.at = 'combat/specials';
      nextSpecial(s, f, move.arg, emit);
    },
  },
  'combat/body': {
    run(s, f, emit) {
      const { attack, strike } = now(s);
      f.at = 'combat/strike-over';
      if (strike.state !== STRIKE_SUCCEEDED) testStrikeBody(s, attack.now);
      else if (isThere(s, strike.on) && (attack.bits & WOUND_ELIMINATES) !== 0) eliminate(s, strike.on, emit);
      else if (isThere(s, strike.on) && bodyOf(s, strike.on) !== NO_NUMBER)
        testBody(s, strike.on, f.hurt + (s.attack?.bodyCheck ?? 0)); // CR-A19.4
    },
  },
  'combat/strike-over': {
    run(s, f, emit) {
      const { attack, strike } = now(s);
      finish(s);
      if (f.rolled === 1) {
        tapTarget(s, strike);
        if (strike.duel) tapFighter(s, strike.duel);
      } else emit?.(say('strike-cancelled', 'CR-I.D.9', 'The strike is cancelled.'));
      endEffects(s, UNTIL_STRIKE, emit);
      attack.now = NONE;
      attack.stage = ATTACK_ASSIGNED;
    },
  },
};

const afterExcess = ({ duel }: Strike): StrikeFrame['at'] => (duel ? 'combat/duel-stay' : 'combat/stay');

function allot(s: MeccgState, n: number, emit: Emit): void {
  const { attack, strike } = now(s);
  strike.excess += n;
  attack.excess -= n;
  if (n > 0) emit?.(say('excess', 'MW-S7.3.6', `${title(s, strike.on)} has -${n} for excess strikes.`));
}

function nextSpecial(s: MeccgState, f: StrikeFrame, n: number, emit: Emit): void {
  const [special] = f.specials.splice(n, 1);
  emit?.(say('special', 'CR-A19.1', `The strike calls for ${describe(s, special)}.`));
  runEffects(s, special, PART_WHEN, s.def[special.card]);
}
