// Verbs about companies and their sites.
import { NONE, type Refusal, refusal } from '../../../../engine/game.ts';
import { companyOf, setSiteTapped, siteIsTapped, siteOf } from '../../companies/company.ts';
import { setCourse } from '../../movement/declare.ts';
import { returnToOrigin } from '../../movement/movement.ts';
import { isHaven, SITE_COUNT, SITE_NAMES } from '../../places/sites.ts';
import { isSite, type Ref, siteOfRef, siteRef, siteSeat } from '../../refs.ts';
import { companyName, nameOf, say } from '../../say.ts';
import {
  BY_CARD,
  type Company,
  DID_NOTHING,
  EN_ROUTE,
  type MeccgState,
  MOVES_AGAIN,
  SITE_AVAILABLE,
  SITE_IN_PLAY,
  SITE_TAPPED,
  siteSlot,
} from '../../state.ts';
import { members } from '../picks.ts';
import { bound, type Scope } from '../scope.ts';
import { aText, holds, saysOf } from '../tests.ts';
import { choose, type VerbTable } from '../verb.ts';
import { whomText, whoText } from '../wording.ts';

const NO_COMPANY: Refusal = refusal('MW-S10.1.2', 'There is no company it would concern.');
const NOT_MOVING: Refusal = refusal('MW-S4.4.7', 'The company is not on its way to a new site.');
const IN_ATTACK: Refusal = refusal('CR-I.D.36', 'No company is sent back while an attack goes on.');
const NO_SITES: Refusal = refusal('MW-S10.1.2', 'There is no such site.');

const theirCompany = (x: Scope, who: 'company' | Parameters<typeof bound>[1]): Company | undefined =>
  companyOf(x.s, bound(x, who));

const isTapped = (s: MeccgState, ref: Ref): boolean => {
  const site = siteOfRef(ref);
  if (!isHaven(site)) return s.sites[siteSlot(siteSeat(ref), site)] === SITE_TAPPED;
  return s.companies.some((c) => c.seat === siteSeat(ref) && c.site === site && c.havenTapped === 1);
};

function tapSite(s: MeccgState, ref: Ref, tapped: boolean): void {
  const site = siteOfRef(ref);
  const seat = siteSeat(ref);
  if (isHaven(site)) {
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
    const state = x.s.sites[siteSlot(company.seat, site)];
    const there = isHaven(site) || state === SITE_AVAILABLE || state === SITE_IN_PLAY || state === SITE_TAPPED;
    if (there && site !== company.site && holds(x, verb.to, siteRef(company.seat, site))) found.push(site);
  }
  return found;
};

const placeText = (to: Parameters<typeof holds>[1]): string => aText('site', to).replace(/^a site at /, '');

export const movementVerbs: VerbTable<
  'return-to-origin' | 'do-nothing' | 'tap-site' | 'untap-site' | 'extra-move' | 'special-move' | 'replace-site'
> = {
  'return-to-origin': {
    run(x, { who }) {
      const company = theirCompany(x, who);
      if (company) returnToOrigin(x.s, company, x.emit);
    },
    can(x, { who }) {
      const company = theirCompany(x, who);
      if (x.s.attack) return IN_ATTACK;
      return company && (company.did & EN_ROUTE) !== 0 ? undefined : NOT_MOVING;
    },
    text: ({ who }) => `${whoText(who)} returns to its site of origin`,
    worth: 15,
  },
  'do-nothing': {
    run(x, { who, unless }) {
      const company = theirCompany(x, who);
      if (!company || (unless && holds(x, unless, bound(x, who)))) return;
      company.did |= DID_NOTHING;
      x.emit?.(say('do-nothing', 'MW-S10.5.1', `${companyName(x.s, company.id)} may do nothing in its site phase.`));
    },
    can: (x, { who }) => (theirCompany(x, who) ? undefined : NO_COMPANY),
    text: ({ who, unless }) =>
      `${whoText(who)} may do nothing during its site phase this turn${unless ? `, unless ${saysOf(unless)}` : ''}`,
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
    text: ({ who }) => `tap ${whomText(who)}`,
    worth: 8,
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
    text: () => 'untap the site where the company is',
    worth: 8,
  },
  'extra-move': {
    run(x, { if: test }) {
      const company = theirCompany(x, 'company');
      if (company && (!test || holds(x, test, bound(x, 'company')))) company.did |= MOVES_AGAIN;
    },
    can: (x) => (theirCompany(x, 'company') ? undefined : NO_COMPANY),
    text: ({ if: test }) =>
      `after its movement/hazard phase the company may move once more, with another movement/hazard phase${test ? `, if ${saysOf(test)}` : ''}`,
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
      return specialSites(x, company, verb).length > 0 ? undefined : NO_SITES;
    },
    text: ({ to }) => `the company may move this turn to ${placeText(to)}, without a site path`,
    worth: 10,
  },
  'replace-site': {
    run(x) {
      const company = theirCompany(x, 'company');
      if (company) setSiteTapped(x.s, company, false);
    },
    text: () => 'replace the site by an untapped copy of it',
    worth: 8,
  },
};
