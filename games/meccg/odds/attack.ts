// The exact outcome of a whole attack: every target faces one strike, whatever happens to the others.
import { type Attacker, type StrikeOdds, strikeOdds, type Target } from './strike.ts';

export interface AttackOdds {
  /** All strikes are defeated (MW-S7.6.1). */
  readonly defeated: number;
  /** Nobody is wounded or eliminated, or leaves. */
  readonly unhurt: number;
  /** The chance of so many wounded (survivors only), and of so many eliminated, by number. */
  readonly wounded: readonly number[];
  readonly eliminated: readonly number[];
  /** By target, in the order given. */
  readonly strikes: readonly StrikeOdds[];
}

export function attackOdds(targets: readonly Target[], attacker: Attacker): AttackOdds {
  const strikes = targets.map((target) => strikeOdds(target, attacker));
  return {
    defeated: product(strikes.map((odds) => odds.defeated)),
    unhurt: product(strikes.map((odds) => 1 - odds.wounded - odds.eliminated - odds.gone)),
    wounded: counts(strikes.map((odds) => odds.wounded)),
    eliminated: counts(strikes.map((odds) => odds.eliminated)),
    strikes,
  };
}

const product = (chances: readonly number[]): number => chances.reduce((all, chance) => all * chance, 1);

/** The chance that so many of these happen, by number. */
function counts(chances: readonly number[]): number[] {
  let found = [1];
  for (const chance of chances) {
    const next = new Array<number>(found.length + 1).fill(0);
    for (const [n, so] of found.entries()) {
      next[n] += so * (1 - chance);
      next[n + 1] += so * chance;
    }
    found = next;
  }
  return found;
}
