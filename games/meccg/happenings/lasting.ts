// Effects that work on for a time without a card in play: they begin when their way resolves and end by their duration.
import { type Emit, NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { isHazard } from '../cards/kinds.ts';
import { action } from '../chain/action.ts';
import { queue } from '../chain/chain.ts';
import { companyOf, theCompany } from '../company.ts';
import { amountOf } from '../effects/reading/amounts.ts';
import { effectsIn, triggersOf, waysOf } from '../effects/reading/literal.ts';
import { effectIndex, endLasting, lastingModifier, scopeOfLasting } from '../effects/reading/modifiers.ts';
import { PART_PLAY, PART_USE, PART_WHEN, type Part } from '../effects/reading/parts.ts';
import { isMember } from '../effects/reading/picks.ts';
import type { Scope } from '../effects/reading/scope.ts';
import type { Duration, Happening, Modifier } from '../effects/vocabulary.ts';
import { changesPath } from '../present.ts';
import { companyRef, isCard, type Ref, THE_ATTACK } from '../refs.ts';
import { say } from '../say.ts';
import { hazardPlayer } from '../seats.ts';
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
import { ruled } from '../stats.ts';

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
  const lasts =
    part === PART_PLAY || part === PART_USE
      ? waysOf(x.def, part)[way]?.lasts
      : part === PART_WHEN
        ? triggersOf(x.def)[way]?.lasts
        : undefined;
  s.lasting.push({
    def: x.def,
    part,
    way,
    effect: effectIndex(x.def, part, way, modifier),
    seat: x.seat,
    by: x.by,
    on: concerned(x, modifier),
    until: lasts === undefined ? usualEnd(s) : UNTIL[lasts],
    since: ++s.clock,
    n: keptBy(x, modifier),
  });
}

/** The attack that was chosen; by how much a hazard limit was raised when it was (CR-A26). */
function keptBy(x: Scope, modifier: Modifier): number {
  if (modifier.is === 'attack-bonus' || modifier.is === 'repeats-attack') return x.action?.n ?? NONE;
  if (modifier.is !== 'hazard-limit' || (typeof modifier.change === 'object' && 'times' in modifier.change))
    return NONE;
  return amountOf(x, modifier.change);
}

/**
 * What the effect goes on to be about: the target; without one the company of who used it, even if he leaves it. One
 * region that is chosen without a target is of the company on its way, or of one that goes later (movement/one-region.ts).
 */
function concerned(x: Scope, modifier: Modifier): Ref {
  const { s, on, by } = x;
  const company = theCompany(s);
  if (modifier.is === 'treat-as' && modifier.one && (on === NONE || isCard(on)))
    return company && changesPath(s, company, modifier) ? companyRef(company.id) : NONE;
  if (on !== NONE || by === NONE) return on;
  const own = companyOf(s, by);
  if (own && own.id === s.attack?.duel?.company) return THE_ATTACK; // by his company, not on it (MX-12.3)
  return own ? companyRef(own.id) : NONE;
}

/**
 * What lasting effects have put off until this happens to `ref` comes first in the next chain (CR-A9). Where nobody used the
 * card, `by` is then who it happened to; `to` is what else must be known of it (the item that was played).
 */
export function happenLater(s: MeccgState, event: Happening, ref: Ref, to: Ref = NONE): void {
  for (const effect of s.lasting) {
    const modifier = lastingModifier(effect);
    if (modifier.is !== 'later' || modifier.on !== event) continue;
    if (!isMember(scopeOfLasting(s, effect), modifier.of, ref)) continue;
    const { def, part, way, by, on, seat } = effect;
    queue(
      s,
      action('later', seat, {
        way,
        by: by === NONE ? ref : by,
        on,
        to,
        n: codeOf(def, part, effectsIn(def, part as Part, way).indexOf(modifier)),
      }),
    );
  }
}

/** The card number, the part and the place of an effect in one number, and back. */
const codeOf = (def: number, part: number, index: number): number => (def * 4 + part) * 16 + index;
export const laterOf = (code: number): { def: number; part: Part; index: number } => ({
  def: code >> 6,
  part: ((code >> 4) & 3) as Part,
  index: code & 15,
});

/** Whether an effect that lasts until such a time ends at this one. */
function ends(s: MeccgState, effect: Lasting, until: number): boolean {
  if (until <= UNTIL_TURN) return effect.until <= until;
  if (effect.until !== until) return false;
  if (until === UNTIL_LONG_EVENTS && isHazard(effect.def))
    return effect.seat === hazardPlayer(s) && !ruled(s, 'hazard-long-events-stay');
  return effect.seat === s.active;
}

/** What a card said of the way that it opened is over when the company goes on by itself (CR-CARD-gwaihir-1). */
export function endCarried(s: MeccgState, company: number): void {
  endLasting(
    s,
    ({ def, part, way, on }) =>
      on === companyRef(company) && effectsIn(def, part as Part, way).some(({ is }) => is === 'special-move'),
  );
}

/** Effects that last until then (UNTIL_STRIKE and the like) end; shorter ones with them. */
export function endEffects(s: MeccgState, until: number, emit: Emit): void {
  if (s.lasting.length === 0) return;
  if (emit)
    for (const def of new Set(s.lasting.filter((effect) => ends(s, effect, until)).map((effect) => effect.def)))
      emit(say('effect-ends', 'MW-S10.10.1', `The effect of ${CARDS[def].name} ends.`));
  endLasting(s, (effect) => ends(s, effect, until));
}
