// What the cards of sites print, whatever has changed it since: for plans, for decks, and for the rule of what lies where.
import type { Card } from '../cards/all.ts';
import { type Place, type RegionType, SITE_TYPES } from '../cards/facts.ts';
import { hasKeyword } from '../cards/kinds.ts';
import { REGION_IDS } from './regions.ts';
import { REGION_OF, SITE_IDS, SITE_ROWS, SITE_TYPE } from './sites.ts';

type Item = Extract<Card, { kind: 'item' }>;
export type NamedPlace = Place | RegionType | 'information';

export const isPrinted = (site: number, place: NamedPlace): boolean =>
  SITE_IDS[site] === place ||
  SITE_TYPES[SITE_TYPE[site]] === place ||
  REGION_IDS[REGION_OF[site]] === place ||
  (place === 'information' && SITE_ROWS[site].information === true);

/** Whether items of its kind are playable at the site (MW-S10.7.1). */
export function listsItem(site: number, card: Item): boolean {
  const { items, greaterOnly } = SITE_ROWS[site];
  if (!items?.some((kind) => kind === card.item)) return false;
  return (
    card.item !== 'greater' || greaterOnly === undefined || card.id === greaterOnly || hasKeyword(card, greaterOnly)
  );
}

export function isItemAt(site: number, card: Item): boolean {
  const at = (places: readonly Place[]): boolean => places.some((place) => isPrinted(site, place));
  if (card.notPlayableAt && at(card.notPlayableAt)) return false;
  return card.item === 'special' ? card.playableAt !== undefined && at(card.playableAt) : listsItem(site, card);
}
