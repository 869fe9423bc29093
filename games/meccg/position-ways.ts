// A position in which a company moves must have a way there: by site cards, by a series of regions, or as a card lets it.
import { fail, type Path } from '../../engine/position.ts';
import { CARDS } from './cards/all.ts';
import { flat, playWays } from './effects/reading/literal.ts';
import { nextRegions, type WayMap } from './movement/destinations.ts';
import { MOST_REGIONS, sitePath } from './places/movement.ts';
import { REGION_IDS, regionIndex } from './places/regions.ts';
import { REGION_OF, SITE_NAMES } from './places/sites.ts';
import { BY_PATH, BY_REGIONS, type Company, type MeccgState } from './state.ts';

/** A new site that no way leads to would be a position that cannot be: site cards, or a series of regions. */
export function checkWay(s: MeccgState, { seat, site, to, how, walk }: Company, path: Path): void {
  const names = `from ${SITE_NAMES[site]} to ${SITE_NAMES[to]}`;
  if (to === site) fail(`The company is at ${SITE_NAMES[to]} already.`, ...path, 'to');
  if (how === BY_PATH && !sitePath(site, to, s.alignment[seat]))
    fail(`No site path leads ${names}: give its regions as walk, or by: card.`, ...path, 'to');
  if (how !== BY_REGIONS) return;
  if (walk[0] !== REGION_OF[site] || walk[walk.length - 1] !== REGION_OF[to])
    fail(`A walk ${names} begins in ${idOfRegion(site)} and ends in ${idOfRegion(to)}.`, ...path, 'walk');
  for (const i of walk.keys())
    if (i > 0 && !nextRegions(EVERY_WAY, walk.slice(0, i), REGION_OF[to]).includes(walk[i]))
      fail(`No series of four regions ${names} goes on with ${REGION_IDS[walk[i]]}.`, ...path, 'walk');
}
const idOfRegion = (site: number): string => REGION_IDS[REGION_OF[site]];
/** The map with every way that a card can open. */
const EVERY_WAY: WayMap = {
  most: MOST_REGIONS,
  extra: [...CARDS.keys()].flatMap((def) =>
    playWays(def).flatMap((way) =>
      flat(way.do).flatMap((effect) =>
        effect.is === 'adjacent' ? effect.pairs.map(([a, b]) => [regionIndex(a), regionIndex(b)] as const) : [],
      ),
    ),
  ),
};
