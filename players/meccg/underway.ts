// What the seat has declared already and waits in the chain: nobody should spoil his own.
import type { Action, ActionKind } from '../../games/meccg/chain/action.ts';
import { defOfAction, theChain } from '../../games/meccg/declared.ts';
import { waysOf } from '../../games/meccg/effects/reading/literal.ts';
import { PART_PLAY, PART_USE } from '../../games/meccg/effects/reading/parts.ts';
import type { Effect, Way } from '../../games/meccg/effects/vocabulary.ts';
import type { Ref } from '../../games/meccg/refs.ts';
import { ATTACK_STRIKE, type MeccgState, STRIKE_CANCELLED } from '../../games/meccg/state.ts';
import { theStrike } from '../../games/meccg/stats/fight.ts';
import type { Situation } from './situation.ts';

/** What happens once at most to one thing: a second card for it would be wasted. */
const ONCE: ReadonlySet<Effect['is']> = new Set([
  'cancel-attack',
  'cancel-strike',
  'cancel-action',
  'fail-strikes',
  'stay-untapped',
  'heal',
  'untap',
  'tap',
  'pass-check-now',
  'return-to-origin',
  'do-nothing',
  'discard-it',
  'test-ring',
]);

const NOTHING: readonly Effect[] = [];

function effectsOfAction(s: MeccgState, action: Action): readonly Effect[] {
  if (action.kind !== 'play' && action.kind !== 'use') return NOTHING;
  return waysOf(defOfAction(s, action), action.kind === 'play' ? PART_PLAY : PART_USE)[action.way]?.do ?? NOTHING;
}

/** A card of the seat that waits in the chain will do the same to the same. */
export function isUnderway({ s, seat }: Situation, { do: effects }: Way, on: Ref): boolean {
  return theChain(s).some((action) => {
    if (action.seat !== seat || action.cancelled === 1 || action.on !== on) return false;
    return effectsOfAction(s, action).some(({ is }) => ONCE.has(is) && effects.some((effect) => effect.is === is));
  });
}

/** What is resolved for itself, without a roll that others could help. */
const DEEDS: ReadonlySet<ActionKind> = new Set(['play', 'use', 'creature', 'item', 'ally', 'ward', 'fend']);

/**
 * Who has declared something lets it be resolved: what he adds would come first, and may leave it without effect (a creature
 * that attacks a company which has been sent home). A strike is another matter: all that changes it is declared together.
 */
export function letsItResolve({ s, seat }: Situation): boolean {
  const last = theChain(s).at(-1);
  return last?.seat === seat && last.cancelled === 0 && DEEDS.has(last.kind) && s.attack?.stage !== ATTACK_STRIKE;
}

/** The strike will not be fought: it is cancelled, or a card of the seat sees to that. */
export const isStrikeCancelled = ({ s, seat }: Situation): boolean =>
  theStrike(s)?.state === STRIKE_CANCELLED ||
  theChain(s).some(
    (action) =>
      action.seat === seat &&
      action.cancelled === 0 &&
      effectsOfAction(s, action).some(({ is }) => is === 'cancel-strike'),
  );

/** He has tapped for something that comes to nothing if he is untapped before (CR-A5). */
export const isTappedFor = ({ s }: Situation, ref: Ref): boolean =>
  theChain(s).some(({ by, cancelled, kind }) => by === ref && cancelled === 0 && kind !== 'play' && kind !== 'use');
