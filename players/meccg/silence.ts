// What the other did not do. He could have played a hazard on a company of ours and passed, or brought somebody in and did
// not: what he would have played then is rather not in his hand. Nothing is read but what lies open, and so every world
// that is imagined for one decision is told the same.
//
// How likely he would have played it is measured: so many more of such cards than truly were there lay in hands dealt at random, in
// games of the learned player against himself. The rule-based player keeps fewer still; of people nobody knows, so the lesser is taken.

import { NONE, type Seat } from '../../engine/game.ts';
import { below, next, type RandomState } from '../../engine/random.ts';
import { AVATAR, CREATURE_CARD, HAZARD_EVENT, isCharacter, KIND } from '../../games/meccg/cards/kinds.ts';
import { ARRIVALS, underTargets } from '../../games/meccg/companies/arriving.ts';
import { hasRoom } from '../../games/meccg/companies/organizing.ts';
import { companiesOf } from '../../games/meccg/company.ts';
import { playWays } from '../../games/meccg/effects/reading/literal.ts';
import { CHARACTER_PLAY, firstOf, happened, LEFT, SPIED, times } from '../../games/meccg/history.ts';
import { keysIn, type Surroundings, surroundings } from '../../games/meccg/movement/keying.ts';
import { isHavenFor } from '../../games/meccg/places/sites.ts';
import { companyRef, playerRef, type Ref, siteRef } from '../../games/meccg/refs.ts';
import { hazardPlayer } from '../../games/meccg/seats.ts';
import {
  AT_END,
  BY_PATH,
  BY_REGIONS,
  type Company,
  DECK,
  DID_PHASE,
  DID_RETURN,
  DISCARD,
  HAND,
  LONG_EVENT,
  type MeccgState,
  MOVEMENT,
  ORGANIZATION,
} from '../../games/meccg/state.ts';
import { hazardLimitOf, mindOf, unusedGeneralInfluence } from '../../games/meccg/stats.ts';
import { uniqueVerdict } from '../../games/meccg/unique.ts';
import { waysBetween } from './ways.ts';

/** A creature that can be keyed to a company with hazards left. */
const SENT = 0.55;
/** A hazard event that waits for nothing, while there was such a company. */
const PLAYED = 0.78;
/** A character for whom there was influence, or the avatar. */
const BROUGHT_IN = 0.85;

/** How likely its owner would have played this card by now, if he had had it. */
export type Silence = (s: MeccgState, card: number) => number;

/** What the silence of another tells; nothing where he could not have acted, or can still. */
export function silenceOf(s: MeccgState, viewer: Seat, other: Seat): Silence | undefined {
  if (s.active === viewer && other === hazardPlayer(s)) {
    const spared = sparedBy(s, viewer);
    return spared.length > 0 ? byTitle((world, card) => wouldPlay(world, card, spared)) : undefined;
  }
  if (s.active === other && hasOrganized(s)) return byTitle((world, card) => wouldBringIn(world, other, card));
  return undefined;
}

/** Copies of a title are alike, and what lies open is the same in all worlds: it is found out once. */
function byTitle(ask: Silence): Silence {
  const known = new Map<number, number>();
  return (s, card) => {
    const def = s.def[card];
    const likely = known.get(def) ?? ask(s, card);
    known.set(def, likely);
    return likely;
  };
}

// ---- hazards --------------------------------------------------------------------------------------------------------

/** Companies that he could have played more hazards on and did not, each as creatures saw it. */
function sparedBy(s: MeccgState, viewer: Seat): readonly Surroundings[] {
  if (happened(s, SPIED)) return []; // he had no choice
  return companiesOf(s, viewer)
    .filter((company) => isPassedOver(s, company))
    .flatMap((company) => alongAll(s, waysOf(s, company)));
}

/** All hazards on it are played, and there could have been more. */
const isPassedOver = (s: MeccgState, company: Company): boolean =>
  ((company.did & DID_PHASE) !== 0 || (s.company === company.id && s.phase === MOVEMENT && s.part === AT_END)) &&
  (company.did & DID_RETURN) === 0 &&
  company.hazards < hazardLimitOf(s, company);

/**
 * The ways by which it may have come: when it has arrived, nothing says any more which of them it was. Whoever was carried by a
 * card is taken for one who walked.
 */
function waysOf(s: MeccgState, company: Company): readonly Company[] {
  const moves = times(s, LEFT, company.id);
  if (moves === 0 || company.to !== NONE) return [company];
  if (moves > 1) return [];
  const from = firstOf(s, LEFT, company.id);
  return waysBetween(from, company.site, s.alignment[company.seat]).map(({ walk }) => ({
    ...company,
    site: from,
    to: company.site,
    how: walk.length > 0 ? BY_REGIONS : BY_PATH,
    walk: [...walk],
  }));
}

/** What all these ways have in common: a creature that can be keyed to that could have come by any of them. */
function alongAll(s: MeccgState, ways: readonly Company[]): readonly Surroundings[] {
  const all = ways.map((way) => surroundings(s, way));
  return all.slice(0, 1).map((first) => ({
    ...first,
    count: first.count.map((_, type) => Math.min(...all.map(({ count }) => count[type]))),
    regions: first.regions.filter((region) => all.every(({ regions }) => regions.includes(region))),
  }));
}

function wouldPlay(s: MeccgState, card: number, spared: readonly Surroundings[]): number {
  const def = s.def[card];
  if (uniqueVerdict(s, def)) return 0;
  if (KIND[def] === CREATURE_CARD) return spared.some((around) => keysIn(s, around, def).length > 0) ? SENT : 0;
  return isReady(def) ? PLAYED : 0;
}

/** A hazard event that needs no moment and no more than its target. */
const isReady = (def: number): boolean =>
  KIND[def] === HAZARD_EVENT && playWays(def).some((way) => way.during === undefined && way.if === undefined);

// ---- characters -----------------------------------------------------------------------------------------------------

/** Nobody can be brought in any more in this turn, and but for one company's draws he holds what he held then. */
const hasOrganized = (s: MeccgState): boolean =>
  ((s.phase === ORGANIZATION && s.part === AT_END) || s.phase === LONG_EVENT || s.phase === MOVEMENT) &&
  (s.used[s.active] & CHARACTER_PLAY) === 0 &&
  companiesOf(s, s.active).every(({ did }) => (did & DID_PHASE) === 0);

function wouldBringIn(s: MeccgState, seat: Seat, card: number): number {
  const def = s.def[card];
  if (!isCharacter(def) || uniqueVerdict(s, def)) return 0;
  const isFree = KIND[def] === AVATAR ? s.revealed[seat] === 0 : unusedGeneralInfluence(s, seat) >= mindOf(s, card);
  const reaches = (on: Ref): boolean => underTargets(s, seat, card, on).includes(playerRef(seat));
  return isFree && arrivals(s, seat, card).some(reaches) ? BROUGHT_IN : 0;
}

/** Companies and Havens that would have taken him in; which other sites he has left to come to is hidden. */
const arrivals = (s: MeccgState, seat: Seat, card: number): readonly Ref[] =>
  ARRIVALS[s.def[card]].flatMap((site) => [
    ...companiesOf(s, seat)
      .filter((company) => company.site === site && hasRoom(s, company, card))
      .map(({ id }) => companyRef(id)),
    ...(isHavenFor(s, seat, site) ? [siteRef(seat, site)] : []),
  ]);

// ---- dealing --------------------------------------------------------------------------------------------------------

/** Looks for a card that may take the place of another; where all are of that sort, none does. */
const MOST_TRIES = 20;

/**
 * What he would have played leaves his hand as often as that is likely. Another card that is hidden takes its place, of those
 * that he may well have kept: the one is then still in his play deck, or in his discard pile.
 */
export function heed(s: MeccgState, silence: Silence, hidden: readonly number[], random: RandomState): void {
  const elsewhere = hidden.filter((card) => s.zone[card] === DECK || s.zone[card] === DISCARD);
  for (const card of hidden)
    if (s.zone[card] === HAND && next(random) / 2 ** 32 < silence(s, card)) {
      const other = findKept(s, silence, elsewhere, random);
      if (other !== NONE) [s.def[card], s.def[other]] = [s.def[other], s.def[card]];
    }
}

function findKept(s: MeccgState, silence: Silence, cards: readonly number[], random: RandomState): number {
  for (let tries = 0; tries < MOST_TRIES && cards.length > 0; tries++) {
    const card = cards[below(random, cards.length)];
    if (silence(s, card) === 0) return card;
  }
  return NONE;
}
