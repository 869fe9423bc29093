// Places and their cards, in numbers. A place is in the world: companies of anybody are there, and it lies in a region. A
// site card is one player's card of it, with its own type, path, draws, items and attacks (MX-4.1, MX-4.3): the hero's
// card of a place has the place's own number, the minion's is SITE_COUNT further on.

import type { Seat } from '../../../engine/game.ts';
import { lookup } from '../../../lib/lookup.ts';
import { REGION_TYPES, type RegionType, SITE_TYPES, type SiteFacts, type SiteId } from '../cards/facts.ts';
import { meleSites } from '../cards/mele-sites.ts';
import { metwSites } from '../cards/metw-sites.ts';
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
/** Behind the id of a minion's card of a place that heroes have a card of. */
const MINION_MARK = '-minion';

export type AnySiteId = SiteId | keyof typeof EVENT_SITES;

/** The cards of Ringwraiths' players, by place. */
const MINION_SITES: Readonly<Partial<Record<AnySiteId, (typeof meleSites)[keyof typeof meleSites]>>> =
  Object.fromEntries(
    Object.values(meleSites).map((card) => [
      card.id.endsWith(MINION_MARK) ? card.id.slice(0, -MINION_MARK.length) : card.id,
      card,
    ]),
  );

/** The places that heroes have cards of come first, with the numbers that they have always had. */
export const SITE_IDS = [
  ...new Set([...Object.keys(metwSites), ...Object.keys(EVENT_SITES), ...Object.keys(MINION_SITES)]),
] as readonly AnySiteId[];
/** How many places there are. */
export const SITE_COUNT = SITE_IDS.length;

/** By alignment (HERO, MINION): the site cards of its players, by place. */
const BY_ALIGNMENT: readonly Readonly<Partial<Record<AnySiteId, SiteFacts & { readonly id?: string }>>>[] = [
  { ...metwSites, ...EVENT_SITES },
  MINION_SITES,
];
const rows = BY_ALIGNMENT.flatMap((cards) => SITE_IDS.map((id) => cards[id]));
/** What the site cards say, by site card; undefined where the alignment has no card of the place (MX-4.6). */
export const SITE_ROWS: readonly (SiteFacts | undefined)[] = rows;

/** By site card: the id of the card; undefined where there is none. */
export const SITE_CARD_IDS: readonly (string | undefined)[] = rows.map(
  (row, card) => row && (row.id ?? SITE_IDS[card % SITE_COUNT]),
);

/** What is known of a place from whichever card there is of it. */
const anyRow = (site: number): SiteFacts => {
  const row = rows.find((one, card) => card % SITE_COUNT === site && one !== undefined);
  if (!row) throw new Error(`There is no card of ${SITE_IDS[site]}.`);
  return row;
};
const places = SITE_IDS.map((_, site) => anyRow(site));
export const SITE_NAMES: readonly string[] = places.map((row) => row.name);

/** S['minas-tirith'] is the number of that site. */
export const S = Object.fromEntries(SITE_IDS.map((id, site) => [id, site])) as Readonly<Record<AnySiteId, number>>;

/** The place of a site card with this id; -1 if it is none. */
export const placeOfCard = (id: string): number => SITE_CARD_IDS.indexOf(id) % SITE_COUNT;

/** The site with this id or name; -1 if there is none. */
export const siteIndex = lookup(SITE_IDS, SITE_NAMES);

/** The region of a place. */
export const REGION_OF = Uint8Array.from(places, (row) => R[row.region]);

/** Stands in SITE_TYPE where there is no such card. */
const NO_TYPE = 255;
/** By site card: HAVEN to DARK_HOLD, as printed. */
export const SITE_TYPE = Uint8Array.from(rows, (row) => (row ? SITE_TYPES.indexOf(row.type) : NO_TYPE));
/** By site card: cards that the moving player, and his opponent, may draw. */
export const OWN_DRAWS = Uint8Array.from(rows, (row) => row?.draws[0] ?? 0);
export const OPPONENT_DRAWS = Uint8Array.from(rows, (row) => row?.draws[1] ?? 0);
/** By site card: the place of the Haven it names as its nearest; NO_SITE for a Haven. */
export const NEAREST_HAVEN = Int8Array.from(rows, (row) =>
  row?.haven === undefined ? NO_SITE : S[row.haven as SiteId],
);

/** A site that is an event: no company goes there but by that card. */
export const isEventSite = (site: number): boolean => site === S.morannon;

/** Of whoever has it: a position, or what somebody sees of it. */
interface Sided {
  /** By seat: HERO or MINION. */
  readonly alignment: readonly number[];
}
/** The card of a place that this player has. */
export const siteCardOf = (s: Sided, seat: Seat, site: number): number => s.alignment[seat] * SITE_COUNT + site;

/** This player has a card of the place in his set, whether or not he brought it (MX-4.6). */
export const hasCardOf = (s: Sided, seat: Seat, site: number): boolean =>
  !isEventSite(site) && SITE_ROWS[siteCardOf(s, seat, site)] !== undefined;

/** A site card that is a Haven. */
export const isHaven = (card: number): boolean => SITE_TYPE[card] === HAVEN;
/** The place is a Haven for this player (MX-1.5, MX-4.5). */
export const isHavenFor = (s: Sided, seat: Seat, site: number): boolean => isHaven(siteCardOf(s, seat, site));

const typeNumbers = (path: readonly RegionType[]): readonly number[] => path.map((type) => REGION_TYPES.indexOf(type));

/** By site card: the site path from the nearest Haven, in region types; empty for a Haven. */
export const PATH_TO: readonly (readonly number[])[] = rows.map((row) => typeNumbers(row?.path ?? []));

/** By site card of a Haven: the site paths that lead to it, by the Haven they come from (MW-S6.3.2). */
export const HAVEN_PATHS: readonly ReadonlyMap<number, readonly number[]>[] = rows.map(
  (row) =>
    new Map(
      Object.entries(row?.pathFrom ?? {}).map(([from, path]) => [siteIndex(from), typeNumbers(path ?? [])] as const),
    ),
);
