// The exact outcome of corruption, influence and body checks.
import { above, bestOf, SUMS } from './dice.ts';

/** They add up to 1. */
export interface CorruptionOdds {
  readonly passes: number;
  /** The result equals his corruption points or is one less (MW-S8.3.2). */
  readonly discarded: number;
  readonly eliminated: number;
}

/** `modifier` is everything that is added to the roll. */
export function corruptionOdds(points: number, modifier = 0): CorruptionOdds {
  const passes = above(points - modifier);
  const notEliminated = above(points - modifier - 2);
  return { passes, discarded: notEliminated - passes, eliminated: 1 - notEliminated };
}

/** The chance that the roll and everything added to it is more than the number needed (MW-S9.3.2). */
export const influenceOdds = (needed: number, modifier = 0, rolls = 1): number => above(needed - modifier, rolls);

/**
 * The chance to influence a card of the opponent away, who rolls too (MW-T9.2.1): `against` is what he subtracts besides his
 * roll, `value` what the result must exceed.
 */
export function contestOdds(value: number, modifier: number, against: number, rolls = 1): number {
  let chance = 0;
  for (const [own, one] of bestOf(rolls).entries())
    for (const [theirs, other] of SUMS.entries()) if (own + modifier - against - theirs > value) chance += one * other;
  return chance;
}

/** The chance that a body check eliminates him, or defeats the strike: the result is more than the body (MW-S7.5.1). */
export const bodyOdds = (body: number, modifier = 0): number => above(body - modifier);
