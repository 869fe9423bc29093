// Sites and regions are numbers of their own in a view; their cards stand among the others.
import { SITE_CARD_IDS, SITE_COUNT } from '../../../games/meccg/places/sites.ts';
import type { Cards } from './reading.ts';

const found = new WeakMap<Cards, { readonly sites: readonly number[]; readonly regions: readonly number[] }>();

function placesIn(cards: Cards) {
  const known = found.get(cards);
  if (known) return known;
  const numbers = new Map(cards.map(({ id }, number) => [id, number]));
  const places = {
    sites: SITE_CARD_IDS.map((id) => (id === undefined ? -1 : (numbers.get(id) ?? -1))),
    regions: cards.flatMap(({ kind }, number) => (kind === 'region' ? [number] : [])),
  };
  found.set(cards, places);
  return places;
}

/** The number of a player's card of a site in the game's list, by his alignment; -1 until the cards are here. */
export const siteCard = (cards: Cards, site: number, alignment: number): number =>
  placesIn(cards).sites[alignment * SITE_COUNT + site] ?? -1;
export const regionCard = (cards: Cards, region: number): number => placesIn(cards).regions[region] ?? -1;
