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
const places = (felt: readonly Float64Array[]): readonly Uint8Array[] =>
  felt.map((row) => Uint8Array.from(PRIZES.keys()).filter((i) => row[i] > 0));
const REACHED = REACH.map(places);
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
  readonly worth: Float64Array;
  readonly attack: Float64Array;
  readonly defence: Float64Array;
  /** How likely it is to fall by these, 0 to 1. */
  readonly danger: Float64Array;
  /** By side * regions + region: the prize that the Army there is after, or -1. */
  readonly errand: Int8Array;
}

/** Fields that are kept: programs that look ahead come to the same Armies again and again. */
const MOST_FIELDS = 1024;
const remembered = byHabits(() => memo<number, Field>(MOST_FIELDS));

/** `key` is that of the Armies, for those who know it already. */
export const fieldOf = (board: Board, key = armyKey(board)): Field => remembered()(key, () => makeField(board));

function makeField(board: Board): Field {
  const n = PRIZES.length;
  const field: Field = {
    holder: new Int8Array(n),
    worth: new Float64Array(n),
    attack: new Float64Array(n),
    defence: new Float64Array(n).fill(BARE),
    danger: new Float64Array(n),
    errand: new Int8Array(2 * REGION_COUNT).fill(-1),
  };
  const points = [victoryPoints(board, FREE), victoryPoints(board, SHADOW)];
  for (let i = 0; i < n; i++) {
    field.holder[i] = controller(board, PRIZES[i]);
    field.worth[i] = VP_OF[PRIZES[i]] * pointWorth(HOME_SIDE_OF[PRIZES[i]] === FREE ? SHADOW : FREE, points);
  }
  const armies: Army[] = [];
  for (const side of [FREE, SHADOW] as const)
    for (let region = 0; region < REGION_COUNT; region++) {
      const power = powerIn(board, region, side);
      if (power.defence === 0) continue;
      armies.push({ side, region, power });
      const guards = GUARD[region];
      for (const i of GUARDED[region]) if (field.holder[i] === side) field.defence[i] += power.defence * guards[i];
    }
  setTasks(field, armies);
  for (let i = 0; i < n; i++) field.danger[i] = danger(field.attack[i], field.defence[i]);
  return field;
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

/** The Armies choose their prizes one after the other, the strongest first. */
function setTasks(field: Field, armies: Army[]): void {
  armies.sort((a, b) => b.power.attack - a.power.attack);
  for (const { side, region, power } of armies) {
    const reach = REACH[side][region];
    const reached = REACHED[side][region];
    const best = power.attack > 0 ? taskOf(field, side, region) : -1;
    field.errand[side * REGION_COUNT + region] = best;
    for (let n = 0; n < reached.length; n++) {
      const i = reached[n];
      if (field.holder[i] !== side) field.attack[i] += power.attack * reach[i] * (i === best ? 1 : ASIDE);
    }
  }
}

/** The prize that is nearest, weakest and worth most, and not yet taken care of by others. */
function taskOf({ holder, worth, attack, defence }: Field, side: Side, region: number): number {
  const reach = REACH[side][region];
  let best = -1;
  let most = 0;
  const reached = REACHED[side][region];
  for (let n = 0; n < reached.length; n++) {
    const i = reached[n];
    if (holder[i] === side) continue;
    const cared = attack[i] > PLENTY * defence[i] ? 0.3 : 1;
    const pull = (cared * worth[i] * reach[i] * reach[i]) / (defence[i] + 3);
    if (pull > most) {
      most = pull;
      best = i;
    }
  }
  return best;
}

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
const errandOf = (field: Field, side: Side, region: number): number => {
  const task = field.errand[side * REGION_COUNT + region];
  return task >= 0 ? task : taskOf(field, side, region);
};

/** By side, then by where from and to: the prizes that feel the difference. Made when they are first asked for. */
const TOUCHED = [FREE, SHADOW].map(() => new Array<Uint8Array | undefined>((REGION_COUNT + 1) * REGION_COUNT));

function touched(side: Side, from: number, to: number): Uint8Array {
  const key = (from + 1) * REGION_COUNT + to;
  const found = TOUCHED[side][key];
  if (found) return found;
  const feels = (row: readonly Float64Array[], i: number): boolean => row[to][i] !== (from < 0 ? 0 : row[from][i]);
  const made = Uint8Array.from(PRIZES.keys()).filter((i) => feels(REACH[side], i) || feels(GUARD, i));
  TOUCHED[side][key] = made;
  return made;
}

/** What it changes for `side` when so much of its power goes from one region (-1: the reserve) to another. */
export function shift(field: Field, side: Side, from: number, to: number, power: Power): number {
  const { holder, worth, attack, defence } = field;
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
        sum += worth[i] * (field.danger[i] - danger(attack[i], defence[i] + power.defence * change));
    } else {
      const change = (reachTo[i] - reachFrom[i]) * (i === task ? 1 : ASIDE);
      if (change !== 0) sum += worth[i] * (danger(attack[i] + power.attack * change, defence[i]) - field.danger[i]);
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
