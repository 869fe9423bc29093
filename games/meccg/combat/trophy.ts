// What becomes of a creature after its attack, and who may take one that was defeated as a trophy (MX-11.10).
import type { Emit } from '../../../engine/game.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { scoresKill } from '../points.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { playerRef, THE_ATTACK } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { type Attack, CREATURE, DISCARD, type MeccgState, OUT, ownerOf, POINTS } from '../state.ts';
import { defenderSeat, isThere } from '../stats/fight.ts';
import { takesTrophies } from '../trophies.ts';
import { areRivals } from '../unique.ts';
import { pile } from '../zones.ts';
import type { TrophyFrame } from './frames.ts';

/**
 * The creature goes to the marshalling point pile or is discarded (MW-S7.6.2), with what was played on its attack; one
 * that gives its victor nothing is out of play (LE-S7.9.3, MX-7.7), unless something of his lies with it.
 */
export function putAway(s: MeccgState, attack: Attack, emit: Emit): void {
  const seat = defenderSeat(s, attack);
  const won = (attack.bits & CREATURE) !== 0 && attack.defeated >= attack.of;
  for (const card of s.play.slice()) {
    if (s.host[card] !== THE_ATTACK || s.since[card] <= attack.since) continue;
    const trophy = won && card === attack.card;
    leavePlay(
      s,
      card,
      !trophy
        ? DISCARD
        : scoresKill(s, seat, s.def[card]) || pile(s, seat, POINTS).some((on) => s.host[on] === card)
          ? POINTS
          : OUT,
      emit,
    );
    if (trophy) {
      if (s.zone[card] === POINTS) s.host[card] = playerRef(seat);
      for (const other of s.play.slice()) if (areRivals(s.def[card], s.def[other])) leavePlay(s, other, OUT, emit); // MX-10.6
      emit?.(say('trophy', 'MW-S7.6.2', `${seatName(s, seat)} has defeated ${title(s, card)}.`, aboutCard(card)));
    }
  }
}

/** The creature is defeated and lies in its pile; those who faced a strike of it and are still there. */
export function trophyTakers(s: MeccgState, attack: Attack): number[] {
  const { card } = attack;
  if ((attack.bits & CREATURE) === 0 || attack.defeated < attack.of) return [];
  if (s.zone[card] !== POINTS && s.zone[card] !== OUT) return [];
  if (ownerOf(s, card) === defenderSeat(s, attack)) return [];
  const struck = new Set(attack.faced.map((strike) => strike.on));
  return [...struck].filter((on) => isThere(s, on) && takesTrophies(s, on));
}

export const trophySteps: StepsFor<TrophyFrame> = {
  'combat/trophy-choose': {
    kind: 'piece',
    rule: 'MX-11.10',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Who takes ${title(s, f.card)} as a trophy?`,
    options(_s, f, offer) {
      for (const card of f.takers) offer.add('take-trophy', card);
      offer.add('leave-trophy');
    },
    take(s, f, move, emit) {
      finish(s);
      if (move.verb !== 'take-trophy') return;
      s.host[f.card] = move.arg;
      emit?.(
        say(
          'take-trophy',
          'MX-11.10',
          `${title(s, move.arg)} takes ${title(s, f.card)} as a trophy.`,
          aboutCard(f.card),
        ),
      );
    },
  },
};
