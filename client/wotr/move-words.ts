// The notation for people: names instead of slugs.
import { REGION_IDS } from '../../games/wotr/map/regions.ts';
import { CHARACTERS } from '../../games/wotr/tables/characters.ts';
import { EVENTS } from '../../games/wotr/tables/events.ts';
import { regionName } from './pieces/by-number.ts';

const TITLES: ReadonlyMap<string, string> = new Map<string, string>([
  ...EVENTS.map(({ slug, title }) => [slug, title] as const),
  ...CHARACTERS.map(({ id, name }) => [id, name] as const),
  ...REGION_IDS.map((id, region) => [id, regionName(region)] as const),
]);

/** 'to minas-tirith' → 'to Minas Tirith'. */
export const moveWords = (move: string): string =>
  move
    .split(' ')
    .map((word) => TITLES.get(word) ?? word)
    .join(' ');
