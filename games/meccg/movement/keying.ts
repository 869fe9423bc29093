// What a creature can be keyed to against a company (MW-S10.4.1 to MW-S10.4.8, CR-I.D.30 to CR-I.D.34).
import { NONE, refusal, type Verdict } from '../../../engine/game.ts';
import { CARDS, cardIndex } from '../cards/all.ts';
import { type CreatureFacts, type Keys, REGION_TYPES, SITE_TYPES } from '../cards/facts.ts';
import { creatureAttack, isAlwaysKeyed, newAttack } from '../combat/attack.ts';
import { charactersOf } from '../company.ts';
import { isBarredAgainst } from '../effects/reading/inert.ts';
import { eachModifier, type ModifierOf } from '../effects/reading/modifiers.ts';
import { isMember } from '../effects/reading/picks.ts';
import type { Scope } from '../effects/reading/scope.ts';
import { holds } from '../effects/reading/tests.ts';
import { happened, PLAYED } from '../history.ts';
import { R } from '../places/regions.ts';
import { REGION_OF, S } from '../places/sites.ts';
import { destinationOf, regionTypes, siteType } from '../present.ts';
import { companyRef, THE_ATTACK } from '../refs.ts';
import {
  BY_REGIONS,
  type Company,
  KEY_NONE,
  KEY_REGION,
  KEY_REGION_TYPE,
  KEY_SITE,
  KEY_SITE_TYPE,
  type MeccgState,
} from '../state.ts';
import { isFacing } from '../stats/overt.ts';

/** One of KEY_NONE to KEY_SITE, and the region type, site type, region or site. */
export interface Key {
  readonly key: number;
  readonly keyedTo: number;
}

/** The keys of a creature in numbers. */
interface KeyNumbers {
  /** By region type how many regions it needs; 0 where it has no such key. */
  readonly regionTypes: readonly number[];
  readonly siteTypes: readonly boolean[];
  readonly regions: readonly number[];
  readonly sites: readonly number[];
  readonly sitesIn: readonly { readonly regions: readonly number[]; readonly types: readonly number[] | undefined }[];
  readonly between: readonly [number, number] | undefined;
}

const numbers = (keys: Keys): KeyNumbers => ({
  regionTypes: REGION_TYPES.map((type) => keys.regionTypes?.[type] ?? 0),
  siteTypes: SITE_TYPES.map((type) => keys.siteTypes?.includes(type) ?? false),
  regions: (keys.regions ?? []).map((id) => R[id]),
  sites: (keys.sites ?? []).map((id) => S[id]),
  sitesIn: (keys.sitesIn ?? []).map(({ regions, types }) => ({
    regions: regions.map((id) => R[id]),
    types: types?.map((type) => SITE_TYPES.indexOf(type)),
  })),
  between: keys.between && [S[keys.between[0]], S[keys.between[1]]],
});

type Condition = { readonly inPlay: number } | { readonly notInPlay: number } | { readonly played: number };
const conditionOf = (of: NonNullable<CreatureFacts['keyedTo']['also']>['if']): Condition => {
  if ('inPlay' in of) return { inPlay: cardIndex(of.inPlay) };
  return 'notInPlay' in of ? { notInPlay: cardIndex(of.notInPlay) } : { played: cardIndex(of.played) };
};
interface CreatureKeys {
  readonly always: KeyNumbers;
  readonly also: { readonly keys: KeyNumbers; readonly if: Condition } | undefined;
}

/** By card number: the keys of a creature. */
const KEYS: readonly (CreatureKeys | undefined)[] = CARDS.map((card) => {
  if (card.kind !== 'creature') return undefined;
  const { also, ...keys } = card.keyedTo;
  return {
    always: numbers(keys),
    also: also && { keys: numbers(also), if: conditionOf(also.if) },
  };
});

/** Where a company is, as creatures see it: made once for all creatures in hand. */
export interface Surroundings {
  readonly company: Company;
  readonly site: number;
  readonly type: number;
  /** How many regions of each type its site path has. */
  readonly count: readonly number[];
  /** Regions that can be keyed to by name; none for a company that does not move (MW-S10.4.8). */
  readonly regions: readonly number[];
}

export function surroundings(s: MeccgState, company: Company): Surroundings {
  const count = [0, 0, 0, 0, 0, 0];
  for (const type of regionTypes(s, company, 'hazards')) count[type]++;
  const site = destinationOf(company);
  return { company, site, type: siteType(s, company.seat, site, 'hazards'), count, regions: namedRegions(company) };
}

/** Those whose cards were played (MW-T6.2.2), or those of the two sites (CR-I.D.34). */
export function namedRegions(company: Company): readonly number[] {
  if (company.to === NONE) return [];
  return company.how === BY_REGIONS ? company.walk : [REGION_OF[company.site], REGION_OF[company.to]];
}

function collect(keys: KeyNumbers, around: Surroundings, into: Key[], declared: boolean): void {
  const { company, site, type, count, regions } = around;
  for (const [regionType, n] of keys.regionTypes.entries())
    if (n > 0 && count[regionType] >= (declared ? 1 : n)) add(into, KEY_REGION_TYPE, regionType);
  if (keys.siteTypes[type]) add(into, KEY_SITE_TYPE, type);
  for (const region of keys.regions) if (regions.includes(region)) add(into, KEY_REGION, region);
  if (keys.sites.includes(site)) add(into, KEY_SITE, site);
  for (const { regions: within, types } of keys.sitesIn)
    if (within.includes(REGION_OF[site]) && (types === undefined || types.includes(type))) add(into, KEY_SITE, site);
  if (keys.between && company.to !== NONE) {
    const [a, b] = keys.between;
    if ((company.site === a && company.to === b) || (company.site === b && company.to === a)) add(into, KEY_SITE, site);
  }
}

function add(into: Key[], key: number, keyedTo: number): void {
  for (const one of into) if (one.key === key && one.keyedTo === keyedTo) return;
  into.push({ key, keyedTo });
}

function holdsNow(s: MeccgState, company: Company, condition: Condition): boolean {
  const isThere = (def: number): boolean => s.play.some((card) => s.def[card] === def);
  if ('inPlay' in condition) return isThere(condition.inPlay);
  if ('notInPlay' in condition) return !isThere(condition.notInPlay);
  return happened(s, PLAYED, company.id, condition.played);
}

/** All keys of that creature against the company now; none when it cannot be played on it. */
export const keysFor = (s: MeccgState, company: Company, def: number): Key[] =>
  keysIn(s, surroundings(s, company), def);

/** Those that hold when it resolves: no instance need be the one it was keyed to, and one will do (CR-I.D.31, CR-I.D.32). */
export const keysLeft = (s: MeccgState, company: Company, def: number): Key[] =>
  keysIn(s, surroundings(s, company), def, undefined, true);

/** Those of its own card; once it is `declared` any one region of the type is enough (CR-I.D.32). */
export function ownKeys(s: MeccgState, around: Surroundings, def: number, declared = false): Key[] {
  const own = KEYS[def];
  const found: Key[] = [];
  if (!own) return found;
  collect(own.always, around, found, declared);
  if (own.also && holdsNow(s, around.company, own.also.if)) collect(own.also.keys, around, found, declared);
  return found;
}

type MoreKeys = ModifierOf<'more-keys'>;

function collectMore(m: MoreKeys, around: Surroundings, into: Key[]): void {
  for (const type of m.regionTypes ?? []) {
    const regionType = REGION_TYPES.indexOf(type);
    if (around.count[regionType] > 0) add(into, KEY_REGION_TYPE, regionType);
  }
  for (const type of m.siteTypes ?? [])
    if (SITE_TYPES.indexOf(type) === around.type) add(into, KEY_SITE_TYPE, around.type);
  if (m.anywhere) add(into, KEY_NONE, NONE);
}

/** `more` would be given by a card that is not played yet. */
export function keysIn(s: MeccgState, around: Surroundings, def: number, more?: MoreKeys, declared = false): Key[] {
  const found = unbarredKeys(s, around, def, more, declared);
  return found.length === 0 ? found : allowed(s, around, s.def.indexOf(def), found);
}

const AGAINST_MINIONS = refusal('MX-7.11', 'It is not played against a Ringwraith’s player.');
const OTHERS = refusal('MX-7.6', 'It is not playable on a company of this kind.');
const SPARED = refusal('MX-7.6', 'It is not playable on a company with somebody whose home is there.');

/** Why its own card keeps a creature from this company. */
export function companyVerdict(s: MeccgState, company: Company, def: number): Verdict {
  const card = CARDS[def];
  if (card.kind !== 'creature') return undefined;
  if (isBarredAgainst(s, def, company.seat)) return AGAINST_MINIONS;
  const { onlyAgainst, spares } = card as CreatureFacts;
  if (onlyAgainst && !isFacing(s, company, onlyAgainst)) return OTHERS;
  return spares && charactersOf(s, company).some((one) => isAtHome(s.def[one], spares)) ? SPARED : undefined;
}

function isAtHome(def: number, home: string): boolean {
  const card = CARDS[def];
  return 'homeSites' in card && (card.homeSites as readonly string[]).includes(home);
}

/** Those that there would be if no card kept creatures away. */
export function unbarredKeys(
  s: MeccgState,
  around: Surroundings,
  def: number,
  more?: MoreKeys,
  declared = false,
): Key[] {
  if (!KEYS[def] || companyVerdict(s, around.company, def)) return [];
  const found = ownKeys(s, around, def, declared);
  const card = s.def.indexOf(def);
  if (more) collectMore(more, around, found);
  eachModifier(s, 'more-keys', (m, x) => {
    if (!holds(x, m.of, card) || (m.if && !holds(x, m.if, companyRef(around.company.id)))) return;
    collectMore(m, around, found);
  });
  return found;
}

/** Keys that no card takes away. A condition about what the attack is keyed to is asked of an attack with that key. */
function allowed(s: MeccgState, around: Surroundings, card: number, keys: Key[]): Key[] {
  let left = keys;
  eachModifier(s, 'no-creatures', (m, x) => {
    if (!isMember(x, m.of, companyRef(around.company.id))) return;
    left = left.filter((key) => !isBarred(s, m, x, around, card, key));
  });
  return left;
}

type NoCreatures = Parameters<Parameters<typeof eachModifier<'no-creatures'>>[2]>[0];

function isBarred(s: MeccgState, m: NoCreatures, x: Scope, around: Surroundings, card: number, key: Key): boolean {
  if (isAlwaysKeyed(s, around.site, key.key)) return false;
  return ifItAttacked(s, around.company, card, key, () => {
    if (m.if && !holds(x, m.if, THE_ATTACK)) return false;
    return !m.but || !holds(x, m.but, card);
  });
}

/** Asks as if the creature attacked with that key: what an attack is keyed to is a question about an attack. */
function ifItAttacked(s: MeccgState, company: Company, card: number, key: Key, ask: () => boolean): boolean {
  const spec = creatureAttack(s, card, company.id, key.key, key.keyedTo);
  if (!spec) return false;
  const before = s.attack;
  s.attack = newAttack(s, company, s.clock, spec);
  try {
    return ask();
  } finally {
    s.attack = before;
  }
}
