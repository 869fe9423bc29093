// A duel (MX-12.4, MX-12.5): the attacker's resources, excess strikes, who of both stays untapped, support and resources of the
// defender; then both roll, the lower total is wounded, and the other side rolls against his body. The steps that any
// strike has are in strike.ts.

import type { Emit, Seat } from '../../../engine/game.ts';
import { POINTS } from '../cards/all.ts';
import { isCharacter } from '../cards/kinds.ts';
import { rollDice } from '../dice.ts';
import { theDuel } from '../duels.ts';
import type { StepsFor } from '../procedures.ts';
import { playerRef } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import {
  type Attack,
  type Duelist,
  type MeccgState,
  OUT,
  STRIKE_FAILED,
  STRIKE_INEFFECTUAL,
  STRIKE_SUCCEEDED,
  type Strike,
  UNTAPPED,
  WOUNDED,
} from '../state.ts';
import { attackProwess } from '../stats/attack.ts';
import { prowessAgainst, STAY_PENALTY, STAYS_FOR_PENALTY } from '../stats/fight.ts';
import { isInPlay } from '../zones.ts';
import { testBody } from './body.ts';
import type { StrikeFrame } from './frames.ts';
import { isOff, wound } from './strike.ts';

function now(s: MeccgState): { attack: Attack & { duel: { foe: Seat } }; strike: Strike & { duel: Duelist } } {
  const strike = theDuel(s);
  const { attack } = s;
  if (!attack?.duel || !strike) throw new Error('No duel is being fought.');
  return { attack: { ...attack, duel: attack.duel }, strike };
}

/** He rolls as often as a card lets him, and the best counts. */
function rollFor(s: MeccgState, seat: Seat, card: number, rolls: number, emit: Emit): number {
  let best = 0;
  for (let n = 0; n < rolls; n++) {
    const dice = rollDice(s);
    best = Math.max(best, dice.sum);
    emit?.(
      say('strike-roll', 'MX-12.4', `${seatName(s, seat)} rolls ${dice.sum} for ${title(s, card)}.`, aboutCard(card), {
        seat,
        dice: dice.dice,
      }),
    );
  }
  return best;
}

/** Who has lost the duel, and the seat that has won it; nobody after a tie. */
function fallen(s: MeccgState): { card: number; victor: Seat } | undefined {
  const { attack, strike } = now(s);
  if (strike.state === STRIKE_SUCCEEDED) return { card: strike.on, victor: attack.seat };
  return strike.state === STRIKE_FAILED ? { card: strike.duel.on, victor: attack.duel.foe } : undefined;
}

function fight(s: MeccgState, f: StrikeFrame, emit: Emit): void {
  const { attack, strike } = now(s);
  const by = strike.duel;
  const strikes = attackProwess(s) + rollFor(s, attack.seat, by.on, by.rolls, emit);
  const stands = prowessAgainst(s, strike) + rollFor(s, attack.duel.foe, strike.on, strike.rolls, emit);
  f.rolled = 1;
  f.at = 'combat/strike-over';
  strike.state = strikes > stands ? STRIKE_SUCCEEDED : strikes < stands ? STRIKE_FAILED : STRIKE_INEFFECTUAL;
  const lost = fallen(s);
  const result = lost ? `${title(s, lost.card)} is beaten.` : 'Neither is.';
  emit?.(
    say(
      'duel-fought',
      'MX-12.5',
      `${title(s, by.on)}: ${strikes} against ${stands} of ${title(s, strike.on)}. ${result}`,
      aboutCard(by.on, strike.on),
    ),
  );
  if (!lost) return;
  f.hurt = Number(s.stand[lost.card] === WOUNDED);
  if (wound(s, attack, lost.card, emit)) f.at = 'combat/duel-body';
}

type DuelStrikeSteps = Pick<
  StepsFor<StrikeFrame>,
  'combat/duel-stay' | 'combat/duel-stay-choose' | 'combat/duel-roll' | 'combat/duel-body' | 'combat/duel-scored'
>;

export const duelStrikeSteps: DuelStrikeSteps = {
  'combat/duel-stay': {
    run(s, f) {
      const { duel } = now(s).strike;
      f.at = duel.stays === 0 && s.stand[duel.on] === UNTAPPED ? 'combat/duel-stay-choose' : 'combat/stay';
    },
  },
  'combat/duel-stay-choose': {
    kind: 'confirm',
    rule: 'MX-12.4',
    seat: (s) => now(s).attack.seat,
    prompt: (s) => `Does ${title(s, now(s).strike.duel.on)} tap to strike, or stay untapped at -${STAY_PENALTY}?`,
    options(_s, _f, offer) {
      offer.add('tap-to-fight');
      offer.add('stay-untapped');
    },
    take(s, f, move, emit) {
      const { duel } = now(s).strike;
      f.at = 'combat/stay';
      if (move.verb !== 'stay-untapped') return;
      duel.stays = STAYS_FOR_PENALTY;
      emit?.(say('stay', 'MX-12.4', `${title(s, duel.on)} fights at -${STAY_PENALTY} to stay untapped.`));
    },
  },
  'combat/duel-roll': {
    run(s, f, emit) {
      if (isOff(s)) f.at = 'combat/strike-over';
      else fight(s, f, emit);
    },
  },
  'combat/duel-body': {
    run(s, f) {
      const lost = fallen(s);
      f.at = 'combat/duel-scored';
      if (!lost || !isInPlay(s, lost.card)) return;
      const struck = lost.card === now(s).strike.on;
      testBody(s, lost.card, f.hurt + (struck ? (s.attack?.bodyCheck ?? 0) : 0), lost.victor);
    },
  },
  /** Whoever was eliminated lies out of play, and counts for the one who did it (MX-12.6). */
  'combat/duel-scored': {
    run(s, f, emit) {
      f.at = 'combat/strike-over';
      const lost = fallen(s);
      if (!lost || s.zone[lost.card] !== OUT || !isCharacter(s.def[lost.card])) return;
      s.host[lost.card] = playerRef(lost.victor);
      const points = Math.max(0, POINTS[s.def[lost.card]]);
      emit?.(
        say(
          'duel-won',
          'MX-12.6',
          `${title(s, lost.card)} is worth ${points} kill points to ${seatName(s, lost.victor)}.`,
          aboutCard(lost.card),
        ),
      );
    },
  },
};
