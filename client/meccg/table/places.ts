// Sites and regions are numbers of their own in a view; their cards stand among the others.
import type { Cards } from './reading.ts';

const found = new WeakMap<Cards, { readonly sites: readonly number[]; readonly regions: readonly number[] }>();

function placesIn(cards: Cards) {
  const known = found.get(cards);
  if (known) return known;
  const numbers = (kind: 'site' | 'region') => cards.flatMap((card, number) => (card.kind === kind ? [number] : []));
  // A card that becomes a site when it is played; the game counts it behind the site cards.
  const morannon = cards.findIndex(({ id }) => id === 'morannon');
  const places = { sites: [...numbers('site'), morannon], regions: numbers('region') };
  found.set(cards, places);
  return places;
}

/** The number of a site's card in the game's list; -1 until the cards are here. */
export const siteCard = (cards: Cards, site: number): number => placesIn(cards).sites[site] ?? -1;
export const regionCard = (cards: Cards, region: number): number => placesIn(cards).regions[region] ?? -1;
