// An effect lets the characters of a company tap against what is aimed at it, for as long as it lasts: the card that began it
// is gone (Great Ship, MW-S10.10.1).
import { NONE, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { type Action, action } from '../chain/action.ts';
import { declare, type Point } from '../chain/chain.ts';
import type { Resolver } from '../chain/resolver.ts';
import type { ActionSource } from '../chain/sources.ts';
import { charactersOf, companyOf } from '../company.ts';
import { tapVerdict } from '../corruption/support.ts';
import { actionAt, actionsWhere } from '../declared.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef, type Ref } from '../refs.ts';
import { aboutCard, nameOf, say, title } from '../say.ts';
import { type Company, type MeccgState, ownerOf, PLAY, TAPPED } from '../state.ts';
import type { EffectFrame } from './frames.ts';
import { lastingModifier, scopeOfLasting } from './reading/modifiers.ts';
import { isMember } from './reading/picks.ts';
import { holds, whyNot } from './reading/tests.ts';
import type { Modifier } from './vocabulary.ts';
import { isSuchAction } from './windows.ts';

type Fends = Extract<Modifier, { is: 'fends' }>;
type FendFrame = Extract<EffectFrame, { at: 'effects/fend-choose' }>;

const NOTHING: Refusal = refusal('CR-A8', 'Nothing of the kind has been declared in this chain.');

/** The effects of that kind at work on a company, as the words of the card and where they are read. */
function* fendingOf(
  s: MeccgState,
  company: Company,
): Generator<{ modifier: Fends; x: ReturnType<typeof scopeOfLasting> }> {
  for (const effect of s.lasting) {
    const modifier = lastingModifier(effect);
    if (modifier.is !== 'fends') continue;
    const x = scopeOfLasting(s, effect);
    if (isMember(x, modifier.of, companyRef(company.id))) yield { modifier, x };
  }
}

/** What waits in the chain and can be cancelled so, for that character. */
function fendable(s: MeccgState, company: Company): Ref[] {
  const found = new Set<Ref>();
  for (const { modifier, x } of fendingOf(s, company))
    if (!modifier.if || holds(x, modifier.if, companyRef(company.id)))
      for (const ref of actionsWhere(s, (it) => isSuchAction(x, it, modifier.against))) found.add(ref);
  return [...found];
}

/** Why nobody of the company can do it now. */
function closedBecause(s: MeccgState, company: Company): Verdict {
  let reason: Verdict = NOTHING;
  for (const { modifier, x } of fendingOf(s, company))
    reason = (modifier.if && whyNot(x, modifier.if, companyRef(company.id))) ?? NOTHING;
  return fendable(s, company).length > 0 ? undefined : reason;
}

export const fendSource: ActionSource = {
  verbs: { fend: { takes: 'card', label: '{} taps to cancel a hazard' } },
  offer(s, point: Point, offer) {
    if (s.lasting.length === 0 || (point.chain.length === 0 && !offer.explaining)) return;
    for (const company of s.companies) {
      if (company.seat !== point.seat || fendingOf(s, company).next().done) continue;
      const closed = closedBecause(s, company);
      for (const card of charactersOf(s, company)) offer.check(closed ?? tapVerdict(s, card), 'fend', card);
    }
  },
  take(s, seat, move, emit) {
    const company = companyOf(s, move.arg);
    const among = company ? fendable(s, company) : [];
    if (among.length > 1) begin(s, { at: 'effects/fend-choose', seat, by: move.arg });
    else declareFend(s, seat, move.arg, among[0], emit);
  },
};

function declareFend(s: MeccgState, seat: number, by: number, on: Ref, emit: Parameters<Resolver>[2]): void {
  s.stand[by] = TAPPED;
  emit?.(say('tap', 'CR-CARD-great-ship-3', `${title(s, by)} taps against ${nameOf(s, on)}.`, aboutCard(by)));
  declare(s, action('fend', seat, { by, on }));
}

export const fendSteps: StepsFor<FendFrame> = {
  'effects/fend-choose': {
    kind: 'piece',
    rule: 'CR-A8',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Against what does ${title(s, f.by)} tap?`,
    options(s, f, offer) {
      const company = companyOf(s, f.by);
      for (const ref of company ? fendable(s, company) : []) offer.add('on', ref);
    },
    take(s, f, move, emit) {
      finish(s);
      declareFend(s, f.seat, f.by, move.arg, emit);
    },
  },
};

/** Who tapped is still tapped (CR-A5), and what made it possible is still so (CR-A7). */
export function resolveFend(s: MeccgState, it: Action, emit: Parameters<Resolver>[2]): void {
  const company = companyOf(s, it.by);
  if (it.cancelled === 1 || s.zone[it.by] !== PLAY || s.stand[it.by] !== TAPPED || ownerOf(s, it.by) !== it.seat)
    return;
  if (!company || !fendable(s, company).includes(it.on)) return;
  const waiting = actionAt(s, it.on);
  if (!waiting) return;
  waiting.cancelled = 1;
  if (waiting.card !== NONE)
    emit?.(say('cancel', 'MW-S10.13.1', `${title(s, waiting.card)} is cancelled.`, aboutCard(waiting.card)));
}
