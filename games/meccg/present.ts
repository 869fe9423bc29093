// What regions and sites count as now: events make some types count as others (MW-S10.10.9, MW-S10.10.10). Effects apply
// one after the other, in the order in which they came or in the one that the hazard player has chosen (CR-A26).

import { NONE, type Seat } from '../../engine/game.ts';
import { type Ground, type Place, REGION_TYPES, SITE_TYPES } from './cards/facts.ts';
import { eachModifier } from './effects/reading/modifiers.ts';
import type { Scope } from './effects/reading/scope.ts';
import { holds } from './effects/reading/tests.ts';
import type { Modifier } from './effects/vocabulary.ts';
import { sitePath, typesOf, walksAlong } from './places/movement.ts';
import { isGuarded } from './places/printed.ts';
import { R, REGION_IDS, REGION_TYPE } from './places/regions.ts';
import { PATH_TO, REGION_OF, SITE_IDS, SITE_TYPE, siteCardOf } from './places/sites.ts';
import { companyRef, isCompany, isRegion, isSite, regionOfRef, siteOfRef, siteRef, siteSeat } from './refs.ts';
import { BY_PATH, BY_REGIONS, type Company, EN_ROUTE, type MeccgState } from './state.ts';

type TreatAs = Extract<Modifier, { is: 'treat-as' }>;
/** What a site counts as only for keying creatures, or only for healing (The White Tree). */
export type Purpose = NonNullable<TreatAs['for']>;

interface Change {
  readonly modifier: TreatAs;
  readonly x: Scope;
  readonly since: number;
}

const NOTHING: readonly never[] = [];
/** While conditions of such effects are looked at, places are what is printed: no effect is the condition of itself. */
let looking = false;

/** The effects on region and site types at work, in the order in which they apply. */
export function changes(s: MeccgState): readonly Change[] {
  if (looking) return NOTHING;
  let found: Change[] | undefined;
  eachModifier(s, 'treat-as', (modifier, x, since) => {
    found ??= [];
    found.push({ modifier, x, since });
  });
  return found ? inOrder(s, found) : NOTHING;
}

function inOrder(s: MeccgState, found: readonly Change[]): readonly Change[] {
  if (s.order.length === 0) return found;
  const chosen = s.order.flatMap((since) => found.filter((change) => change.since === since));
  return [...chosen, ...found.filter((change) => !s.order.includes(change.since))];
}

function applies({ modifier, x }: Change, ref: number): boolean {
  if (!modifier.if) return true;
  looking = true;
  try {
    return holds(x, modifier.if, ref);
  } finally {
    looking = false;
  }
}

/** By region type what it becomes, for each modifier once. */
const REGION_MAPS = new WeakMap<TreatAs, readonly number[]>();
const SITE_MAPS = new WeakMap<TreatAs, readonly number[]>();

const regionMap = (modifier: TreatAs): readonly number[] =>
  kept(REGION_MAPS, modifier, () => REGION_TYPES.map((type) => REGION_TYPES.indexOf(modifier.regions?.[type] ?? type)));
const siteMap = (modifier: TreatAs): readonly number[] =>
  kept(SITE_MAPS, modifier, () => SITE_TYPES.map((type) => SITE_TYPES.indexOf(modifier.sites?.[type] ?? type)));

function kept<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** What the player's card of a place counts as: HAVEN to DARK_HOLD. */
export function siteType(s: MeccgState, seat: Seat, site: number, purpose?: Purpose): number {
  let type = SITE_TYPE[siteCardOf(s, seat, site)];
  for (const change of changes(s)) {
    const { modifier, x } = change;
    if (!modifier.sites || (modifier.for !== undefined && modifier.for !== purpose)) continue;
    if (modifier.one && !isChosenSite(s, x.on, site, seat)) continue;
    if (applies(change, siteRef(seat, site))) type = siteMap(modifier)[type];
  }
  return type;
}

function isChosenSite(s: MeccgState, on: number, site: number, seat: Seat): boolean {
  if (isSite(on)) return siteOfRef(on) === site && siteSeat(on) === seat;
  if (!isCompany(on)) return false;
  const company = s.companies.find((c) => companyRef(c.id) === on);
  return company !== undefined && destinationOf(company) === site && company.seat === seat;
}

/** The new site of a company that moves, its current site otherwise. */
export const destinationOf = (company: Company): number => (company.to === NONE ? company.site : company.to);

/** The same as everybody sees it: until it is revealed, where a company means to go tells nobody anything. */
export const shownAt = (company: Company): number => ((company.did & EN_ROUTE) === 0 ? company.site : company.to);

/** The site path of a moving company in region types, as it counts now; empty where it has none (MW-S6.3.3). */
export function regionTypes(s: MeccgState, company: Company, purpose?: Purpose): readonly number[] {
  const path = unchangedPath(s, company);
  return path.length === 0 ? path : changed(path, company, changes(s), purpose);
}

/** The same before any effect (CR-TERM-sitepath-1). */
export function unchangedPath(s: MeccgState, company: Company): readonly number[] {
  if (company.to === NONE) return NOTHING;
  if (company.how === BY_REGIONS || company.walk.length > 0) return typesOf(company.walk);
  return company.how === BY_PATH ? (sitePath(company.site, company.to, s.alignment[company.seat]) ?? NOTHING) : NOTHING;
}

/** A path of a company under effects applied in that order. */
export function changed(
  path: readonly number[],
  company: Company,
  order: readonly Change[],
  purpose?: Purpose,
): readonly number[] {
  let now = path;
  for (const change of order) {
    const { modifier, x } = change;
    if (!modifier.regions || (modifier.for !== undefined && modifier.for !== purpose)) continue;
    const map = regionMap(modifier);
    if (modifier.in) {
      const at = regionOnWay(company, path, R[modifier.in]);
      if (at >= 0 && applies(change, companyRef(company.id))) now = now.with(at, map[now[at]]);
      continue;
    }
    if (!modifier.one) {
      if (applies(change, companyRef(company.id))) now = now.map((type) => map[type]);
      continue;
    }
    const at = chosenRegion(x.on, now, map, company);
    if (at >= 0 && applies(change, companyRef(company.id))) now = now.with(at, map[now[at]]);
  }
  return now;
}

/** Where a region stands on the way of a company: by a site path, if every way along it leads through it there. */
function regionOnWay({ site, to, walk }: Company, path: readonly number[], region: number): number {
  if (walk.length > 0) return walk.indexOf(region);
  const [first, ...others] = walksAlong(site, to, path);
  const at = first?.indexOf(region) ?? NONE;
  return at >= 0 && others.every((other) => other[at] === region) ? at : NONE;
}

/** Which region of the path an effect on a single one changes: the chosen one, or the first that it can change. */
function chosenRegion(on: number, path: readonly number[], map: readonly number[], company: Company): number {
  if (isRegion(on)) return company.walk.indexOf(regionOfRef(on));
  return on === companyRef(company.id) ? firstChanged(path, map) : NONE;
}
const firstChanged = (path: readonly number[], map: readonly number[]): number =>
  path.findIndex((type) => map[type] !== type);

/** An effect on a single region could change one on the way of the company, as its path counts now. */
export const changesPath = (s: MeccgState, company: Company, modifier: TreatAs): boolean =>
  modifier.regions !== undefined && firstChanged(regionTypes(s, company), regionMap(modifier)) >= 0;

/** The path printed on a site card, in region types, under what changes all regions (CR-TERM-sitepath-3, -4). */
export function printedPath(s: MeccgState, seat: Seat, site: number, purpose?: Purpose): readonly number[] {
  let path = PATH_TO[siteCardOf(s, seat, site)];
  for (const change of changes(s)) {
    const { modifier } = change;
    if (!modifier.regions || modifier.one || !applies(change, siteRef(seat, site))) continue;
    if (modifier.for !== undefined && modifier.for !== purpose) continue;
    const map = regionMap(modifier);
    if (!modifier.in) path = path.map((type) => map[type]);
    else if (R[modifier.in] === REGION_OF[site]) path = path.with(-1, map[path[path.length - 1]]);
  }
  return path;
}

/** What regions of a type count as now, apart from any company's path; with `region`, that one. */
export function regionTypeNow(s: MeccgState, type: number, region = NONE): number {
  let now = type;
  for (const { modifier } of changes(s)) {
    if (!modifier.regions || modifier.one || modifier.for || modifier.if) continue;
    if (!modifier.in || R[modifier.in] === region) now = regionMap(modifier)[now];
  }
  return now;
}

/** The type of that region as it counts now. */
export const typeOfRegion = (s: MeccgState, region: number): number => regionTypeNow(s, REGION_TYPE[region], region);

const PLACES: ReadonlyMap<string, (s: MeccgState, seat: Seat, site: number) => boolean> = new Map([
  ...REGION_IDS.map(
    (id, region) => [id, (_: MeccgState, _seat: Seat, site: number) => REGION_OF[site] === region] as const,
  ),
  ...SITE_TYPES.map(
    (id, type) => [id, (s: MeccgState, seat: Seat, site: number) => siteType(s, seat, site) === type] as const,
  ),
  ...SITE_IDS.map((id, site) => [id, (_: MeccgState, _seat: Seat, other: number) => other === site] as const),
]);

/** That site, a site of that type by the player's card of it, or a site in that region. */
export const isPlace = (s: MeccgState, seat: Seat, site: number, place: Place | Ground): boolean =>
  typeof place === 'string' ? (PLACES.get(place)?.(s, seat, site) ?? false) : isGround(s, seat, site, place);

function isGround(s: MeccgState, seat: Seat, site: number, { type, region, attack }: Ground): boolean {
  if (type && !isPlace(s, seat, site, type)) return false;
  if (region && !isPlace(s, seat, site, region)) return false;
  return attack === undefined || isGuarded(siteCardOf(s, seat, site), attack);
}
