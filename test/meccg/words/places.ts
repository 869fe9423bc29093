// Where companies are and go, and what the places are. A company is named by anybody in it; without a name it is the first.
import assert from 'node:assert/strict';
import { NONE } from '../../../engine/game.ts';
import { REGION_TYPES, type RegionType, SITE_TYPES, type SiteType } from '../../../games/meccg/cards/facts.ts';
import * as automatic from '../../../games/meccg/combat/automatic.ts';
import * as companies from '../../../games/meccg/company.ts';
import { mapFor } from '../../../games/meccg/movement/destinations.ts';
import * as draws from '../../../games/meccg/movement/draws.ts';
import { regionIndex } from '../../../games/meccg/places/regions.ts';
import { SITE_IDS, siteIndex } from '../../../games/meccg/places/sites.ts';
import { SITE_WORDS } from '../../../games/meccg/position.ts';
import * as present from '../../../games/meccg/present.ts';
import { DID_NOTHING, DID_RETURN, siteSlot } from '../../../games/meccg/state.ts';
import * as overt from '../../../games/meccg/stats/overt.ts';
import * as stats from '../../../games/meccg/stats.ts';
import { whereCanIPlay } from '../../../games/meccg/where.ts';
import { attackProwess, strikesOf } from './attack.ts';
import { companyOf, namesOf, type Player, seatOf, type Table } from './names.ts';

const placeOf = (site: string): number => {
  const place = siteIndex(site);
  assert.ok(place !== NONE, `No site is called ${site}.`);
  return place;
};

/** The companies of a player: who is in each. */
export const companiesOf = (game: Table, player: Player): string[][] =>
  companies
    .companiesOf(game.state, seatOf(game, player))
    .map((company) => namesOf(game, companies.charactersOf(game.state, company)));
export const sizeOf = (game: Table, who?: string): number => companies.sizeOf(game.state, companyOf(game, who));
/** The site where it is, or has set out from. */
export const siteOf = (game: Table, who?: string): string => SITE_IDS[companyOf(game, who).site];
/** Where it is going; nothing when it stays. */
export const newSiteOf = (game: Table, who?: string): string | undefined => SITE_IDS[companyOf(game, who).to];
/** It was sent back to where it came from. */
export const hasReturned = (game: Table, who?: string): boolean => (companyOf(game, who).did & DID_RETURN) !== 0;
/** Overt or covert: a minion company alone is one of them. */
export const companyKind = (game: Table, who?: string) => overt.companyKind(game.state, companyOf(game, who));
/** How its Ringwraith goes abroad. */
export const modeOf = (game: Table, who?: string) => overt.modeOf(game.state, companyOf(game, who));

/** How many hazards may be played on it, and how many were. */
export const hazardLimit = (game: Table, who?: string): number => stats.hazardLimitOf(game.state, companyOf(game, who));
export const hazardsPlayed = (game: Table, who?: string): number => companyOf(game, who).hazards;
/** How many cards the player may draw for its journey. */
export const drawsFor = (game: Table, player: Player, who?: string): number =>
  draws.drawsFor(game.state, companyOf(game, who), seatOf(game, player));
/** How many region cards it may use. */
export const mostRegions = (game: Table, who?: string): number => mapFor(game.state, companyOf(game, who)).most;
/** It does nothing at its site this turn. */
export const doesNothing = (game: Table, who?: string): boolean => (companyOf(game, who).did & DID_NOTHING) !== 0;
/** The region types of its site path, as they count now. */
export const sitePath = (game: Table, who?: string): RegionType[] =>
  present.regionTypes(game.state, companyOf(game, who)).map((type) => REGION_TYPES[type]);

export const isSiteTapped = (game: Table, who?: string): boolean =>
  companies.siteIsTapped(game.state, companyOf(game, who));
/** Where a player has that site card: available, in play, tapped, discarded, or absent from his location deck. */
export const siteCardOf = (game: Table, player: Player, site: string): (typeof SITE_WORDS)[number] =>
  SITE_WORDS[game.state.sites[siteSlot(seatOf(game, player), placeOf(site))]];
/** What a player's site counts as. */
export const siteType = (game: Table, player: Player, site: string, purpose?: 'healing' | 'hazards'): SiteType =>
  SITE_TYPES[present.siteType(game.state, seatOf(game, player), placeOf(site), purpose)];
export function regionType(game: Table, region: string): RegionType {
  const place = regionIndex(region);
  assert.ok(place !== NONE, `No region is called ${region}.`);
  return REGION_TYPES[present.typeOfRegion(game.state, place)];
}
/** The sites where a player's card can be played. */
export const playableAt = (game: Table, player: Player, id: string): string[] =>
  (whereCanIPlay(game.state, seatOf(game, player), id)?.sites ?? []).map(({ site }) => SITE_IDS[site]);
/** The automatic-attacks that it faces where it is or goes, as they are now: `2 at 8`. */
export function automaticAttacks(game: Table, who?: string): string[] {
  const company = companyOf(game, who);
  const at = company.to === NONE ? company.site : company.to;
  return automatic
    .automaticAttacks(game.state, company, at)
    .map((spec) => automatic.ifFaced(game.state, spec, () => `${strikesOf(game)} at ${attackProwess(game)}`));
}
