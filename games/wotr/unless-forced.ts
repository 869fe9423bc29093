import type { AskStep, RunStep } from '../../engine/frames.ts';
import { Offer } from '../../engine/offer.ts';
import type { WotrFrame } from './frames.ts';
import { finish } from './procedures.ts';
import type { WotrState } from './state.ts';

/**
 * Goes before a question: skips it when nothing is possible, answers it when one thing is, and else moves the frame on to
 * `choose`, where `ask` stands. Not for questions about hidden things, where not asking would tell.
 */
export const unlessForced = <F extends WotrFrame>(
  choose: F['at'],
  ask: AskStep<WotrState, F>,
): RunStep<WotrState, F> => ({
  run(s, f, emit) {
    const seat = ask.seat(s, f);
    const offer = new Offer();
    ask.options(s, f, offer, seat);
    const [first] = offer.moves;
    if (first === undefined) finish(s);
    else if (offer.moves.length === 1) ask.take(s, f, first, emit, seat);
    else f.at = choose;
  },
});
