// Tests about where companies are, how they move, and who is in them.

import { NONE } from '../../../../engine/game.ts';
import { type Place, REGION_TYPES, type RegionType, type SiteFacts } from '../../cards/facts.ts';
import { isHazard } from '../../cards/kinds.ts';
import { automaticAttacksOf } from '../../combat/automatic.ts';
import { charactersOf, companyOf, fightersOf, siteIsTapped, siteOf, sizeOf } from '../../company.ts';
import { namedRegions } from '../../movement/keying.ts';
import { REGION_IDS } from '../../places/regions.ts';
import { REGION_OF, SITE_ROWS, siteCardOf } from '../../places/sites.ts';
import { destinationOf, isPlace, type Purpose, printedPath, regionTypes, typeOfRegion } from '../../present.ts';
import { isCard, isSite, type Ref, siteOfRef, siteSeat } from '../../refs.ts';
import { hereVerdict } from '../../sites/play.ts';
import { type Company, DID_MOVE, EN_ROUTE, type MeccgState, MOVEMENT, ORGANIZATION } from '../../state.ts';
import { companyKind, isFacing } from '../../stats/overt.ts';
import { cardName, FACINGS, ownedBy, placeNames, placesNoun, regionTypeName, WHO_NAMES } from '../phrases/names.ts';
import { numberText, orList, plural, withArticle } from '../phrases/phrase.ts';
import { PATH_ON_CARD } from '../phrases/tail.ts';
import { bound, type Scope } from '../reading/scope.ts';
import { aText, holds, manyText, nounText, phraseOf } from '../reading/tests.ts';
import { compare, compareText, type TestTable } from './word.ts';

/** Where it is, or which site it is itself; NONE under way. */
function siteAt(s: MeccgState, ref: Ref): number {
  if (isSite(ref)) return siteOfRef(ref);
  if (isCard(ref) && isSite(s.host[ref])) return siteOfRef(s.host[ref]); // a faction, a stored card
  const company = companyOf(s, ref);
  return company ? siteOf(company) : NONE;
}

const isOneOf = (s: MeccgState, site: number, places: readonly string[], seat: number): boolean =>
  site !== NONE && places.some((place) => isPlace(s, seat, site, place as Place));

/** What the card says of the site where it is, or which it is. */
const rowAt = (s: MeccgState, ref: Ref, site: number): SiteFacts | undefined =>
  SITE_ROWS[siteCardOf(s, seatOf(s, ref), site)];

/** The type of the region in which a site lies, as it counts now. */
const typeAround = (s: MeccgState, site: number): RegionType => REGION_TYPES[typeOfRegion(s, REGION_OF[site])];

const seatOf = (s: MeccgState, ref: Ref): number => (isSite(ref) ? siteSeat(ref) : (companyOf(s, ref)?.seat ?? 0));

/** Where a company means to go is its player's secret until its new site is revealed. */
const isOpen = (x: Scope, company: Company): boolean =>
  company.seat === x.seat || company.to === NONE || (company.did & EN_ROUTE) !== 0;

/** The company's move this turn, declared or done: where to. */
const destination = (company: Company): number =>
  company.to !== NONE ? company.to : (company.did & DID_MOVE) !== 0 ? company.site : NONE;

const typeCount = (path: readonly number[], type: RegionType): number => {
  const wanted = REGION_TYPES.indexOf(type);
  return path.reduce((n, one) => n + Number(one === wanted), 0);
};
/** What is asked by a hazard sees regions as they count for playing hazards (Moon). */
const purposeOf = (x: Scope): Purpose | undefined => (x.def !== NONE && isHazard(x.def) ? 'hazards' : undefined);

export const pathCount = (x: Scope, ref: Ref, type: RegionType): number => {
  const { s } = x;
  const company = companyOf(s, ref);
  return company && isOpen(x, company) ? typeCount(regionTypes(s, company, purposeOf(x)), type) : 0;
};

const regionWord = (type: RegionType, n: number): string =>
  n === 1 ? regionTypeName(type) : plural(regionTypeName(type));
const regionWords = (type: RegionType, n: number): string => `${numberText(n)} ${regionWord(type, n)}`;

/** "Moria or a site in a Dark-domain". */
function groundsText(of: readonly string[]): string {
  const types = REGION_TYPES.filter((type) => of.includes(type));
  const places = of.filter((place) => !types.some((type) => type === place));
  return orList([
    ...(places.length > 0 ? [placeNames(places)] : []),
    ...(types.length > 0 ? [`a site in ${orList(types.map((type) => withArticle(regionTypeName(type))))}`] : []),
  ]);
}

export const placeTests: TestTable<
  | 'at'
  | 'site-in'
  | 'defended'
  | 'playable-at-site-of'
  | 'site-tapped'
  | 'moving'
  | 'organizing'
  | 'company-is'
  | 'moves-this-turn'
  | 'goes'
  | 'moves-to'
  | 'path-has'
  | 'passes'
  | 'path-hugs'
  | 'printed-path-has'
  | 'size'
  | 'company-kind'
  | 'contains'
  | 'in-company-of'
  | 'at-site-of'
> = {
  at: {
    rule: 'MW-S10.5.1',
    holds(x, { of, going }, ref) {
      const company = going ? companyOf(x.s, ref) : undefined;
      const site = company && isOpen(x, company) ? destinationOf(company) : siteAt(x.s, ref);
      if (site === NONE) return false;
      if (of.includes('information') && rowAt(x.s, ref, site)?.information) return true;
      return isOneOf(x.s, site, of, seatOf(x.s, ref));
    },
    phrase: ({ of, going }) => ({ after: [{ is: 'at', place: placesNoun(of), ...(going && { going }) }] }),
  },
  'site-in': {
    rule: 'MW-S10.5.1',
    holds(x, { of }, ref) {
      const site = siteAt(x.s, ref);
      return site !== NONE && of.includes(typeAround(x.s, site));
    },
    phrase: ({ of }) => ({ after: [`in a ${orList(of.map(regionTypeName))}`] }),
  },
  defended: {
    rule: 'MW-S10.5.1',
    holds(x, _test, ref) {
      const site = siteAt(x.s, ref);
      return (
        site !== NONE &&
        ((rowAt(x.s, ref, site)?.automaticAttacks?.length ?? 0) > 0 || automaticAttacksOf(x.s, ref).length > 0)
      );
    },
    phrase: () => ({ after: [{ is: 'with', what: 'an automatic-attack' }] }),
  },
  'playable-at-site-of': {
    rule: 'MW-S10.5.1',
    holds(x, { who }, ref) {
      const company = companyOf(x.s, bound(x, who));
      return company !== undefined && isCard(ref) && !hereVerdict(x.s, company, x.s.def[ref]);
    },
    phrase: ({ who }) => ({ after: [`playable at the site of ${WHO_NAMES[who]}`] }),
  },
  'site-tapped': {
    rule: 'MW-S10.5.1',
    holds(x, _test, ref) {
      const company = companyOf(x.s, ref);
      return company !== undefined && siteOf(company) !== NONE && siteIsTapped(x.s, company);
    },
    phrase: () => ({ after: ['that is tapped'] }),
    says: () => ({ subject: 'the site', verb: 'is', rest: 'tapped' }),
  },
  moving: {
    rule: 'CR-I.D.2',
    holds(x, _test, ref) {
      const company = companyOf(x.s, ref);
      return company !== undefined && company.to !== NONE && x.s.phase === MOVEMENT && x.s.company === company.id;
    },
    phrase: () => ({ before: ['moving'] }),
  },
  organizing: {
    rule: 'MW-S4.2.1',
    holds: ({ s }, _test, ref) => s.phase === ORGANIZATION && companyOf(s, ref)?.seat === s.active,
    phrase: () => ({ after: ['in its player’s organization phase'] }),
    says: () => ({ subject: 'its player’s organization phase', verb: 'is', rest: 'on' }),
  },
  'company-is': {
    rule: 'MX-7.6',
    holds(x, { of }, ref) {
      const company = companyOf(x.s, ref);
      return company !== undefined && isFacing(x.s, company, of);
    },
    phrase: ({ of }) => ({ before: [FACINGS[of]] }),
    says: ({ of }) => ({ subject: 'the company', verb: 'is', rest: withArticle(`${FACINGS[of]} company`) }),
  },
  'moves-this-turn': {
    rule: 'MW-S10.5.1',
    holds: (x, _test, ref) => ((companyOf(x.s, ref)?.did ?? 0) & (DID_MOVE | EN_ROUTE)) !== 0,
    phrase: () => ({ after: [{ is: 'moves' }] }),
  },
  goes: {
    rule: 'MW-S4.2.5',
    holds: (x, _test, ref) => (companyOf(x.s, ref)?.to ?? NONE) !== NONE,
    phrase: () => ({ after: ['that has played a new site card'] }),
    says: () => ({ subject: 'the company', verb: 'has', rest: 'played a new site card' }),
  },
  'moves-to': {
    rule: 'MW-S10.5.1',
    holds(x, { of }, ref) {
      const company = companyOf(x.s, ref);
      const site = company && isOpen(x, company) ? destination(company) : NONE;
      if (!company || site === NONE) return false;
      return isOneOf(x.s, site, of, company.seat) || (of as readonly string[]).includes(typeAround(x.s, site));
    },
    phrase: ({ of }) => ({
      after: [{ is: 'to', place: groundsText(of) }],
    }),
  },
  'path-has': {
    rule: 'MW-S10.5.1',
    holds: (x, { type, n }, ref) => pathCount(x, ref, type) >= n,
    phrase: ({ type, n }) => ({ after: [{ is: 'path', least: regionWords(type, n) }] }),
    says: ({ type, n }) => ({
      subject: 'the company’s site path',
      verb: 'has',
      count: 'at least',
      rest: regionWords(type, n),
    }),
  },
  passes: {
    rule: 'MW-T6.2.2',
    holds(x, { of }, ref) {
      const company = companyOf(x.s, ref);
      return (
        company !== undefined && namedRegions(company).some((region) => of.some((id) => REGION_IDS[region] === id))
      );
    },
    phrase: ({ of }) => ({ after: [`whose way leads through ${orList(of.map(cardName))}`] }),
  },
  'path-hugs': {
    rule: 'CR-CARD-great-ship-2',
    holds(x, { type }, ref) {
      const company = companyOf(x.s, ref);
      if (!company) return false;
      const path = regionTypes(x.s, company);
      const wanted = REGION_TYPES.indexOf(type);
      return path.includes(wanted) && path.every((one, i) => one === wanted || i === 0 || path[i - 1] === wanted);
    },
    phrase: ({ type }) => ({
      after: [`(if its site path has a ${regionTypeName(type)} and no two regions of other types in a row)`],
    }),
    says: ({ type }) => ({
      subject: 'the company’s site path',
      verb: 'has',
      count: 'a',
      rest: `${regionTypeName(type)} and no two regions of other types in a row`,
    }),
  },
  'printed-path-has': {
    rule: 'CR-TERM-sitepath-3',
    holds(x, { type, n }, ref) {
      const company = companyOf(x.s, ref);
      const site = isSite(ref)
        ? siteOfRef(ref)
        : !company
          ? NONE
          : isOpen(x, company)
            ? destinationOf(company)
            : company.site;
      return site !== NONE && typeCount(printedPath(x.s, seatOf(x.s, ref), site, purposeOf(x)), type) >= n;
    },
    phrase: ({ type, n }) => ({
      after: [{ is: 'with', what: { least: n, noun: regionWord(type, n) }, in: PATH_ON_CARD }],
    }),
  },
  size: {
    rule: 'MW-S5.4.1',
    holds(x, { op, n }, ref) {
      const company = companyOf(x.s, ref);
      if (!company) return false;
      const fixed = x.s.phase === MOVEMENT && company.seat === x.s.active; // MW-S5.4.5
      return compare(fixed ? company.size : sizeOf(x.s, company), op, n);
    },
    phrase: ({ op, n }) => ({ after: [`in a company of size ${compareText(op, numberText(n))}`] }),
    says: ({ op, n }) => ({ subject: 'the company’s size', verb: 'is', rest: compareText(op, numberText(n)) }),
  },
  'company-kind': {
    rule: 'LE-S5.6.4',
    holds(x, { kind }, ref) {
      const company = companyOf(x.s, ref);
      return company !== undefined && companyKind(x.s, company) === kind;
    },
    phrase: ({ kind, member }) => (member ? { after: [`in ${withArticle(kind)} company`] } : { before: [kind] }),
  },
  contains: {
    rule: 'MW-S10.5.1',
    holds(x, { test, n, allies }, ref) {
      const company = companyOf(x.s, ref);
      if (!company) return false;
      let left = n;
      for (const card of allies ? fightersOf(x.s, company) : charactersOf(x.s, company)) {
        if (holds(x, test, card)) left--;
        if (left <= 0) return true;
      }
      return left <= 0;
    },
    phrase: ({ test, n, allies }) => {
      const noun = allies && test.is === 'all' ? 'characters and allies' : manyText('character', test);
      const what = n === 1 && !allies ? aText('character', test) : { least: n, noun };
      return { after: [{ is: 'with', what, ofCompany: true }] };
    },
    says: ({ test, n, allies }) => {
      if (allies || n !== 1)
        return {
          subject: 'the company',
          verb: 'has',
          count: 'at least',
          rest: `${numberText(n)} ${allies && test.is === 'all' ? 'characters and allies' : manyText(allies ? 'ally' : 'character', test)}`,
        };
      return phraseOf(test).proper
        ? { subject: 'the company', verb: 'has', rest: aText('character', test) }
        : { subject: 'the company', verb: 'has', count: 'a', rest: nounText('character', test) };
    },
  },
  'in-company-of': {
    rule: 'CR-TERM-attack-2',
    holds(x, { who }, ref) {
      const company = companyOf(x.s, ref);
      return company !== undefined && companyOf(x.s, bound(x, who)) === company;
    },
    phrase: ({ who }) => ({
      after: [
        who === 'company'
          ? `in ${WHO_NAMES.company}`
          : who === 'attack'
            ? { is: 'attacked' }
            : `in ${ownedBy(who, 'company')}`,
      ],
    }),
  },
  'at-site-of': {
    rule: 'MW-S10.5.1',
    holds(x, { who, going }, ref) {
      const company = going ? companyOf(x.s, ref) : undefined;
      const site = company && isOpen(x, company) ? destinationOf(company) : siteAt(x.s, ref);
      return site !== NONE && site === siteAt(x.s, bound(x, who));
    },
    phrase: ({ who, going }) => ({
      after: [{ is: 'near', who: WHO_NAMES[who], site: ownedBy(who, 'site'), ...(going && { going }) }],
    }),
  },
};
