// The words of the notation: what verbs take.
import { NONE } from '../../engine/game.ts';
import { type Domains, names, numbers } from '../../engine/notation.ts';
import { FIRST_CHARACTER, NAZGUL } from './armies/force.ts';
import { choiceDomain } from './events/choices.ts';
import { REGION_IDS, REGION_NAMES, regionIndex } from './map/regions.ts';
import type { WotrState } from './state.ts';
import { CHARACTER_IDS, CHARACTER_NAMES } from './tables/characters.ts';
import { FACE_IDS, FACE_NAMES } from './tables/dice.ts';
import { EVENT_SLUGS, EVENT_TITLES } from './tables/events.ts';
import { NATION_IDS, NATION_NAMES } from './tables/nations.ts';

const KINDS = ['regular', 'elite', 'leader'] as const;
const KIND_TITLES = ['Regular', 'Elite', 'Leader'] as const;
/** As in "2 Northern Regulars", by Nation. */
export const NATION_ADJECTIVES = [
  'Dwarven',
  'Elven',
  'Gondor',
  'Northern',
  'Rohan',
  'Isengard',
  'Sauron',
  'Southron',
] as const;

/** 'gondor-regular', 'nazgul', 'witch-king': by piece (armies/force.ts). */
export const PIECE_IDS: readonly string[] = [
  ...NATION_IDS.flatMap((nation) => KINDS.map((kind) => `${nation}-${kind}`)).with(NAZGUL, 'nazgul'),
  ...CHARACTER_IDS,
];
export const PIECE_NAMES: readonly string[] = [
  ...NATION_ADJECTIVES.flatMap((nation) => KIND_TITLES.map((kind) => `${nation} ${kind}`)).with(NAZGUL, 'Nazgûl'),
  ...CHARACTER_NAMES,
];
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
  deck: names(['character', 'strategy'], ['the Character deck', 'the Strategy deck']),
  choice: choiceDomain,
  number: numbers,
};

export const characterPiece = (character: number): number => FIRST_CHARACTER + character;
