// What of War of the Ring can be searched for: what is in this game, and where its Characters are.

import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { ELIMINATED, IN_FELLOWSHIP } from '../../games/wotr/reading/board.ts';
import { CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import { cardsInDecks } from '../../games/wotr/tables/events.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { there } from '../../lib/there.ts';
import { type FoundGroup, findNames } from '../table/finding.ts';
import { groundWords, landIcon } from './describe.ts';
import { characterFacts, characterName, eventFacts, regionName } from './pieces/by-number.ts';
import { DECK_WORDS, SIDE_WORDS } from './pieces/card-words.ts';
import type { Look } from './signals.ts';

/** 'in Fangorn', 'with the Ring-bearers'. */
function whereIs(view: WotrView, character: number): string {
  const at = view.at[character];
  if (character === view.guide) return 'guides the Ring-bearers';
  if (at !== undefined && at >= 0) return `in ${regionName(at)}`;
  return at === IN_FELLOWSHIP ? 'with the Ring-bearers' : at === ELIMINATED ? 'lost' : 'not in play';
}

export function findInWar(
  query: string,
  view: WotrView,
  onRegion: (region: number) => void,
  onLook: (look: Look) => void,
): readonly FoundGroup[] {
  const cards = cardsInDecks(view.rules.twilight).map(eventFacts);
  const titles = cards.map(({ title }) => title);
  return [
    {
      title: 'Regions',
      found: findNames(query, REGION_NAMES).map((region) => ({
        name: regionName(region),
        detail: groundWords(region),
        icon: landIcon(region),
        go: () => onRegion(region),
      })),
    },
    {
      title: 'Cards',
      found: findNames(query, titles)
        .map((n) => there(cards[n]))
        .map(({ index, title, side, deck }) => ({
          name: title,
          detail: `${SIDE_WORDS[side]} · ${DECK_WORDS[deck]}`,
          icon: 'cards',
          go: () => onLook({ card: index, held: true }),
        })),
    },
    {
      title: 'Characters',
      found: findNames(query, CHARACTER_NAMES.slice(0, view.at.length), 4).map((character) => ({
        name: characterName(character),
        detail: whereIs(view, character),
        icon: characterFacts(character).side === 0 ? 'unit-companion' : 'unit-minion',
        go: () => onLook({ character }),
      })),
    },
  ];
}
