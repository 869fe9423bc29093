// Ways between sites: those printed on the site cards, and series of region cards. Which of them a company may take,
// and what is in the way, is decided elsewhere.
import { HERO } from '../tables/words.ts';
import { ADJACENT, distance, REGION_COUNT, REGION_TYPE } from './regions.ts';
import { HAVEN_PATHS, isHaven, NEAREST_HAVEN, NO_SITE, PATH_TO, REGION_OF, SITE_COUNT } from './sites.ts';

/** A series of regions, each adjacent to the next, none of them twice (CR-I.B.7). */
export type Walk = readonly number[];

/** Region cards that one move can use (MW-T6.1.2). */
export const MOST_REGIONS = 4;

/** Where a hero's company can go by site cards alone: MW-S6.2.1, MW-S6.2.2, MW-S6.2.3. */
export const STARTER_MOVES: readonly (readonly number[])[] = Array.from({ length: SITE_COUNT }, (_, site) =>
  isHaven(site)
    ? [...HAVEN_PATHS[site].keys(), ...attachedTo(site)].sort((a, b) => a - b)
    : [NEAREST_HAVEN[site]].filter((haven) => haven !== NO_SITE),
);

function attachedTo(haven: number): number[] {
  return Array.from(NEAREST_HAVEN.slice(0, SITE_COUNT).keys()).filter((site) => NEAREST_HAVEN[site] === haven);
}

/**
 * The site path by site cards, in region types from the one place to the other; undefined where they allow no such move.
 * It is printed on the new site (MW-S10.4.9, MW-S10.4.10), or on the one a company leaves for its Haven (MW-S10.4.11).
 */
export function sitePath(from: number, to: number, alignment: number = HERO): readonly number[] | undefined {
  const origin = alignment * SITE_COUNT + from;
  const card = alignment * SITE_COUNT + to;
  if (isHaven(origin) && isHaven(card)) return HAVEN_PATHS[card].get(from);
  if (NEAREST_HAVEN[card] === from) return PATH_TO[card];
  if (NEAREST_HAVEN[origin] === to) return PATH_TO[origin].toReversed();
  return undefined;
}

/** The region walks between two sites whose region types are this site path. */
export function walksAlong(from: number, to: number, path: readonly number[]): Walk[] {
  return longer([REGION_OF[from]], path.length, REGION_OF[to]).filter(
    (walk) => walk.length === path.length && walk.every((region, i) => REGION_TYPE[region] === path[i]),
  );
}

const WALKS: Walk[][] = [];

/** Every series of at most four regions from the one to the other, shortest first. */
export function regionWalks(from: number, to: number): readonly Walk[] {
  const pair = from * REGION_COUNT + to;
  WALKS[pair] ??= longer([from], MOST_REGIONS, to).sort((a, b) => a.length - b.length);
  return WALKS[pair];
}

/** The series of regions for a move between two sites by region movement (MW-T6.1.3, MW-T6.1.5). */
export const walksBetween = (from: number, to: number): readonly Walk[] => regionWalks(REGION_OF[from], REGION_OF[to]);

/** The site path of such a move: the types of its regions (MW-T6.2.1). */
export const typesOf = (walk: Walk): readonly number[] => walk.map((region) => REGION_TYPE[region]);

/** All walks of at most `most` regions that begin with this one and end in `to`. */
function longer(walk: Walk, most: number, to: number): Walk[] {
  const last = walk[walk.length - 1];
  if (last === to) return [walk];
  const left = most - walk.length;
  if (distance(last, to) > left) return [];
  return ADJACENT[last].filter((next) => !walk.includes(next)).flatMap((next) => longer([...walk, next], most, to));
}
