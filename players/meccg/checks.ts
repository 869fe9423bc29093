// Checks that wait in a chain: how likely they fail, and what hangs on them.
import { NONE } from '../../engine/game.ts';
import { POINTS } from '../../games/meccg/cards/all.ts';
import { isCharacter } from '../../games/meccg/cards/kinds.ts';
import type { Action } from '../../games/meccg/chain/action.ts';
import { theChain } from '../../games/meccg/declared.ts';
import { checkersOf } from '../../games/meccg/effects/reading/checkers.ts';
import { numbersOf } from '../../games/meccg/influence/attempt.ts';
import { isCard } from '../../games/meccg/refs.ts';
import { COUNCIL, ownerOf } from '../../games/meccg/state.ts';
import { bodyOf } from '../../games/meccg/stats.ts';
import { type Idea, idea, percent } from '../idea.ts';
import { factionChance } from './gains.ts';
import { habits } from './habits.ts';
import { gapMoreThan, moreThan, shifted } from './odds.ts';
import { KIND_OF_POINTS, nameOfCard, type Situation } from './situation.ts';

export interface Check {
  /** What its player gains when it goes well, or keeps when it does not go ill. */
  readonly stake: number;
  /** The check is one of the seat's own. */
  readonly isMine: boolean;
  /** The chance that it goes well with so much more. */
  readonly chance: (plus: number) => number;
}

/** Those who have tapped for a check count as +1 each. */
const helpIn = (sit: Situation, check: Action): number =>
  check.help.length / 2 + theChain(sit.s).filter((one) => one.kind === 'support').length;

/** What is known about the check that an action is; undefined if it is none. */
export function checkIn(sit: Situation, check: Action): Check | undefined {
  const { s, seat } = sit;
  if (check.kind === 'faction') {
    const def = s.def[check.card];
    const now = factionChance(sit, check.card, check.by);
    return {
      stake: sit.gain(check.seat, KIND_OF_POINTS[def], POINTS[def]),
      isMine: check.seat === seat,
      chance: (plus) => shifted(now, plus + check.plus + check.n),
    };
  }
  if (check.kind === 'influence') {
    const { plus, against, value } = numbersOf(s, check.by, check.on, check.to !== NONE);
    return {
      stake: sit.stake(check.on),
      isMine: check.seat === seat,
      chance: (more) => gapMoreThan(value + against - plus - check.plus - more),
    };
  }
  if (check.kind === 'body') {
    if (!isCard(check.on)) return { stake: 0.3, isMine: check.seat === seat, chance: () => 0.5 };
    const body = bodyOf(s, check.on);
    return {
      stake: sit.stake(check.on),
      isMine: ownerOf(s, check.on) === seat,
      chance: (plus) => 1 - moreThan(body - check.n - check.plus - plus),
    };
  }
  const [who] = checkersOf(s, check);
  if (who === undefined || !isCharacter(s.def[who])) return undefined;
  const given = (check.kind === 'corruption' ? check.n : 0) + check.plus + helpIn(sit, check);
  return {
    stake: sit.stake(who),
    isMine: ownerOf(s, who) === seat,
    chance: (plus) => 1 - sit.failure(who, 0, given + plus),
  };
}

/** The check of the chain in which most hangs for the seat. */
function gravest(sit: Situation): Check | undefined {
  let found: Check | undefined;
  let most = 0;
  for (const action of theChain(sit.s)) {
    const check = action.cancelled === 0 ? checkIn(sit, action) : undefined;
    const risk = check?.isMine ? (1 - check.chance(0)) * check.stake : 0;
    if (risk > most) {
      most = risk;
      found = check;
    }
  }
  return found;
}

/** Somebody taps to support a corruption check (MW-T8.1.1). */
export function rateSupport(sit: Situation, card: number): Idea {
  const check = gravest(sit);
  if (!check) return idea(-1, 'Nothing hangs on it.');
  const better = check.chance(1) - check.chance(0);
  const cost = sit.s.phase === COUNCIL ? 0.01 : habits.tap;
  return idea(
    better * check.stake - cost,
    () => `The support of ${nameOfCard(sit.s, card)} makes the check safer by ${percent(better)}.`,
  );
}
