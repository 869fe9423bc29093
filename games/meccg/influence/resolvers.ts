import { type Emit, NONE } from '../../../engine/game.ts';
import type { Action } from '../chain/action.ts';
import type { ResolversFor } from '../chain/resolver.ts';
import { rollBest, rollDice } from '../dice.ts';
import { discardCard } from '../happenings/leaving.ts';
import { reward } from '../happenings/running.ts';
import { happen } from '../happenings/triggers.ts';
import { begin } from '../procedures.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { CHAIN, type MeccgState, ownerOf, PLAY } from '../state.ts';
import { numbersOf, stillThere } from './attempt.ts';
import { discardShown } from './steps.ts';
import { counted } from './terms.ts';

export const influenceResolvers: ResolversFor<'influence'> = {
  influence(s, it, emit) {
    const { by, on, to } = it;
    if (it.cancelled === 1 || !stillThere(s, by, on, it.way)) {
      emit?.(say('fizzle', 'CR-A7', 'The attempt to influence comes to nothing.'));
      return discardShown(s, to, 'MW-T9.2.6', emit);
    }
    if (!succeeds(s, it, emit)) return discardShown(s, to, 'MW-T9.2.6', emit);
    discardCard(s, on, emit, { by });
    reward(s, it);
    happen(s, 'influence-succeeds', by, emit);
    if (to === NONE || s.zone[to] !== CHAIN) return;
    if (s.zone[on] === PLAY) return discardShown(s, to, 'MW-T9.2.8', emit);
    begin(s, { at: 'influence/won', seat: it.seat, action: it });
  },
};

/** MW-T9.2.1; both formulas of the player aid come to this (PA-4.1, PA-4.2). */
function succeeds(s: MeccgState, it: Action, emit: Emit): boolean {
  const { plus, against, value } = numbersOf(s, it.by, it.on, it.to !== NONE, it.way);
  const { sum: own, dice: ownDice } = rollBest(s, it.rolls);
  const { sum: theirs, dice: theirDice } = rollDice(s);
  const more = counted(s, it.plus + it.n);
  const result = own + plus + more - against - theirs;
  emit?.(
    say(
      'roll',
      'MW-T9.2.1',
      `${seatName(s, it.seat)} rolls ${own}, ${seatName(s, ownerOf(s, it.on))} rolls ${theirs}: ${own} + ${plus + more} - ${against} - ${theirs} = ${result}, and more than ${value} is needed: ${title(s, it.on)} ${result > value ? 'is influenced away' : 'stays'}.`,
      aboutCard(it.on),
      { dice: [...ownDice, ...theirDice] },
    ),
  );
  return result > value;
}
