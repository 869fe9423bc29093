// Morgul-horse: a Nazgûl that was tapped comes back to hand (CR-CARD-morgul-horse-1).
import { refusal } from '../../../../engine/game.ts';
import { actionAt } from '../../declared.ts';
import { playerRef } from '../../refs.ts';
import { CHAIN } from '../../state.ts';
import type { Hook } from '../hooks.ts';

const NOT_TAPPED = refusal('CR-CARD-morgul-horse-1', 'No Nazgûl permanent-event of yours has just been tapped.');

export const morgulHorse: Hook = {
  run(x) {
    const tapped = actionAt(x.s, x.on);
    if (tapped) tapped.to = playerRef(x.seat);
  },
  can(x) {
    const tapped = actionAt(x.s, x.on);
    return tapped?.kind === 'use' && x.s.zone[tapped.card] === CHAIN ? undefined : NOT_TAPPED;
  },
  text: 'the Nazgûl permanent-event, which has just been tapped, returns to your hand instead of being discarded',
};
