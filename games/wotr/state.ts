// The whole position of a game, as plain data. Figures are packed: five bits a Nation, so that an Army's Regulars are one integer.
import type { Seat, State } from '../../engine/game.ts';
import { seedRandom, shuffle } from '../../engine/random.ts';
import { packed, rowOf } from './forces/packing.ts';
import { REGION_COUNT } from './map/regions.ts';
import { STARTING_ARMIES, STARTING_FELLOWSHIP, STARTING_RINGS } from './map/setup.ts';
import { isTeam, type Rules, sideOfSeat } from './rules.ts';
import { BASE_CHARACTER_COUNT, CHARACTER_COUNT, GANDALF_GREY } from './tables/characters.ts';
import { cardsInDecks, EVENT_DECK, EVENT_SIDE } from './tables/events.ts';
import { FACTIONS } from './tables/factions.ts';
import { SAURON, type Side, START_ACTIVE, START_STEP } from './tables/nations.ts';
import { reinforcementsOf } from './tables/pieces.ts';
import { startTiles } from './tables/tiles.ts';
import { newTeam, type Team } from './team/team.ts';

/** Where a Character is when not in a region. */
export const SET_ASIDE = -1;
export const IN_FELLOWSHIP = -2;
export const ELIMINATED = -3;
/** Strider once he is Aragorn, Gandalf the Grey once he is the White. */
export const REPLACED = -4;

/** The step of the Mordor Track beyond the fifth circle. */
export const CRACK_OF_DOOM = 6;
export const CORRUPTION_LIMIT = 12;
export const LAST_PROGRESS = 12;
const HAND_LIMIT = 6;
const TEAM_HAND_LIMIT = 4;

/** What everybody sees: the board, the dice, the table, the tiles. A player's view has all of it. */
export interface Board {
  /** What the options of the table decide. */
  rules: Rules;
  turn: number;
  /** By side * REGION_COUNT + region; five bits for each Nation of that side. See forces/packing.ts. */
  regular: number[];
  elite: number[];
  /** Free Peoples Leaders by region, five bits for each Nation. */
  leader: number[];
  /** Nazgûl by region, without the Witch-king. */
  nazgul: number[];
  /** What is no part of an Army, by region: five bits for each kind. Nothing at all without Twilight of the Third Age. */
  apart: number[];
  /** By faction: 1 once it is in play; the Ents count one more for each card that woke them. Likewise. */
  factions: number[];
  /** Available reinforcements by figure (tables/pieces.ts). */
  reserve: number[];
  /** Free Peoples figures out of the game, by figure. */
  lost: number[];
  /** Where each Character is: a region, or one of the constants above. */
  at: number[];
  /** By region: 1 where the Settlement carries a Control Marker of the side it did not start with. */
  captured: number[];
  /** By Nation: steps above At War. */
  step: number[];
  /** By Nation: 1 when active. */
  active: number[];

  /** The region of the Ring-bearers figure: the last known position. */
  ringBearers: number;
  progress: number;
  /** 1 when the Fellowship is revealed. */
  revealed: number;
  corruption: number;
  /** 0 outside Mordor, then the circle of the track, then CRACK_OF_DOOM. */
  mordor: number;
  guide: number;
  /** 1 once the Fellowship was moved or hidden, or its move tried, this turn. */
  fellowshipActed: number;

  /** Unused Action Dice by side, as faces. */
  dice: number[][];
  /** Shadow dice in the Hunt box. */
  huntDice: number;
  /** Free Peoples dice in the Hunt box. */
  huntFree: number;
  /** Elven Rings by side that uses them next. */
  rings: number[];
  /** By side: 1 once a Ring was used this turn. */
  ringUsed: number[];
  /** 1 once the Mouth of Sauron turned a Muster result into an Army result this turn. */
  mouthUsed: number;

  /** By side: cards everybody has seen played. */
  discards: number[][];
  /** Cards in play on the table, of both sides, in order of playing. */
  table: number[];

  /** Hunt Tiles in the bag. Everybody knows which, nobody which comes next. */
  pool: number[];
  /** Standard and Special tiles drawn and not returned. */
  drawn: number[];
  /** Special tiles put into play by cards, waiting for the Fellowship to enter Mordor. */
  specials: number[];
  /** Tiles out of the game. */
  gone: number[];

  /** What three and four players have besides; absent with two. */
  team?: Team;
}

export interface WotrState extends State, Board {
  /** By seat, in order of drawing. Only the owner sees them. */
  hands: number[][];
  /** By side * 2 + deck; the next card is the last. Nobody sees them. */
  decks: number[][];
  /** By seat: cards discarded face down. Only the owner knows them. */
  buried: number[][];
}

/**
 * An empty board and no cards: what scenes start from. Lists of numbers are made by `Array.from`, for V8 then knows that they hold
 * small numbers only; spread out of typed arrays it would take them for lists of anything, which are slower to read.
 */
export function emptyBoard(seed: string, rules: Rules): WotrState {
  const reserve = reinforcementsOf(rules.twilight);
  const team = newTeam(rules.players);
  return {
    random: seedRandom(seed),
    barrier: 0,
    stack: [],
    outcome: null,
    rules: { ...rules },
    turn: 1,
    regular: new Array(2 * REGION_COUNT).fill(0),
    elite: new Array(2 * REGION_COUNT).fill(0),
    leader: new Array(REGION_COUNT).fill(0),
    nazgul: new Array(REGION_COUNT).fill(0),
    apart: rules.twilight ? new Array(REGION_COUNT).fill(0) : [],
    factions: rules.twilight ? FACTIONS.map(() => 0) : [],
    reserve: Array.from(reserve),
    lost: new Array(reserve.length).fill(0),
    at: new Array(rules.twilight ? CHARACTER_COUNT : BASE_CHARACTER_COUNT).fill(SET_ASIDE),
    captured: new Array(REGION_COUNT).fill(0),
    step: Array.from(START_STEP),
    active: Array.from(START_ACTIVE),
    ringBearers: STARTING_FELLOWSHIP.region,
    progress: 0,
    revealed: 0,
    corruption: 0,
    mordor: 0,
    guide: GANDALF_GREY,
    fellowshipActed: 0,
    dice: [[], []],
    huntDice: 0,
    huntFree: 0,
    rings: [STARTING_RINGS[0], STARTING_RINGS[1]],
    ringUsed: [0, 0],
    mouthUsed: 0,
    hands: Array.from({ length: rules.players }, () => []),
    decks: [[], [], [], []],
    discards: [[], []],
    buried: Array.from({ length: rules.players }, () => []),
    table: [],
    pool: [...startTiles(rules.twilight)],
    drawn: [],
    specials: [],
    gone: [],
    ...(team && { team }),
  };
}

/** The start of a game, before the first phase (chapter III). */
export function setUp(seed: string, rules: Rules): WotrState {
  const s = emptyBoard(seed, rules);
  for (const { region, nation, regular, elite, leader } of STARTING_ARMIES) {
    s.regular[rowOf(region, nation)] += packed(nation, regular);
    s.elite[rowOf(region, nation)] += packed(nation, elite);
    if (nation === SAURON) s.nazgul[region] += leader;
    else s.leader[region] += packed(nation, leader);
  }
  for (const companion of STARTING_FELLOWSHIP.companions) s.at[companion] = IN_FELLOWSHIP;
  for (const card of cardsInDecks(rules.twilight)) s.decks[EVENT_SIDE[card] * 2 + EVENT_DECK[card]].push(card);
  for (const deck of s.decks) shuffle(s, deck);
  s.stack.push({ at: 'turn/draw' });
  return s;
}

/** The most cards a hand may hold (WR-5.2.3); four for a player who shares his side (WR-11.2.4). */
export const handLimit = (s: Board, seat: Seat): number =>
  isTeam(s, sideOfSeat(s, seat)) ? TEAM_HAND_LIMIT : HAND_LIMIT;

export const opponent = (side: Side): Side => (1 - side) as Side;
