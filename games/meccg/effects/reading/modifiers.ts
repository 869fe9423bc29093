// Continuous modifiers: those of cards in play, of the attacking card, of the sites where companies are, and those of
// lasting effects, in the order in which they came (CR-A26). They are never stored as adjusted numbers: who needs a
// number asks for the modifiers of its kind and folds them.
import { NONE } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { SITE_CARD } from '../../places/site-cards.ts';
import { SITE_COUNT, siteCardOf } from '../../places/sites.ts';
import { companyRef, siteRef } from '../../refs.ts';
import { EN_ROUTE, HERO, type Lasting, type MeccgState, MINION, PLAY } from '../../state.ts';
import type { Effect, Modifier, Numbers } from '../vocabulary.ts';
import { isInert } from './inert.ts';
import { effectsIn, effectsOf, flat, isModifier, MODIFIER_WORDS } from './literal.ts';
import type { Part } from './parts.ts';
import { type Scope, scopeOf } from './scope.ts';

type Is = Modifier['is'];
export type ModifierOf<K extends Is> = Extract<Modifier, { is: K }>;
type Visit<K extends Is> = (modifier: ModifierOf<K>, x: Scope, since: number) => void;

const BITS = Object.fromEntries(MODIFIER_WORDS.map((is, i) => [is, 1 << i])) as Readonly<Record<Is, number>>;
const PLACES = Object.fromEntries(MODIFIER_WORDS.map((is, i) => [is, i])) as Readonly<Record<Is, number>>;
const HAS: readonly (readonly Modifier[])[] = CARDS.map((_, def) => effectsOf(def).has ?? []);
/** By card number: which kinds of modifier it has, one bit each. */
const KINDS = Int32Array.from(HAS, (modifiers) => modifiers.reduce((bits, m) => bits | BITS[m.is], 0));
/** By site card: its card number where it has modifiers, NONE elsewhere. */
const SPEAKING = SITE_CARD.map((def) => (def !== NONE && HAS[def].length > 0 ? def : NONE));
/** By alignment: the kinds that some site card of its players has. */
const SITE_KINDS = [HERO, MINION].map((alignment) =>
  SPEAKING.slice(alignment * SITE_COUNT, (alignment + 1) * SITE_COUNT).reduce(
    (bits, def) => (def === NONE ? bits : bits | KINDS[def]),
    0,
  ),
);
const sitesSpeak = (s: MeccgState, mask: number): boolean => {
  for (let seat = 0; seat < s.alignment.length; seat++) if ((SITE_KINDS[s.alignment[seat]] & mask) !== 0) return true;
  return false;
};

const flatIn = (def: number, part: Part, way: number): readonly Effect[] => flat(effectsIn(def, part, way));

/** The place of an effect among those of its way, so that a lasting effect can be found again. */
export const effectIndex = (def: number, part: Part, way: number, effect: Effect): number =>
  flatIn(def, part, way).indexOf(effect);

/** The modifier that a lasting effect is. */
export function lastingModifier(effect: Lasting): Modifier {
  const found = flatIn(effect.def, effect.part as Part, effect.way)[effect.effect];
  if (!isModifier(found)) throw new Error(`Effect ${effect.effect} of ${CARDS[effect.def].id} does not last.`);
  return found;
}

export const scopeOfLasting = (s: MeccgState, effect: Lasting): Scope => ({
  s,
  seat: effect.seat,
  def: effect.def,
  self: NONE,
  by: effect.by,
  on: effect.on,
  action: null,
  emit: undefined,
  n: effect.n,
});

function visitCard<K extends Is>(s: MeccgState, card: number, is: K, visit: Visit<K>): void {
  for (const modifier of HAS[s.def[card]])
    if (modifier.is === is) visit(modifier as ModifierOf<K>, scopeOf(s, card), s.since[card]);
}

/** What the site cards of companies say: `self` is the site, `it` the company there or on its way there. */
function visitSites<K extends Is>(s: MeccgState, is: K, mask: number, visit: Visit<K>): void {
  for (const company of s.companies) {
    const site = (company.did & EN_ROUTE) !== 0 ? company.to : company.site;
    const def = site === NONE ? NONE : SPEAKING[siteCardOf(s, company.seat, site)];
    if (def === NONE || (KINDS[def] & mask) === 0) continue;
    const x: Scope = {
      s,
      seat: company.seat,
      def,
      self: siteRef(company.seat, site),
      by: NONE,
      on: companyRef(company.id),
      action: null,
      emit: undefined,
    };
    for (const modifier of HAS[def]) if (modifier.is === is) visit(modifier as ModifierOf<K>, x, 0);
  }
}

/** A position that nobody changes for a while: who has modifiers of a kind is found once. */
let still: { readonly s: MeccgState; readonly speakers: (readonly number[] | undefined)[] } | undefined;

/** Asks something of a position that stays as it is meanwhile. */
export function whileStill<T>(s: MeccgState, ask: () => T): T {
  const before = still;
  if (before?.s !== s) still = { s, speakers: [] };
  try {
    return ask();
  } finally {
    still = before;
  }
}

/** The cards in play with modifiers of that kind, and maybe others. */
function speakersOf(s: MeccgState, is: Is): readonly number[] {
  if (still?.s !== s) return s.play;
  const place = PLACES[is];
  let speakers = still.speakers[place];
  if (!speakers) {
    const mask = BITS[is];
    speakers = s.play.filter((card) => (KINDS[s.def[card]] & mask) !== 0);
    still.speakers[place] = speakers;
  }
  return speakers;
}

/** Calls back for every modifier of that kind now at work, oldest first. Its own conditions are for the caller to test. */
export function eachModifier<K extends Is>(s: MeccgState, is: K, visit: Visit<K>): void {
  const mask = BITS[is];
  if (sitesSpeak(s, mask)) visitSites(s, is, mask, visit);
  for (const card of speakersOf(s, is))
    if ((KINDS[s.def[card]] & mask) !== 0 && !isInert(s, card)) visitCard(s, card, is, visit);
  const attacker = s.attack ? s.attack.card : NONE;
  if (attacker !== NONE && s.zone[attacker] !== PLAY && (KINDS[s.def[attacker]] & mask) !== 0)
    visitCard(s, attacker, is, visit);
  for (const effect of s.lasting) {
    const modifier = lastingModifier(effect);
    if (modifier.is === is) visit(modifier as ModifierOf<K>, scopeOfLasting(s, effect), effect.since);
  }
}

/** The bonuses to one number. */
export function eachBonus(s: MeccgState, to: Numbers, visit: Visit<'bonus'>): void {
  eachModifier(s, 'bonus', (modifier, x, since) => {
    if (modifier.to === to) visit(modifier, x, since);
  });
}

/** Effects that end now go. */
export function endLasting(s: MeccgState, ends: (effect: Lasting) => boolean): void {
  if (s.lasting.some(ends)) s.lasting = s.lasting.filter((effect) => !ends(effect));
}
