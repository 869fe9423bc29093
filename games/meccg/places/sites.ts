// The sites in numbers: a site is its place in the table. What its card lists (items, automatic-attacks) is in the
// literal.

import { lookup } from '../../../lib/lookup.ts';
import { REGION_TYPES, type RegionType, SITE_TYPES, type SiteFacts, type SiteId } from '../cards/facts.ts';
import { metwSites } from './metw-sites.ts';
import { R } from './regions.ts';

export const HAVEN = 0;
export const FREE_HOLD = 1;
export const BORDER_HOLD = 2;
export const RUINS_AND_LAIRS = 3;
export const SHADOW_HOLD = 4;
export const DARK_HOLD = 5;

export const NO_SITE = -1;

/**
 * An event that is used as a site card (CR-CARD-morannon-1). It is in no location deck: its player has it while the event
 * is in play.
 */
const EVENT_SITES: { readonly morannon: SiteFacts } = {
  morannon: {
    name: 'Morannon',
    type: 'dark-hold',
    region: 'udun',
    haven: 'lorien',
    path: ['wilderness', 'border-land', 'free-domain', 'wilderness', 'shadow-land', 'dark-domain', 'dark-domain'],
    draws: [2, 5],
  },
};
export type AnySiteId = SiteId | keyof typeof EVENT_SITES;

export const SITE_IDS = [...Object.keys(metwSites), ...Object.keys(EVENT_SITES)] as readonly AnySiteId[];
const ALL: Readonly<Record<AnySiteId, SiteFacts>> = { ...metwSites, ...EVENT_SITES };
const rows = SITE_IDS.map((id) => ALL[id]);
/** What the site cards say. */
export const SITE_ROWS: readonly SiteFacts[] = rows;

export const SITE_COUNT = rows.length;
export const SITE_NAMES: readonly string[] = rows.map((row) => row.name);

/** S['minas-tirith'] is the number of that site. */
export const S = Object.fromEntries(SITE_IDS.map((id, site) => [id, site])) as Readonly<Record<AnySiteId, number>>;

/** The site with this id or name; -1 if there is none. */
export const siteIndex = lookup(SITE_IDS, SITE_NAMES);

/** HAVEN to DARK_HOLD, as printed. */
export const SITE_TYPE = Uint8Array.from(rows, (row) => SITE_TYPES.indexOf(row.type));
export const REGION_OF = Uint8Array.from(rows, (row) => R[row.region]);
/** Cards that the moving player, and his opponent, may draw. */
export const OWN_DRAWS = Uint8Array.from(rows, (row) => row.draws[0]);
export const OPPONENT_DRAWS = Uint8Array.from(rows, (row) => row.draws[1]);
/** The Haven a site names as its nearest; NO_SITE for a Haven. */
export const NEAREST_HAVEN = Int8Array.from(rows, (row) =>
  row.haven === undefined ? NO_SITE : S[row.haven as SiteId],
);

/** A site that is an event: no company goes there but by that card. */
export const isEventSite = (site: number): boolean => site === S.morannon;

export const isHaven = (site: number): boolean => SITE_TYPE[site] === HAVEN;

const typeNumbers = (path: readonly RegionType[]): readonly number[] => path.map((type) => REGION_TYPES.indexOf(type));

/** The site path from the nearest Haven, in region types; empty for a Haven. */
export const PATH_TO: readonly (readonly number[])[] = rows.map((row) => typeNumbers(row.path ?? []));

/** For each Haven the site paths that lead to it, by the Haven they come from (MW-S6.3.2). */
export const HAVEN_PATHS: readonly ReadonlyMap<number, readonly number[]>[] = rows.map(
  (row) =>
    new Map(
      Object.entries(row.pathFrom ?? {}).map(([from, path]) => [siteIndex(from), typeNumbers(path ?? [])] as const),
    ),
);
