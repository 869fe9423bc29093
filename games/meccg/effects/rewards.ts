// What cards do once a check that they helped with has succeeded (Lordly Presence).
import type { Action } from '../chain/action.ts';
import { begin } from '../procedures.ts';
import type { MeccgState } from '../state.ts';
import { PART_PLAY } from './reading/parts.ts';

/** The check has succeeded: what waits for that happens. */
export function reward(s: MeccgState, check: Action): void {
  for (let i = 0; i < check.rewards.length; i += 3) {
    const [def, way, effect] = check.rewards.slice(i, i + 3);
    begin(s, { at: 'effects/run', part: PART_PLAY, def, action: { ...check, way }, path: [effect, 0], next: 0 });
  }
}
