// What of War of the Ring can be searched for: what is in this game, and where its Characters are.
import { NATION_OF, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { ELIMINATED, IN_FELLOWSHIP } from '../../games/wotr/reading/board.ts';
import { CHARACTER_NAMES, CHARACTERS } from '../../games/wotr/tables/characters.ts';
import { cardsInDecks, EVENT_TITLES, EVENTS } from '../../games/wotr/tables/events.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { type FoundGroup, findNames } from '../table/finding.ts';
import { groundWords } from './describe.ts';
import { DECK_WORDS, SIDE_WORDS } from './pieces/card-words.ts';
import { nationIcon } from './pieces/nations.ts';
import type { Look } from './signals.ts';

/** 'in Fangorn', 'with the Ring-bearers'. */
function whereIs(view: WotrView, character: number): string {
  const at = view.at[character];
  if (character === view.guide) return 'guides the Ring-bearers';
  if (at >= 0) return `in ${REGION_NAMES[at]}`;
  return at === IN_FELLOWSHIP ? 'with the Ring-bearers' : at === ELIMINATED ? 'lost' : 'not in play';
}

export function findInWar(
  query: string,
  view: WotrView,
  onRegion: (region: number) => void,
  onLook: (look: Look) => void,
): readonly FoundGroup[] {
  const cards = cardsInDecks(view.rules.twilight);
  const titles = cards.map((card) => EVENT_TITLES[card]);
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
      found: findNames(query, titles)
        .map((n) => cards[n])
        .map((card) => ({
          name: EVENT_TITLES[card],
          detail: `${SIDE_WORDS[EVENTS[card].side]} · ${DECK_WORDS[EVENTS[card].deck]}`,
          icon: 'cards',
          go: () => onLook({ card, held: true }),
        })),
    },
    {
      title: 'Characters',
      found: findNames(query, CHARACTER_NAMES.slice(0, view.at.length), 4).map((character) => ({
        name: CHARACTER_NAMES[character],
        detail: whereIs(view, character),
        icon: CHARACTERS[character].side === 0 ? 'unit-companion' : 'unit-minion',
        go: () => onLook({ character }),
      })),
    },
  ];
}
