// Who has lost his avatar in a game of several is out of it (LE-M.3). His own turn ends at once; in another's he plays on
// until it is over. His cards leave the game with him: nobody is eliminated or discarded by that, so that what was unique may
// be played by others. What others have defeated of his stays theirs.
import { type Emit, NONE, type Seat } from '../../../engine/game.ts';
import { endLasting } from '../effects/reading/modifiers.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { begin } from '../procedures.ts';
import { THE_ATTACK } from '../refs.ts';
import { say, seatName } from '../say.ts';
import { isAway, leftOf, takeChair } from '../seats.ts';
import {
  CHAIN,
  DISCARD,
  DURING,
  END_OF_TURN,
  HAND,
  type MeccgState,
  ON_GUARD,
  ownerOf,
  PLAY,
  UNUSED,
} from '../state.ts';
import { pile, put } from '../zones.ts';

/** Takes his chair and his cards away. */
export function leaveTable(s: MeccgState, seat: Seat, emit: Emit): void {
  emit?.(say('leave', 'LE-M.3', `${seatName(s, seat)} leaves the table with all his cards.`));
  for (const card of s.play.slice())
    if (ownerOf(s, card) === seat && s.zone[card] === PLAY) leavePlay(s, card, UNUSED, emit);
  for (const zone of [CHAIN, ON_GUARD]) for (const card of [...pile(s, seat, zone)]) put(s, card, UNUSED);
  endLasting(s, (effect) => effect.seat === seat);
  s.pending = s.pending.filter((action) => action.seat !== seat);
  takeChair(s, seat);
}

/** It was his own turn: whatever went on ends, and the others bring their hands to size. */
export function endTurnOfLost(s: MeccgState, emit: Emit): void {
  const { active } = s;
  if (s.outcome || !s.lost.includes(active) || isAway(s, active)) return;
  for (const zone of [CHAIN, ON_GUARD])
    for (const card of s.def.keys()) if (s.zone[card] === zone) put(s, card, zone === CHAIN ? DISCARD : HAND);
  leaveTable(s, active, emit);
  for (const card of s.play.slice()) if (s.host[card] === THE_ATTACK) leavePlay(s, card, DISCARD, emit);
  s.attack = null;
  s.pending = [];
  s.company = NONE;
  s.phase = END_OF_TURN;
  s.part = DURING;
  s.stack = [];
  begin(s, { at: 'turn/over' });
  begin(s, { at: 'turn/adjust', seat: leftOf(s, active), done: 0 });
}
