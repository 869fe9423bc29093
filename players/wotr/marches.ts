// Armies on the move: where each does most good, who stays behind, and where recruits are wanted.

import { FIRST_NATION, NATION_END, STACKING_LIMIT } from '../../games/wotr/armies/pieces.ts';
import { landings } from '../../games/wotr/armies/ships.ts';
import { controller, isBesieged, isInside, isOpen, isStronghold } from '../../games/wotr/board/control.ts';
import {
  armyIn,
  changePiece,
  dunlendingsIn,
  type Force,
  hasUnits,
  isLed,
  pieceCount,
  piecesOf,
  unitCount,
  unitsIn,
} from '../../games/wotr/forces/force.ts';
import { bitsOf, countOf, packed } from '../../games/wotr/forces/packing.ts';
import {
  ADJACENT,
  distance,
  HOME_SIDE_OF,
  NATION_OF,
  R,
  REGION_COUNT,
  REGION_NAMES,
  VP_OF,
} from '../../games/wotr/map/regions.ts';
import { SET_ASIDE } from '../../games/wotr/state.ts';
import { ARAGORN, SARUMAN, STRIDER } from '../../games/wotr/tables/characters.ts';
import { E } from '../../games/wotr/tables/events.ts';
import { FREE, ISENGARD, NO_NATION, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import { DUNLENDING, isCharacter } from '../../games/wotr/tables/pieces.ts';
import { movesOf } from '../../games/wotr/team/command.ts';
import { type Idea, idea } from '../idea.ts';
import { aimOf, dangerAt, GOAL, type Power, PRIZE_AT, PROSPECT, powerOf, shift } from './field.ts';
import { fieldScale, habits } from './habits.ts';
import type { Seen, Situation } from './situation.ts';
import { known, listed } from './war.ts';

const WIN = 60;
/** Stopping short of a move that changes nothing. */
const EFFORT = 0.02;

export const KINGS_CITIES: readonly number[] = [R['minas-tirith'], R['dol-amroth'], R.pelargir];

/** Regions that a card on the table closes to Armies of the Shadow. */
const SHUT: readonly (readonly [card: number, regions: readonly number[]])[] = [
  [E['a-power-too-great'], [R.lorien, R.rivendell, R['grey-havens']]],
  [E['the-power-of-tom-bombadil'], [R['old-forest'], R.shire, R.buckland]],
];
/** By region: that card. */
const SHUT_BY = Array.from(
  { length: REGION_COUNT },
  (_, region) => SHUT.find(([, shut]) => shut.includes(region))?.[0],
);

export function isShut(s: Seen, region: number, side: Side): boolean {
  const card = SHUT_BY[region];
  return card !== undefined && side === SHADOW && s.table.includes(card);
}

/** The part of a force that politics let into a region. */
function allowed(s: Seen, force: Force, side: Side, to: number): Force {
  if (NATION_OF[to] === NO_NATION) return force;
  let mask = 0;
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++)
    if (s.step[nation] === 0 || NATION_OF[to] === nation) mask |= bitsOf(nation);
  if (((force.regular | force.elite | force.leader) & ~mask) === 0) return force;
  return { ...force, regular: force.regular & mask, elite: force.elite & mask, leader: force.leader & mask };
}

/** The force without its weakest units. */
export function weakened(force: Force, side: Side, units: number): Force {
  const rest = { ...force };
  const hillmen = Math.min(units, dunlendingsIn(force, side));
  if (hillmen > 0) changePiece(rest, DUNLENDING, -hillmen);
  const before = unitCount(rest);
  rest.regular = lessened(rest.regular, side, units - hillmen);
  rest.elite = lessened(rest.elite, side, units - hillmen - (before - unitCount(rest)));
  return rest;
}

/** The packed units without so many of them, or as many as there are: those of the last Nations go first. */
function lessened(word: number, side: Side, units: number): number {
  let rest = word;
  let left = units;
  for (let nation = NATION_END[side] - 1; nation >= FIRST_NATION[side] && left > 0; nation--) {
    const n = Math.min(left, countOf(rest, nation));
    rest -= packed(nation, n);
    left -= n;
  }
  return rest;
}

/** Who should not be dragged along: Strider where he can claim his crown, and Saruman, who cannot go. */
function homebodies(s: Seen, from: number): number {
  let set = 1 << SARUMAN;
  if (s.at[ARAGORN] === SET_ASIDE && s.at[STRIDER] === from && KINGS_CITIES.includes(from) && !s.captured[from])
    set |= 1 << STRIDER;
  return set;
}

export interface March extends Idea {
  readonly to: number;
  readonly force: Force;
}

const GARRISONS: readonly number[] = [0, 1, 2, 3, 5];
const NO_GARRISON: readonly number[] = [0];

/** The best move of the force, or part of it, from a region to one of these. */
export function marchOf(
  sit: Situation,
  from: number,
  whole: Force,
  led: boolean,
  regions: readonly number[],
): March | undefined {
  const { s, side } = sit;
  const stay = homebodies(s, from);
  const force = { ...whole, characters: whole.characters & ~stay };
  const bands: Band[] = [];
  const garrisons = PRIZE_AT[from] < 0 ? NO_GARRISON : GARRISONS;
  let best: Party | undefined;
  let most = 0;
  let there = -1;
  for (const to of regions) {
    if (!isOpen(s, to, side) || isShut(s, to, side)) continue;
    const { band, units, parties } = bandOf(bands, allowed(s, force, side, to));
    const room = STACKING_LIMIT - unitsIn(s, to, side);
    if (units === 0 || room <= 0) continue;
    const gain = gainAt(sit, to);
    for (let i = 0; i < garrisons.length; i++) {
      const keep = garrisons[i];
      const left = Math.max(keep, units - room);
      if (left >= units) break;
      if (keep > 0 && keep < units - room) continue;
      parties[left] ??= partyOf(sit, from, left > 0 ? weakened(band, side, left) : band);
      const party = parties[left];
      if (led && !isLed(s, party.force)) continue;
      const value = marchValue(sit, from, to, party, gain);
      if (best && value <= most) continue;
      best = party;
      most = value;
      there = to;
    }
  }
  return best && { value: most, to: there, force: best.force, why: whyMarch(sit, from, there, best.force) };
}

/** Those of a force who may go to a region, mostly the same for all regions, and the parties of them that were thought of. */
interface Band {
  readonly band: Force;
  readonly units: number;
  /** By units that stay behind. */
  readonly parties: (Party | undefined)[];
}

function bandOf(bands: Band[], may: Force): Band {
  for (const known of bands) if (isSameBand(known.band, may)) return known;
  const made = { band: may, units: unitCount(may), parties: [] };
  bands.push(made);
  return made;
}

/** Of one force; what else is in it goes everywhere. */
const isSameBand = (a: Force, b: Force): boolean =>
  a === b || (a.regular === b.regular && a.elite === b.elite && a.leader === b.leader);

function whyMarch(sit: Situation, from: number, to: number, goes: Force): () => string {
  return () => {
    const aim = aimOf(sit.field, sit.side, from, to, powerOf(sit.s, goes, sit.side));
    const about =
      aim < 0
        ? ''
        : sit.field.holder[PRIZE_AT[aim]] === sit.side
          ? `, to guard ${REGION_NAMES[aim]}`
          : aim === to
            ? ''
            : `, on the way to ${REGION_NAMES[aim]}`;
    return `The Army of ${REGION_NAMES[from]} is wanted in ${REGION_NAMES[to]}${about}.`;
  };
}

/** A change of the field as a use of a die. */
const fieldGain = (side: Side, change: number): number => {
  const value = fieldScale(side) * change;
  const most = side === FREE ? habits.mostFree : habits.mostShadow;
  return value <= 0 ? value : most * (1 - Math.exp(-value / most));
};

/** Who goes, with what they are and what is lost where they leave: the same wherever they go. */
interface Party {
  readonly force: Force;
  readonly power: Power;
  /** A siege given up, a City left with too few, a place left open. */
  readonly siege: number;
  readonly home: number;
  readonly bare: number;
}

function partyOf(sit: Situation, from: number, force: Force): Party {
  const { s, side } = sit;
  const left = unitsIn(s, from, side) - unitCount(force);
  const gaps = side === FREE && HOME_SIDE_OF[from] === FREE && VP_OF[from] > 0 && left < 3;
  return {
    force,
    power: powerOf(s, force, side),
    siege: left <= 3 && isBesieged(s, from) && !isInside(s, from, side) ? habits.siege : 0,
    home: gaps ? VP_OF[from] * (left === 0 ? habits.homeNone : left === 1 ? habits.homeOne : habits.homeTwo) : 0,
    bare: abandoned(sit, from, left),
  };
}

/** What is won and lost where they arrive, whoever goes: the Settlement of an enemy, and his sleep. */
interface Gain {
  readonly capture: number;
  readonly wakes: number;
}

function gainAt(sit: Situation, to: number): Gain {
  const { s, side, enemy } = sit;
  const taken = controller(s, to) === enemy && !(isStronghold(to) && hasUnits(s, to, enemy));
  const nation = NATION_OF[to];
  const wakes = side === SHADOW && nation !== NO_NATION && nation < ISENGARD && !s.active[nation];
  return { capture: taken ? captureWorth(sit, to) : 0, wakes: wakes ? 0.2 : 0 };
}

function marchValue(sit: Situation, from: number, to: number, party: Party, { capture, wakes }: Gain): number {
  const { field, side } = sit;
  const { power, siege, home, bare } = party;
  return fieldGain(side, shift(field, side, from, to, power)) - EFFORT + capture - siege - home - bare - wakes;
}

/** A City or Stronghold, taken or one's own, that nobody is left in, with the enemy at its door: what that costs. */
export function abandoned({ s, side, enemy }: Situation, region: number, left: number): number {
  if (left > 0 || PRIZE_AT[region] < 0 || controller(s, region) !== side) return 0;
  const atTheDoor = ADJACENT[region].some((next) => hasUnits(s, next, enemy) && !isInside(s, next, enemy));
  return atTheDoor ? habits.abandoned * VP_OF[region] : 0;
}

/** What taking the Settlement of a region is worth on the spot. */
export function captureWorth(sit: Situation, region: number): number {
  const prize = PRIZE_AT[region];
  if (prize < 0) return HOME_SIDE_OF[region] === sit.side ? 0.6 : 0.25;
  const { side, points } = sit;
  const gains = HOME_SIDE_OF[region] !== side;
  if (gains && points[side] + VP_OF[region] >= GOAL[side]) return WIN;
  const saves = !gains && points[sit.enemy] >= GOAL[sit.enemy] && points[sit.enemy] - VP_OF[region] < GOAL[sit.enemy];
  if (saves) return WIN;
  const share = side === FREE ? habits.captureFree : habits.captureShadow;
  return share * sit.field.worth[prize] * (1 - PROSPECT * dangerAt(sit.field, prize));
}

/** By die: the best march out of a region. */
export function marchFrom(sit: Situation, from: number, led: boolean): Idea {
  const value = listed(sit.war.marches, 2 * from + Number(led), () => bestMarch(sit, from, led)?.value ?? -1);
  return idea(
    value,
    () => bestMarch(sit, from, led)?.why() ?? `The Army of ${REGION_NAMES[from]} has nowhere better to go.`,
  );
}

function bestMarch(sit: Situation, from: number, led: boolean): March | undefined {
  const ways =
    sit.s.rules.twilight && sit.side === SHADOW ? [...ADJACENT[from], ...landings(sit.s, from)] : ADJACENT[from];
  const army = armyIn(sit.s, from, sit.side);
  const force = sit.s.team ? movesOf(sit.s, army, from, sit.side) : army;
  return marchOf(sit, from, force, led, ways);
}

/** Who of the force must stay so that the plan's force goes: the first piece too many, or -1. */
export function surplus(force: Force, wanted: Force, side: Side): number {
  for (const piece of piecesOf(force, side)) if (pieceCount(force, piece) > pieceCount(wanted, piece)) return piece;
  return -1;
}

/** How much one more figure in a region helps, there and around. */
export const recruitValue = (sit: Situation, piece: number, region: number): number =>
  isCharacter(piece) ? 0 : known(sit.war.recruits, piece * REGION_COUNT + region, () => addedBy(sit, piece, region));

function addedBy({ s, side, field }: Situation, piece: number, region: number): number {
  const before = armyIn(s, region, side);
  const after = { ...before };
  changePiece(after, piece, 1);
  const [was, is] = [powerOf(s, before, side), powerOf(s, after, side)];
  const power = { attack: is.attack - was.attack, defence: is.defence - was.defence };
  const crowded = unitCount(after) > 8 ? 0.5 : 1;
  const share = side === FREE ? habits.recruitFree : habits.recruitShadow;
  return share * crowded * fieldGain(side, shift(field, side, -1, region, power));
}

/** Where nothing is to be gained at once, recruits are at least on the side of the enemy. */
const FARTHER = 1e-4;

function enemyDistance({ s, enemy }: Situation, region: number): number {
  let least = REGION_COUNT;
  for (let other = 0; other < REGION_COUNT; other++)
    if (hasUnits(s, other, enemy)) least = Math.min(least, distance(region, other));
  return least;
}

export function recruitIdea(sit: Situation, piece: number, region: number): Idea {
  return idea(recruitValue(sit, piece, region) - FARTHER * enemyDistance(sit, region), () => {
    const aim = aimOf(sit.field, sit.side, -1, region, { attack: 1, defence: 1 });
    return aim < 0 || aim === region
      ? `${REGION_NAMES[region]} needs strength.`
      : `Strength in ${REGION_NAMES[region]} tells most, because of ${REGION_NAMES[aim]}.`;
  });
}
