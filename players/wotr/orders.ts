// Orders to Armies and Ships, step by step: who goes, who stays, where to, whom to attack. The plan is found first, then each step follows it.

import { shipsIn } from '../../games/wotr/armies/ships.ts';
import { armyIn, type Force, isLed } from '../../games/wotr/forces/force.ts';
import type { BattleStep } from '../../games/wotr/frames.ts';
import { ADJACENT, REGION_COUNT, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { idea } from '../idea.ts';
import { frameOf, type Scorer } from './asked.ts';
import { assault, attackFrom } from './assault.ts';
import { advanceOf } from './battle.ts';
import { bestSail, rateSail } from './factions.ts';
import { powerOf, shift } from './field.ts';
import { fieldScale } from './habits.ts';
import { marchFrom, marchOf, surplus } from './marches.ts';
import type { Situation } from './situation.ts';

/** Who of an Army goes where: the plan is found first, then each step follows it. */
export const pick: Scorer = (sit, question) => {
  const { from, force, lead } = frameOf<'army/pick-choose'>(question);
  const regions = question.decision.moves.filter(({ verb }) => verb === 'to').map(({ arg }) => arg);
  const reach = question.decision.moves.some(({ verb }) => verb === 'leave')
    ? [...new Set([...regions, ...ADJACENT[from]])]
    : regions;
  const plan = marchOf(sit, from, force, lead !== 'none', reach);
  if (!plan) return (move) => idea(move.verb === 'to' ? 0 : -1, 'The Army must go somewhere.');
  const extra = surplus(force, plan.force, sit.side);
  const canLeave = question.decision.moves.some(({ verb, arg }) => verb === 'leave' && arg === extra);
  return (move) => {
    if (move.verb === 'leave')
      return idea(canLeave && move.arg === extra ? 2 : -1, `Some must stay in ${REGION_NAMES[from]}.`);
    return idea(move.arg === plan.to ? 1 : 0, plan.why);
  };
};

export const march: Scorer = (sit, question) => {
  const { lead, sea = [] } = frameOf<'army/march-choose'>(question);
  const resting = (region: number): number => shipsIn(sit.s, region) - sea.filter((other) => other === region).length;
  return (move) => {
    if (move.verb === 'done') return idea(0, 'No other Army needs to move.');
    return move.verb === 'sail'
      ? bestSail(sit, move.arg, resting(move.arg))
      : marchFrom(sit, move.arg, lead !== 'none');
  };
};

export const sail: Scorer = (sit, question) => {
  const { from, ships } = frameOf<'fleet/sail-choose'>(question);
  return rateSail(sit, from, ships);
};

export const onward: Scorer = (sit, question) => {
  const { force } = frameOf<'army/onward-choose'>(question);
  const { moves } = question.decision;
  const steps = moves.filter(({ verb }) => verb === 'to');
  let here = -1;
  for (let region = 0; region < REGION_COUNT && here < 0; region++)
    if (steps.every(({ arg }) => ADJACENT[region].includes(arg)) && holds(sit, region, force)) here = region;
  const power = powerOf(sit.s, force, sit.side);
  return (move) =>
    move.verb === 'stop'
      ? idea(0, 'The Army has come far enough.')
      : idea(
          fieldScale(sit.side) * shift(sit.field, sit.side, here, move.arg, power),
          () => `On to ${REGION_NAMES[move.arg]}.`,
        );
};

const holds = (sit: Situation, region: number, force: Force): boolean => {
  const army = armyIn(sit.s, region, sit.side);
  return army.regular >= force.regular && army.elite >= force.elite && army.regular + army.elite > 0;
};

export const attack: Scorer = (sit, question) => {
  const { lead } = frameOf<'army/attack-choose'>(question);
  return (move) =>
    move.verb === 'done' ? idea(0, 'No attack is worth it.') : attackFrom(sit, move.arg, lead !== 'none');
};

/** All attack; what must be held is held after the battle, by those who do not advance. */
export const assemble: Scorer = (sit, question) => {
  const { from, force, lead } = frameOf<'army/assemble-choose'>(question);
  const ready = lead === 'none' || isLed(sit.s, force);
  return (move) =>
    move.verb === 'leave' ? idea(ready ? -100 : -50, 'He stays.') : assault(sit, from, move.arg, force);
};

export const advance: Scorer = (sit, question) => {
  const f = frameOf<BattleStep>(question);
  const plan = advanceOf(sit, f);
  const extra = plan.stays ? -1 : surplus(f.force, plan.force, sit.side);
  const canLeave = question.decision.moves.some(({ verb, arg }) => verb === 'leave' && arg === extra);
  return (move) => {
    if (move.verb === 'stay') return idea(plan.stays ? 2 : 0, plan.why);
    if (move.verb === 'leave')
      return idea(canLeave && move.arg === extra ? 1.5 : -1, `Some must stay in ${REGION_NAMES[f.from]}.`);
    return idea(plan.stays ? 0 : 1, plan.why);
  };
};
