// Who may take a creature that was defeated as a trophy (MX-11.10).
import { finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, title } from '../say.ts';
import { type Attack, CREATURE, type MeccgState, OUT, ownerOf, POINTS } from '../state.ts';
import { takesTrophies } from '../trophies.ts';
import { defenderSeat, isThere } from './attack.ts';
import type { TrophyFrame } from './frames.ts';

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
