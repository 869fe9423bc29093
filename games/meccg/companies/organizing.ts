// Companies as they are formed, split and joined. What is asked here are the rules of the organization phase; the rest
// does what it is told.

import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { isCharacter } from '../cards/kinds.ts';
import { charactersOf, companiesOf, companyOf, followersOf, MOST_SIZE, sizeOf } from '../company.ts';
import { companyChanged } from '../happenings/leaving.ts';
import { happen } from '../happenings/triggers.ts';
import { CHANGED_COMPANY, happened, note } from '../history.ts';
import { isHavenFor, SITE_NAMES } from '../places/sites.ts';
import { companyRef, isSite, type Ref, siteRef } from '../refs.ts';
import { aboutCard, companyName, say, title } from '../say.ts';
import {
  type Company,
  DID_SPLIT,
  type MeccgState,
  ON_GUARD,
  SITE_AVAILABLE,
  SITE_IN_PLAY,
  STAYS,
  siteSlot,
} from '../state.ts';
import { settleCopies } from './copies.ts';
import { companyVerdict } from './mingling.ts';

/** A company without characters yet: its site card comes into play with it. */
export function newCompany(s: MeccgState, seat: Seat, site: number): Company {
  const company: Company = {
    id: s.nextCompany++,
    seat,
    site,
    havenTapped: 0,
    to: NONE,
    how: STAYS,
    walk: [],
    size: 0,
    hazards: 0,
    did: 0,
  };
  s.companies.push(company);
  const slot = siteSlot(seat, site);
  if (!isHavenFor(s, seat, site) && s.sites[slot] === SITE_AVAILABLE) s.sites[slot] = SITE_IN_PLAY;
  return company;
}

/** A character and his followers go to a company. The one they leave ends if nobody is left. */
export function joinCompany(s: MeccgState, character: number, company: Company, emit: Emit): void {
  const ref = companyRef(company.id);
  const from = s.host[character];
  if (from === ref) return;
  s.host[character] = ref;
  for (const follower of followersOf(s, character)) s.host[follower] = ref;
  if (companyOf(s, from)) {
    happen(s, 'character-leaves', from, emit);
    companyChanged(s, from, emit);
  }
  happen(s, 'company-changes', ref, emit);
  settleCopies(s, company, emit);
}

/** Companies that split away from a Haven and then all stay are one again: one part may stay (MW-T5.1.1). */
export function joinStaying(s: MeccgState, seat: Seat, emit: Emit): void {
  for (const company of companiesOf(s, seat)) {
    if (isHavenFor(s, company.seat, company.site) || company.to !== NONE) continue;
    const first = s.companies.find((c) => c.seat === seat && c.site === company.site && c.to === NONE);
    if (first && first !== company && !companyVerdict(s, first, charactersOf(s, company)))
      combine(s, first, company, emit);
  }
}

const FOLLOWER: Refusal = refusal('MW-S5.3.5', 'A follower stays with the character who controls him.');
const AWAY: Refusal = refusal('MW-S5.4.7', 'Companies split and join at Havens only.');
const ONCE: Refusal = refusal('MW-S4.2.3', 'He has changed his company in this organization phase.');
const NOWHERE: Refusal = refusal(
  'MW-S5.4.6',
  'There is no other company at his site, and nobody he would leave behind.',
);

/** Why this character cannot change his company in the organization phase. */
export function regroupVerdict(s: MeccgState, character: number): Verdict {
  if (s.under[character] >= 0) return FOLLOWER;
  const company = companyOf(s, character);
  if (!company) return NOWHERE;
  if (s.rules.starter === 1 && !isHavenFor(s, company.seat, company.site)) return AWAY;
  if (happened(s, CHANGED_COMPANY, undefined, character)) return ONCE;
  if (regroupTargets(s, character).length > 0) return undefined;
  return neighbours(s, company).some((other) => abandons(s, company, other, character)) ? AWAITED : NOWHERE;
}

/** Where he can go with his followers: other companies at his site, or the site itself for a company of his own. */
export function regroupTargets(s: MeccgState, character: number): Ref[] {
  const company = companyOf(s, character);
  if (!company) return [];
  const targets: Ref[] = [];
  for (const other of neighbours(s, company))
    if (hasRoom(s, other, character) && !abandons(s, company, other, character)) targets.push(companyRef(other.id));
  if (leavesSomebody(s, company, character)) targets.push(siteRef(company.seat, company.site));
  return targets;
}

const neighbours = (s: MeccgState, { id, seat, site }: Company): Company[] =>
  companiesOf(s, seat).filter((other) => other.id !== id && other.site === site);

/** He is the last to stay where another company comes to join, and would leave with this one (MW-T5.2.1). */
export const abandons = (s: MeccgState, company: Company, leaving: Company, character: number): boolean =>
  company.to === NONE && leaving.to !== NONE && !leavesSomebody(s, company, character) && isAwaited(s, company);

const leavesSomebody = (s: MeccgState, company: Company, character: number): boolean => {
  const ref = companyRef(company.id);
  return s.play.some(
    (card) => s.host[card] === ref && card !== character && s.under[card] !== character && isCharacter(s.def[card]),
  );
};

/**
 * Away from Havens, and once it is to move, a company is of size seven at most (MW-S5.4.2, MW-S5.4.3), and not everybody
 * goes with everybody (mingling.ts).
 */
export function hasRoom(s: MeccgState, company: Company, character: number): boolean {
  if (isHavenFor(s, company.seat, company.site) && company.to === NONE) return true;
  const more = [character, ...followersOf(s, character)];
  return sizeOf(s, company, more) <= MOST_SIZE && !companyVerdict(s, company, more);
}

/** He changes his company, once in an organization phase. `on` is a company, or a site for a new one. */
export function regroup(s: MeccgState, character: number, on: Ref, emit: Emit): void {
  const old = companyOf(s, character);
  if (!old) return;
  const target = s.companies.find((c) => companyRef(c.id) === on) ?? splitOff(s, old);
  for (const one of [character, ...followersOf(s, character)]) note(s, CHANGED_COMPANY, target.id, one);
  const joined = companyName(s, target.id); // he may lead it from now on
  joinCompany(s, character, target, emit);
  emit?.(
    say(
      'regroup',
      'MW-S4.2.3',
      isSite(on)
        ? `${title(s, character)} forms a new company at ${SITE_NAMES[target.site]}.`
        : `${title(s, character)} joins ${joined}.`,
      aboutCard(character),
    ),
  );
}

/** A part of a company for itself; at a Haven it gets its own Haven card (MW-S5.4.7). */
function splitOff(s: MeccgState, from: Company): Company {
  const company = newCompany(s, from.seat, from.site);
  company.did |= DID_SPLIT;
  return company;
}

export const AWAITED = refusal('MW-T5.2.1', 'Another company comes to join it: it must stay.');

/** Somebody comes to a site where nobody else would be to join. */
export const isAwaited = (s: MeccgState, company: Company): boolean =>
  !isHavenFor(s, company.seat, company.site) &&
  s.companies.some((c) => c.seat === company.seat && c.to === company.site) &&
  !s.companies.some((c) => c !== company && c.seat === company.seat && c.site === company.site && c.to === NONE);

/** Everybody of one company goes over to another at the same site, with the events on it and the cards on-guard. */
export function combine(s: MeccgState, into: Company, other: Company, emit: Emit): void {
  const text = emit ? `${companyName(s, other.id)} joins ${companyName(s, into.id)}.` : '';
  const from = companyRef(other.id);
  const ref = companyRef(into.id);
  for (const card of s.play) if (s.host[card] === from) s.host[card] = ref;
  for (const card of s.def.keys()) if (s.zone[card] === ON_GUARD && s.host[card] === from) s.host[card] = ref;
  into.did |= other.did;
  s.companies.splice(s.companies.indexOf(other), 1);
  emit?.(say('join', 'CR-I.D.16', text));
  happen(s, 'company-changes', ref, emit);
  settleCopies(s, into, emit);
}
