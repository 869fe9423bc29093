// What the cards of sites print, whatever has changed it since: for plans, for decks, and for the rule of what lies where.
// All of it is asked of a site card; the hero's has the number of the place.

import type { Card } from '../cards/all.ts';
import { type AttackRace, type Ground, type Place, type RegionType, SITE_TYPES } from '../cards/facts.ts';
import { hasKeyword } from '../cards/kinds.ts';
import { REGION_IDS } from './regions.ts';
import { REGION_OF, SITE_COUNT, SITE_IDS, SITE_ROWS, SITE_TYPE } from './sites.ts';

type Item = Extract<Card, { kind: 'item' }>;
export type NamedPlace = Place | Ground | RegionType | 'information';

/** It has an automatic-attack of that race. */
export const isGuarded = (card: number, race: AttackRace): boolean =>
  SITE_ROWS[card]?.automaticAttacks?.some((attack) => attack.race === race) === true;

export function isPrinted(card: number, place: NamedPlace): boolean {
  if (typeof place !== 'string') {
    const { type, region, attack } = place;
    return (
      (!type || isPrinted(card, type)) && (!region || isPrinted(card, region)) && (!attack || isGuarded(card, attack))
    );
  }
  return isNamedPlace(card, place);
}
const isNamedPlace = (card: number, place: string): boolean =>
  SITE_IDS[card % SITE_COUNT] === place ||
  SITE_TYPES[SITE_TYPE[card]] === place ||
  REGION_IDS[REGION_OF[card % SITE_COUNT]] === place ||
  (place === 'information' && SITE_ROWS[card]?.information === true);

/** Whether items of its kind are playable at the site (MW-S10.7.1). */
export function listsItem(siteCard: number, item: Item): boolean {
  const { items, greaterOnly, majorOnly } = SITE_ROWS[siteCard] ?? {};
  if (!items?.some((kind) => kind === item.item)) return false;
  if (item.item === 'major' && majorOnly === 'arms') return item.slot !== undefined;
  if (item.item !== 'greater' || greaterOnly === undefined) return true;
  return greaterOnly === 'hero' ? item.alignment === 'hero' : item.id === greaterOnly || hasKeyword(item, greaterOnly);
}

export function isItemAt(siteCard: number, item: Item): boolean {
  const at = (places: readonly NamedPlace[]): boolean => places.some((place) => isPrinted(siteCard, place));
  if (item.notPlayableAt && at(item.notPlayableAt)) return false;
  if (item.playableAt && !at(item.playableAt)) return false;
  return item.item === 'special' ? item.playableAt !== undefined : listsItem(siteCard, item);
}
