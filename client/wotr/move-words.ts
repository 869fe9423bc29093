// The notation for people: names instead of slugs.
import { REGION_IDS, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { CHARACTER_IDS, CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import { EVENT_SLUGS, EVENT_TITLES } from '../../games/wotr/tables/events.ts';

const TITLES: ReadonlyMap<string, string> = new Map([
  ...EVENT_SLUGS.map((slug, i) => [slug, EVENT_TITLES[i]] as const),
  ...CHARACTER_IDS.map((id, i) => [id, CHARACTER_NAMES[i]] as const),
  ...REGION_IDS.map((id, i) => [id, REGION_NAMES[i]] as const),
]);

/** 'to minas-tirith' → 'to Minas Tirith'. */
export const moveWords = (move: string): string =>
  move
    .split(' ')
    .map((word) => TITLES.get(word) ?? word)
    .join(' ');
