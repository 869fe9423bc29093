// Playing items, allies and factions at a site: an untapped character taps, the site taps once it has succeeded, and a
// minor item may follow directly (MW-S4.5.8 to MW-S4.5.11, MW-S10.5.2 to MW-S10.9.1).

import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import { CARDS, type Card } from '../cards/all.ts';
import { ALLY, FACTION, ITEM, KIND } from '../cards/kinds.ts';
import { type Action, action } from '../chain/action.ts';
import { declare, type Point, queue } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { maybeRingReturns } from '../companies/ring.ts';
import { charactersOf, companyOf, setSiteTapped, siteIsTapped, theCompany } from '../company.ts';
import { forbidden, mayBear } from '../effects/reading/deeds.ts';
import { playWays } from '../effects/reading/literal.ts';
import { endLasting, lastingModifier } from '../effects/reading/modifiers.ts';
import { scopeOf } from '../effects/reading/scope.ts';
import { holds, whyNot } from '../effects/reading/tests.ts';
import { happen } from '../happenings/triggers.ts';
import { ALLIED, BARTERED, GAINED, happened, note, PLAYED } from '../history.ts';
import { listsItem } from '../places/printed.ts';
import { SITE_NAMES, SITE_ROWS, siteCardOf } from '../places/sites.ts';
import { isPlace } from '../present.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { CHAIN, type Company, DID_ENTER, DISCARD, HAND, type MeccgState, SITE, TAPPED, UNTAPPED } from '../state.ts';
import { ruled } from '../stats.ts';
import { isTaken, uniqueVerdict } from '../unique.ts';
import { isInPlay, pile, put, putOn } from '../zones.ts';
import type { SiteFrame } from './frames.ts';
import { offerings } from './offering.ts';

/** How an item action came about. */
export const AT_SITE = 0;
export const AS_BONUS = 1;
/** By a burglar who has tapped the site (LE-O.3): a minor item of another may follow (CR-MISC-4). */
export const AS_LOOT = 2;

const PHASE = refusal('CR-I.E.2', 'Items, allies and factions are played in your site phase.');
const FIRST = refusal('MW-S10.13.3', 'It begins a chain of effects of your own.');
const NOT_ENTERED = refusal('CR-I.E.1', 'The company has not entered its site.');
const TAPPED_SITE = refusal('MW-S10.5.2', 'The site is tapped.');
const RIDES_ALONE: Refusal = refusal('MX-11.5', 'A card keeps allies from joining this company.');
const NOBODY = refusal('MW-S2.8.5', 'No untapped character of the company can tap for it.');
const NOT_LISTED = refusal('MW-S10.7.1', 'Items of this kind are not playable at this site.');
const TOO_LATE = refusal(
  'CR-I.E.47',
  'At a tapped site a minor item is played directly after what has tapped it, or not at all.',
);
const NOT_HERE = refusal('MW-S10.9.1', 'It is not playable at this site.');
const TESTED = refusal('MW-S2.10.1', 'This ring comes into play by the test of a gold ring only.');

/** The verb by which a card of that kind is played at a site. */
const VERB: Readonly<Record<number, 'item' | 'ally' | 'faction'>> = {
  [ITEM]: 'item',
  [ALLY]: 'ally',
  [FACTION]: 'faction',
};
type SiteCard = Extract<Card, { kind: 'item' | 'ally' | 'faction' }>;
const siteCard = (def: number): SiteCard | undefined => {
  const card = CARDS[def];
  return card.kind === 'item' || card.kind === 'ally' || card.kind === 'faction' ? card : undefined;
};

/** What its own words ask for beyond the kind: an empty way is nothing but a condition. */
const conditionOf = (def: number) => {
  const way = playWays(def)[0];
  return way && way.do.length === 0 ? way : undefined;
};
/** It is played by a way of its own, not by the rules for its kind. */
const hasOwnWay = (def: number): boolean => playWays(def).some((way) => way.do.length > 0);

/** A company acts at its site now. */
function momentVerdict(s: MeccgState, point: Point): Verdict {
  if (s.phase !== SITE || point.seat !== s.active) return PHASE;
  if (!point.first || point.window !== 'open' || s.attack) return FIRST;
  const company = theCompany(s);
  return company && (company.did & DID_ENTER) !== 0 ? undefined : NOT_ENTERED;
}

/** Whether the site lets such a card be played, tapped or not. */
export function hereVerdict(s: MeccgState, company: Company, def: number): Verdict {
  const card = siteCard(def);
  if (!card) return NOT_HERE;
  const { site, seat } = company;
  const at = (places: readonly Parameters<typeof isPlace>[3][]): boolean =>
    places.some((place) => isPlace(s, seat, site, place));
  if (card.kind === 'item' && card.item === 'gold-ring' && hasBartered(s, company)) return undefined;
  if ('notPlayableAt' in card && card.notPlayableAt && at(card.notPlayableAt)) return NOT_HERE;
  if (card.playableAt && !at(card.playableAt)) return NOT_HERE;
  if (card.kind !== 'item') return undefined;
  if (card.item === 'special') return card.playableAt ? undefined : TESTED;
  return listsItem(siteCardOf(s, seat, site), card) ? undefined : NOT_LISTED;
}

/** A gold ring was made playable here, and the site has not been used since (Hermit's Hill). */
const hasBartered = (s: MeccgState, company: Company): boolean =>
  happened(s, BARTERED, company.id) && !siteIsTapped(s, company);

const needsUntappedSite = (s: MeccgState, company: Company, card: SiteCard): boolean =>
  card.kind === 'item'
    ? SITE_ROWS[siteCardOf(s, company.seat, company.site)]?.itemsWhenTapped !== true
    : card.tappedSite !== true;

/** Those who could tap for it. */
function tappers(s: MeccgState, company: Company, card: number): number[] {
  const way = conditionOf(s.def[card]);
  const x = scopeOf(s, card);
  return charactersOf(s, company).filter(
    (one) =>
      s.stand[one] === UNTAPPED && (way?.by === undefined || holds(x, way.by, one)) && mayBear(s, s.def[card], one),
  );
}

function playVerdict(s: MeccgState, company: Company, card: number): Verdict {
  const def = s.def[card];
  const facts = siteCard(def);
  if (!facts) return NOT_HERE;
  const taken = uniqueVerdict(s, def);
  if (taken) return taken;
  const here = hereVerdict(s, company, def);
  if (here === NOT_LISTED && facts.kind === 'item' && facts.item === 'minor' && siteIsTapped(s, company))
    return tappers(s, company, card).length > 0 ? TOO_LATE : NOBODY;
  if (here) return here;
  if (facts.kind === 'ally' && charactersOf(s, company).some((one) => forbidden(s, 'company', one))) return RIDES_ALONE;
  if (needsUntappedSite(s, company, facts) && siteIsTapped(s, company)) return TAPPED_SITE;
  return conditionVerdict(s, company, card) ?? (tappers(s, company, card).length > 0 ? undefined : NOBODY);
}

/** What its own words ask of the company. */
function conditionVerdict(s: MeccgState, company: Company, card: number): Verdict {
  const test = conditionOf(s.def[card])?.if;
  return test && whyNot(scopeOf(s, card), test, companyRef(company.id));
}

/** Whether a burglar who has tapped the site may play that item (LE-O.3). */
export function lootVerdict(s: MeccgState, company: Company, card: number, burglar: number): Verdict {
  const def = s.def[card];
  const failed =
    uniqueVerdict(s, def) ??
    (hasOwnWay(def) ? NOT_HERE : hereVerdict(s, company, def)) ??
    conditionVerdict(s, company, card);
  return failed ?? (tappers(s, company, card).includes(burglar) ? undefined : NOBODY);
}

export const playSource: ActionSource = {
  verbs: {
    item: { takes: 'title', label: 'Play {}' },
    ally: { takes: 'title', label: 'Play {}' },
    faction: { takes: 'title', label: 'Influence {}' },
  },
  offer(s, point, offer) {
    if (s.phase !== SITE && !offer.explaining) return;
    const general = momentVerdict(s, point);
    if (general && !offer.explaining) return;
    const company = theCompany(s);
    let seen: number[] | undefined;
    for (const card of pile(s, point.seat, HAND)) {
      const def = s.def[card];
      const verb = VERB[KIND[def]];
      if (verb === undefined || hasOwnWay(def) || seen?.includes(def)) continue;
      seen ??= [];
      seen.push(def);
      offer.check(general ?? (company ? playVerdict(s, company, card) : NOT_ENTERED), verb, def);
    }
  },
  take(s, seat, move) {
    const card = pile(s, seat, HAND).find((one) => s.def[one] === move.arg);
    if (card !== undefined) begin(s, { at: 'sites/who', seat, card, bonus: false });
  },
};

type WhoFrame = Extract<SiteFrame, { at: 'sites/who' | 'sites/who-choose' }>;
const able = (s: MeccgState, f: WhoFrame): number[] => {
  const company = theCompany(s);
  return company ? tappers(s, company, f.card) : [];
};

export const whoSteps: StepsFor<WhoFrame> = {
  'sites/who': {
    run(s, f, emit) {
      const among = able(s, f);
      if (among.length === 1) commit(s, f, among[0], emit);
      else f.at = 'sites/who-choose';
    },
  },
  'sites/who-choose': {
    kind: 'piece',
    rule: 'MW-S4.5.11',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Who taps to play ${title(s, f.card)}?`,
    options(s, f, offer) {
      for (const one of able(s, f)) offer.add('by', one);
    },
    take(s, f, move, emit) {
      commit(s, f, move.arg, emit);
    },
  },
};

/** Somebody was chosen; one who influences a Dragon may have something to offer. */
function commit(s: MeccgState, f: WhoFrame, by: number, emit: Emit): void {
  finish(s);
  const facts = CARDS[s.def[f.card]];
  if (facts.kind === 'faction' && facts.offerings && offerings(s, f.card, by).length > 0)
    begin(s, { at: 'sites/offer-choose', seat: f.seat, card: f.card, by, bonus: false });
  else tapFor(s, { ...f, way: f.bonus ? AS_BONUS : AT_SITE }, by, emit);
}

/** The character taps and the card is declared (CR-A5). */
export function tapFor(
  s: MeccgState,
  f: { readonly seat: Seat; readonly card: number; readonly way: number },
  by: number,
  emit: Emit,
  plus = 0,
): void {
  learn(s);
  s.stand[by] = TAPPED;
  put(s, f.card, CHAIN);
  const kind = VERB[KIND[s.def[f.card]]];
  emit?.(
    say(
      'play',
      'MW-S4.5.11',
      `${seatName(s, f.seat)}: ${title(s, by)} taps to ${kind === 'faction' ? 'influence' : 'play'} ${title(s, f.card)}.`,
      aboutCard(f.card, by),
    ),
  );
  const it = action(kind, f.seat, { card: f.card, by, to: by, n: plus, way: f.way });
  if (f.way === AT_SITE) declare(s, it);
  else queue(s, it);
}

/** Who tapped is still tapped for it and in his company at the site, which is still untapped where it must be (CR-A5). */
export function stillStands(s: MeccgState, it: Action): boolean {
  if (it.cancelled === 1 || !isInPlay(s, it.by) || s.stand[it.by] === UNTAPPED) return false;
  const company = companyOf(s, it.by);
  const facts = siteCard(s.def[it.card]);
  if (!company || !facts || isTaken(s, it.card)) return false;
  return it.way !== AT_SITE || !needsUntappedSite(s, company, facts) || !siteIsTapped(s, company);
}

export function fizzle(s: MeccgState, it: Action, emit: Emit): void {
  if (s.zone[it.card] === CHAIN) put(s, it.card, DISCARD);
  emit?.(say('fizzle', 'CR-A7', `${title(s, it.card)} is discarded without effect.`, aboutCard(it.card)));
}

export function resolveItem(s: MeccgState, it: Action, emit: Emit): void {
  const company = companyOf(s, it.by);
  if (stillStands(s, it)) playItem(s, it.card, it.to, it.way === AT_SITE, emit);
  else fizzle(s, it, emit);
  if (it.way === AS_LOOT && company) offerBonus(s, company.seat, company);
}

/** An item comes into play with a character (MW-S10.7.2). */
export function playItem(s: MeccgState, card: number, character: number, tapsSite: boolean, emit: Emit): void {
  const company = companyOf(s, character);
  putOn(s, card, character);
  note(s, PLAYED, company?.id ?? NONE, s.def[card], character);
  emit?.(say('item', 'MW-S10.7.2', `${title(s, character)} gets ${title(s, card)}.`, aboutCard(card, character)));
  gained(s, card, character, emit);
  happen(s, 'item-played', character, emit, undefined, { to: card });
  happen(s, 'enters-play', card, emit, card);
  const free = company !== undefined && takesFree(s, company);
  if (tapsSite && company && !free) siteTapped(s, company, emit);
  if (company) maybeRingReturns(s, company, emit);
}

/** This is the first item there of one whom a card lets play it without tapping the site: the next taps it. */
function takesFree(s: MeccgState, company: Company): boolean {
  const ref = companyRef(company.id);
  if (!ruled(s, 'first-item-free', ref)) return false;
  endLasting(s, (effect) => {
    const modifier = lastingModifier(effect);
    return modifier.is === 'rule' && modifier.name === 'first-item-free' && effect.on === ref;
  });
  return true;
}

/** A character has got an item, however. */
export function gained(s: MeccgState, card: number, character: number, emit: Emit): void {
  note(s, GAINED, companyOf(s, character)?.id ?? NONE, character, card);
  happen(s, 'item-gained', character, emit);
}

/** An ally stays with the character who tapped for it (MW-S9.2.2). */
export function resolveAlly(s: MeccgState, it: Action, emit: Emit): void {
  if (!stillStands(s, it)) {
    fizzle(s, it, emit);
    return;
  }
  const company = companyOf(s, it.by);
  const untapped = company !== undefined && !siteIsTapped(s, company);
  putOn(s, it.card, it.by);
  note(s, PLAYED, company?.id ?? NONE, s.def[it.card], it.by);
  note(s, ALLIED, company?.id ?? NONE, it.by, it.card);
  emit?.(say('ally', 'MW-S9.2.2', `${title(s, it.card)} joins ${title(s, it.by)}.`, aboutCard(it.card, it.by)));
  if (company) happen(s, 'company-changes', companyRef(company.id), emit);
  happen(s, 'enters-play', it.card, emit, it.card);
  if (company && untapped) siteTapped(s, company, emit);
}

/** A card that taps the site has been played: the site taps (MW-S4.5.9) and a minor item may follow (MW-S10.8.1). */
export function siteTapped(s: MeccgState, company: Company, emit: Emit): void {
  setSiteTapped(s, company, true);
  if (siteIsTapped(s, company)) emit?.(say('tap-site', 'MW-S4.5.9', `${SITE_NAMES[company.site]} is tapped.`));
  offerBonus(s, company.seat, company);
}

/** Asks for the minor item that may directly follow a card that has tapped the site (CR-I.E.47). */
export function offerBonus(s: MeccgState, seat: Seat, company: Company): void {
  if (s.phase === SITE) begin(s, { at: 'sites/bonus', seat, company: company.id });
}

type BonusFrame = Extract<SiteFrame, { at: 'sites/bonus' | 'sites/bonus-choose' }>;

function bonusVerdict(s: MeccgState, company: Company, card: number): Verdict {
  const facts = CARDS[s.def[card]];
  if (facts.kind !== 'item' || facts.item !== 'minor') return ONLY_MINOR;
  return uniqueVerdict(s, s.def[card]) ?? (tappers(s, company, card).length > 0 ? undefined : NOBODY);
}
const ONLY_MINOR: Refusal = refusal('MW-S10.8.1', 'Only a minor item may follow.');

export const bonusSteps: StepsFor<BonusFrame> = {
  'sites/bonus': {
    run(s, f) {
      const company = theCompany(s);
      if (company?.id === f.company && charactersOf(s, company).some((one) => s.stand[one] === UNTAPPED))
        f.at = 'sites/bonus-choose';
      else finish(s);
    },
  },
  'sites/bonus-choose': {
    kind: 'card',
    rule: 'MW-S10.8.1',
    seat: (_s, f) => f.seat,
    prompt: () => 'Another character may tap to play a minor item.',
    options(s, f, offer) {
      offer.add('pass');
      const company = theCompany(s);
      if (!company) return;
      let seen: number[] | undefined;
      for (const card of pile(s, f.seat, HAND)) {
        const def = s.def[card];
        if (KIND[def] !== ITEM || seen?.includes(def)) continue;
        seen ??= [];
        seen.push(def);
        offer.check(bonusVerdict(s, company, card), 'item', def);
      }
    },
    take(s, f, move) {
      finish(s);
      if (move.verb === 'pass') return;
      const card = pile(s, f.seat, HAND).find((one) => s.def[one] === move.arg);
      if (card !== undefined) begin(s, { at: 'sites/who', seat: f.seat, card, bonus: true });
    },
  },
};
