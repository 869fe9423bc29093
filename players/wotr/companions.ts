// Companions who leave the Fellowship or are on their own: where each is wanted.
import type { Move } from '../../engine/game.ts';
import { controller, isBesieged, isCityOrStronghold, isStronghold } from '../../games/wotr/board/control.ts';
import { hasUnits } from '../../games/wotr/forces/force.ts';
import { distance, HOME_SIDE_OF, NATION_OF, R, REGION_COUNT, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { IN_FELLOWSHIP, SET_ASIDE } from '../../games/wotr/state.ts';
import {
  ARAGORN,
  BOROMIR,
  CHARACTER_NAMES,
  CHARACTER_SIDE,
  canActivate,
  GANDALF_GREY,
  GANDALF_WHITE,
  GIMLI,
  LEGOLAS,
  LEVEL_OF,
  MERIADOC,
  PEREGRIN,
  STRIDER,
} from '../../games/wotr/tables/characters.ts';
import { DWARVES, ELVES, FREE, GONDOR, NO_NATION, SHADOW } from '../../games/wotr/tables/nations.ts';
import { type Idea, idea } from '../idea.ts';
import { entErrand } from './factions.ts';
import { dangerAt, PRIZE_AT } from './field.ts';
import { habits } from './habits.ts';
import { KINGS_CITIES } from './marches.ts';
import { threatTo } from './politics.ts';
import type { Situation } from './situation.ts';

/** What a Companion does in a region: the crown, a Nation to wake or to hurry, an Army to lead. */
function useIn(sit: Situation, companion: number, region: number): number {
  const { s } = sit;
  let value = 0;
  const nation = NATION_OF[region];
  const friendly = HOME_SIDE_OF[region] === FREE && controller(s, region) === FREE;
  if (companion === STRIDER && s.at[ARAGORN] === SET_ASIDE && KINGS_CITIES.includes(region) && friendly)
    value += isBesieged(s, region) ? 1 : habits.crown + (region === R['minas-tirith'] ? 0.2 : 0);
  if (nation !== NO_NATION && friendly && isCityOrStronghold(region)) {
    if (!s.active[nation] && canActivate(companion, nation))
      value += habits.wakes + habits.wakesThreat * Math.min(6, threatTo(sit, nation));
    if (s.step[nation] > 0 && speaksFor(companion, region))
      value += habits.speaks + 0.12 * Math.min(6, threatTo(sit, nation));
  }
  if (hasUnits(s, region, FREE)) {
    const prize = PRIZE_AT[region];
    const threat = prize >= 0 && friendly ? dangerAt(sit.field, prize) : 0.05;
    value += habits.leads * threat;
  }
  if (region === R.fangorn && s.rules.twilight) value += entErrand(sit, companion);
  if (isStronghold(region) && controller(s, region) === SHADOW) value -= 1;
  return value;
}

const speaksFor = (companion: number, region: number): boolean =>
  (companion === BOROMIR && NATION_OF[region] === GONDOR) ||
  (companion === LEGOLAS && NATION_OF[region] === ELVES && isStronghold(region)) ||
  (companion === GIMLI && region === R.erebor && NATION_OF[region] === DWARVES);

/** What the Fellowship loses by his leaving: help against the Hunt, and dice that the Shadow may put into its box. */
function missed(sit: Situation, companion: number): number {
  const { s } = sit;
  const help = habits.missedLevel * LEVEL_OF[companion] + habits.missed;
  if (companion === GANDALF_GREY)
    return sit.minionCame && s.at[GANDALF_WHITE] === SET_ASIDE ? 0.2 : habits.missedGandalf;
  if (companion === STRIDER) return s.at[ARAGORN] === SET_ASIDE ? 0.2 : habits.missedStrider;
  return help;
}

/** Where errands lead. */
const HAVENS: readonly number[] = Array.from({ length: REGION_COUNT }, (_, region) => region).filter(
  (region) => HOME_SIDE_OF[region] === FREE,
);

const WITH_FANGORN = [...HAVENS, R.fangorn];
const goalsIn = (sit: Situation): readonly number[] => (sit.s.rules.twilight ? WITH_FANGORN : HAVENS);

interface Errand {
  readonly companion: number;
  readonly region: number;
  readonly value: number;
}

/** The errand most worth a separation now. */
function bestErrand(sit: Situation, extra: number): Errand | undefined {
  const { s } = sit;
  if (s.mordor > 0) return undefined;
  let best: Errand | undefined;
  const steps = sit.strides(s.ringBearers);
  const goals = goalsIn(sit);
  for (let c = 0; c < s.at.length; c++) {
    if (s.at[c] !== IN_FELLOWSHIP) continue;
    const reach = s.progress + LEVEL_OF[c] + extra;
    const loss = missed(sit, c);
    for (const region of goals) {
      if (steps[region] > reach) continue;
      let value = useIn(sit, c, region) - loss;
      if (c === GANDALF_GREY && sit.minionCame && sit.will) value += 2;
      if (!best || value > best.value) best = { companion: c, region, value };
    }
  }
  return best;
}

export function rateSeparate(sit: Situation, extra = 0): Idea {
  const errand = bestErrand(sit, extra);
  if (!errand) return idea(-1, 'Nobody should leave the Fellowship.');
  const { companion, region, value } = errand;
  return idea(value, () => `${CHARACTER_NAMES[companion]} is wanted in ${REGION_NAMES[region]}.`);
}

/** Who goes, and where to: the errand, and who may as well come along. */
export function rateGroup(sit: Situation, group: number, move: Move): Idea {
  const { s } = sit;
  const errand = bestErrand(sit, 0);
  if (move.verb === 'take') {
    if (group === 0) {
      const mine = errand?.companion === move.arg ? 5 : -missed(sit, move.arg);
      const onMap = s.at[move.arg] >= 0 ? bestWalk(sit, move.arg).gain : 0;
      return idea(s.at[move.arg] >= 0 ? onMap : mine, () => `${CHARACTER_NAMES[move.arg]} is the one to go.`);
    }
    return idea(alongWorth(sit, group, move.arg), () => `${CHARACTER_NAMES[move.arg]} is of more use out there.`);
  }
  if (move.verb === 'done') return idea(0, 'They go no further.');
  let value = 0.01;
  for (let c = 0; group >> c; c++) if (group & (1 << c)) value = Math.max(value, useIn(sit, c, move.arg) + 0.1);
  return idea(value, () => `They are wanted in ${REGION_NAMES[move.arg]}.`);
}

/** Somebody goes with Strider to wake Gondor: a Hobbit, or Boromir when they are gone. */
function alongWorth(sit: Situation, group: number, companion: number): number {
  const { s } = sit;
  if (s.at[companion] >= 0) return -1;
  const strider = (group & (1 << STRIDER)) !== 0;
  if (!strider || s.step[GONDOR] === 0) return -1;
  const hobbit = companion === MERIADOC || companion === PEREGRIN;
  const hobbits = (1 << MERIADOC) | (1 << PEREGRIN);
  if (s.active[GONDOR] === 1 || (group & (hobbits | (1 << BOROMIR))) !== 0) return -1;
  return hobbit ? 9 : companion === BOROMIR ? 8 : -1;
}

function bestWalk(sit: Situation, companion: number): { gain: number; region: number } {
  const { s } = sit;
  const from = s.at[companion];
  if (from < 0 || CHARACTER_SIDE[companion] !== FREE || isBesieged(s, from)) return { gain: 0, region: from };
  const reach = companion === GANDALF_WHITE ? 4 : LEVEL_OF[companion];
  const here = useIn(sit, companion, from);
  const steps = sit.strides(from);
  let best = { gain: 0, region: from };
  for (const region of goalsIn(sit)) {
    if (region === from || steps[region] > 12) continue;
    const turns = Math.ceil(steps[region] / reach);
    const gain = (useIn(sit, companion, region) - here) / turns;
    if (gain > best.gain) best = { gain, region };
  }
  return best;
}

export function rateMoveCompanions(sit: Situation): Idea {
  let gain = 0;
  let who = -1;
  for (let c = 0; c < sit.s.at.length; c++)
    if (sit.s.at[c] >= 0 && CHARACTER_SIDE[c] === FREE) {
      const walk = bestWalk(sit, c).gain;
      gain += walk;
      if (walk > 0.1) who = c;
    }
  return idea(gain * habits.walks - 0.15, () =>
    who < 0 ? 'Companions go where they help.' : `${CHARACTER_NAMES[who]} is wanted elsewhere.`,
  );
}

/** Which Companion on the map goes next. */
export const rateWalker = (sit: Situation, move: Move): Idea =>
  move.verb === 'done'
    ? idea(0.08, 'The others stand where they should.')
    : idea(
        bestWalk(sit, move.arg).gain,
        () => `${CHARACTER_NAMES[move.arg]} is wanted in ${REGION_NAMES[bestWalk(sit, move.arg).region]}.`,
      );

/** One leg of a walk: toward the place where he is wanted. */
export function rateWalk(sit: Situation, companion: number, region: number): Idea {
  const goal = bestWalk(sit, companion).region;
  const value = useIn(sit, companion, region) * 0.1 - distance(region, goal);
  return idea(value, () => `${CHARACTER_NAMES[companion]} is on the way to ${REGION_NAMES[goal]}.`);
}
