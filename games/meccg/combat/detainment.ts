// Detainment attacks: they tap whom they would wound, and are never defeated (LE-S7.5.1, LE-S7.7.2). What makes one is
// judged by the company that it hits (MX-7.1), when it begins and again before its strikes are assigned.
import { NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import type { AttackRace } from '../cards/facts.ts';
import { ATTACK_RACES } from '../cards/kinds.ts';
import { DARK_DOMAIN, SHADOW_LAND } from '../places/regions.ts';
import { DARK_HOLD, SHADOW_HOLD, SITE_ROWS, siteCardOf } from '../places/sites.ts';
import { destinationOf, regionTypes, siteType, typeOfRegion } from '../present.ts';
import {
  type Attack,
  type Company,
  DETAINMENT,
  DETAINS,
  KEY_REGION,
  KEY_REGION_TYPE,
  KEY_SITE,
  KEY_SITE_TYPE,
  type MeccgState,
  MINION,
} from '../state.ts';
import { attacksNormally } from '../stats/attack.ts';
import { companyKind } from '../stats/overt.ts';

/** Whose attacks a Shadow-land makes detainment (LE-S7.6.4). */
const OF_THE_SHADOW: ReadonlySet<AttackRace | undefined> = new Set<AttackRace>(['orc', 'troll', 'undead', 'man']);

/** Keyed to a site of this type a creature detains minions (LE-S7.6.2, LE-S7.6.3). */
export const detainsAtSite = (race: AttackRace | undefined, siteType: number): boolean =>
  race === 'nazgul' || siteType === SHADOW_HOLD || siteType === DARK_HOLD;

/** Keyed to a region of this type it does (LE-S7.6.2 to LE-S7.6.4). */
export const detainsInRegion = (race: AttackRace | undefined, regionType: number): boolean =>
  race === 'nazgul' || regionType === DARK_DOMAIN || (regionType === SHADOW_LAND && OF_THE_SHADOW.has(race));

/** The attack is a detainment attack against this company. */
export function isDetainment(s: MeccgState, attack: Attack, company: Company): boolean {
  if (!saysSo(s, attack, company) && !isOwnKind(s, attack, company)) return false;
  const outer = s.attack;
  s.attack = attack;
  try {
    return !attacksNormally(s, attack);
  } finally {
    s.attack = outer;
  }
}

/** Marks the attack as what it is now: whether a company is overt is settled for the length of an attack (LE-S5.6.5). */
export function judgeDetainment(s: MeccgState, attack: Attack, company: Company): void {
  if (isDetainment(s, attack, company)) attack.bits |= DETAINMENT;
  else attack.bits &= ~DETAINMENT;
}

/** By the words of its own card: of the creature, or of the site (LE-S7.6.1, MX-4.4). */
function saysSo(s: MeccgState, attack: Attack, company: Company): boolean {
  if ((attack.bits & DETAINS) !== 0) return true;
  if (attack.index !== NONE) {
    const row = SITE_ROWS[siteCardOf(s, company.seat, destinationOf(company))];
    const against = row?.automaticAttacks?.[attack.index]?.detainment;
    return against !== undefined && against === companyKind(s, company);
  }
  if (attack.card === NONE) return false;
  const facts = CARDS[s.def[attack.card]];
  return facts.kind === 'creature' && (facts.detainment?.includes(companyKind(s, company) ?? 'hero') ?? false);
}

/** Against minions: every attack of a Nazgûl, and what is keyed to dark places (LE-S7.6.2 to LE-S7.6.6, MX-7.2). */
function isOwnKind(s: MeccgState, attack: Attack, company: Company): boolean {
  if (s.alignment[company.seat] !== MINION || attack.index !== NONE || attack.card === NONE) return false; // MX-7.3
  const race = ATTACK_RACES[attack.race];
  if (race === 'nazgul') return true;
  const { key, keyedTo } = attack;
  if (key === KEY_SITE || key === KEY_SITE_TYPE) {
    const type = key === KEY_SITE ? siteType(s, company.seat, keyedTo, 'hazards') : keyedTo;
    return detainsAtSite(race, type);
  }
  const type = key === KEY_REGION_TYPE ? keyedTo : key === KEY_REGION ? typeNow(s, company, keyedTo) : NONE;
  return detainsInRegion(race, type);
}

/** What a region that a creature is keyed to by name counts as for the company that moves there (LE-S7.6.5, LE-S7.6.6). */
function typeNow(s: MeccgState, company: Company, region: number): number {
  const at = company.walk.indexOf(region);
  return at < 0 ? typeOfRegion(s, region) : regionTypes(s, company, 'hazards')[at];
}
