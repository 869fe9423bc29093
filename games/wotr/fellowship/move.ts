// The Fellowship moves, unseen (WR-8.7), and climbs through Mordor (WR-9.11, WR-9.12).
import type { StepsOf } from '../../../engine/frames.ts';
import { type Emit, refusal, type Verdict } from '../../../engine/game.ts';
import type { FellowshipFrame } from '../frames.ts';
import { become, finish } from '../procedures.ts';
import { seatsOf } from '../rules.ts';
import { say } from '../say.ts';
import { CRACK_OF_DOOM, LAST_PROGRESS, type WotrState } from '../state.ts';
import { FREE } from '../tables/nations.ts';
import { beginTile } from './begin-hunt.ts';
import { poolForMordor } from './pool.ts';

const SEEN = refusal('WR-8.12.3', 'The Fellowship is revealed: it must be hidden before it can move.');
const SEEN_IN_MORDOR = refusal('WR-9.12.6', 'On the Mordor Track too, a revealed Fellowship must be hidden first.');
const TRACK_ENDS = refusal(
  'WR-8.7.6',
  'The Fellowship has gone as far as the track shows: it must be declared or revealed before it moves again.',
);
const UNSEEN = refusal('WR-8.12.1', 'The Fellowship is hidden already.');

export const canMoveFellowship = (s: WotrState): Verdict =>
  s.revealed
    ? s.mordor > 0
      ? SEEN_IN_MORDOR
      : SEEN
    : s.mordor === 0 && s.progress >= LAST_PROGRESS
      ? TRACK_ENDS
      : undefined;

export const canHideFellowship = (s: WotrState): Verdict => (s.revealed ? undefined : UNSEEN);

export function hideFellowship(s: WotrState, emit: Emit): void {
  s.revealed = 0;
  s.fellowshipActed = 1;
  emit?.(say('hide', 'WR-8.12.1', 'The Fellowship is hidden again.'));
}

/** `s.ringBearers` keeps the way in; the figure itself is in no region any more (WR-9.11.6). */
export function enterMordor(s: WotrState, emit: Emit): void {
  s.mordor = 1;
  s.progress = 0;
  poolForMordor(s);
  emit?.(say('mordor', 'WR-9.11.2', 'The Fellowship enters Mordor: it stands on the first step of the Mordor Track.'));
}

export const moveSteps: StepsOf<WotrState, FellowshipFrame, 'fellowship/move' | 'fellowship/mordor-step'> = {
  'fellowship/move': {
    run(s, _f, emit) {
      s.fellowshipActed = 1;
      if (s.mordor > 0) {
        emit?.(say('move-fellowship', 'WR-9.12.2', 'The Fellowship tries to go on through Mordor.'));
        become(s, { at: 'fellowship/mordor-step', stop: false });
        beginTile(s, 'mordor');
        return;
      }
      s.progress++;
      emit?.(say('move-fellowship', 'WR-8.7.2', `The Fellowship moves: it is on step ${s.progress} now.`));
      become(s, { at: 'hunt/before-roll', bonus: 0 });
    },
  },

  'fellowship/mordor-step': {
    run(s, f, emit) {
      finish(s);
      if (f.stop) {
        emit?.(say('mordor-stop', 'WR-9.12.5', 'The tile stops the Fellowship: it stays on its step.'));
        return;
      }
      s.mordor++;
      if (s.mordor < CRACK_OF_DOOM) {
        emit?.(say('mordor', 'WR-9.12.5', `The Fellowship is on step ${s.mordor} of the Mordor Track.`));
        return;
      }
      emit?.(say('mordor', 'WR-9.12.8', 'The Ring-bearers reach the Crack of Doom.'));
      s.outcome = { winners: [...seatsOf(s, FREE)], reason: 'ring', rule: 'WR-10.2.3' };
    },
  },
};
