// What a company can do at a site with what is in hand or borne: items, allies and factions by their kind, events by their own
// words (as if the company were there already), cards that count more where they are stored.

import { NONE } from '../../engine/game.ts';
import { ownSiteCard } from '../../games/meccg/alignment.ts';
import { CARDS, POINTS } from '../../games/meccg/cards/all.ts';
import { KIND, RESOURCE_EVENT } from '../../games/meccg/cards/kinds.ts';
import { characterOf, companyOf } from '../../games/meccg/company.ts';
import { cannotBe } from '../../games/meccg/effects/reading/deeds.ts';
import { effectsOf, playWays } from '../../games/meccg/effects/reading/literal.ts';
import { candidates } from '../../games/meccg/effects/reading/picks.ts';
import { type Scope, scopeOf } from '../../games/meccg/effects/reading/scope.ts';
import { holds } from '../../games/meccg/effects/reading/tests.ts';
import type { Test, Way } from '../../games/meccg/effects/vocabulary.ts';
import { costVerdict } from '../../games/meccg/happenings/costs.ts';
import { isPrinted, type NamedPlace } from '../../games/meccg/places/printed.ts';
import { SITE_COUNT } from '../../games/meccg/places/sites.ts';
import { companyRef, isCard, isCompany, type Ref } from '../../games/meccg/refs.ts';
import { HAND, type MeccgState } from '../../games/meccg/state.ts';
import { uniqueVerdict } from '../../games/meccg/unique.ts';
import { pile } from '../../games/meccg/zones.ts';
import { wayWorth } from './deeds.ts';
import { besidesPlace, type Conditions, fellows } from './elsewhere.ts';
import { bestGain as bestPlain, type Gain, placesIn, SITES_FOR, type Treasure, treasures } from './gains.ts';
import { habits } from './habits.ts';
import { OPENS, openedWorth } from './partners.ts';
import { KIND_OF_POINTS, once, type Situation } from './situation.ts';

// ---- events that are played at certain sites ------------------------------------------------------------------------

interface Errand {
  readonly way: Way;
  readonly sites: readonly number[];
}

/** Places that are such for who plays the card. */
const sitesAt = (def: number, places: readonly NamedPlace[]): number[] =>
  Array.from({ length: SITE_COUNT }, (_, site) => site).filter((site) =>
    places.some((place) => isPrinted(ownSiteCard(def, site), place)),
  );

/** It is done in the site phase, or it is worth setting out for at any time: points, a way to another place. */
const isTimely = (def: number, { during, do: effects }: Way): boolean => {
  if (during?.is === 'phase' && during.name === 'site') return true;
  if (during !== undefined && (during.is !== 'phase' || during.name !== 'organization')) return false;
  return POINTS[def] > 0 || effects.some(({ is }) => is === 'special-move');
};

/** By card number: the ways of an event that ask for a place, and where that is. */
const ERRANDS: readonly (readonly Errand[])[] = CARDS.map((card, def) =>
  card.kind !== 'resource-event'
    ? []
    : playWays(def)
        .filter((way) => isTimely(def, way))
        .map((way) => ({
          way,
          sites: sitesAt(def, [...placesIn(way.by), ...placesIn(way.if), ...placesIn(way.on?.if)]),
        }))
        .filter(({ sites }) => sites.length > 0),
);

/** By card number: the sites for which a company would set out with it. */
export const DESTINATIONS: readonly (readonly number[])[] = CARDS.map((card, def) =>
  card.kind === 'resource-event' ? [...new Set(ERRANDS[def].flatMap(({ sites }) => sites))] : SITES_FOR[def],
);

/** It is one of these people, borne by one of them, or their company. */
function isTheirs(s: MeccgState, people: readonly number[], ref: Ref): boolean {
  if (isCompany(ref)) return people.some((one) => companyOf(s, one) === companyOf(s, ref));
  return isCard(ref) && people.includes(characterOf(s, ref));
}

/** What one way of an event would be worth to these people at such a site; -1 if they could not. */
function errandWorth(sit: Situation, card: number, { way }: Errand, people: readonly number[]): Gain {
  const { s } = sit;
  const tests = besidesPlace(way);
  let best: Gain = { value: -1, by: NONE };
  const isWithThem = (test: Test): boolean =>
    s.play.some((one) => people.includes(characterOf(s, one)) && holds(scopeOf(s, card), test, one));
  if (!fellows(way.if).every(isWithThem)) return best;
  const users = way.by === undefined ? [NONE] : people;
  for (const by of users) {
    const x = scopeOf(s, card, by);
    if (by !== NONE && tests.by && !holds(x, tests.by, by)) continue;
    for (const on of targets(sit, x, way, tests, people)) {
      const about = on === NONE ? (by === NONE ? companyOfAll(s, people) : by) : on;
      const all: Scope = { ...x, on };
      if (tests.if && !holds(all, tests.if, about)) continue;
      if (way.cost?.some((cost) => cost.is === 'discard-stored' && costVerdict(all, cost))) continue;
      const value = wayWorth(sit, all, way, true);
      if (value > best.value) best = { value, by: by === NONE ? people[0] : by };
    }
  }
  return best;
}

const companyOfAll = (s: MeccgState, people: readonly number[]): Ref => {
  const company = companyOf(s, people[0]);
  return company ? companyRef(company.id) : NONE;
};

function targets(sit: Situation, x: Scope, way: Way, tests: Conditions, people: readonly number[]): Ref[] {
  if (!way.on) return [NONE];
  const { if: _, ...any } = way.on;
  const pick = tests.on ? { ...any, if: tests.on } : any;
  return candidates(x, pick).filter((ref) => isTheirs(sit.s, people, ref) || !(isCard(ref) || isCompany(ref)));
}

/** How much of what a card opens counts for it. */
const OPENED = 0.5;

/** The best of these to play it at a site that allows it; whoever brings more than `enough` will do. */
export function bestGain(sit: Situation, card: number, people: readonly number[], enough?: number): Gain {
  const def = sit.s.def[card];
  let best: Gain = { value: -1, by: NONE };
  if (people.length === 0) return best;
  if (KIND[def] !== RESOURCE_EVENT) best = bestPlain(sit, card, people, enough);
  else
    for (const errand of ERRANDS[def]) {
      const found = errandWorth(sit, card, errand, people);
      if (found.value > best.value) best = found;
    }
  return best.value > 0 && OPENS[def].length > 0
    ? { ...best, value: best.value + OPENED * openedWorth(sit, def, true) }
    : best;
}

/** The cards of the hand for which a company would set out, each title once. */
export const goals = once((sit): readonly Treasure[] => {
  const { s } = sit;
  const found = treasures(sit).filter(({ def }) => KIND[def] !== RESOURCE_EVENT);
  const seen: number[] = [];
  for (const card of pile(s, sit.seat, HAND)) {
    const def = s.def[card];
    if (ERRANDS[def].length === 0 || seen.includes(def) || uniqueVerdict(s, def)) continue;
    seen.push(def);
    found.push({ card, def, isMinor: false });
  }
  return found;
});

// ---- cards that are brought somewhere -------------------------------------------------------------------------------

export interface Delivery {
  readonly card: number;
  readonly sites: readonly number[];
  readonly value: number;
}

/** By card number: where it gives more points than with its bearer, and how many more. */
const STORED: readonly ({ readonly sites: readonly number[]; readonly more: number } | undefined)[] = CARDS.map(
  (card, def) => {
    if (card.kind !== 'item' && card.kind !== 'resource-event') return undefined;
    const { instead } = card;
    if (instead && 'stored' in instead)
      return { sites: sitesAt(def, instead.stored), more: (instead.points ?? POINTS[def]) - POINTS[def] };
    const places = effectsOf(def).storable;
    return places ? { sites: sitesAt(def, places), more: 0 } : undefined;
  },
);

/** What these people bear that counts more, or lets them go, where it is stored. */
export function deliveries(sit: Situation, people: readonly number[]): readonly Delivery[] {
  const { s, seat } = sit;
  const found: Delivery[] = [];
  for (const card of s.play) {
    const stored = STORED[s.def[card]];
    if (!stored || !people.includes(characterOf(s, card)) || cannotBe(s, 'stored', card)) continue;
    const value =
      sit.gain(seat, KIND_OF_POINTS[s.def[card]], stored.more) +
      (KIND[s.def[card]] === RESOURCE_EVENT ? habits.release : 0);
    if (value > 0) found.push({ card, sites: stored.sites, value });
  }
  return found;
}

/** What storing it here would add to its points. */
export function storedHere(sit: Situation, card: number): number {
  const company = companyOf(sit.s, card);
  const stored = STORED[sit.s.def[card]];
  if (!company || !stored) return 0;
  return stored.sites.includes(company.site) ? stored.more : 0;
}
/** What storing it elsewhere would add. */
export const storedElsewhere = (sit: Situation, card: number): number =>
  storedHere(sit, card) > 0 ? 0 : (STORED[sit.s.def[card]]?.more ?? 0);
