import type { Emit } from '../../../engine/game.ts';
import { NONE } from '../../../engine/game.ts';
import { roll } from '../../../engine/random.ts';
import type { Action } from '../chain/action.ts';
import type { ResolversFor } from '../chain/resolver.ts';
import { discardCard } from '../companies/leaving.ts';
import { begin } from '../procedures.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { CHAIN, type MeccgState, opponent, PLAY } from '../state.ts';
import { numbersOf, stillThere } from './attempt.ts';
import { discardShown } from './steps.ts';

export const influenceResolvers: ResolversFor<'influence'> = {
  influence(s, it, emit) {
    const { by, on, to } = it;
    if (it.cancelled === 1 || !stillThere(s, by, on)) {
      emit?.(say('fizzle', 'CR-A7', 'The attempt to influence comes to nothing.'));
      return discardShown(s, to, 'MW-T9.2.6', emit);
    }
    if (!succeeds(s, it, emit)) return discardShown(s, to, 'MW-T9.2.6', emit);
    discardCard(s, on, emit, { by });
    if (to === NONE || s.zone[to] !== CHAIN) return;
    if (s.zone[on] === PLAY) return discardShown(s, to, 'MW-T9.2.8', emit);
    begin(s, { at: 'influence/won', seat: it.seat, action: it });
  },
};

/** MW-T9.2.1; both formulas of the player aid come to this (PA-4.1, PA-4.2). */
function succeeds(s: MeccgState, it: Action, emit: Emit): boolean {
  const { plus, against, value } = numbersOf(s, it.by, it.on, it.to !== NONE);
  const dice = [roll(s), roll(s), roll(s), roll(s)];
  const own = dice[0] + dice[1];
  const theirs = dice[2] + dice[3];
  const result = own + plus + it.plus - against - theirs;
  emit?.(
    say(
      'roll',
      'MW-T9.2.1',
      `${seatName(it.seat)} rolls ${own}, ${seatName(opponent(it.seat))} rolls ${theirs}: ${own} + ${plus + it.plus} - ${against} - ${theirs} = ${result}, and more than ${value} is needed: ${title(s, it.on)} ${result > value ? 'is influenced away' : 'stays'}.`,
      aboutCard(it.on),
      { dice },
    ),
  );
  return result > value;
}
