// The exact outcome of one strike (MW-S7.4.1 to MW-S7.5.5), and of one strike after the other on the same character.
import { above, bestOf, SUMS } from './dice.ts';

export type Stand = 'untapped' | 'tapped' | 'wounded';

/** Who is struck, with the prowess and body that he has apart from how he stands. */
export interface Target {
  readonly prowess: number;
  readonly body: number;
  /** Untapped, unless it says otherwise. */
  readonly stand?: Stand;
  /** He takes -3 so as not to tap. */
  readonly stays?: boolean;
  /** What else is added for this strike: excess strikes, supporters, cards. */
  readonly plus?: number;
  /** Of how many rolls he uses the best one: 1, or 2 with Lucky Strike. */
  readonly rolls?: number;
  /** What is added to a body check of his. */
  readonly bodyPlus?: number;
  readonly leaves?: Leaving | undefined;
}

/** Results of his body check at which somebody leaves play unharmed, whatever else they would mean. */
export interface Leaving {
  /** He is discarded (LE-S7.4.2). */
  readonly results?: readonly number[] | undefined;
  /** What the dice alone show: a Ringwraith slips back into hand (MX-11.1). */
  readonly rolls?: readonly number[] | undefined;
}

export interface Attacker {
  readonly prowess: number;
  /** None: a strike that fails is defeated. */
  readonly body?: number;
}

/** They add up to 1. */
export interface StrikeOdds {
  /** The strike fails, and its body check too. */
  readonly defeated: number;
  /** The strike fails, but its body holds. */
  readonly failed: number;
  readonly ineffectual: number;
  /** He is wounded and survives. */
  readonly wounded: number;
  readonly eliminated: number;
  /** He is discarded or goes back to hand instead. */
  readonly gone: number;
}

/** MW-S7.3.1, MW-S7.3.2 */
const PENALTY: Readonly<Record<Stand, number>> = { untapped: 0, tapped: 1, wounded: 2 };
/** MW-S7.3.4 */
const STAYS = 3;
/** A body check of somebody who was wounded before (MW-S7.5.2). */
const HURT = 1;

export function strikeOdds(target: Target, attacker: Attacker): StrikeOdds {
  const { stand = 'untapped', stays = false, plus = 0, rolls = 1, bodyPlus = 0 } = target;
  const prowess = target.prowess - PENALTY[stand] - (stays && stand === 'untapped' ? STAYS : 0) + plus;
  let fails = 0;
  let ineffectual = 0;
  let succeeds = 0;
  for (const [sum, chance] of bestOf(rolls).entries())
    if (sum + prowess > attacker.prowess) fails += chance;
    else if (sum + prowess === attacker.prowess) ineffectual += chance;
    else succeeds += chance;
  const { dies, leaves } = bodyEnds(target.body, bodyPlus + (stand === 'wounded' ? HURT : 0), target.leaves);
  const falls = attacker.body === undefined ? 1 : above(attacker.body);
  return {
    defeated: fails * falls,
    failed: fails * (1 - falls),
    ineffectual,
    wounded: succeeds * (1 - dies - leaves),
    eliminated: succeeds * dies,
    gone: succeeds * leaves,
  };
}

/** One body check with so much added to the roll. */
export function bodyEnds(
  body: number,
  plus: number,
  leaving?: Leaving,
): { readonly dies: number; readonly leaves: number } {
  if (!leaving) return { dies: above(body - plus), leaves: 0 };
  const { results = [], rolls = [] } = leaving;
  let dies = 0;
  let leaves = 0;
  for (const [sum, chance] of SUMS.entries())
    if (rolls.includes(sum) || results.includes(sum + plus)) leaves += chance;
    else if (sum + plus > body) dies += chance;
  return { dies, leaves };
}

/** How somebody stands after several strikes, one after the other; `gone` when he was eliminated or left. They add up to 1. */
export interface Ends {
  readonly untapped: number;
  readonly tapped: number;
  readonly wounded: number;
  readonly gone: number;
  /** Every one of the strikes was defeated. */
  readonly allDefeated: number;
}

/** One strike of each of so many attacks (Assassin, Slayer): facing one taps him, unless he takes -3. */
export function strikesOnOne(target: Target, attacker: Attacker, attacks: number): Ends {
  const at = new Map<Stand, number>([[target.stand ?? 'untapped', 1]]);
  let gone = 0;
  /** The chance that all so far were defeated, by how he stands. */
  let won = new Map(at);
  for (let n = 0; n < attacks; n++) {
    const before = [...at];
    const winning = won;
    at.clear();
    won = new Map();
    for (const [stand, chance] of before) {
      const odds = strikeOdds({ ...target, stand }, attacker);
      const after: Stand = stand === 'untapped' && !target.stays ? 'tapped' : stand;
      add(at, after, chance * (odds.defeated + odds.failed + odds.ineffectual));
      add(at, 'wounded', chance * odds.wounded);
      gone += chance * (odds.eliminated + odds.gone);
      add(won, after, (winning.get(stand) ?? 0) * odds.defeated);
    }
  }
  const of = (stand: Stand): number => at.get(stand) ?? 0;
  let allDefeated = 0;
  for (const chance of won.values()) allDefeated += chance;
  return { untapped: of('untapped'), tapped: of('tapped'), wounded: of('wounded'), gone, allDefeated };
}

const add = (to: Map<Stand, number>, stand: Stand, chance: number): void => {
  if (chance > 0) to.set(stand, (to.get(stand) ?? 0) + chance);
};
