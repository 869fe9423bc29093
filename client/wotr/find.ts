// What of War of the Ring can be searched for.
import { NATION_OF, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { BASE_CHARACTER_COUNT, CHARACTER_NAMES, CHARACTERS } from '../../games/wotr/tables/characters.ts';
import { EVENT_TITLES, EVENTS } from '../../games/wotr/tables/events.ts';
import { type FoundGroup, findNames } from '../table/finding.ts';
import { groundWords } from './describe.ts';
import { DECK_WORDS, SIDE_WORDS } from './pieces/card-words.ts';
import { nationIcon } from './pieces/nations.ts';
import type { Look } from './signals.ts';

export function findInWar(
  query: string,
  onRegion: (region: number) => void,
  onLook: (look: Look) => void,
): readonly FoundGroup[] {
  return [
    {
      title: 'Regions',
      found: findNames(query, REGION_NAMES).map((region) => ({
        name: REGION_NAMES[region],
        detail: groundWords(region),
        icon: NATION_OF[region] >= 0 ? nationIcon(NATION_OF[region]) : 'flag',
        go: () => onRegion(region),
      })),
    },
    {
      title: 'Cards',
      found: findNames(query, EVENT_TITLES).map((card) => ({
        name: EVENT_TITLES[card],
        detail: `${SIDE_WORDS[EVENTS[card].side]} · ${DECK_WORDS[EVENTS[card].deck]}`,
        icon: 'cards',
        go: () => onLook({ card, held: true }),
      })),
    },
    {
      title: 'Characters',
      found: findNames(query, CHARACTER_NAMES.slice(0, BASE_CHARACTER_COUNT), 4).map((character) => ({
        name: CHARACTER_NAMES[character],
        icon: CHARACTERS[character].side === 0 ? 'unit-companion' : 'unit-minion',
        go: () => onLook({ character }),
      })),
    },
  ];
}
