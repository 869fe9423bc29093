// The frames with which a position in words begins a phase.
import type { Frame } from '../../../engine/game.ts';
import { COUNCIL, END_OF_TURN, LONG_EVENT, type MeccgState, MOVEMENT, ORGANIZATION, SITE, UNTAP } from '../state.ts';

const STARTS: Readonly<Record<number, string>> = {
  [UNTAP]: 'turn/untap',
  [ORGANIZATION]: 'turn/organization',
  [LONG_EVENT]: 'turn/long-events',
  [MOVEMENT]: 'turn/movement',
  [SITE]: 'turn/site',
  [END_OF_TURN]: 'turn/end',
  [COUNCIL]: 'council/begin',
};

/** The game stands at the beginning of that phase. */
export function beginPhase(s: MeccgState, phase: number): void {
  s.phase = phase;
  const frame: Frame = { at: STARTS[phase] };
  s.stack.push(frame);
}
