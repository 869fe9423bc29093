// The war as a field of force. Every City and Stronghold feels the Armies around it: those that could take it, fading with
// distance, and those that guard it. A move is good when it changes these pressures for the better.

import { FIRST_NATION, NATION_END } from '../../games/wotr/armies/pieces.ts';
import { controller, victoryPoints } from '../../games/wotr/board/control.ts';
import { armyIn, dunlendingsIn, type Force, hasUnits, leadership } from '../../games/wotr/forces/force.ts';
import { countOf, total } from '../../games/wotr/forces/packing.ts';
import {
  DISTANCE,
  HOME_SIDE_OF,
  REGION_COUNT,
  SETTLEMENT_OF,
  STRONGHOLD,
  VP_OF,
} from '../../games/wotr/map/regions.ts';
import type { Board } from '../../games/wotr/state.ts';
import { FREE, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import { memo } from '../../lib/memo.ts';
import { byHabits, habits } from './habits.ts';
import { armyKey } from './key.ts';

/** Every region worth Victory Points. */
export const PRIZES: readonly number[] = Array.from({ length: REGION_COUNT }, (_, r) => r).filter((r) => VP_OF[r] > 0);
/** By region: its place among the prizes, or -1. */
export const PRIZE_AT: Int8Array = Int8Array.from({ length: REGION_COUNT }, (_, r) => PRIZES.indexOf(r));

const PRIZE_PLACES: readonly number[] = PRIZES.map((_, i) => i);

/** Points that win (WR-10.3). */
export const GOAL: readonly number[] = [4, 10];
const ELITE_POWER = 1.7;
const LEADER_POWER = 0.5;
const DUNLENDING_POWER = 0.65;
/** What units of a Nation at peace count for: far from home they can do nothing yet. */
const AT_PEACE = [0.15, 0.6] as const;
/** How an Army's threat fades with each region, by side: the Free Peoples seldom leave their walls. */
const FADE = [0.45, 0.72] as const;
const FAINT = 0.04;
const BARE = 0.6;
const WALLS = { stronghold: 2.1, other: 1.3 } as const;
/** By prize: so much each, to begin with. A copy of a list of fractions is cheap, and is known to be one of fractions. */
const ALL_BARE: readonly number[] = PRIZES.map(() => BARE);
/** What friends one and two regions away add to a garrison. */
const HELP = [0, 0.4, 0.15] as const;
/** As long as it is only a threat, a prize counts for so much of its worth. */
export const PROSPECT = 0.5;

const wallsOf = (region: number): number => (SETTLEMENT_OF[region] === STRONGHOLD ? WALLS.stronghold : WALLS.other);

function guard(from: number, prize: number): number {
  if (from === prize) return wallsOf(prize);
  const d = DISTANCE[from * REGION_COUNT + prize];
  return d <= 2 ? HELP[d] : 0;
}

const fade = (side: Side, from: number, prize: number): number => {
  const felt = FADE[side] ** DISTANCE[from * REGION_COUNT + prize];
  return felt > FAINT ? felt : 0;
};

/** By region, then prize: how strongly an Army there is felt by a prize that it could take, or that it guards. */
const rows = (felt: (from: number, prize: number) => number): readonly Float64Array[] =>
  Array.from({ length: REGION_COUNT }, (_, from) => Float64Array.from(PRIZES, (prize) => felt(from, prize)));
const REACH = ([FREE, SHADOW] as const).map((side) => rows((from, prize) => fade(side, from, prize)));
const GUARD = rows(guard);
const NOWHERE = new Float64Array(PRIZES.length);
/** By region: the prizes that feel an Army there at all. */
const places = (felt: readonly Float64Array[]): readonly (readonly number[])[] =>
  felt.map((row) => PRIZE_PLACES.filter((i) => row[i] > 0));
const GUARDED = places(GUARD);

/** Fighting power in attack and in defence. */
export interface Power {
  readonly attack: number;
  readonly defence: number;
}

const NO_POWER: Power = { attack: 0, defence: 0 };

export function powerOf(s: Board, f: Force, side: Side): Power {
  const units = total(f.regular) + total(f.elite);
  if (units === 0) return NO_POWER;
  const lead = LEADER_POWER * Math.min(5, leadership(s, f, side), units);
  const defence =
    total(f.regular) - (1 - DUNLENDING_POWER) * dunlendingsIn(f, side) + ELITE_POWER * total(f.elite) + lead;
  let idle = 0;
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++)
    if (s.step[nation] > 0) idle += countOf(f.regular, nation) + ELITE_POWER * countOf(f.elite, nation);
  return { attack: defence - idle * (1 - AT_PEACE[side]), defence };
}

export const powerIn = (s: Board, region: number, side: Side): Power =>
  hasUnits(s, region, side) ? powerOf(s, armyIn(s, region, side), side) : NO_POWER;

export interface Field {
  /** By prize: the side that holds it, what it is worth, and the pressures on it. */
  readonly holder: Int8Array;
  readonly worth: number[];
  readonly attack: number[];
  readonly defence: number[];
  /** How likely it is to fall by these, 0 to 1. */
  readonly danger: number[];
  /** By side: the prizes that it does not hold. */
  readonly aims: readonly number[][];
  /** By side * regions + region: the prize that an Army there is after, NO_TASK, or UNKNOWN as long as nobody has asked. */
  readonly errand: Int8Array;
}

const NO_TASK = -1;
const UNKNOWN = -2;

/** Fields that are kept: programs that look ahead come to the same Armies again and again. */
const MOST_FIELDS = 1024;
const remembered = byHabits(() => memo<number, Field>(MOST_FIELDS));

/** `key` is that of the Armies, for those who know it already. */
export const fieldOf = (board: Board, key = armyKey(board)): Field => remembered()(key, () => makeField(board));

function makeField(board: Board): Field {
  const n = PRIZES.length;
  const field: Field = {
    holder: new Int8Array(n),
    worth: ALL_BARE.slice(),
    attack: ALL_BARE.slice(),
    defence: ALL_BARE.slice(),
    danger: ALL_BARE.slice(),
    aims: [[], []],
    errand: new Int8Array(2 * REGION_COUNT).fill(UNKNOWN),
  };
  const worths = pointWorths([victoryPoints(board, FREE), victoryPoints(board, SHADOW)]);
  for (let i = 0; i < n; i++) {
    const holder = controller(board, PRIZES[i]);
    field.holder[i] = holder;
    field.worth[i] = VP_OF[PRIZES[i]] * worths[HOME_SIDE_OF[PRIZES[i]] === FREE ? SHADOW : FREE];
    field.attack[i] = 0;
    field.aims[holder === FREE ? SHADOW : FREE].push(i);
  }
  setTasks(field, armiesOf(board, field));
  for (let i = 0; i < n; i++) field.danger[i] = danger(field.attack[i], field.defence[i]);
  return field;
}

/** All Armies, the strongest in attack first; the prizes feel at once those that guard them. */
function armiesOf(board: Board, { holder, defence }: Field): Army[] {
  const armies: Army[] = [];
  for (const side of [FREE, SHADOW] as const)
    for (let region = 0; region < REGION_COUNT; region++) {
      const power = powerIn(board, region, side);
      if (power.defence === 0) continue;
      enlist(armies, { side, region, power });
      const guards = GUARD[region];
      const guarded = GUARDED[region];
      for (let n = 0; n < guarded.length; n++) {
        const i = guarded[n];
        if (holder[i] === side) defence[i] += power.defence * guards[i];
      }
    }
  return armies;
}

/** Puts an Army among those that are in order already; of equal ones the earlier stays first. */
function enlist(armies: Army[], army: Army): void {
  let place = armies.length;
  armies.push(army);
  for (; place > 0 && armies[place - 1].power.attack < army.power.attack; place--) armies[place] = armies[place - 1];
  armies[place] = army;
}

interface Army {
  readonly side: Side;
  readonly region: number;
  readonly power: Power;
}

/** An Army counts fully for the prize it is after, and so much for all the others it could turn to. */
const ASIDE = 0.2;
/** With so many times the defence around it, a prize needs no more Armies. */
const PLENTY = 2.2;

/** The Armies choose their prizes one after the other. */
function setTasks(field: Field, armies: readonly Army[]): void {
  const { attack, aims } = field;
  for (const { side, region, power } of armies) {
    const reach = REACH[side][region];
    const aimed = aims[side];
    const best = power.attack > 0 ? taskOf(field, side, region, aimed) : NO_TASK;
    if (best !== NO_TASK) field.errand[side * REGION_COUNT + region] = best;
    for (let n = 0; n < aimed.length; n++) {
      const i = aimed[n];
      attack[i] += power.attack * reach[i] * (i === best ? 1 : ASIDE);
    }
  }
}

/** Of these prizes, none of them its own, the one that is nearest, weakest and worth most, and not yet taken care of by others. */
function taskOf({ worth, attack, defence }: Field, side: Side, region: number, aimed: readonly number[]): number {
  const reach = REACH[side][region];
  let best = NO_TASK;
  let most = 0;
  for (let n = 0; n < aimed.length; n++) {
    const i = aimed[n];
    const cared = attack[i] > PLENTY * defence[i] ? 0.3 : 1;
    const pull = (cared * worth[i] * reach[i] * reach[i]) / (defence[i] + 3);
    if (pull > most) {
      most = pull;
      best = i;
    }
  }
  return best;
}

/** By side: what a Victory Point is worth to it. */
const pointWorths = (points: readonly number[]): readonly number[] => [
  pointWorth(FREE, points),
  pointWorth(SHADOW, points),
];

/** What a Victory Point is worth to the side that is after it: more when few are missing. */
function pointWorth(side: Side, points: readonly number[]): number {
  const missing = GOAL[side] - points[side];
  if (side === SHADOW) return missing <= 4 ? habits.pointShadowNear : habits.pointShadow;
  return missing <= 2 ? habits.pointFreeLast : missing <= 3 ? habits.pointFreeNear : habits.pointFree;
}

const danger = (attack: number, defence: number): number => {
  const x = attack / defence;
  return (x * x * x) / (1 + x * x * x);
};

/** How likely the prize is to fall, by the pressures on it now: 0 to 1. */
export const dangerAt = (field: Field, prize: number): number => field.danger[prize];

/** What the Army of a region is after, or would be if there were one. */
function errandOf(field: Field, side: Side, region: number): number {
  const row = side * REGION_COUNT + region;
  if (field.errand[row] === UNKNOWN) field.errand[row] = taskOf(field, side, region, field.aims[side]);
  return field.errand[row];
}

/** By side, then by where from and to: the prizes that feel the difference. Made when they are first asked for. */
const TOUCHED = [FREE, SHADOW].map(() => new Array<readonly number[] | undefined>((REGION_COUNT + 1) * REGION_COUNT));

function touched(side: Side, from: number, to: number): readonly number[] {
  const key = (from + 1) * REGION_COUNT + to;
  const found = TOUCHED[side][key];
  if (found) return found;
  const feels = (row: readonly Float64Array[], i: number): boolean => row[to][i] !== (from < 0 ? 0 : row[from][i]);
  const made = PRIZE_PLACES.filter((i) => feels(REACH[side], i) || feels(GUARD, i));
  TOUCHED[side][key] = made;
  return made;
}

/** What it changes for `side` when so much of its power goes from one region (-1: the reserve) to another. */
export function shift(field: Field, side: Side, from: number, to: number, power: Power): number {
  const { holder, worth, attack, defence, danger: now } = field;
  const reachTo = REACH[side][to];
  const reachFrom = from < 0 ? NOWHERE : REACH[side][from];
  const guardTo = GUARD[to];
  const guardFrom = from < 0 ? NOWHERE : GUARD[from];
  const task = errandOf(field, side, from < 0 ? to : from);
  const prizes = touched(side, from, to);
  let sum = 0;
  for (let n = 0; n < prizes.length; n++) {
    const i = prizes[n];
    if (holder[i] === side) {
      const change = guardTo[i] - guardFrom[i];
      if (change !== 0 && attack[i] > 0)
        sum += worth[i] * (now[i] - danger(attack[i], defence[i] + power.defence * change));
    } else {
      const change = (reachTo[i] - reachFrom[i]) * (i === task ? 1 : ASIDE);
      if (change !== 0) sum += worth[i] * (danger(attack[i] + power.attack * change, defence[i]) - now[i]);
    }
  }
  return sum * PROSPECT;
}

/** The prize that gains most when the power goes there: what the move is about. -1 when none does. */
export function aimOf(field: Field, side: Side, from: number, to: number, power: Power): number {
  let most = 0;
  let aim = -1;
  const task = errandOf(field, side, from < 0 ? to : from);
  for (let i = 0; i < PRIZES.length; i++) {
    const held = field.holder[i] === side;
    const felt = held ? GUARD : REACH[side];
    const change = (felt[to][i] - (from < 0 ? 0 : felt[from][i])) * (held || i === task ? 1 : ASIDE);
    const gain =
      field.holder[i] === side
        ? field.danger[i] - danger(field.attack[i], field.defence[i] + power.defence * change)
        : danger(field.attack[i] + power.attack * change, field.defence[i]) - field.danger[i];
    if (field.worth[i] * gain > most) {
      most = field.worth[i] * gain;
      aim = PRIZES[i];
    }
  }
  return aim;
}
