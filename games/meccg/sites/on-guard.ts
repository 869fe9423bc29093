// Revealing cards on-guard, by the revised rule (CR-I.E.13 to CR-I.E.39). There are two moments: the company announces
// that it will face the automatic-attacks, or it declares a card that could tap the site. The revealed event joins the
// chain as its last action and so takes effect before everything declared earlier in it (CR-I.E.36).

import { copy } from '../../../engine/copy.ts';
import { type Emit, NONE, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { ALLY, CREATURE_CARD, EVENT, FACTION, IS_CORRUPTION, ITEM, isHazard, KIND, SHORT } from '../cards/kinds.ts';
import type { Action } from '../chain/action.ts';
import type { Point } from '../chain/chain.ts';
import { beginAttack, creatureAttack } from '../combat/attack.ts';
import { attackNumbers } from '../combat/automatic.ts';
import { charactersOf, companyById, companyOf, theCompany } from '../company.ts';
import { effectsOf, flat, isModifier, isVerb, triggersOf, waysOf } from '../effects/reading/literal.ts';
import { effectIndex } from '../effects/reading/modifiers.ts';
import { PART_PLAY } from '../effects/reading/parts.ts';
import type { Scope } from '../effects/reading/scope.ts';
import type { Effect, Modifier, Way } from '../effects/vocabulary.ts';
import { ANY, happened, PLAYED } from '../history.ts';
import { argOf, keyText, verbOf } from '../movement/creatures.ts';
import { type Key, keysFor } from '../movement/keying.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef, isCard, isCompany, isSite, siteOfRef, siteSeat } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { leftOf } from '../seats.ts';
import {
  ASIDE,
  CHAIN,
  type Company,
  DISCARD,
  KEY_SITE,
  KEY_SITE_TYPE,
  type MeccgState,
  SITE,
  UNTIL_TURN,
} from '../state.ts';
import { corruptionOf } from '../stats.ts';
import { put, putOn } from '../zones.ts';
import type { SiteFrame } from './frames.ts';

export const MOMENT = refusal(
  'CR-I.E.13',
  'It is revealed before automatic-attacks are faced, or when a card is played that may tap the site.',
);
export const NO_HAZARD = refusal('CR-I.E.21', 'Only a hazard can be revealed.');
const NO_MODIFIER = refusal(
  'CR-I.E.15',
  'Before automatic-attacks only what modifies the attack itself can be revealed.',
);
const RETURNS = refusal('CR-I.E.28', 'What returns a company to its site of origin cannot be revealed.');
const TAPS_SITE = refusal('CR-I.E.29', 'What taps the site cannot be revealed.');
const REMOVES = refusal('CR-I.E.30', 'What may remove a character cannot be revealed.');
const DOES_NOTHING = refusal('CR-I.E.31', 'What makes a company do nothing cannot be revealed.');
const SITE_TYPE = refusal('CR-I.E.27', 'Another type of the site means nothing to this company now.');
export const MEANINGLESS = refusal('CR-I.E.23', 'It would not affect this company in its site phase.');
const NOT_THEIRS = refusal('CR-I.E.21', 'It must affect the company or one of its characters.');
const NEW_TARGET = refusal('CR-I.E.35', 'Its target was not there in the movement/hazard phase.');

/** A declared card that may tap the site; rings brought by a test are none (CR-I.E.18), nor is a bonus minor item. */
export function mayTapSite(s: MeccgState, it: Action): boolean {
  if (it.cancelled === 1 || it.seat !== s.active) return false;
  if (it.kind === 'item' || it.kind === 'ally' || it.kind === 'faction') return it.way === 0;
  if (it.kind !== 'play' || it.card === NONE) return false;
  const way = waysOf(s.def[it.card], PART_PLAY)[it.way];
  return (way.cost ?? []).some((cost) => cost.is === 'tap-site') || flat(way.do).some(({ is }) => is === 'tap-site');
}

/** The rules of on-guard for one way of a card that lies on-guard, whatever its target. */
export function guardVerdict(s: MeccgState, point: Point, card: number, way: Way): Verdict {
  if (s.phase !== SITE || !theCompany(s)) return MOMENT;
  const def = s.def[card];
  if (!isHazard(def) || way.as === 'resource') return NO_HAZARD;
  if (way.during?.is === 'on-guard') return isAwaited(s, point, way) ? undefined : MOMENT;
  if (waysOf(def, PART_PLAY).some((one) => isAwaited(s, point, one))) return MOMENT; // what it says of on-guard goes first
  return bars(def, way) ?? (point.first ? undefined : meaningVerdict(s, point, def, way));
}

/** The player whose turn it is has declared what this way of a card waits for. */
export const isAwaited = (s: MeccgState, point: Point, { during }: Way): boolean =>
  during?.is === 'on-guard' &&
  point.chain.some(
    ({ kind, seat, cancelled }) =>
      cancelled === 0 && seat === s.active && (during.to as readonly Action['kind'][]).includes(kind),
  );

/** Whether an event could be revealed at all, at some site and moment. */
export const canLieInWait = (def: number): boolean =>
  KIND[def] !== CREATURE_CARD &&
  isHazard(def) &&
  waysOf(def, PART_PLAY).some((way) => way.as !== 'resource' && !bars(def, way));

/** It stays on the table: what it has and awaits counts, not only what it does at once. */
const stays = (def: number): boolean => EVENT[def] !== SHORT;
const modifiersOf = (def: number, way: Way): Modifier[] => [
  ...flat(way.do).filter(isModifier),
  ...(stays(def) ? (effectsOf(def).has ?? []) : []),
];

/** In answer to a card that may tap the site: it must mean something to the company now (CR-I.E.21 to CR-I.E.23). */
function meaningVerdict(s: MeccgState, point: Point, def: number, way: Way): Verdict {
  const company = theCompany(s);
  if (!company) return MOMENT;
  if (way.on && !TOUCHED.has(way.on.kind)) return NOT_THEIRS;
  if (way.during?.is === 'check') return undefined; // CR-I.E.20
  if (way.on && IS_CORRUPTION[def] === 1) return undefined; // CR-I.E.26
  const modifiers = modifiersOf(def, way);
  if (modifiers.some((m) => matters(s, company, point, m))) return undefined;
  if (happeningsOf(def, way).some((on) => awaits(point, on))) return undefined;
  if (flat(way.do).some((effect) => isVerb(effect) && (way.on ? !MERE_MEANS.has(effect.is) : TO_ALL.has(effect.is))))
    return undefined;
  return modifiers.some(({ is }) => is === 'treat-as') ? SITE_TYPE : MEANINGLESS;
}

/** What is never revealed, whatever its use would be. */
function bars(def: number, way: Way): Verdict {
  const done = stays(def) ? [...way.do, ...triggersOf(def).flatMap((trigger) => trigger.do)] : way.do;
  for (const effect of flat(done))
    switch (effect.is) {
      case 'return-to-origin':
        return RETURNS;
      case 'tap-site':
        return TAPS_SITE;
      case 'do-nothing':
        return DOES_NOTHING;
      case 'forbids':
        if (effect.what === 'site-phase') return DOES_NOTHING;
        break;
      case 'to-hand':
        return REMOVES;
      case 'discard-it':
        if (effect.who === 'it' && way.on?.kind === 'character') return REMOVES;
        break;
    }
  return undefined;
}

/** Kinds of targets that are of a company. */
const TOUCHED: ReadonlySet<string> = new Set(['character', 'company', 'site', 'item', 'ally', 'action']);
/** What does nothing by itself to a target. */
const MERE_MEANS: ReadonlySet<Effect['is']> = new Set(['attach', 'one-attack']);
/** What an event without a target can do to a company in its site phase. */
const TO_ALL: ReadonlySet<Effect['is']> = new Set(['check', 'tap', 'wound', 'attack']);

/** It modifies the automatic-attacks themselves: tried out on a copy of the position (CR-I.E.15). */
function changesAttacks(x: Scope, way: Way, company: Company): boolean {
  const modifiers = modifiersOf(x.def, way);
  if (!modifiers.some(({ is }) => is === 'attack-bonus' || is === 'automatic-attack' || is === 'treat-as'))
    return false;
  const s = copy(x.s);
  if (stays(x.def)) putOn(s, x.self, x.on);
  const n = waysOf(x.def, PART_PLAY).indexOf(way);
  for (const modifier of flat(way.do).filter(isModifier))
    s.lasting.push({
      def: x.def,
      part: PART_PLAY,
      way: n,
      effect: effectIndex(x.def, PART_PLAY, n, modifier),
      seat: x.seat,
      by: x.by,
      on: x.on,
      until: UNTIL_TURN,
      since: ++s.clock,
      n: NONE,
    });
  return attackNumbers(s, company) !== attackNumbers(x.s, company);
}

/** Only what is declared or at work counts (CR-I.E.22): corruption that somebody bears, an influence attempt. */
function matters(s: MeccgState, company: Company, point: Point, m: Modifier): boolean {
  if (m.is === 'doubles-corruption') return charactersOf(s, company).some((one) => corruptionOf(s, one) > 0); // CR-I.E.24
  if (m.is !== 'bonus') return false;
  if (m.to === 'corruption' || m.to === 'corruption-check')
    return charactersOf(s, company).some((one) => corruptionOf(s, one) > 0); // CR-I.E.24
  if (m.to === 'influence-check' || m.to === 'direct-influence')
    return point.chain.some((it) => it.kind === 'faction' || it.kind === 'influence');
  return false;
}

/** What it waits for, in play or as an effect that lasts. */
const happeningsOf = (def: number, way: Way): readonly string[] => [
  ...triggersOf(def).map(({ on }) => on),
  ...way.do.flatMap((effect) => (effect.is === 'later' ? [effect.on] : [])),
];

/** It waits for something that the chain will bring (CR-I.E.19, Greed). */
function awaits(point: Point, on: string): boolean {
  const brings = (kind: Action['kind']): boolean => point.chain.some((it) => it.kind === kind && it.cancelled === 0);
  if (on === 'item-played' || on === 'item-gained') return brings('item');
  return on === 'influence-succeeds' && brings('faction');
}

/** The target of a card on-guard is of the company and was there before its site phase, and the card is of use. */
export function guardTargetVerdict(x: Scope, way: Way, point: Point): Verdict {
  const { s, on } = x;
  const company = theCompany(s);
  if (!company) return MOMENT;
  if (isSite(on) && (siteOfRef(on) !== company.site || siteSeat(on) !== company.seat)) return NOT_THEIRS;
  if ((isCard(on) || isCompany(on)) && companyOf(s, on)?.id !== company.id) return NOT_THEIRS;
  if (isCard(on) && isNew(s, on)) return NEW_TARGET;
  return point.first && !changesAttacks(x, way, company) ? NO_MODIFIER : undefined;
}

/** Items, allies and factions are played in the site phase. */
function isNew(s: MeccgState, card: number): boolean {
  const kind = KIND[s.def[card]];
  return (kind === ITEM || kind === ALLY || kind === FACTION) && happened(s, PLAYED, ANY, s.def[card]);
}

export const siteKeys = (s: MeccgState, company: Company, card: number): Key[] =>
  keysFor(s, company, s.def[card]).filter(({ key }) => key === KEY_SITE || key === KEY_SITE_TYPE);

/** The next creature revealed from on-guard attacks, after the automatic-attacks (CR-I.E.16); false when there is none. */
export function attackRevealed(s: MeccgState, id: number, emit: Emit): boolean {
  const ref = companyRef(id);
  const card = s.def.findIndex((_, one) => s.zone[one] === ASIDE && s.host[one] === ref);
  if (card < 0) return false;
  const company = companyById(s, id);
  const keys = company ? siteKeys(s, company, card) : [];
  if (!company || keys.length === 0) put(s, card, DISCARD);
  else if (keys.length === 1) attackWith(s, company, card, keys[0], emit);
  else begin(s, { at: 'sites/guard-key', seat: leftOf(s, company.seat), company: id, card });
  return true;
}

function attackWith(s: MeccgState, company: Company, card: number, { key, keyedTo }: Key, emit: Emit): void {
  put(s, card, CHAIN);
  emit?.(say('creature', 'CR-I.E.16', `${title(s, card)} attacks, ${keyText(key, keyedTo)}.`, aboutCard(card)));
  const spec = creatureAttack(s, card, company.id, key, keyedTo);
  if (spec) beginAttack(s, spec, emit);
}

type GuardFrame = Extract<SiteFrame, { at: 'sites/guard-key' }>;
const keysIn = (s: MeccgState, f: GuardFrame): Key[] => {
  const company = companyById(s, f.company);
  return company ? siteKeys(s, company, f.card) : [];
};

export const guardSteps: StepsFor<GuardFrame> = {
  'sites/guard-key': {
    kind: 'place',
    rule: 'MW-S10.4.7',
    seat: (_s, f): Seat => f.seat,
    prompt: (s, f) => `What is ${title(s, f.card)} keyed to?`,
    options(s, f, offer) {
      for (const key of keysIn(s, f)) offer.add(verbOf(key), argOf(s, key));
    },
    take(s, f, move, emit) {
      const company = companyById(s, f.company);
      const key = keysIn(s, f).find((one) => verbOf(one) === move.verb);
      finish(s);
      if (company && key) attackWith(s, company, f.card, key, emit);
    },
  },
};
