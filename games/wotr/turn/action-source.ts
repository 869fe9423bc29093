// The actions a die allows come from several folders. Each offers its own and carries them out; the menu is their sum.
import type { Emit, Move } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { Offer } from '../../../engine/offer.ts';
import type { DoneFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';
import { MOUTH_OF_SAURON } from '../tables/characters.ts';
import { ARMY, CHARACTER, EVENT, MUSTER, MUSTER_ARMY, WILL } from '../tables/dice.ts';
import { SHADOW, type Side } from '../tables/nations.ts';
import { ownsMinion } from '../team/command.ts';

/** What the chosen die may be used as (WR-4.6 to WR-4.10). */
export interface Uses {
  readonly face: number;
  readonly character: boolean;
  readonly army: boolean;
  readonly muster: boolean;
  readonly event: boolean;
  readonly will: boolean;
}

export function usesOf(s: WotrState, side: Side, face: number): Uses {
  const will = face === WILL;
  const muster = will || face === MUSTER || face === MUSTER_ARMY;
  return {
    face,
    character: will || face === CHARACTER,
    army: will || face === ARMY || face === MUSTER_ARMY || (face === MUSTER && side === SHADOW && canSpeakForArmies(s)),
    muster,
    event: will || face === EVENT,
    will,
  };
}

/** Once a turn the Mouth of Sauron uses a Muster result as an Army result (his card). */
const canSpeakForArmies = (s: WotrState): boolean =>
  s.at[MOUTH_OF_SAURON] >= 0 && s.mouthUsed === 0 && ownsMinion(s, MOUTH_OF_SAURON);

export interface ActionSource {
  /** Its verbs in the menu; no two sources share one. */
  readonly verbs: Verbs<WotrState>;
  offer(s: WotrState, side: Side, uses: Uses, offer: Offer): void;
  /** Carries the action out, or pushes the frames that do. `done` lies on top of the stack when it is called. */
  take(s: WotrState, side: Side, uses: Uses, move: Move, done: DoneFrame, emit: Emit): void;
}
