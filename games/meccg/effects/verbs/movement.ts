// Verbs about companies and their sites.

import { NONE, type Refusal, refusal } from '../../../../engine/game.ts';
import { companyOf, setSiteTapped, siteIsTapped, siteOf } from '../../company.ts';
import { putAwaySite } from '../../happenings/leaving.ts';
import { choose } from '../../happenings/running.ts';
import { happen } from '../../happenings/triggers.ts';
import { firstOf, LEFT } from '../../history.ts';
import { setCourse } from '../../movement/declare.ts';
import { courseVerdict, siteVerdict, stayVerdict } from '../../movement/destinations.ts';
import { returnToOrigin } from '../../movement/movement.ts';
import { isHavenFor, NEAREST_HAVEN, NO_SITE, SITE_COUNT, SITE_NAMES, siteCardOf } from '../../places/sites.ts';
import { begin } from '../../procedures.ts';
import { companyRef, isSite, type Ref, siteOfRef, siteRef, siteSeat } from '../../refs.ts';
import { companyName, nameOf, say } from '../../say.ts';
import {
  BY_CARD,
  type Company,
  DID_NOTHING,
  EN_ROUTE,
  type MeccgState,
  MOVES_AGAIN,
  SITE_IN_PLAY,
  SITE_TAPPED,
  STAYS,
  siteSlot,
} from '../../state.ts';
import { havenWord } from '../phrases/haven-word.ts';
import { cannotBe } from '../reading/deeds.ts';
import { members } from '../reading/picks.ts';
import { bound, type Scope } from '../reading/scope.ts';
import { holds } from '../reading/tests.ts';
import { anySiteText, eachText, whomText, whoText } from '../reading/wording.ts';
import type { VerbTable } from './word.ts';

const NO_COMPANY: Refusal = refusal('MW-S10.1.2', 'There is no company it would concern.');
const NOT_MOVING: Refusal = refusal('MW-S4.4.7', 'The company is not on its way to a new site.');
const IN_ATTACK: Refusal = refusal('CR-I.D.36', 'No company is sent back while an attack goes on.');
const IDLE_ALREADY: Refusal = refusal('MW-S10.1.2', 'It may do nothing in its site phase as it is.');
const GOES_ON_ALREADY: Refusal = refusal('MW-S10.1.2', 'It may move on as it is.');
const NO_SITES: Refusal = refusal('MW-S10.1.2', 'There is no such site.');

const theirCompany = (x: Scope, who: 'company' | Parameters<typeof bound>[1]): Company | undefined =>
  companyOf(x.s, bound(x, who));

const isTapped = (s: MeccgState, ref: Ref): boolean => {
  const site = siteOfRef(ref);
  if (!isHavenFor(s, siteSeat(ref), site)) return s.sites[siteSlot(siteSeat(ref), site)] === SITE_TAPPED;
  return s.companies.some((c) => c.seat === siteSeat(ref) && c.site === site && c.havenTapped === 1);
};

function tapSite(s: MeccgState, ref: Ref, tapped: boolean): void {
  const site = siteOfRef(ref);
  const seat = siteSeat(ref);
  if (isHavenFor(s, seat, site)) {
    for (const company of s.companies)
      if (company.seat === seat && company.site === site) company.havenTapped = Number(tapped);
  } else s.sites[siteSlot(seat, site)] = tapped ? SITE_TAPPED : SITE_IN_PLAY;
}

/** The site cards that are meant: sites themselves, or those where companies and characters are. */
const sites = (x: Scope, refs: readonly Ref[]): Ref[] =>
  refs.flatMap((ref) => {
    if (isSite(ref)) return [ref];
    const company = companyOf(x.s, ref);
    return company && siteOf(company) !== NONE ? [siteRef(company.seat, company.site)] : [];
  });

/** Sites of the player's location deck, or on the table, where a company may be taken by a card. */
const specialSites = (x: Scope, company: Company, verb: { readonly to: Parameters<typeof holds>[1] }): number[] => {
  const found: number[] = [];
  for (let site = 0; site < SITE_COUNT; site++) {
    if (!siteVerdict(x.s, company, site) && holds(x, verb.to, siteRef(company.seat, site))) found.push(site);
  }
  return found;
};

/** The Haven whose card takes the place of the company's site card. */
function replacement(s: MeccgState, company: Company, by: 'nearest-haven' | 'origin'): number {
  if (by === 'nearest-haven') return NEAREST_HAVEN[siteCardOf(s, company.seat, company.site)];
  const from = firstOf(s, LEFT, company.id);
  return from !== NONE && isHavenFor(s, company.seat, from) && from !== company.site ? from : NO_SITE;
}

export const movementVerbs: VerbTable<
  | 'return-to-origin'
  | 'do-nothing'
  | 'tap-site'
  | 'stays'
  | 'untap-site'
  | 'new-course'
  | 'extra-move'
  | 'special-move'
  | 'replace-site'
> = {
  'return-to-origin': {
    run(x, { who }) {
      const company = theirCompany(x, who);
      if (company) returnToOrigin(x.s, company, x.emit);
    },
    can(x, { who }) {
      const company = theirCompany(x, who);
      if (x.s.attack) return IN_ATTACK;
      if (!company || (company.did & EN_ROUTE) === 0) return NOT_MOVING;
      return cannotBe(x.s, 'returned', companyRef(company.id)) ? NOT_MOVING : undefined;
    },
    text: ({ who }) => `${whoText(who)} returns to its site of origin`,
    worth: 15,
  },
  'do-nothing': {
    run(x, { who }) {
      const company = theirCompany(x, who);
      if (!company) return;
      company.did |= DID_NOTHING;
      x.emit?.(say('do-nothing', 'MW-S10.5.1', `${companyName(x.s, company.id)} may do nothing in its site phase.`));
    },
    can(x, { who }) {
      const company = theirCompany(x, who);
      return !company ? NO_COMPANY : (company.did & DID_NOTHING) === 0 ? undefined : IDLE_ALREADY;
    },
    text: ({ who }) => `${whoText(who)} may not do anything in its site phase this turn`,
    worth: 12,
  },
  'tap-site': {
    run(x, { who }) {
      for (const ref of sites(x, members(x, who)))
        if (!isTapped(x.s, ref)) {
          tapSite(x.s, ref, true);
          x.emit?.(say('tap-site', 'MW-S2.8.1', `${nameOf(x.s, ref)} is tapped.`));
        }
    },
    can: (x, { who }) => (sites(x, members(x, who)).some((ref) => !isTapped(x.s, ref)) ? undefined : NO_SITES),
    text: ({ who }) => `tap ${typeof who === 'string' ? whomText(who) : `each ${eachText(who, ['in play'])}`}`,
    worth: 8,
  },
  stays: {
    run(x, { who }) {
      const company = theirCompany(x, who);
      if (!company || company.to === NONE || (company.did & EN_ROUTE) !== 0) return;
      company.to = NONE;
      company.how = STAYS;
      company.walk = [];
      x.emit?.(say('stays', 'MW-S4.2.5', `${companyName(x.s, company.id)} may not move this turn.`));
    },
    can: (x, { who }) => (theirCompany(x, who) ? undefined : NO_COMPANY),
    text: ({ who }) => `${whoText(who)} stays where it is this turn`,
    worth: 10,
  },
  'untap-site': {
    run(x) {
      const company = theirCompany(x, 'company');
      if (!company) return;
      setSiteTapped(x.s, company, false);
      x.emit?.(say('untap-site', 'CR-TERM-site-1', `${SITE_NAMES[company.site]} is untapped.`));
    },
    can(x) {
      const company = theirCompany(x, 'company');
      return company && siteOf(company) !== NONE && siteIsTapped(x.s, company) ? undefined : NO_SITES;
    },
    text: () => 'untap the site where {company} is',
    worth: 8,
  },
  'new-course': {
    run(x) {
      const company = theirCompany(x, 'company');
      if (company && !courseVerdict(x.s, company)) begin(x.s, { at: 'movement/to', company: company.id, again: true });
    },
    can(x) {
      const company = theirCompany(x, 'company');
      return company ? courseVerdict(x.s, company) : NO_COMPANY;
    },
    text: () => '{company} may play its new site card now, even in place of one that it has played',
    worth: 8,
  },
  'extra-move': {
    run(x) {
      const company = theirCompany(x, 'company');
      if (company) company.did |= MOVES_AGAIN;
    },
    can(x) {
      const company = theirCompany(x, 'company');
      return !company ? NO_COMPANY : (company.did & MOVES_AGAIN) === 0 ? undefined : GOES_ON_ALREADY;
    },
    text: () =>
      'the company may at once play another new site card and move to that site, with another movement/hazard phase',
    worth: 10,
  },
  'special-move': {
    run(x, verb, spot) {
      const company = theirCompany(x, 'company');
      if (!company) return;
      const among = specialSites(x, company, verb).map((site) => siteRef(company.seat, site));
      if (among.length > 0) choose(x, spot, { seat: company.seat, among, titles: false, most: 1, least: 1 });
    },
    chose(x, _verb, chosen) {
      const company = theirCompany(x, 'company');
      if (company && chosen.length > 0) setCourse(x.s, company, siteOfRef(chosen[0]), BY_CARD, [], x.emit);
    },
    can(x, verb) {
      const company = theirCompany(x, 'company');
      if (!company) return NO_COMPANY;
      return stayVerdict(x.s, company) ?? (specialSites(x, company, verb).length > 0 ? undefined : NO_SITES);
    },
    text: ({ to }) => `the company may move this turn to ${anySiteText(to)}, without a site path`,
    worth: 10,
  },
  'replace-site': {
    run(x, { by }) {
      const { s } = x;
      const company = theirCompany(x, 'company');
      const haven = company ? replacement(s, company, by) : NO_SITE;
      if (!company || haven === NO_SITE) return;
      const from = company.site;
      if (by === 'origin') happen(s, 'company-moves', companyRef(company.id), x.emit); // it counts as movement
      company.site = haven;
      company.havenTapped = 0;
      putAwaySite(s, company.seat, from);
      x.emit?.(say('replace-site', 'CR-TIM-2', `${companyName(s, company.id)} is at ${SITE_NAMES[haven]} now.`));
    },
    can(x, { by }) {
      const company = theirCompany(x, 'company');
      return company && siteOf(company) !== NONE && replacement(x.s, company, by) !== NO_SITE ? undefined : NO_SITES;
    },
    text: ({ by }) =>
      `replace the site card of the company by ${by === 'origin' ? `that of the ${havenWord()} where it began the turn` : `its nearest ${havenWord()}`}, without a movement/hazard phase`,
    worth: 8,
  },
};
