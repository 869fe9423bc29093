// Companies: who is in them, where they are.

import { NONE, type Seat } from '../../engine/game.ts';
import { CHARACTER_RACES } from './cards/facts.ts';
import { AVATAR, isAlly, isCharacter, KIND, RACE } from './cards/kinds.ts';
import { isHavenFor, SITE_ROWS, siteCardOf } from './places/sites.ts';
import { companyId, companyRef, isCard, isCompany, type Ref, THE_ATTACK } from './refs.ts';
import {
  type Company,
  EN_ROUTE,
  GENERAL,
  HERO,
  type MeccgState,
  ownerOf,
  SITE_IN_PLAY,
  SITE_TAPPED,
  siteSlot,
} from './state.ts';
import { MINION } from './tables/words.ts';

const HOBBIT = CHARACTER_RACES.indexOf('hobbit');
/** MW-S5.4.2 */
export const MOST_SIZE = 7;

export function companyById(s: MeccgState, id: number): Company | undefined {
  for (const company of s.companies) if (company.id === id) return company;
  return undefined;
}

/** The company whose phase runs. */
export const theCompany = (s: MeccgState): Company | undefined => companyById(s, s.company);

export const charactersOf = (s: MeccgState, company: Company): number[] => {
  const ref = companyRef(company.id);
  return s.play.filter((card) => s.host[card] === ref && isCharacter(s.def[card]));
};
/** Those who can be struck: characters and allies (MW-S7.2.12). */
export const fightersOf = (s: MeccgState, company: Company): number[] =>
  s.play.filter((card) => {
    const def = s.def[card];
    if (isCharacter(def)) return s.host[card] === companyRef(company.id);
    return isAlly(def) && isCard(s.host[card]) && s.host[s.host[card]] === companyRef(company.id);
  });

/** The company that something belongs to: a character, what he bears, the company itself, one that is attacked. */
export function companyOf(s: MeccgState, ref: Ref): Company | undefined {
  let at = ref;
  while (isCard(at)) at = s.host[at] ?? NONE;
  if (at === THE_ATTACK) return s.attack ? companyById(s, s.attack.company) : undefined;
  return isCompany(at) ? companyById(s, companyId(at)) : undefined;
}

/** The character that something is on or with, himself included; NONE. */
export function characterOf(s: MeccgState, ref: Ref): number {
  let at = ref;
  while (isCard(at)) {
    if (isCharacter(s.def[at])) return at;
    at = s.host[at];
  }
  return NONE;
}

/** Where it is: NONE while it is under way (CR-A25). */
export const siteOf = (company: Company): number => ((company.did & EN_ROUTE) === 0 ? company.site : NONE);

/** Characters, each Hobbit of a Wizard's player a half, rounded up (MW-S5.4.1, LE-S5.1.4); with those who would join it. */
export function sizeOf(s: MeccgState, company: Company, more: readonly number[] = []): number {
  let halves = 0;
  for (const card of charactersOf(s, company)) halves += halfSizes(s, card);
  for (const card of more) halves += halfSizes(s, card);
  return Math.ceil(halves / 2);
}
const halfSizes = (s: MeccgState, card: number): number =>
  RACE[s.def[card]] === HOBBIT && s.alignment[ownerOf(s, card)] === HERO ? 1 : 2;

export const companiesOf = (s: MeccgState, seat: Seat): Company[] => s.companies.filter((c) => c.seat === seat);
export const companiesAt = (s: MeccgState, seat: Seat, site: number): Company[] =>
  s.companies.filter((c) => c.seat === seat && siteOf(c) === site);

export const followersOf = (s: MeccgState, character: number): number[] =>
  s.play.filter((card) => s.under[card] === character);

/** The site card's state: a Haven's is the company's own (MW-S5.4.7). */
export const siteIsTapped = (s: MeccgState, company: Company): boolean =>
  isHavenFor(s, company.seat, company.site)
    ? company.havenTapped === 1
    : s.sites[siteSlot(company.seat, company.site)] === SITE_TAPPED;
export function setSiteTapped(s: MeccgState, company: Company, tapped: boolean): void {
  if (tapped && SITE_ROWS[siteCardOf(s, company.seat, company.site)]?.neverTaps) return;
  if (isHavenFor(s, company.seat, company.site)) company.havenTapped = Number(tapped);
  else s.sites[siteSlot(company.seat, company.site)] = tapped ? SITE_TAPPED : SITE_IN_PLAY;
}

const RINGWRAITH = CHARACTER_RACES.indexOf('ringwraith');

/** The player himself, a Wizard or a Ringwraith; a Ringwraith who follows another one is not (MX-14.3). */
export const isAvatar = (s: MeccgState, card: number): boolean =>
  KIND[s.def[card]] === AVATAR && s.under[card] === GENERAL;

export const isRingwraith = (s: MeccgState, card: number): boolean => RACE[s.def[card]] === RINGWRAITH;

/** A Ringwraith is in this company, himself or a follower. */
export const hasRingwraith = (s: MeccgState, company: Company): boolean =>
  s.alignment[company.seat] === MINION && charactersOf(s, company).some((card) => isRingwraith(s, card));

/** He follows another Ringwraith, or did so last (MX-11.2, MX-11.4). */
export const isRingwraithFollower = (s: MeccgState, card: number): boolean =>
  isRingwraith(s, card) && s.under[card] !== GENERAL;
