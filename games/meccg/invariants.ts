// What must always be true; conformance and the fuzzer ask after every move.

import { NONE } from '../../engine/game.ts';
import { CARDS, UNIQUE } from './cards/all.ts';
import { AVATAR, isCharacter, KIND, SITE_CARD } from './cards/kinds.ts';
import { KIN } from './cards/titles.ts';
import { charactersOf, companyById, companyOf, isAvatar } from './company.ts';
import { cannotBe } from './effects/reading/deeds.ts';
import { isNext, mapFor } from './movement/destinations.ts';
import { isEventSite, isHavenFor, REGION_OF, SITE_COUNT, SITE_IDS, SITE_NAMES } from './places/sites.ts';
import { companyId, isCard, isCompany } from './refs.ts';
import { seatsOf } from './seats.ts';
import { isToStartWith } from './setup/choosing.ts';
import {
  BY_REGIONS,
  type Company,
  EN_ROUTE,
  GENERAL,
  HAND,
  LONG_EVENT,
  type MeccgState,
  ORPHAN,
  ownerOf,
  PLAY,
  SETUP,
  SITE_ABSENT,
  SITE_IN_PLAY,
  SITE_TAPPED,
  siteSlot,
  UNTAP,
  ZONE_COUNT,
  ZONE_NAMES,
} from './state.ts';
import { handSizeOf, isOverloaded, unusedGeneralInfluence } from './stats.ts';
import { mustDiscard } from './turn/settling.ts';
import { SEAT_IDS } from './words.ts';
import { pile } from './zones.ts';

/** What a card counts as, by its number, then the words for avatars and sites of a player. */
const KEYS = [...CARDS.map(({ id }) => id), 'avatar', ...SITE_IDS];
const ANY_AVATAR = CARDS.length;
const FIRST_SITE = CARDS.length + 1;

/** Every card of each player: none is made, lost or changed. In the order of KEYS, because shuffling renumbers cards. */
export function conserved(s: MeccgState): Readonly<Record<string, number>> {
  const seats = s.alignment.length;
  const found = new Uint8Array(seats * KEYS.length);
  for (let card = 0; card < s.def.length; card++) {
    const def = s.def[card];
    found[ownerOf(s, card) * KEYS.length + (seats > 2 && KIND[def] === AVATAR ? ANY_AVATAR : def)]++; // LE-M.6
  }
  for (let slot = 0; slot < s.sites.length; slot++) {
    const site = slot % SITE_COUNT;
    if (s.sites[slot] !== SITE_ABSENT && !isEventSite(site))
      found[Math.floor(slot / SITE_COUNT) * KEYS.length + FIRST_SITE + site]++;
  }
  const places = [...s.piles.flat(), ...s.play];
  const counts: Record<string, number> = { places: places.length, 'different places': new Set(places).size };
  for (let key = 0; key < found.length; key++)
    if (found[key] > 0) counts[`${Math.floor(key / KEYS.length)} ${KEYS[key % KEYS.length]}`] = found[key];
  return counts;
}

export function faults(s: MeccgState): readonly string[] {
  const found: string[] = [];
  for (const [i, pile] of s.piles.entries())
    for (const card of pile)
      if (s.zone[card] !== i % ZONE_COUNT || ownerOf(s, card) !== Math.floor(i / ZONE_COUNT))
        found.push(`${nameOf(s, card)} lies in the wrong ${ZONE_NAMES[i % ZONE_COUNT]}.`);
  for (const card of s.play) faultsOf(s, card, found);
  const ids = s.companies.map(({ id }) => id);
  if (new Set(ids).size < ids.length) found.push('Two companies share a number.');
  for (const company of s.companies)
    if (s.outcome === null && charactersOf(s, company).length === 0) found.push(`Company ${company.id} is empty.`);
  for (const company of s.companies)
    if (isAstray(s, company)) found.push(`Company ${company.id} walks where no way is.`);
  sitesAgree(s, found);
  oneOfEach(s, found);
  if (s.phase === SETUP)
    for (const card of seatsOf(s).flatMap((seat) => pile(s, seat, HAND)))
      if (!isToStartWith(s, card)) found.push(`${nameOf(s, card)} is nothing to start with.`);
  if (s.phase === LONG_EVENT) settled(s, found);
  if (s.phase === UNTAP && s.stack[s.stack.length - 1]?.at === 'turn/untapping-choose')
    for (const seat of s.rules.solitaire === 1 ? [0] : seatsOf(s)) {
      const [hand, most] = [pile(s, seat, HAND).length, handSizeOf(s, seat)];
      if (hand > most + TAKEN_AFTERWARDS)
        found.push(`Player ${SEAT_IDS[seat]} holds ${hand} cards, where ${most} may be held.`);
    }
  return found;
}

/** A way by regions leads from the site to the new one, from each region into the next (MW-T6.1.2), on the company's map. */
function isAstray(s: MeccgState, company: Company): boolean {
  const { site, to, how, walk, did } = company;
  if (how !== BY_REGIONS || walk.length === 0 || to === NONE || (did & EN_ROUTE) !== 0) return false;
  const ends = walk[0] === REGION_OF[site] && walk[walk.length - 1] === REGION_OF[to];
  if (!ends) return true;
  const map = mapFor(s, company);
  return walk.some((region, i) => i > 0 && !isNext(map, walk[i - 1], region));
}

/** The card of a site is in play while a company is there, and no longer than one is there or going there (MW-T5.2.4). */
function sitesAgree(s: MeccgState, found: string[]): void {
  const here = new Set<number>();
  const coming = new Set<number>();
  for (const company of s.companies) {
    const revealed = (company.did & EN_ROUTE) !== 0;
    if (!isHavenFor(s, company.seat, company.site)) here.add(siteSlot(company.seat, company.site));
    if (company.to !== NONE && !isHavenFor(s, company.seat, company.to))
      (revealed ? here : coming).add(siteSlot(company.seat, company.to));
  }
  for (const [slot, state] of s.sites.entries()) {
    const inPlay = state === SITE_IN_PLAY || state === SITE_TAPPED;
    if (inPlay ? !here.has(slot) && !coming.has(slot) : here.has(slot))
      found.push(`The card of ${SITE_NAMES[slot % SITE_COUNT]} is ${inPlay ? '' : 'not '}in play.`);
  }
}

/** MW-S2.9.1, MW-S5.6.1 */
function oneOfEach(s: MeccgState, found: string[]): void {
  const unique = s.play.filter((card) => UNIQUE[s.def[card]] === 1).map((card) => KIN[s.def[card]][0]);
  if (new Set(unique).size < unique.length) found.push('Two copies of a unique card are in play.');
  for (const seat of seatsOf(s))
    if (s.play.filter((card) => isAvatar(s, card) && ownerOf(s, card) === seat).length > 1)
      found.push(`Player ${SEAT_IDS[seat]} has two Wizards or Ringwraiths.`);
}

/** Once the organization phase is over, all his characters are controlled (MW-S5.2.3, MW-S5.3.2, MW-S5.3.9). */
function settled(s: MeccgState, found: string[]): void {
  const tooMany = mustDiscard(s, s.active);
  if (tooMany.length > 0 && tooMany.every((card) => cannotBe(s, 'discarded', card))) return; // Elf-song keeps them
  if (unusedGeneralInfluence(s, s.active) < 0) found.push('The minds under general influence exceed twenty.');
  for (const card of s.play) {
    if (ownerOf(s, card) !== s.active || !isCharacter(s.def[card])) continue;
    if (s.under[card] === ORPHAN) found.push(`${nameOf(s, card)} is under nobody’s control.`);
    if (isOverloaded(s, card)) found.push(`${nameOf(s, card)} controls more than his direct influence.`);
  }
}

/** Abilities used once hands are adjusted can take this many cards, and the Book of Mazarbul lets go in the untap phase. */
const TAKEN_AFTERWARDS = 6;

const nameOf = (s: MeccgState, card: number): string => CARDS[s.def[card]].name;

function faultsOf(s: MeccgState, card: number, found: string[]): void {
  const name = nameOf(s, card);
  const host = s.host[card];
  if (s.zone[card] !== PLAY) found.push(`${name} is in play and elsewhere.`);
  if (KIND[s.def[card]] >= SITE_CARD) found.push(`${name} is no card of a play deck.`);
  if (isCard(host) && s.zone[host] !== PLAY) found.push(`${name} is on ${nameOf(s, host)}, who is not in play.`);
  if (isCompany(host) && !companyById(s, companyId(host))) found.push(`${name} is with a company that is gone.`);
  if (!isCharacter(s.def[card])) return;
  if (isCard(host)) {
    found.push(`${name} is on ${nameOf(s, host)} rather than in a company.`);
    return;
  }
  const company = companyOf(s, card);
  if (!company) found.push(`${name} is in no company.`);
  const under = s.under[card];
  if (under === GENERAL || under === ORPHAN || under === NONE) return;
  if (s.zone[under] !== PLAY) found.push(`${name} follows somebody who is not in play.`);
  else if (s.host[under] !== host) found.push(`${name} is not with ${nameOf(s, under)}, whom he follows.`);
  else if (s.under[under] >= 0) found.push(`${name} follows a follower.`);
}
