// The exact outcome of a duel, in which both roll (MX-12.5).
import { bestOf } from './dice.ts';
import { bodyEnds, type Leaving } from './strike.ts';

/** One of both, with his prowess as he stands and all that is added to it. */
export interface Fighter {
  readonly prowess: number;
  readonly body: number;
  /** Of how many rolls he uses the best one. */
  readonly rolls?: number;
  /** What is added to a body check of his: 1 where he was wounded before. */
  readonly bodyPlus?: number;
  readonly leaves?: Leaving | undefined;
}

/** They add up to 1. */
export interface DuelOdds {
  /** The other is wounded and survives, or is eliminated or leaves. */
  readonly wounds: number;
  readonly eliminates: number;
  readonly ties: number;
  readonly wounded: number;
  readonly eliminated: number;
  /** He is discarded or goes back to hand. */
  readonly gone: number;
}

export function duelOdds(one: Fighter, other: Fighter): DuelOdds {
  let wins = 0;
  let ties = 0;
  for (const [own, chance] of bestOf(one.rolls ?? 1).entries())
    for (const [theirs, their] of bestOf(other.rolls ?? 1).entries()) {
      const gap = own + one.prowess - theirs - other.prowess;
      if (gap > 0) wins += chance * their;
      else if (gap === 0) ties += chance * their;
    }
  const loses = 1 - wins - ties;
  const endsOf = ({ body, bodyPlus = 0, leaves }: Fighter) => bodyEnds(body, bodyPlus, leaves);
  const [own, their] = [endsOf(one), endsOf(other)];
  return {
    wounds: wins * (1 - their.dies - their.leaves),
    eliminates: wins * (their.dies + their.leaves),
    ties,
    wounded: loses * (1 - own.dies - own.leaves),
    eliminated: loses * own.dies,
    gone: loses * own.leaves,
  };
}
