// The Shadow's side of the quest: dice for the Hunt, and where Nazgûl and Minions are of use.

import type { Move } from '../../engine/game.ts';
import { isBesieging, isInside, isStronghold } from '../../games/wotr/board/control.ts';
import { hasUnits, unitsIn } from '../../games/wotr/forces/force.ts';
import { whereIsWitchKing } from '../../games/wotr/forces/witch-king.ts';
import { ADJACENT, distance, REGION_COUNT, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import {
  BALROG,
  CHARACTER_NAMES,
  CHIEF_OF_THE_RINGWRAITHS,
  LEADERSHIP_OF,
  MOUTH_OF_SAURON,
  WITCH_KING,
} from '../../games/wotr/tables/characters.ts';
import { FREE, SHADOW } from '../../games/wotr/tables/nations.ts';
import { type Idea, idea } from '../idea.ts';
import { dangerAt, PRIZE_AT } from './field.ts';
import { habits } from './habits.ts';
import type { Situation } from './situation.ts';
import { listed } from './war.ts';

/** Dice for the Hunt box before the roll: more as the Ring-bearers come nearer. */
export function rateHunt(sit: Situation, dice: number): Idea {
  const { s, toDoom, companions } = sit;
  const near = s.mordor > 0 || toDoom <= 9 ? habits.huntsNear : habits.hunts;
  const wanted = s.turn === 1 ? 1 : near + (s.corruption >= 6 ? habits.huntsHeavy : 0);
  return idea(-Math.abs(dice - Math.min(wanted, Math.max(1, companions))), () =>
    s.mordor > 0
      ? 'On the Mordor Track every die in the Hunt box makes the Eye worse.'
      : `The Ring-bearers are ${toDoom} moves from the Crack of Doom: ${dice} ${dice === 1 ? 'die hunts' : 'dice hunt'} them.`,
  );
}

/** How much an Army there could use one more point of Leadership when it has so many. */
function callFor(sit: Situation, region: number, lead: number): number {
  const units = unitsIn(sit.s, region, SHADOW);
  return units === 0 || lead >= Math.min(5, units) ? 0 : frontAt(sit, region) * useOf(lead) * Math.min(1, units / 5);
}

const frontAt = (sit: Situation, region: number): number => listed(sit.war.fronts, region, () => haste(sit, region));

/** What one more point of Leadership is worth beside so many. */
const useOf = (lead: number): number => (lead === 0 ? habits.leader : 1 - lead * habits.leaderMore);

/** How soon the Army in a region will fight. */
function haste(sit: Situation, region: number): number {
  const { s, field } = sit;
  if (isBesieging(s, region, SHADOW)) return habits.besieging;
  if (isInside(s, region, SHADOW)) return 0.25;
  let most = 0.05;
  for (const next of ADJACENT[region]) {
    const prize = PRIZE_AT[next];
    if (prize >= 0 && field.holder[prize] === FREE) most = Math.max(most, 0.2 + habits.ahead * dangerAt(field, prize));
    else if (unitsIn(s, next, FREE) > 0) most = Math.max(most, 0.25);
  }
  return most;
}

/** A Nazgûl with the Ring-bearers re-rolls a die of every Hunt. */
function watch(sit: Situation, region: number, nazgul: number): number {
  const { s } = sit;
  if (s.mordor > 0 || region !== s.ringBearers) return 0;
  if (isStronghold(region) && !s.captured[region]) return 0;
  const chief = s.at[CHIEF_OF_THE_RINGWRAITHS] >= 0; // every one of them counts then
  if (nazgul > 0) return chief && nazgul < s.huntDice ? 0.5 : 0;
  return habits.watch + (s.revealed ? 0.2 : 0);
}

const leadIn = (sit: Situation, region: number): number => sit.darkLeads[region];
const nazgulAt = (sit: Situation, region: number): number =>
  sit.s.nazgul[region] + (whereIsWitchKing(sit.s) === region ? 1 : 0);

/** What one of the Nazgûl standing in a region does there. */
const worthHere = (sit: Situation, region: number, points: number): number => {
  const lead = leadIn(sit, region);
  return callFor(sit, region, Math.max(0, lead - points)) + watch(sit, region, nazgulAt(sit, region) - 1);
};
const worthThere = (sit: Situation, region: number): number =>
  callFor(sit, region, leadIn(sit, region)) + watch(sit, region, nazgulAt(sit, region));

/** The best place on the map for one more, with its worth. */
function bestPlace(sit: Situation, not: number): { region: number; worth: number } {
  let best = { region: -1, worth: 0 };
  for (let region = 0; region < REGION_COUNT; region++) {
    if (region === not) continue;
    if (unitsIn(sit.s, region, SHADOW) === 0 && region !== sit.s.ringBearers) continue;
    const worth = worthThere(sit, region);
    if (worth > best.worth) best = { region, worth };
  }
  return best;
}

/** What one more of them, and another, would be worth where they could go: the highest of these numbers, no more than so many. */
function loudest(sit: Situation, most: number): readonly number[] {
  const { s } = sit;
  const calls: number[] = [];
  if (most === 0) return calls;
  for (let region = 0; region < REGION_COUNT; region++) {
    if (!hasUnits(s, region, SHADOW) && region !== s.ringBearers) continue;
    const lead = leadIn(sit, region);
    insert(calls, callFor(sit, region, lead) + watch(sit, region, nazgulAt(sit, region)), most);
    insert(calls, callFor(sit, region, lead + 1), most);
  }
  return calls;
}

/** Puts a number among those that are in order, the highest first; the lowest above so many is left out. */
function insert(numbers: number[], number: number, most: number): void {
  let place = numbers.length < most ? numbers.length : most - 1;
  if (place < numbers.length && numbers[place] >= number) return;
  for (; place > 0 && numbers[place - 1] < number; place--) numbers[place] = numbers[place - 1];
  numbers[place] = number;
}

/** What a Character die gains by moving them, roughly: the idle ones go where they are called for. */
export function rateMoveMinions(sit: Situation): Idea {
  const { s } = sit;
  const idle: number[] = [];
  const witchKing = whereIsWitchKing(s);
  for (let region = 0; region < REGION_COUNT; region++) {
    const here = s.nazgul[region] + (witchKing === region ? 1 : 0);
    for (let n = 0; n < Math.min(2, here); n++) idle.push(worthHere(sit, region, 1 + n));
  }
  idle.sort((a, b) => a - b);
  const calls = loudest(sit, idle.length);
  let gain = 0;
  for (let i = 0; i < calls.length; i++) gain += Math.max(0, calls[i] - idle[i]);
  return idea(gain * habits.flies - habits.fliesFor, 'The Nazgûl are wanted elsewhere.');
}

export function rateNazgulFrom(sit: Situation, move: Move): Idea {
  if (move.verb === 'done') return idea(0.1, 'The others are well placed.');
  if (move.verb === 'take' && (move.arg === MOUTH_OF_SAURON || move.arg === BALROG)) {
    const from = sit.s.at[move.arg];
    const walk = bestWalk(sit, from, move.arg === BALROG ? 2 : 3);
    return idea(
      walk - worthHere(sit, from, LEADERSHIP_OF[move.arg]),
      () => `${CHARACTER_NAMES[move.arg]} should lead an Army.`,
    );
  }
  const witchKing = move.verb === 'take';
  const from = witchKing ? sit.s.at[move.arg] : move.arg;
  const there = bestPlace(sit, from);
  const points = witchKing ? LEADERSHIP_OF[WITCH_KING] : 1;
  return idea(there.worth - worthHere(sit, from, points), () => `He is more useful in ${REGION_NAMES[there.region]}.`);
}

function bestWalk(sit: Situation, from: number, reach: number): number {
  let best = 0;
  for (let region = 0; region < REGION_COUNT; region++)
    if (distance(from, region) <= reach && region !== from) best = Math.max(best, worthThere(sit, region));
  return best;
}

export const rateNazgulTo = (sit: Situation, region: number): Idea =>
  idea(worthThere(sit, region), () =>
    region === sit.s.ringBearers && sit.s.mordor === 0
      ? 'A Nazgûl with the Ring-bearers makes the Hunt surer.'
      : `The Army in ${REGION_NAMES[region]} needs Leadership.`,
  );

/** Where a leader who comes into play is most useful. */
export const callIn = (sit: Situation, region: number): number =>
  worthThere(sit, region) + 0.01 * unitsIn(sit.s, region, SHADOW);

/** He flies to a Fellowship that was declared, unless he leads where he is (WR-12.5.5). */
export function rateHeSees(sit: Situation, move: Move): Idea {
  const from = sit.s.at[CHIEF_OF_THE_RINGWRAITHS];
  const gain = 0.9 + worthThere(sit, sit.s.ringBearers) - worthHere(sit, from, LEADERSHIP_OF[CHIEF_OF_THE_RINGWRAITHS]);
  return idea(move.verb === 'he comes' ? gain : 0, 'He sees them, and hunts with them in his sight.');
}
