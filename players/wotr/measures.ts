// A position of War of the Ring as named numbers, for the judge: what a player counts when he asks himself who is winning.
// They are measured on a whole state: in the worlds that a search looks at, nothing is hidden any more.

import { controller, isBesieged } from '../../games/wotr/board/control.ts';
import { total } from '../../games/wotr/forces/packing.ts';
import { HOME_SIDE_OF, REGION_COUNT, REGION_NAMES, VP_OF } from '../../games/wotr/map/regions.ts';
import { seatsOf } from '../../games/wotr/rules.ts';
import { ELIMINATED, IN_FELLOWSHIP, SET_ASIDE, type WotrState } from '../../games/wotr/state.ts';
import {
  ARAGORN,
  BOROMIR,
  CHARACTERS,
  GANDALF_GREY,
  GANDALF_WHITE,
  GOLLUM,
  LEVEL_OF,
  MOUTH_OF_SAURON,
  SARUMAN,
  STRIDER,
  WITCH_KING,
} from '../../games/wotr/tables/characters.ts';
import { CHARACTER, WILL } from '../../games/wotr/tables/dice.ts';
import { CHARACTER_DECK, EVENT_DECK } from '../../games/wotr/tables/events.ts';
import { FREE, ISENGARD, NATION_NAMES, REGULAR, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import { PIECES } from '../../games/wotr/tables/pieces.ts';
import { TILE_DIE, TILE_EYE, TILE_REVEAL, TILE_STOP, TILE_VALUE } from '../../games/wotr/tables/tiles.ts';
import { type Field, fieldOf, GOAL, PRIZES } from './field.ts';
import { keepValue } from './hand.ts';
import { gateDistance, Situation } from './situation.ts';

/** A state with what several measures ask for. */
interface Measured {
  readonly s: WotrState;
  readonly field: Field;
  /** Victory Points by side. */
  readonly points: readonly number[];
  /** By side: Regulars, Elites, and the units inside besieged Strongholds. */
  readonly regulars: readonly number[];
  readonly elites: readonly number[];
  readonly besieged: readonly number[];
  readonly hunt: { readonly damage: number; readonly reveals: number; readonly stops: number };
}

type Measure = readonly [name: string, of: (m: Measured) => number];

const inFellowship = (s: WotrState): number => s.at.filter((at) => at === IN_FELLOWSHIP).length;
const isThere = (s: WotrState, character: number): number => Number(s.at[character] >= 0);
const isWith = (s: WotrState, character: number): number => Number(s.at[character] === IN_FELLOWSHIP);
const toMordor = (s: WotrState): number => (s.mordor > 0 ? 0 : Math.max(0, gateDistance(s.ringBearers) - s.progress));

/** Hunt successes that an eye counts for, on the whole. */
const EYE_DAMAGE = 1.7;
const DIE_DAMAGE = 3.5;
const damageOf = (tile: number): number =>
  TILE_VALUE[tile] === TILE_EYE ? EYE_DAMAGE : TILE_VALUE[tile] === TILE_DIE ? DIE_DAMAGE : TILE_VALUE[tile];

/** In Mordor the tiles that cards have set aside are in the bag too. */
function huntOf(s: WotrState): Measured['hunt'] {
  const bag = s.mordor > 0 ? s.pool : [...s.pool, ...s.specials];
  let damage = 0;
  let reveals = 0;
  let stops = 0;
  for (const tile of bag) {
    damage += damageOf(tile);
    reveals += TILE_REVEAL[tile];
    stops += TILE_STOP[tile];
  }
  const count = Math.max(1, bag.length);
  return { damage: damage / count, reveals: reveals / count, stops };
}

const reserveOf = (side: Side, regulars: boolean): readonly number[] =>
  [...PIECES.keys()].filter(
    (piece) =>
      PIECES[piece].side === side && PIECES[piece].nation >= 0 && (PIECES[piece].kind === REGULAR) === regulars,
  );
const RESERVES = [reserveOf(FREE, true), reserveOf(FREE, false), reserveOf(SHADOW, true), reserveOf(SHADOW, false)];
const reserve = (s: WotrState, row: number): number =>
  RESERVES[row].reduce((sum, piece) => sum + (s.reserve[piece] ?? 0), 0);

/** The prizes of a side's enemy that it may still take, by what they are worth and how likely they are to fall. */
function prospects({ field }: Measured, side: Side): number {
  let sum = 0;
  for (let i = 0; i < PRIZES.length; i++)
    if (field.holder[i] !== side && HOME_SIDE_OF[PRIZES[i]] !== side) sum += VP_OF[PRIZES[i]] * field.danger[i];
  return sum;
}

/** What of a side's conquests it may lose again. */
function doubts({ field }: Measured, side: Side): number {
  let sum = 0;
  for (let i = 0; i < PRIZES.length; i++)
    if (field.holder[i] === side && HOME_SIDE_OF[PRIZES[i]] !== side) sum += VP_OF[PRIZES[i]] * field.danger[i];
  return sum;
}

/** How likely it is that a side gets the points it needs, if every prize fell by its own danger. */
function goalChance(m: Measured, side: Side): number {
  const missing = Math.max(0, GOAL[side] - m.points[side]);
  let chances = [1];
  for (let i = 0; i < PRIZES.length; i++) {
    if (m.field.holder[i] === side || HOME_SIDE_OF[PRIZES[i]] === side) continue;
    const points = VP_OF[PRIZES[i]];
    const falls = m.field.danger[i];
    const after = new Array<number>(chances.length + points).fill(0);
    for (let had = 0; had < chances.length; had++) {
      after[had] += chances[had] * (1 - falls);
      after[had + points] += chances[had] * falls;
    }
    chances = after;
  }
  return chances.slice(missing).reduce((sum, chance) => sum + chance, 0);
}

const cardsOf = (s: WotrState, side: Side): number =>
  seatsOf(s, side).reduce((sum, seat) => sum + s.hands[seat].length, 0);
/** Action Dice that a side will roll; those of persons come on top of what it starts with. */
const diceOf = (s: WotrState, side: Side): number =>
  CHARACTERS.reduce(
    (sum, { side: own, dice }, character) => sum + (own === side && s.at[character] >= 0 ? dice : 0),
    side === FREE ? 4 : 7,
  );

/** What the Hunt finds on the road, by the dice that mostly lie in its box. */
const FOUND = 0.45;
/** A Companion who falls takes his Level of the damage; not all of it is needed in time. */
const BORNE = 0.7;
/** Circles of the Mordor Track, the Crack of Doom counted. */
const CIRCLES = 6;

const levels = (s: WotrState): number =>
  s.at.reduce((sum, at, character) => sum + (at === IN_FELLOWSHIP ? LEVEL_OF[character] : 0), 0);
const drawsToCome = ({ s, hunt }: Measured): number =>
  FOUND * toMordor(s) + Math.max(0, CIRCLES - s.mordor) * (1 + 0.1 * hunt.stops);
/** By how much the Ring-bearers will be short of twelve, in standard deviations of what the tiles may bring. */
function questMargin(m: Measured): number {
  const { s, hunt } = m;
  const draws = drawsToCome(m);
  const borne = 12 - s.corruption + BORNE * levels(s);
  return (borne - draws * hunt.damage) / Math.sqrt(1 + 1.5 * draws);
}
/** Steps of the Fellowship in a turn, on the whole. */
const STEPS = 1.6;
const turnsToDoom = ({ s }: Measured): number => (toMordor(s) + Math.max(0, CIRCLES - s.mordor)) / STEPS;
/** Turns until the Shadow has its points if it goes on as it has, and what is about to fall falls. */
function turnsToConquest(m: Measured): number {
  const missing = Math.max(0, GOAL[SHADOW] - m.points[SHADOW] - 0.5 * prospects(m, SHADOW));
  return missing / (0.5 + m.points[SHADOW] / Math.max(4, m.s.turn));
}

/** What the player himself thinks the cards of a side are worth keeping for. */
const worthOfCards = ({ s }: Measured, side: Side): number =>
  seatsOf(s, side).reduce((sum, seat) => {
    const sit = new Situation(s, side, -1, seat);
    return s.hands[seat].reduce((rest, card) => rest + keepValue(sit, card), sum);
  }, 0);
const characterCards = (s: WotrState, side: Side): number =>
  seatsOf(s, side).reduce(
    (sum, seat) => sum + s.hands[seat].filter((card) => EVENT_DECK[card] === CHARACTER_DECK).length,
    0,
  );

const MEASURES: readonly Measure[] = [
  ['Twilight', ({ s }) => Number(s.rules.twilight)],
  ['two share the Shadow', ({ s }) => Number(s.rules.players > 2)],
  ['two share the Free Peoples', ({ s }) => Number(s.rules.players > 3)],
  ['turn', ({ s }) => s.turn],
  ['corruption', ({ s }) => s.corruption],
  ['corruption, late', ({ s }) => Math.max(0, s.corruption - 6) ** 2],
  ['steps to Mordor', ({ s }) => toMordor(s)],
  ['on the Mordor Track', ({ s }) => s.mordor],
  ['in Mordor', ({ s }) => Number(s.mordor > 0)],
  ['progress', ({ s }) => s.progress],
  ['revealed', ({ s }) => s.revealed],
  ['acted', ({ s }) => s.fellowshipActed],
  ['Companions with the Ring', ({ s }) => inFellowship(s)],
  ["Guide's Level", ({ s }) => CHARACTERS[s.guide]?.level ?? 0],
  ['Gollum guides', ({ s }) => Number(s.guide === GOLLUM)],
  ['Gandalf with the Ring', ({ s }) => isWith(s, GANDALF_GREY)],
  ['Strider with the Ring', ({ s }) => isWith(s, STRIDER)],
  [
    'Companions lost',
    ({ s }) => s.at.filter((at, character) => at === ELIMINATED && CHARACTERS[character].side === FREE).length,
  ],
  [
    'Companions on the map',
    ({ s }) => s.at.filter((at, character) => at >= 0 && CHARACTERS[character].side === FREE).length,
  ],
  ['damage of a tile', ({ hunt }) => hunt.damage],
  ['tiles that reveal', ({ hunt }) => hunt.reveals],
  ['tiles that stop', ({ hunt }) => hunt.stops],
  ['special tiles of the Fellowship', ({ s }) => s.specials.filter((tile) => TILE_STOP[tile] === 0).length],
  ['damage to come', ({ s, hunt }) => hunt.damage * Math.max(0, 6 - s.mordor) + s.corruption],
  ['dice in the Hunt', ({ s }) => s.huntDice],
  ['own dice in the Hunt', ({ s }) => s.huntFree],
  ['Elven Rings of the Free Peoples', ({ s }) => s.rings[FREE]],
  ['Elven Rings of the Shadow', ({ s }) => s.rings[SHADOW]],
  ['dice left, Free Peoples', ({ s }) => s.dice[FREE].length],
  ['dice left, Shadow', ({ s }) => s.dice[SHADOW].length],
  ['dice for the Ring', ({ s }) => s.dice[FREE].filter((face) => face === CHARACTER || face === WILL).length],
  ['Action Dice, Free Peoples', ({ s }) => diceOf(s, FREE)],
  ['Action Dice, Shadow', ({ s }) => diceOf(s, SHADOW)],
  ['cards, Free Peoples', ({ s }) => cardsOf(s, FREE)],
  ['cards, Shadow', ({ s }) => cardsOf(s, SHADOW)],
  ['Aragorn', ({ s }) => isThere(s, ARAGORN)],
  ['Gandalf the White', ({ s }) => isThere(s, GANDALF_WHITE)],
  ['Boromir on the map', ({ s }) => isThere(s, BOROMIR)],
  ['Saruman', ({ s }) => isThere(s, SARUMAN)],
  ['Saruman to come', ({ s }) => Number(s.at[SARUMAN] === SET_ASIDE)],
  ['Witch-king', ({ s }) => isThere(s, WITCH_KING)],
  ['Mouth of Sauron', ({ s }) => isThere(s, MOUTH_OF_SAURON)],
  ['Victory Points, Free Peoples', ({ points }) => points[FREE]],
  ['Victory Points, Shadow', ({ points }) => points[SHADOW]],
  ['prospects, Free Peoples', (m) => prospects(m, FREE)],
  ['prospects, Shadow', (m) => prospects(m, SHADOW)],
  ['doubts, Free Peoples', (m) => doubts(m, FREE)],
  ['doubts, Shadow', (m) => doubts(m, SHADOW)],
  ['chance of points, Free Peoples', (m) => goalChance(m, FREE)],
  ['chance of points, Shadow', (m) => goalChance(m, SHADOW)],
  ['Regulars, Free Peoples', ({ regulars }) => regulars[FREE]],
  ['Regulars, Shadow', ({ regulars }) => regulars[SHADOW]],
  ['Elites, Free Peoples', ({ elites }) => elites[FREE]],
  ['Elites, Shadow', ({ elites }) => elites[SHADOW]],
  ['besieged, Free Peoples', ({ besieged }) => besieged[FREE]],
  ['besieging, Shadow', ({ besieged }) => besieged[SHADOW]],
  ['Leaders', ({ s }) => s.leader.reduce((sum, word) => sum + total(word), 0)],
  ['Nazgûl', ({ s }) => s.nazgul.reduce((sum, count) => sum + count, 0)],
  ['Regulars to come, Free Peoples', ({ s }) => reserve(s, 0)],
  ['others to come, Free Peoples', ({ s }) => reserve(s, 1)],
  ['Regulars to come, Shadow', ({ s }) => reserve(s, 2)],
  ['others to come, Shadow', ({ s }) => reserve(s, 3)],
  ...NATION_NAMES.map((name, nation): Measure => [`steps to war, ${name}`, ({ s }) => s.step[nation]]),
  ...NATION_NAMES.slice(0, ISENGARD).map((name, nation): Measure => [`active, ${name}`, ({ s }) => s.active[nation]]),
  ...PRIZES.map(
    (region, i): Measure => [
      `danger, ${REGION_NAMES[region]}`,
      ({ field }) => (field.holder[i] === HOME_SIDE_OF[region] ? field.danger[i] : 1),
    ],
  ),
  ['Levels with the Ring', ({ s }) => levels(s)],
  ['margin of the quest', questMargin],
  ['turns to the Crack of Doom', turnsToDoom],
  ['turns to the Shadow’s goal', (m) => Math.min(20, turnsToConquest(m))],
  ['turns that the Shadow is ahead', (m) => turnsToDoom(m) - Math.min(20, turnsToConquest(m))],
  ['worth of cards, Free Peoples', (m) => worthOfCards(m, FREE)],
  ['worth of cards, Shadow', (m) => worthOfCards(m, SHADOW)],
  ['Character cards, Free Peoples', ({ s }) => characterCards(s, FREE)],
  ['Character cards, Shadow', ({ s }) => characterCards(s, SHADOW)],
];

export const MEASURE_NAMES: readonly string[] = MEASURES.map(([name]) => name);

function measured(s: WotrState): Measured {
  const regulars = [0, 0];
  const elites = [0, 0];
  const besieged = [0, 0];
  const points = [0, 0];
  for (let region = 0; region < REGION_COUNT; region++) {
    const siege = isBesieged(s, region);
    for (const side of [FREE, SHADOW]) {
      const row = side * REGION_COUNT + region;
      const [regular, elite] = [total(s.regular[row]), total(s.elite[row])];
      regulars[side] += regular;
      elites[side] += elite;
      if (siege) besieged[side] += regular + elite;
    }
    const home = HOME_SIDE_OF[region];
    if (home >= 0 && controller(s, region) !== home) points[1 - home] += VP_OF[region];
  }
  return { s, field: fieldOf(s), points, regulars, elites, besieged, hunt: huntOf(s) };
}

/** The numbers of a position, in the order of the names. */
export function measure(s: WotrState, into: Float64Array): void {
  const m = measured(s);
  for (let i = 0; i < MEASURES.length; i++) into[i] = MEASURES[i][1](m);
}
