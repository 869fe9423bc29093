// Cards that belong together: a thing and the sites where it is played, a site and the things that are played there.
import type { ShownCard } from '../cards/shown-card.ts';

/** The sites in the order of the game's list, which is how cards name them. */
const sitesOf = (cards: readonly ShownCard[]): readonly ShownCard[] => cards.filter(({ kind }) => kind === 'site');

const byName = (a: ShownCard, b: ShownCard): number => a.name.localeCompare(b.name, 'en');

export function siteNames({ at = [], home = [] }: ShownCard, cards: readonly ShownCard[]): readonly ShownCard[] {
  const sites = sitesOf(cards);
  return [...at.flatMap((site) => sites[site] ?? []), ...sites.filter(({ name }) => home.includes(name))].sort(byName);
}

export function cardsAt({ id, name, kind }: ShownCard, cards: readonly ShownCard[]): readonly ShownCard[] {
  if (kind !== 'site') return [];
  const site = sitesOf(cards).findIndex((one) => one.id === id);
  return cards.filter(({ at = [], home = [] }) => at.includes(site) || home.includes(name)).sort(byName);
}
