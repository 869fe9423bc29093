// Effects that work on for a time without a card in play: they begin when their way resolves and end by their duration.
import { type Emit, NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { isHazard } from '../cards/kinds.ts';
import { say } from '../say.ts';
import {
  ATTACK_BODY,
  ATTACK_STRIKE,
  type Lasting,
  type MeccgState,
  UNTIL_ATTACK,
  UNTIL_COMPANY_PHASE,
  UNTIL_EVER,
  UNTIL_LONG_EVENTS,
  UNTIL_PHASE,
  UNTIL_STRIKE,
  UNTIL_TURN,
  UNTIL_UNTAP,
} from '../state.ts';
import { PART_PLAY, PART_USE, type Part } from './frames.ts';
import { waysOf } from './literal.ts';
import { effectIndex, endLasting } from './modifiers.ts';
import type { Scope } from './scope.ts';
import type { Duration, Modifier } from './vocabulary.ts';

const UNTIL: Readonly<Record<Duration, number>> = {
  strike: UNTIL_STRIKE,
  attack: UNTIL_ATTACK,
  'company-phase': UNTIL_COMPANY_PHASE,
  phase: UNTIL_PHASE,
  turn: UNTIL_TURN,
  'next-untap': UNTIL_UNTAP,
  'long-event': UNTIL_LONG_EVENTS,
  ever: UNTIL_EVER,
};

/** What a way does not say: within a strike or an attack its effect ends with it, else with the turn. */
function usualEnd(s: MeccgState): number {
  if (!s.attack) return UNTIL_TURN;
  return s.attack.stage === ATTACK_STRIKE || s.attack.stage === ATTACK_BODY ? UNTIL_STRIKE : UNTIL_ATTACK;
}

/** A modifier among the effects of a way begins to work. */
export function beginLasting(x: Scope, modifier: Modifier, part: Part): void {
  const { s } = x;
  const way = x.action?.way ?? 0;
  const lasts = part === PART_PLAY || part === PART_USE ? waysOf(x.def, part)[way]?.lasts : undefined;
  s.lasting.push({
    def: x.def,
    part,
    way,
    effect: effectIndex(x.def, part, way, modifier),
    seat: x.seat,
    by: x.by,
    on: x.on,
    until: lasts === undefined ? usualEnd(s) : UNTIL[lasts],
    since: ++s.clock,
    n: NONE,
  });
}

/** Whether an effect that lasts until such a time ends at this one. */
function ends(s: MeccgState, effect: Lasting, until: number): boolean {
  if (until <= UNTIL_TURN) return effect.until <= until;
  if (effect.until !== until) return false;
  if (until === UNTIL_LONG_EVENTS && isHazard(effect.def)) return effect.seat !== s.active;
  return effect.seat === s.active;
}

/** Effects that last until then (UNTIL_STRIKE and the like) end; shorter ones with them. */
export function endEffects(s: MeccgState, until: number, emit: Emit): void {
  if (s.lasting.length === 0) return;
  if (emit)
    for (const def of new Set(s.lasting.filter((effect) => ends(s, effect, until)).map((effect) => effect.def)))
      emit(say('effect-ends', 'MW-S10.10.1', `The effect of ${CARDS[def].name} ends.`));
  endLasting(s, (effect) => ends(s, effect, until));
}
