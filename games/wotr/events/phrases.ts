// Words for the texts of cards.
import { R, type RegionId } from '../map/regions.ts';
import { characterName, nationName, regionName } from '../say.ts';
import { DWARVES, ELVES, NATIONS, SOUTHRONS } from '../tables/nations.ts';

const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const anyOf = (words: readonly string[]): string => or.format(words);

/** 'the North' within a sentence. */
export const nationInText = (nation: number): string =>
  nation === DWARVES || nation === ELVES || nation === SOUTHRONS
    ? `the ${nationName(nation)}`
    : nationName(nation).replace(/^The /, 'the ');
export const nationIs = (nation: number): string =>
  `${nationInText(nation)} ${nation === DWARVES || nation === ELVES || nation === SOUTHRONS ? 'are' : 'is'}`;

/** 'Dwarven', 'Northern': before Regular, Elite, unit. */
export const nationAdjective = (nation: number): string => NATIONS[nation].adjective;

const WITH_ARTICLE: ReadonlySet<RegionId> = new Set(['woodland-realm', 'weather-hills', 'trollshaws', 'ettenmoors']);
const regionInText = (id: RegionId): string =>
  WITH_ARTICLE.has(id) ? `the ${regionName(R[id])}` : regionName(R[id]).replace(/^The /, 'the ');
export const regionsInText = (ids: readonly RegionId[]): string => anyOf(ids.map(regionInText));
/** 'Aragorn', 'the Witch-king'. */
export const personInText = (character: number): string =>
  characterName(character).replace(/,.*/, '').replace(/^The /, 'the ');
export const peopleInText = (characters: readonly number[]): string => anyOf(characters.map(personInText));
