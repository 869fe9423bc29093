// What the tables of the game hold, by number. A number that a table does not know is a mistake of ours.
import { NATION_OF, REGION_IDS, REGION_NAMES, type RegionId } from '../../../games/wotr/map/regions.ts';
import { CHARACTER_NAMES, CHARACTERS, type Character } from '../../../games/wotr/tables/characters.ts';
import { EVENTS, type EventFacts } from '../../../games/wotr/tables/events.ts';
import { NO_NATION } from '../../../games/wotr/tables/nations.ts';
import { PIECE_NAMES } from '../../../games/wotr/tables/pieces.ts';
import { TILES, type Tile } from '../../../games/wotr/tables/tiles.ts';
import { there } from '../../../lib/there.ts';

export const eventFacts = (card: number): EventFacts => there(EVENTS[card]);
export const characterFacts = (character: number): Character => there(CHARACTERS[character]);
export const characterName = (character: number): string => there(CHARACTER_NAMES[character]);
export const pieceName = (piece: number): string => there(PIECE_NAMES[piece]);
export const tileFacts = (tile: number): Tile => there(TILES[tile]);
export const regionId = (region: number): RegionId => there(REGION_IDS[region]);
export const regionName = (region: number): string => there(REGION_NAMES[region]);
/** NO_NATION where no Nation's land is. */
export const nationOf = (region: number): number => NATION_OF[region] ?? NO_NATION;
