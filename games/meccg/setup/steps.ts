// From the choice of starting characters to the first turn.

import type { Verbs } from '../../../engine/notation.ts';
import { roll } from '../../../engine/random.ts';
import { become, type StepsFor } from '../procedures.ts';
import { say, sayTo, seatName, title } from '../say.ts';
import { isHazardDeck, seatsOf } from '../seats.ts';
import { DECK, HAND, type MeccgState } from '../state.ts';
import { pile, put, shuffleDeck } from '../zones.ts';
import { choosingSteps, choosingVerbs } from './choosing.ts';
import type { SetupFrame } from './frames.ts';
import { startSteps, startVerbs } from './organizing.ts';
import { severalSteps, severalVerbs } from './several.ts';

/** MW-S3.6.1 */
const OPENING_HAND = 8;
/** PA-1.3 */
const SOLITAIRE_HAND = 5;

export const setupVerbs: Verbs<MeccgState> = { ...choosingVerbs, ...startVerbs, ...severalVerbs };

export const setupSteps: StepsFor<SetupFrame> = {
  ...choosingSteps,
  ...startSteps,
  ...severalSteps,
  'setup/deal': {
    run(s, _f, emit) {
      for (const seat of seatsOf(s)) {
        shuffleDeck(s, seat);
        if (isHazardDeck(s, seat)) continue;
        const deck = pile(s, seat, DECK);
        const most = s.rules.solitaire === 1 ? SOLITAIRE_HAND : OPENING_HAND;
        for (let n = 0; n < most && deck.length > 0; n++) put(s, deck[deck.length - 1], HAND);
        const hand = pile(s, seat, HAND)
          .map((card) => title(s, card))
          .join(', ');
        emit?.(
          sayTo(
            [seat],
            'draw',
            'MW-S3.6.1',
            `Your opening hand: ${hand}.`,
            `${seatName(s, seat)} draws an opening hand.`,
          ),
        );
      }
      const isSettled = s.rules.solitaire === 1 || s.alignment.length > 2; // PA-1.4, LE-M.11
      become(s, { at: isSettled ? 'turn/begin' : 'setup/first' });
    },
  },
  'setup/first': {
    run(s, _f, emit) {
      const dice = seatsOf(s).flatMap(() => [roll(s), roll(s)]);
      const sums = seatsOf(s).map((seat) => dice[2 * seat] + dice[2 * seat + 1]);
      const most = Math.max(...sums);
      const first = sums.indexOf(most);
      const isTied = sums.lastIndexOf(most) !== first;
      const rolls = sums.map((n, seat) => `${seatName(s, seat)} rolls ${n}`).join(', ');
      const then = isTied ? 'they roll again' : `${seatName(s, first)} takes the first turn`;
      emit?.(say('roll', 'MW-S3.7.1', `${rolls}: ${then}.`, undefined, { dice }));
      if (isTied) return become(s, { at: 'setup/first' });
      s.active = first;
      become(s, { at: 'turn/begin' });
    },
  },
};
