// Resolving a card: its conditions are looked at once more (CR-A7, CR-A8), then its effects happen in order and
// uninterrupted (CR-A24.1), then the card goes where its kind belongs.

import { type Emit, NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { EVENT, HAZARD_EVENT, IS_ENVIRONMENT, KIND, RESOURCE_EVENT, SHORT } from '../cards/kinds.ts';
import type { Action } from '../chain/action.ts';
import type { ResolversFor } from '../chain/resolver.ts';
import { companyOf, theCompany } from '../company.ts';
import { rollCheck } from '../corruption/check.ts';
import { defOfAction } from '../declared.ts';
import { beginLasting, laterOf } from '../happenings/lasting.ts';
import { discardCard } from '../happenings/leaving.ts';
import { runEffects } from '../happenings/running.ts';
import { happen } from '../happenings/triggers.ts';
import { discardUsed } from '../happenings/used.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef, playerRef } from '../refs.ts';
import { say, title } from '../say.ts';
import { offerBonus } from '../sites/play.ts';
import { CHAIN, DECK, DISCARD, HAND, type MeccgState, MOVEMENT, PLAY, SITE } from '../state.ts';
import { isInPlay, put } from '../zones.ts';
import { stillHolds } from './conditions.ts';
import { resolveFend } from './fending.ts';
import type { EffectFrame } from './frames.ts';
import { isVerb, listAt, triggersOf, waysOf } from './reading/literal.ts';
import { PART_PLAY, PART_USE, PART_WHEN, type Part } from './reading/parts.ts';
import { scopeOfAction } from './reading/scope.ts';
import { VERBS } from './verbs/all.ts';

type RunFrame = Exclude<Extract<EffectFrame, { at: `effects/${string}` }>, { at: 'effects/fend-choose' }>;

export const effectResolvers: ResolversFor<'play' | 'use' | 'trigger' | 'later' | 'fend' | 'special'> = {
  play(s, action, emit) {
    if (action.cancelled === 1 || !stillHolds(s, action, PART_PLAY, emit) || !passes(s, action, PART_PLAY, emit)) {
      emit?.(say('fizzle', 'CR-A7', `${title(s, action.card)} has no effect.`));
      if (s.zone[action.card] === CHAIN) discardUsed(s, action.card, action.by, emit);
      return;
    }
    begin(s, { at: 'effects/settle', action });
    runEffects(s, action, PART_PLAY, s.def[action.card]);
  },
  use(s, action, emit) {
    if (action.cancelled === 1 || !stillHolds(s, action, PART_USE, emit) || !passes(s, action, PART_USE, emit)) {
      if (s.zone[action.card] === CHAIN) putSpent(s, action);
      return;
    }
    if (s.zone[action.card] === CHAIN) begin(s, { at: 'effects/settle', action });
    runEffects(s, action, PART_USE, defOfAction(s, action));
  },
  /** The card must still be in play, and what calls for the action must still be so (CR-A9, CR-TERM-condition-3). */
  trigger(s, action, emit) {
    if (action.cancelled === 1) return;
    const trigger = triggersOf(s.def[action.card])[action.way];
    if (!isInPlay(s, action.card)) return;
    if (!stillHolds(s, action, PART_WHEN, emit)) return;
    if (trigger.once) begin(s, { at: 'effects/settle', action });
    runEffects(s, action, PART_WHEN, s.def[action.card]);
  },
  later(s, action) {
    const { def, part, index } = laterOf(action.n);
    if (action.cancelled === 0) begin(s, { at: 'effects/run', part, def, action, path: [index, 0], next: 0 });
  },
  fend: resolveFend,
  special() {},
};

/** A permanent-event that was tapped is discarded, or goes to the player whom a card lets have it back (Morgul-horse). */
const putSpent = (s: MeccgState, { card, seat, to }: Action): void =>
  put(s, card, to === playerRef(seat) ? HAND : DISCARD);

/** A corruption check that must be passed for it is made first (The One Ring). */
const passes = (s: MeccgState, action: Action, part: Part, emit: Emit): boolean =>
  (waysOf(defOfAction(s, action), part)[action.way].cost ?? []).every(
    (cost) => cost.is !== 'pass-check' || rollCheck(s, action.by, { modifier: cost.modifier, action }, emit),
  );

/** A card played as an event: a short-event is discarded, any other stays (MW-S10.10.1, MW-S10.10.2). */
function settle(s: MeccgState, action: Action, emit: Emit): void {
  const { card } = action;
  if (action.kind === 'trigger') {
    if (isInPlay(s, card)) discardCard(s, card, emit);
    return;
  }
  if (action.kind === 'use') {
    if (s.zone[card] === CHAIN) putSpent(s, action); // it had become a short- or long-event
    return;
  }
  if (s.zone[card] === DECK) return; // shuffled there: its number is another card's now
  afterTapping(s, action);
  if (s.zone[card] !== CHAIN) return; // its own effects have put it somewhere
  const def = s.def[card];
  const stays = (KIND[def] === RESOURCE_EVENT || KIND[def] === HAZARD_EVENT || EVENT[def] >= 0) && EVENT[def] !== SHORT;
  const remains = stays && waysOf(def, PART_PLAY)[action.way].as !== 'creature';
  if (remains) put(s, card, PLAY);
  else discardUsed(s, card, action.by, emit);
  if (isInPlay(s, card)) happen(s, 'enters-play', card, emit, card);
  const company = theCompany(s);
  if (IS_ENVIRONMENT[def] === 1 && company && s.phase === MOVEMENT) happen(s, 'weather', companyRef(company.id), emit);
}

/** A card that has tapped the site, such as information, may be followed by a minor item (MW-S10.8.1). */
function afterTapping(s: MeccgState, { seat, card, way, by }: Action): void {
  if (s.phase !== SITE || !waysOf(s.def[card], PART_PLAY)[way].cost?.some((cost) => cost.is === 'tap-site')) return;
  const company = by === NONE ? undefined : companyOf(s, by);
  if (company) offerBonus(s, seat, company);
}

/** What is being chosen, as the end of a question. */
function whichText({ most, least, branches, titles }: Extract<RunFrame, { at: 'effects/choose' }>): string {
  if (most === 0) return 'look, then stop.';
  const which = branches ? 'what happens?' : titles ? 'which card?' : 'which one?';
  const many = most > 1 ? `${which.slice(0, -1)}, of up to ${most}?` : which;
  return least <= 0 ? `${many} Or stop.` : many;
}

export const runSteps: StepsFor<RunFrame> = {
  'effects/run': {
    run(s, f, emit) {
      const effects = listAt(f.def, f.part, f.action.way, f.path);
      if (f.next >= effects.length) return finish(s);
      const index = f.next++;
      const effect = effects[index];
      const x = scopeOfAction(s, f.action, f.def, emit);
      if (isVerb(effect)) VERBS[effect.is].run(x, effect as never, { part: f.part, path: f.path, index });
      else beginLasting(x, effect, f.part);
    },
  },
  'effects/later': {
    run(s, f, emit) {
      finish(s);
      if (isInPlay(s, f.card)) happen(s, f.event, f.card, emit, f.card);
    },
  },
  'effects/settle': {
    run(s, f, emit) {
      finish(s);
      settle(s, f.action, emit);
    },
  },
  'effects/choose': {
    kind: 'card',
    rule: 'CR-TIM-2',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `${f.action.card === NONE ? CARDS[f.def].name : title(s, f.action.card)}: ${whichText(f)}`,
    options(_s, f, offer) {
      for (const one of new Set(f.among)) offer.add(f.branches ? 'option' : f.titles ? 'choose-title' : 'choose', one);
      if (f.least <= 0) offer.add('stop');
    },
    take(s, f, move, emit) {
      if (move.verb !== 'stop') {
        f.chosen.push(move.arg);
        f.among.splice(f.among.indexOf(move.arg), 1);
        f.most--;
        f.least--;
        if (f.most > 0 && f.among.length > 0) return;
      }
      finish(s);
      const verb = listAt(f.def, f.part, f.action.way, f.path)[f.index];
      if (!isVerb(verb)) return;
      const spot = { part: f.part, path: f.path, index: f.index };
      const { chose, run } = VERBS[verb.is];
      if (chose) return chose(scopeOfAction(s, f.action, f.def, emit), verb as never, f.chosen, spot);
      // A game begun under older rules asked for it here: now it is chosen on declaration.
      run(scopeOfAction(s, { ...f.action, chosen: f.chosen[0] }, f.def, emit), verb as never, spot);
    },
  },
};
