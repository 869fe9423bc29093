// What cards in hand would bring: an item, an ally, a faction at a site, a character under control. All of it in
// marshalling points, less what it risks.

import { NONE } from '../../engine/game.ts';
import { ownSiteCard } from '../../games/meccg/alignment.ts';
import {
  CARDS,
  type Card,
  CORRUPTION,
  INFLUENCE_NUMBER,
  NO_NUMBER,
  POINTS,
  PROWESS,
} from '../../games/meccg/cards/all.ts';
import { CHARACTER_RACES } from '../../games/meccg/cards/facts.ts';
import { ALLY, AVATAR, FACTION, ITEM, isHazard, KIND, RACE } from '../../games/meccg/cards/kinds.ts';
import { characterOf, charactersOf, companyOf, siteIsTapped } from '../../games/meccg/company.ts';
import { amountOf } from '../../games/meccg/effects/reading/amounts.ts';
import { mayBear } from '../../games/meccg/effects/reading/deeds.ts';
import { flat, isVerb, playWays, triggersOf, useWays } from '../../games/meccg/effects/reading/literal.ts';
import { scopeOf } from '../../games/meccg/effects/reading/scope.ts';
import { holds } from '../../games/meccg/effects/reading/tests.ts';
import { VERBS } from '../../games/meccg/effects/verbs/all.ts';
import type { Happening, Test } from '../../games/meccg/effects/vocabulary.ts';
import { standardModification } from '../../games/meccg/influence/terms.ts';
import { isItemAt, isPrinted, type NamedPlace } from '../../games/meccg/places/printed.ts';
import { SITE_COUNT } from '../../games/meccg/places/sites.ts';
import { isCard } from '../../games/meccg/refs.ts';
import { type Company, HAND, type MeccgState, ownerOf } from '../../games/meccg/state.ts';
import { checkModifier, unusedDirectInfluence } from '../../games/meccg/stats.ts';
import { uniqueVerdict } from '../../games/meccg/unique.ts';
import { pile } from '../../games/meccg/zones.ts';
import { besidesPlace, playedBefore } from './elsewhere.ts';
import { moreThan } from './odds.ts';
import { questCompanion, questHope, questMeeting } from './quest.ts';
import {
  goldsOf,
  IS_GOLD,
  PLAIN_TEST,
  type RingTest,
  ringsInHand,
  testers,
  testNear,
  testsAtHand,
  testValue,
} from './rings.ts';
import { KIND_OF_POINTS, once, type Situation } from './situation.ts';

// ---- where a card is playable, as printed ---------------------------------------------------------------------------

/** The places that a condition names, where it is one that must hold. */
export function placesIn(test: Test | undefined): readonly NamedPlace[] {
  if (!test) return [];
  if (test.is === 'at') return test.of;
  return test.is === 'all' ? test.of.flatMap(placesIn) : [];
}

function sitesFor(card: Card, def: number): readonly number[] {
  const where = (test: (site: number) => boolean): number[] =>
    Array.from({ length: SITE_COUNT }, (_, site) => site).filter((site) => test(ownSiteCard(def, site)));
  if (card.kind === 'item') return where((site) => isItemAt(site, card));
  if (card.kind === 'ally' || card.kind === 'faction')
    return where((site) => card.playableAt.some((place) => isPrinted(site, place)));
  if (card.kind !== 'resource-event' || POINTS[def] <= 0) return [];
  const places = playWays(def).flatMap((way) => [...placesIn(way.by), ...placesIn(way.if), ...placesIn(way.on?.if)]);
  return places.length === 0 ? [] : where((site) => places.some((place) => isPrinted(site, place)));
}

/** By card number: the sites where it can bring something. */
export const SITES_FOR: readonly (readonly number[])[] = CARDS.map(sitesFor);

// ---- gains ----------------------------------------------------------------------------------------------------------

/** A check is made more than once in a game: when items change hands, when hazards call for it, at the council. */
const CHECKS = 1.6;

/** Whoever can taps for the Wizard, as long as two are at his side. */
function supportFor({ s }: Situation, character: number): number {
  const company = KIND[s.def[character]] === AVATAR ? companyOf(s, character) : undefined;
  return company ? Math.min(2, charactersOf(s, company).length - 1) : 0;
}

/** What his corruption points cost more when there are so many more of them. */
export function corruptionCost(sit: Situation, character: number, more: number): number {
  if (more === 0) return 0;
  const help = supportFor(sit, character);
  const change = sit.failure(character, more, help) - sit.failure(character, 0, help);
  return change * CHECKS * sit.stake(character) + 0.04 * more;
}

/** By card number: the other numbers that an item has for bearers of one race. */
const FOR_SOME = CARDS.map((card) =>
  card.kind === 'item' && card.instead && 'bearer' in card.instead ? card.instead : undefined,
);

/** Points and corruption points of an item for this bearer. */
function itemNumbers(s: MeccgState, def: number, bearer: number): { points: number; corruption: number } {
  const instead = FOR_SOME[def];
  const other = instead?.bearer === CHARACTER_RACES[RACE[s.def[bearer]]] ? instead : undefined;
  return { points: other?.points ?? POINTS[def], corruption: other?.corruption ?? CORRUPTION[def] };
}

/** By card number: what the uses of a card in play are roughly worth, by the hints of its words. */
export const ABILITY: readonly number[] = CARDS.map((_, def) => {
  let best = 0;
  for (const way of useWays(def)) {
    const hints = flat(way.do).map((effect) => (isVerb(effect) ? Math.max(0, VERBS[effect.is].worth) / 20 : 0.15));
    const spent = way.cost?.some((cost) => cost.is === 'discard') ?? false;
    best = Math.max(best, (spent ? 0.25 : 0.4) * hints.reduce((sum, hint) => sum + hint, 0));
  }
  return Math.min(0.3, best);
});

/** Points that an item gives only where it is stored, and how sure that is. */
const STORING = 0.5;
const STORED_POINTS: readonly number[] = CARDS.map((card, def) => {
  if (card.kind !== 'item' && card.kind !== 'resource-event') return 0;
  return card.instead && 'stored' in card.instead ? (card.instead.points ?? 0) - POINTS[def] : 0;
});
export const storedPoints = (def: number): number => STORED_POINTS[def];

/** What a test of a gold ring would bring its bearer, less the gold ring. */
export function testGain(sit: Situation, gold: number, bearer: number, test: RingTest): number {
  const { s, seat } = sit;
  const rings = ringsInHand(sit).filter(
    (ring) =>
      mayBear(s, ring, bearer) && !(test.but && holds(scopeOf(s, cardOf(sit, ring)), test.but, cardOf(sit, ring))),
  );
  const brought = testValue(gold, rings, test, (ring) => itemGain(sit, ring, bearer));
  return brought - sit.gain(seat, KIND_OF_POINTS[gold], POINTS[gold]) - 0.1;
}

const cardOf = (sit: Situation, def: number): number =>
  pile(sit.s, sit.seat, HAND).find((card) => sit.s.def[card] === def) ?? NONE;

/** What would come of it if these people met those who can test the gold rings they bear, or end their quest. */
export function meetingGain(sit: Situation, here: readonly number[], there: readonly number[]): number {
  let best = questMeeting(sit, here, there);
  if (ringsInHand(sit).length === 0) return best;
  const able = testers(sit);
  for (const [golds, others] of [
    [goldsOf(sit.s, here), there],
    [goldsOf(sit.s, there), here],
  ])
    if (others.some((one) => able.includes(one)))
      for (const gold of golds) {
        const bearer = characterOf(sit.s, gold);
        best = Math.max(best, testGain(sit, sit.s.def[gold], bearer, PLAIN_TEST));
      }
  return best;
}

/** How likely a gold ring is tested once it is there, if somebody can. */
const TESTED = 0.55;

/** What may become of a gold ring, beyond its own points. */
function goldHope(sit: Situation, def: number, bearer: number): number {
  const found = testsAtHand(sit).reduce((most, test) => Math.max(most, testGain(sit, def, bearer, test)), 0);
  return 0.2 + TESTED * testNear(sit) * found;
}

/** By card number: what an item does for whoever bears it: as arms, as a token of authority, by its uses. */
const GIVES = CARDS.map((card) => (card.kind === 'item' ? card.gives : undefined));
const ARMS = GIVES.map((gives) => 0.14 * (gives?.prowess?.add ?? 0) + 0.14 * (gives?.body?.add ?? 0));
const AUTHORITY = GIVES.map((gives) => 0.05 * (gives?.directInfluence?.add ?? 0));
const SERVICE = GIVES.map((gives, def) => Math.max(ABILITY[def], POINTS[def] === 0 && !gives ? 0.15 : 0));

/** What an item would do for this bearer. */
export function itemGain(sit: Situation, def: number, bearer: number): number {
  const { s, seat } = sit;
  const { points, corruption } = itemNumbers(s, def, bearer);
  let gain = sit.gain(seat, KIND_OF_POINTS[def], points);
  gain += ARMS[def] * (1 + 0.02 * Math.min(5, PROWESS[s.def[bearer]])); // arms are for those who fight
  gain += AUTHORITY[def];
  gain += STORING * sit.gain(seat, KIND_OF_POINTS[def], STORED_POINTS[def]);
  gain += SERVICE[def];
  if (IS_GOLD[def]) gain += goldHope(sit, def, bearer);
  gain += questHope(sit, def, bearer);
  if (KIND[s.def[bearer]] === AVATAR) gain -= 0.7;
  return gain - corruptionCost(sit, bearer, corruption);
}

/** The chance that he brings the faction into play (MW-S9.3.2). */
export function factionChance(sit: Situation, faction: number, by: number, spent = 0): number {
  const { s } = sit;
  const needed = INFLUENCE_NUMBER[s.def[faction]];
  if (needed === NO_NUMBER) return 1;
  const plus =
    Math.max(0, unusedDirectInfluence(s, by, faction) - spent) +
    standardModification(s, faction, by) +
    checkModifier(s, by, 'influence', faction);
  return moreThan(needed - plus);
}

function factionGain(sit: Situation, faction: number, by: number): number {
  const def = sit.s.def[faction];
  const chance = factionChance(sit, faction, by);
  return chance * sit.gain(sit.seat, KIND_OF_POINTS[def], POINTS[def]) - 0.4 * (1 - chance);
}

/** What he loses for the factions in hand who controls somebody with so much of his direct influence. */
export function influenceSpent(sit: Situation, by: number, spent: number): number {
  let cost = 0;
  for (const { card, def } of treasures(sit))
    if (KIND[def] === FACTION)
      cost +=
        (factionChance(sit, card, by) - factionChance(sit, card, by, spent)) *
        sit.gain(sit.seat, KIND_OF_POINTS[def], POINTS[def]);
  return cost;
}

const SNARES: Readonly<Record<number, readonly Happening[]>> = {
  [ITEM]: ['item-gained', 'item-played'],
  [FACTION]: ['influence-succeeds'],
};

/** By kind and character: what was found. */
const snares = once(() => new Map<number, number>());

/** What hazards in play would do to him for it: corruption checks that they call for (Lure of Power). */
function snareCost(sit: Situation, kind: number, by: number): number {
  const awaited = SNARES[kind];
  if (!awaited) return 0;
  const known = snares(sit);
  const key = kind * 4096 + by;
  const cost = known.get(key) ?? costOf(sit, awaited, by);
  known.set(key, cost);
  return cost;
}

function costOf(sit: Situation, awaited: readonly Happening[], by: number): number {
  const { s } = sit;
  let cost = 0;
  for (const hazard of s.play) {
    if (!isHazard(s.def[hazard])) continue;
    for (const trigger of triggersOf(s.def[hazard])) {
      if (!awaited.includes(trigger.on)) continue;
      for (const effect of trigger.do) {
        if (effect.is !== 'check') continue;
        const who = effect.who === 'host' ? s.host[hazard] : by;
        const x = scopeOf(s, hazard, NONE, by);
        if (!isCard(who) || ownerOf(s, who) !== sit.seat || (trigger.if && !holds(x, trigger.if, by))) continue;
        cost += sit.failure(who, 0, amountOf(x, effect.modifier)) * sit.stake(who);
      }
    }
  }
  return cost;
}

/** How sure it is that he may play it, by its own words beyond the kind: another card may have to come first. */
function mayPlay(sit: Situation, card: number, by: number): number {
  const { s } = sit;
  const [way] = playWays(s.def[card]);
  if (!way) return 1;
  const tests = besidesPlace(way);
  const x = scopeOf(s, card);
  if (tests.by && !holds(x, tests.by, by)) return 0;
  if (!tests.if || holds(x, tests.if, by)) return 1;
  const before = playedBefore(tests.if);
  return before.length > 0 && sit.titles.some((def) => before.includes(CARDS[def].id)) ? 0.3 : 0;
}

/** What this card of the hand would bring if he played it at a site that allows it, and what that would cost him. */
export const gainBy = (sit: Situation, card: number, by: number): number => sit.play(card, by, reckonGain);

const reckonGain = (sit: Situation, card: number, by: number): number =>
  plainGain(sit, card, by) - snareCost(sit, KIND[sit.s.def[card]], by);

function plainGain(sit: Situation, card: number, by: number): number {
  const { s, seat } = sit;
  const def = s.def[card];
  const sure = mayPlay(sit, card, by);
  if (sure === 0) return -1;
  switch (KIND[def]) {
    case ITEM:
      return mayBear(s, def, by) ? sure * itemGain(sit, def, by) : -1;
    case ALLY:
      return sure * (sit.gain(seat, KIND_OF_POINTS[def], POINTS[def]) + 0.5 + questCompanion(sit, def));
    case FACTION:
      return sure * factionGain(sit, card, by);
    default:
      return sit.gain(seat, KIND_OF_POINTS[def], POINTS[def]);
  }
}

export interface Gain {
  readonly value: number;
  readonly by: number;
}
const NO_GAIN: Gain = { value: -1, by: NONE };

/** The best of these to play it; whoever brings more than `enough` will do. */
export function bestGain(
  sit: Situation,
  card: number,
  among: readonly number[],
  enough = Number.POSITIVE_INFINITY,
): Gain {
  let best = NO_GAIN;
  for (const by of among) {
    const value = gainBy(sit, card, by);
    if (value > best.value) best = { value, by };
    if (value > enough) break;
  }
  return best;
}

/** A card in hand that could be played somewhere. */
export interface Treasure {
  readonly card: number;
  readonly def: number;
  readonly isMinor: boolean;
}

/** The cards in hand that sites bring into play, each title once. */
export const treasures = once((sit): readonly Treasure[] => {
  const { s } = sit;
  const found: Treasure[] = [];
  const seen: number[] = [];
  for (const card of pile(s, sit.seat, HAND)) {
    const def = s.def[card];
    if (SITES_FOR[def].length === 0 || seen.includes(def)) continue;
    seen.push(def);
    if (uniqueVerdict(s, def)) continue;
    const facts = CARDS[def];
    found.push({ card, def, isMinor: facts.kind === 'item' && facts.item === 'minor' });
  }
  return found;
});

/** The best that the company could play where it is or goes, if somebody of it stays untapped. */
export function errandGain(sit: Situation, company: Company): number {
  const { s } = sit;
  const site = company.to === NONE ? company.site : company.to;
  if (company.to === NONE && siteIsTapped(s, company)) return 0;
  const people = charactersOf(s, company);
  let best = 0;
  for (const { card, def } of treasures(sit))
    if (SITES_FOR[def].includes(site)) best = Math.max(best, bestGain(sit, card, people).value);
  return best;
}
