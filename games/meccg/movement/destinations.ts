// Where a company may go, and by which way: MW-S6.2.1 to MW-S6.2.6, MW-T5.1.1 to MW-T5.2.2, MW-T6.1.1 to MW-T6.1.8.

import { NONE, refusal, type Verdict } from '../../../engine/game.ts';
import { REGION_TYPES } from '../cards/facts.ts';
import { companyVerdict } from '../companies/mingling.ts';
import { AWAITED, isAwaited } from '../companies/organizing.ts';
import { charactersOf, companiesOf, isRingwraith, MOST_SIZE, sizeOf } from '../company.ts';
import { forbidden } from '../effects/reading/deeds.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import { isMember } from '../effects/reading/picks.ts';
import { MOST_REGIONS, sitePath } from '../places/movement.ts';
import { ADJACENT, DISTANCE, R, REGION_COUNT, REGION_TYPE, regionIndex, stepsOn } from '../places/regions.ts';
import { isEventSite, isHavenFor, REGION_OF, SITE_COUNT } from '../places/sites.ts';
import { regionTypeNow } from '../present.ts';
import { companyRef } from '../refs.ts';
import {
  BY_PATH,
  BY_REGIONS,
  type Company,
  type MeccgState,
  MINION,
  SITE_ABSENT,
  SITE_DISCARDED,
  siteSlot,
} from '../state.ts';
import { modeOf } from '../stats/overt.ts';
import { ruled } from '../stats.ts';

const COASTAL_SEA = REGION_TYPES.indexOf('coastal-sea');

const MOVED = refusal('MW-S4.2.5', 'It has played its new site card already.');
const TOO_LARGE = refusal('MW-S5.4.3', 'A company larger than seven may not leave its Haven.');
const FORBIDDEN = refusal('MW-S0.2.5', 'A card keeps this company from moving.');
const NOWHERE = refusal('MW-S6.2.5', 'No site it could go to is available.');
const HERE = refusal('MW-S4.2.5', 'It is there already.');
const NO_CARD = refusal('MW-S6.2.5', 'That site card is not in your location deck.');
const STARTER_JOIN = refusal('MW-S5.4.6', 'Another of your companies has that site: companies join at Havens only.');
const CROWDED = refusal('MW-T5.2.1', 'Only a single company that stays there can be joined.');
const SIBLINGS = refusal('MW-T5.1.4', 'Companies that start at one site go to the same site only together.');
const PATH_USED = refusal(
  'MW-T5.2.2',
  'Another company goes there by the printed site path: this one needs region cards.',
);
const REGIONS_USED = refusal(
  'MW-T5.2.2',
  'Another company goes there by region cards: this one needs the printed path.',
);
const ONE_BY_PATH = refusal('MW-T5.1.2', 'Only one part of a divided company goes by the site path.');
const NO_PATH = refusal('MW-S6.2.1', 'Site cards do not connect the two sites.');
const NO_REGIONS = refusal('MW-S6.1.2', 'Region cards are not used in the starter game.');
const AGREED = refusal('MW-T3.1.2', 'It was agreed to use no region cards.');
const NOT_SO = refusal('MW-S10.5.1', 'The card that lets it move again asks for another site path.');
const TOO_FAR = refusal('MW-T6.1.8', 'No series of four region cards leads there.');
const WATCHED = refusal(
  'LE-O.2',
  'Gorgoroth is entered and left by region cards only: from or to a site in Imlad Morgul, or through Nurn or Udûn.',
);

/** Whether the company may play a new site card at all. */
export const moveVerdict = (s: MeccgState, company: Company): Verdict =>
  company.to === NONE ? courseVerdict(s, company) : MOVED;

/** The same for one that may play another new site card than it has. */
export function courseVerdict(s: MeccgState, company: Company): Verdict {
  const stays = stayVerdict(s, company);
  if (stays) return stays;
  const map = mapFor(s, company);
  for (let site = 0; site < SITE_COUNT; site++) if (!toVerdict(s, company, site, map)) return undefined;
  return NOWHERE;
}

/** Why it must stay where it is, wherever it would go. */
export function stayVerdict(s: MeccgState, company: Company): Verdict {
  if (sizeOf(s, company) > MOST_SIZE) return TOO_LARGE;
  const unlike = companyVerdict(s, company);
  if (unlike) return unlike;
  if (isAwaited(s, company)) return AWAITED;
  return forbidden(s, 'move', company) ? FORBIDDEN : undefined;
}

/** Whether it may go to that site by some way; `map` is the company's. */
export function toVerdict(s: MeccgState, company: Company, to: number, map: WayMap): Verdict {
  const card = siteVerdict(s, company, to) ?? wraithVerdict(s, company, to);
  if (card) return card;
  const path = pathVerdict(s, company, to, map);
  if (!path) return undefined;
  const regions = regionsVerdict(s, company, to, map);
  return regions && (s.rules.starter === 1 || sitePath(company.site, to, s.alignment[company.seat]) ? path : regions);
}

/** Whether its card can be played as the new site: a Haven's always, any other from the location deck or to join. */
export function siteVerdict(s: MeccgState, company: Company, to: number): Verdict {
  if (to === company.site) return HERE;
  if (isEventSite(to)) return NO_CARD;
  if (!isHavenFor(s, company.seat, company.site))
    for (const c of s.companies)
      if (c !== company && c.seat === company.seat && c.site === company.site && c.to === to) return SIBLINGS;
  if (isHavenFor(s, company.seat, to)) return undefined;
  const state = s.sites[siteSlot(company.seat, to)];
  if (state === SITE_ABSENT || state === SITE_DISCARDED) return NO_CARD;
  let staying = 0;
  let coming = 0;
  let leaving = 0;
  for (const c of s.companies) {
    if (c.seat !== company.seat || c === company) continue;
    if (c.to === to) coming++;
    else if (c.site === to) c.to === NONE ? staying++ : leaving++;
    else continue;
    const unlike = (c.to === to || c.to === NONE) && companyVerdict(s, c, charactersOf(s, company));
    if (unlike) return unlike;
  }
  if (staying + coming + leaving === 0) return undefined;
  if (s.rules.starter === 1) return STARTER_JOIN;
  return (staying === 1 && coming === 0) || (staying === 0 && leaving === 0 && coming === 1) ? undefined : CROWDED;
}

const comingTo = (s: MeccgState, company: Company, to: number): Company | undefined =>
  isHavenFor(s, company.seat, to)
    ? undefined
    : s.companies.find((c) => c !== company && c.seat === company.seat && c.to === to);

const ROUND_ABOUT = refusal('LE-S6.3.2', 'From here a Ringwraith goes only to a Darkhaven.');
const NO_MODE = refusal(
  'LE-S6.3.2',
  'Away from Darkhavens a Ringwraith rides as a Black Rider, a Fell Rider or a Heralded Lord.',
);
const BY_SEA = refusal('MX-4.10', 'A Ringwraith crosses no Coastal Sea.');
const BY_PATH_ALONE = refusal('MX-4.10', 'A Ringwraith goes by site paths only.');

const hasRingwraith = (s: MeccgState, company: Company): boolean =>
  s.alignment[company.seat] === MINION && charactersOf(s, company).some((card) => isRingwraith(s, card));

/**
 * Freely to Darkhavens; to any other site only from a Darkhaven and in a mode (LE-S6.3.1, LE-S6.3.2). Followers ride along;
 * without the Ringwraith whom they follow they have no mode.
 */
function wraithVerdict(s: MeccgState, company: Company, to: number): Verdict {
  if (!hasRingwraith(s, company)) return undefined;
  if (isHavenFor(s, company.seat, to)) return undefined;
  if (!isHavenFor(s, company.seat, company.site)) return ROUND_ABOUT;
  return modeOf(s, company) === undefined ? NO_MODE : undefined;
}

export function pathVerdict(s: MeccgState, company: Company, to: number, map: WayMap): Verdict {
  const path = sitePath(company.site, to, s.alignment[company.seat]);
  if (!path) return NO_PATH;
  if (map.watched && isWatched(REGION_OF[company.site], REGION_OF[to])) return WATCHED;
  if (map.through !== undefined && !path.some((type) => regionTypeNow(s, type) === map.through?.type)) return NOT_SO;
  if (path.includes(COASTAL_SEA) && hasRingwraith(s, company)) return BY_SEA;
  if (comingTo(s, company, to)?.how === BY_PATH) return PATH_USED;
  if (isHavenFor(s, company.seat, company.site)) return undefined;
  for (const c of companiesOf(s, company.seat))
    if (c !== company && c.site === company.site && c.to !== NONE && c.how === BY_PATH) return ONE_BY_PATH;
  return undefined;
}

export function regionsVerdict(s: MeccgState, company: Company, to: number, map: WayMap): Verdict {
  if (s.rules.starter === 1) return NO_REGIONS;
  if (s.rules.regions === 0) return AGREED;
  if (hasRingwraith(s, company) && !ruled(s, 'ringwraith-regions', companyRef(company.id))) return BY_PATH_ALONE;
  if (comingTo(s, company, to)?.how === BY_REGIONS) return REGIONS_USED;
  const [from, end] = [REGION_OF[company.site], REGION_OF[to]];
  if (reaches(map, from, end)) return undefined;
  return map.watched && isWatched(from, end) ? WATCHED : TOO_FAR;
}

/** The map as a company may use it: cards can make more regions adjacent and the series longer. */
export interface WayMap {
  readonly extra: readonly (readonly [number, number])[];
  readonly most: number;
  /** A region of that type must be in the series: by region, whether it is one now. */
  readonly through?: { readonly type: number; readonly is: readonly boolean[] };
  /** Gorgoroth is entered and left by a few ways only (LE-O.2). */
  readonly watched?: true;
}
const PLAIN: WayMap = { extra: [], most: MOST_REGIONS };
const WATCHED_MAP: WayMap = { ...PLAIN, watched: true };
/** Minions pass the Black Gate (MX-4.9). */
const BLACK_GATE: WayMap = { extra: [[R.dagorlad, R.udun]], most: MOST_REGIONS };

export function mapFor(s: MeccgState, company: Company): WayMap {
  const ref = companyRef(company.id);
  let extra: (readonly [number, number])[] | undefined;
  eachModifier(s, 'adjacent', (m, x) => {
    if (!isMember(x, m.of, ref)) return;
    extra ??= [];
    for (const [a, b] of m.pairs) extra.push([regionIndex(a), regionIndex(b)]);
  });
  let { most } = PLAIN;
  let type = NONE;
  eachModifier(s, 'walks', (m, x) => {
    if (!isMember(x, m.of, ref)) return;
    most += m.more ?? 0;
    if (m.through) type = REGION_TYPES.indexOf(m.through);
  });
  const own = s.alignment[company.seat] === MINION ? BLACK_GATE : s.rules.gorgoroth === 1 ? WATCHED_MAP : PLAIN;
  if (!extra && most === own.most && type === NONE) return own;
  const is =
    type === NONE ? [] : Array.from(REGION_TYPE, (printed, region) => regionTypeNow(s, printed, region) === type);
  return { ...own, extra: [...own.extra, ...(extra ?? [])], most, ...(type !== NONE && { through: { type, is } }) };
}

const isWatched = (from: number, to: number): boolean => from === R.gorgoroth || to === R.gorgoroth;

/** A whole series of regions is a way that the company may go. */
function isOpen(map: WayMap, walk: readonly number[]): boolean {
  if (map.through && !walk.some((region) => map.through?.is[region])) return false;
  const [from, to] = [walk[0], walk[walk.length - 1]];
  if (!map.watched || !isWatched(from, to)) return true;
  return [from, to].includes(R['imlad-morgul']) || walk.includes(R.nurn) || walk.includes(R.udun);
}

/** What is adjacent with the ways that are open besides, and how many steps every two regions are apart. */
interface Roads {
  readonly next: readonly (readonly number[])[];
  readonly steps: Uint8Array;
}
const PRINTED_ROADS: Roads = { next: ADJACENT, steps: DISTANCE };
const ROADS = new WeakMap<WayMap['extra'], Roads>();

function roadsOf({ extra }: WayMap): Roads {
  if (extra.length === 0) return PRINTED_ROADS;
  const known = ROADS.get(extra);
  if (known) return known;
  const next = ADJACENT.map((others, region) => {
    const more = extra.flatMap(([a, b]) => (a === region ? [b] : b === region ? [a] : []));
    return [...others, ...more.filter((other) => !others.includes(other))];
  });
  const roads = { next, steps: stepsOn(next) };
  ROADS.set(extra, roads);
  return roads;
}

const neighbours = (map: WayMap, region: number): readonly number[] => roadsOf(map).next[region];

const stepsBetween = (map: WayMap, from: number, to: number): number => roadsOf(map).steps[from * REGION_COUNT + to];

/** Whether one region may follow the other in a series. */
export const isNext = (map: WayMap, from: number, to: number): boolean => neighbours(map, from).includes(to);

/** A shortest series uses no region twice, so that its length tells where none must be in it. */
const reaches = (map: WayMap, from: number, to: number): boolean =>
  !map.through && !map.watched ? stepsBetween(map, from, to) < map.most : leads(map, [from], to);

/** The series can be continued to the region without using one twice (CR-I.B.7). */
function leads(map: WayMap, walk: readonly number[], to: number): boolean {
  const last = walk[walk.length - 1];
  if (last === to) return isOpen(map, walk);
  const left = map.most - walk.length;
  if (left <= 0) return false;
  if (stepsBetween(map, last, to) > left) return false;
  return neighbours(map, last).some((next) => !walk.includes(next) && leads(map, [...walk, next], to));
}

/** The regions that can come next in a series that shall lead to that one. */
export const nextRegions = (map: WayMap, walk: readonly number[], to: number): number[] =>
  neighbours(map, walk[walk.length - 1]).filter((next) => !walk.includes(next) && leads(map, [...walk, next], to));

/** More than one series of regions leads there. */
export function hasChoice(map: WayMap, from: number, to: number): boolean {
  const walk = [from];
  while (walk[walk.length - 1] !== to) {
    const next = nextRegions(map, walk, to);
    if (next.length !== 1) return next.length > 1;
    walk.push(next[0]);
  }
  return false;
}
