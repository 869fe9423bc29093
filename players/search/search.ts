// A player that looks ahead. The game's own player names a few plans; each is begun in the same imagined worlds with the same
// chance, and played on; the judge says who is winning then. Plans that do badly are dropped early. The own player's
// choice stands unless another plan is better by more than the noise of the looks.
//
// Nothing but the turn is used: the worlds come from `turn.imagine`, which knows what the seat knows, and where a game says so
// (`guessing`) not even what the others' hidden cards are in sum.
import type { Move, State } from '../../engine/game.ts';
import { type RandomState, split } from '../../engine/random.ts';
import { percent } from '../idea.ts';
import type { Choice, Player, Turn } from '../player.ts';
import type { Foresight, Plan } from './foresight.ts';
import type { Judge } from './judge.ts';
import { type Look, lookAhead, type World } from './rollout.ts';

/** How long to look: so many looks ahead for one decision, or so many milliseconds. */
export type Budget = { readonly looks: number } | { readonly milliseconds: number };

export interface SearchPlan {
  readonly name: string;
  readonly budget: Budget;
  /** Plans that are looked at; the more, the fewer worlds for each. */
  readonly breadth: number;
}

/** A plan with what came of it, world by world: in the end, and at the end of this turn. */
export interface Trial {
  readonly plan: Plan;
  readonly chances: number[];
  readonly nears: number[];
}

/** Standard errors by which one must be worse to be looked at no more, and to be settled. */
const HOPELESS = 0.5;
const WORSE = 1.7;
/** What of a gain at the end of this turn is still there a turn later, and by how much plans differ from that. */
const LASTING = 0.5;
const SURPRISE = 0.025;
/** Worlds before a plan is dropped, before one is followed, and before all is settled. */
const WORLDS_TO_DROP = 4;
const WORLDS_TO_FOLLOW = 5;
const WORLDS_TO_SETTLE = 8;
/** Few worlds say little about their own spread: so many more count, with the spread that two plans have as a rule. */
const WORLDS_BEFORE = 4;
const USUAL_SPREAD = 0.1;

/** Standard errors beyond which nobody doubts, and a difference that makes none. */
const SURE = 3;
const TRIFLE = 0.004;

/** Who chooses needs two to compare; who asks is told of three. */
const PAIR = 2;
const ADVICE = 3;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much better `a` is than `b` in the same worlds, and the standard error of that. */
export function lead(a: readonly number[], b: readonly number[]): { readonly gain: number; readonly error: number } {
  const n = Math.min(a.length, b.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    sum += a[i] - b[i];
    squares += (a[i] - b[i]) ** 2;
  }
  const gain = sum / n;
  return { gain, error: Math.sqrt(Math.max(0, squares / n - gain * gain) / Math.max(1, n - 1)) };
}

/** The same, where few worlds do not say how much they differ. */
function widened({ chances }: Trial, than: Trial): { readonly gain: number; readonly error: number } {
  const n = chances.length;
  const { gain, error } = lead(chances, than.chances);
  const squares = error ** 2 * n * (n - 1) + WORLDS_BEFORE * USUAL_SPREAD ** 2;
  return { gain, error: Math.sqrt(squares / (n - 1 + WORLDS_BEFORE) / n) };
}

/**
 * How much better a plan may be thought to be: what the looks say, drawn towards what the end of this turn lets expect, which
 * has less luck in it; the more worlds were looked at, the less.
 */
export function outlook(trial: Trial, than: Trial): { readonly gain: number; readonly error: number } {
  const { gain, error } = widened(trial, than);
  const expected = LASTING * lead(trial.nears, than.nears).gain;
  const trust = SURPRISE ** 2 / (SURPRISE ** 2 + error ** 2);
  return { gain: expected + trust * (gain - expected), error: Math.sqrt(trust) * error };
}

interface Meter {
  /** What of the budget is used, 0 to 1 and more. */
  used(): number;
  /** Another look is done. */
  count(): void;
  /** There is no time left: a look that is not done yet is broken off. Looks that are counted take as long as they take. */
  isOver(): boolean;
}

/** Begins to count when it is made; a table that has less patience than the budget is heeded. */
function meterOf(budget: Budget, share: number, patience = Number.POSITIVE_INFINITY): Meter {
  const from = performance.now();
  const spent = (): number => performance.now() - from;
  if ('looks' in budget) {
    let looks = 0;
    const isOver = (): boolean => spent() >= patience;
    return { used: () => (isOver() ? 1 : looks / (share * budget.looks)), count: () => void looks++, isOver };
  }
  const most = Math.min(share * budget.milliseconds, patience);
  return { used: () => spent() / most, count: () => undefined, isOver: () => spent() >= most };
}

/** The best half go on, though not fewer than `least`, and the own player's choice always. */
function survivors(trials: readonly Trial[], least: number): Trial[] {
  const [own, ...others] = trials;
  const kept = others
    .map((trial) => ({ trial, ...outlook(trial, own) }))
    .filter(({ gain, error }) => trials.length <= least || gain + HOPELESS * error > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, Math.max(least, trials.length >> 1) - 1)
    .map(({ trial }) => trial);
  return [own, ...kept];
}

/** More looks would change nothing: the others are worse or as good as equal, or the only other one is better beyond doubt. */
export function isSettled([own, ...others]: readonly Trial[]): boolean {
  if (own.chances.length < WORLDS_TO_SETTLE) return false;
  const leads = others.map(({ chances }) => lead(chances, own.chances));
  if (leads.every(({ gain, error }) => gain + WORSE * error < TRIFLE)) return true;
  return leads.length === 1 && leads[0].gain > SURE * leads[0].error;
}

/**
 * Every plan of the list begun in the same worlds, until the budget is used or one plan is left, or until `isEnough`; `least` are kept
 * if they can.
 */
function tryOut<S extends State, V>(
  foresight: Foresight<S, V>,
  judge: Judge,
  turn: Turn<V>,
  random: RandomState,
  plans: readonly Plan[],
  meter: Meter,
  least: number,
  isEnough: (trials: readonly Trial[]) => boolean = () => false,
): readonly Trial[] {
  const { seat } = turn.decision;
  let trials: readonly Trial[] = plans.map((plan) => ({ plan, chances: [], nears: [] }));
  const rounds = Math.max(1, Math.ceil(Math.log2(plans.length)));
  for (let round = 1; round <= rounds && trials.length > 1; round++) {
    while (meter.used() < round / rounds && !isEnough(trials)) {
      const world: World<S> = { state: turn.imagine() as S, random: split(random) };
      const looks: Look[] = [];
      for (const { plan } of trials) {
        const found = meter.used() < 1 && lookAhead(foresight, world, seat, plan, judge, meter.isOver);
        if (found === false || found === undefined) break;
        looks.push(found);
        meter.count();
      }
      // A world that not all have seen would favour those who have.
      if (looks.length < trials.length) continue;
      for (const [i, { chances, nears }] of trials.entries()) {
        chances.push(looks[i].far);
        nears.push(looks[i].near);
      }
    }
    if (round < rounds && trials[0].chances.length >= WORLDS_TO_DROP) trials = survivors(trials, least);
  }
  return trials;
}

/** Leaves out plans that begin and go on as an earlier one does. */
const distinct = (plans: readonly Plan[]): readonly Plan[] => {
  const seen = new Set<string>();
  return plans.filter(({ moves }) => {
    const key = moves.map(({ verb, arg }) => `${verb} ${arg}`).join(', ');
    return !seen.has(key) && seen.add(key);
  });
};

/** How other plans would have done beside the one that was followed, which comes first; the best few of them. */
export function compare<S extends State, V>(
  foresight: Foresight<S, V>,
  judge: Judge,
  asked: Turn<V>,
  followed: Plan,
  budget: Budget,
): readonly Trial[] {
  const meter = meterOf(budget, 1);
  const turn = foresight.guessing?.(asked) ?? asked;
  const plans = distinct([followed, ...foresight.plans(turn)]).slice(0, ADVICE + 1);
  return plans.length < PAIR ? [] : tryOut(foresight, judge, turn, split(turn.random), plans, meter, PAIR);
}

/** Whether one plan is better than another by so many standard errors of the looks alone. */
export function isClear(better: Trial, than: Trial, errors: number): boolean {
  const { gain, error } = widened(better, than);
  return better.chances.length >= WORLDS_TO_FOLLOW && gain > errors * error;
}

/** The plan to follow instead, if there is one. */
export function betterPlan([own, ...others]: readonly Trial[], clear: number): Trial | undefined {
  if (own.chances.length < WORLDS_TO_FOLLOW) return undefined;
  return others
    .map((trial) => ({ trial, ...outlook(trial, own) }))
    .filter(({ gain, error }) => gain > clear * error)
    .sort((a, b) => b.gain - a.gain)[0]?.trial;
}

/** A plan that somebody could be told of. */
export interface Advice {
  readonly moves: readonly Move[];
  /** The share of the worlds looked at in which it wins. */
  readonly chance: number;
  readonly why: string;
}

/** The two or three best plans with their chances, best first: what the player would do in this seat, and instead. */
export function advise<S extends State, V>(
  foresight: Foresight<S, V>,
  judge: Judge,
  asked: Turn<V>,
  budget: Budget,
): readonly Advice[] {
  const meter = meterOf(budget, foresight.share(asked.decision), asked.patience);
  const turn = foresight.guessing?.(asked) ?? asked;
  const own = foresight.player.choose(turn);
  const first: Plan = { moves: [own.move], value: 0, why: own.why ?? (() => '') };
  const plans = distinct([first, ...foresight.plans(turn)]).slice(0, ADVICE + 1);
  const trials = tryOut(foresight, judge, turn, split(turn.random), plans, meter, ADVICE);
  return trials
    .filter(({ chances }) => chances.length > 0)
    .map(({ plan, chances }) => ({ moves: plan.moves, chance: mean(chances), why: plan.why() }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, ADVICE);
}

/** A player that departs from the game's own one only where looking ahead shows a clear gain. */
export function searchPlayer<S extends State, V>(
  foresight: Foresight<S, V>,
  judge: () => Judge,
  { name, budget, breadth }: SearchPlan,
): Player<V> {
  function choose(asked: Turn<V>): Choice {
    const meter = meterOf(budget, foresight.share(asked.decision), asked.patience);
    const turn = foresight.guessing?.(asked) ?? asked;
    const own = foresight.player.choose(turn);
    if (turn.decision.moves.length === 1) return own;
    const random = split(turn.random);
    const first: Plan = { moves: [own.move], value: 0, why: own.why ?? (() => '') };
    const plans = distinct([first, ...foresight.plans(turn)]).slice(0, breadth);
    if (plans.length === 1) return own;
    const trials = tryOut(foresight, judge(), turn, random, plans, meter, PAIR, isSettled);
    const [kept, other] = trials;
    const found = betterPlan(trials, foresight.clear);
    const best = found ?? kept;
    const next = found ? kept : other;
    return { move: best.plan.moves[0], why: () => reason(best, next) };
  }
  return { name, choose };
}

/** "Wins 58 % of the worlds I looked at, 51 % with the next best. Erebor can be taken." */
function reason(best: Trial, next: Trial | undefined): string {
  const why = best.plan.why();
  if (!next || best.chances.length === 0) return why;
  const other = next.plan.why();
  const rest = other === why || other === '' ? '' : ` (${other.replace(/\.$/, '')})`;
  return `Wins ${percent(mean(best.chances))} of the worlds I looked at, ${percent(mean(next.chances))} with the next best${rest}. ${why}`.trim();
}
