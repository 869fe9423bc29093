// The words of the notation: what verbs take.

import { NONE } from '../../engine/game.ts';
import { type Domains, names, numbers } from '../../engine/notation.ts';
import { REGION_IDS, REGION_NAMES, regionIndex } from './map/regions.ts';
import type { WotrState } from './state.ts';
import { CHARACTER_IDS, CHARACTER_NAMES } from './tables/characters.ts';
import { choiceDomain } from './tables/choices.ts';
import { FACE_IDS, FACE_NAMES } from './tables/dice.ts';
import { EVENT_SLUGS, EVENT_TITLES } from './tables/events.ts';
import { FACTION_IDS, FACTIONS } from './tables/factions.ts';
import { NATION_IDS, NATION_NAMES } from './tables/nations.ts';
import { NAZGUL, PIECE_IDS, PIECE_NAMES } from './tables/pieces.ts';

export const pieceName = (piece: number): string => PIECE_NAMES[piece];
/** "1 Rohan Elite", "3 Nazgûl". */
export const piecesNamed = (n: number, piece: number): string =>
  `${n} ${PIECE_NAMES[piece]}${n === 1 || piece === NAZGUL ? '' : 's'}`;

const regions = names(REGION_IDS, REGION_NAMES);

export const domains: Domains<WotrState> = {
  region: { ...regions, read: (text) => (text === '' ? NONE : regionIndex(text)) },
  piece: names(PIECE_IDS, PIECE_NAMES),
  /** A Character alone. */
  character: names(CHARACTER_IDS, CHARACTER_NAMES),
  card: names(EVENT_SLUGS, EVENT_TITLES),
  nation: names(NATION_IDS, NATION_NAMES),
  face: names(FACE_IDS, FACE_NAMES),
  faction: names(
    FACTION_IDS,
    FACTIONS.map(({ name }) => name),
  ),
  deck: names(['character', 'strategy'], ['the Character deck', 'the Strategy deck']),
  choice: choiceDomain,
  number: numbers,
};
