// A finished game in hindsight: who was winning, which plans were missed, and what was luck. Choices are weighed by what their
// player knew then, in worlds dealt anew; only a game that is over is looked at, since the tide reads whole positions.
import { type Decision, type Move, type Seat, type State, sameMove } from '../../engine/game.ts';
import { seedRandom } from '../../engine/random.ts';
import type { GameLog } from '../../engine/session.ts';
import { Session } from '../../engine/session.ts';
import { sidesOf } from '../../engine/sides.ts';
import type { AnyGame } from '../../games/all.ts';
import { turnFor } from '../turn.ts';
import { judgeFor, type Searched, searchedGame } from './all.ts';
import type { Plan } from './foresight.ts';
import { planWords } from './hints.ts';
import { type Budget, compare, isClear, lead } from './search.ts';
import type { Analysis, MissedPlan, TideMark } from './turning.ts';

export interface AnalysisPlan {
  /** For each choice that is looked at again. */
  readonly budget: Budget;
  /** So many are looked at, those first after which the chances of their side fell most. */
  readonly most: number;
  /** And no longer than this in all. */
  readonly milliseconds?: number;
  /** Its players have ended it before its end: then each side had the chance that it left. */
  readonly isEnded?: boolean;
}

/** Where something large was decided. */
interface Crossing {
  readonly at: number;
  readonly state: State;
  readonly decision: Decision;
  /** What was done, and what its player did next before anybody else was asked. */
  readonly followed: readonly Move[];
  /** How much the chance of its side fell afterwards. */
  fall: number;
}

/** Moves of one player in a row that are one plan: a die and its use, a company and where it goes. */
const LONGEST = 3;
/** A plan is missed where it was better by so many standard errors, and by so much at least. */
const CERTAIN = 1.7;
const LEAST = 0.03;

/** Weighs a position where something large is to be decided: in the middle of a battle or a Hunt it is not settled yet. */
export function weigherOf(game: AnyGame): ((state: State) => number | undefined) | undefined {
  const searched = searchedGame(game.name);
  if (!searched) return undefined;
  const { foresight } = searched;
  const judge = judgeFor(searched);
  return (state) =>
    game.decisions(state).some((decision) => foresight.share(decision) === 1)
      ? foresight.chance(state, 0, judge)
      : undefined;
}

/** Looks at a game again, one choice a step; says how many are done, of how many. Nothing of a game that is not over. */
export function* analysing(
  game: AnyGame,
  log: GameLog,
  { budget, most, milliseconds = Number.POSITIVE_INFINITY, isEnded = false }: AnalysisPlan,
): Generator<{ readonly done: number; readonly of: number }, Analysis | undefined> {
  const begun = performance.now();
  const searched = searchedGame(game.name);
  const walked = searched && walk(game, log, searched, isEnded);
  if (!searched || !walked) return undefined;
  const { tide, crossings, result } = walked;
  const chosen = crossings.toSorted((a, b) => b.fall - a.fall).slice(0, most);
  const sides = sidesOf(game, log.options);
  const sideOf = (seat: Seat): number => sides.findIndex(({ seats }) => seats.includes(seat));
  const choices = sides.map(() => 0);
  const missed: MissedPlan[] = [];
  let looked = 0;
  for (const crossing of chosen) {
    if (performance.now() - begun > milliseconds) break;
    const found = missedAt(game, searched, crossing, budget);
    looked++;
    if (found) {
      missed.push(found);
      choices[sideOf(found.seat)] += found.betterChance - found.madeChance;
    }
    yield { done: looked, of: chosen.length };
  }
  const [own = 0, ...others] = choices;
  const start = tide[0]?.chance ?? 0.5;
  const luck = result - start + own - others.reduce((sum, cost) => sum + cost, 0);
  missed.sort((a, b) => b.betterChance - b.madeChance - (a.betterChance - a.madeChance));
  return { tide, missed, choices, luck, looked, of: crossings.length };
}

/** All at once, for those who need not answer anybody meanwhile. */
export function analyse(game: AnyGame, log: GameLog, plan: AnalysisPlan): Analysis | undefined {
  const steps = analysing(game, log, plan);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The tide, the crossings, and what the first side had in the end. */
function walk(game: AnyGame, log: GameLog, { foresight }: Searched, isEnded: boolean) {
  const weigh = weigherOf(game);
  const { state } = Session.begin(game, log);
  const tide: TideMark[] = [];
  const crossings: Crossing[] = [];
  let run: { readonly seat: Seat; readonly moves: Move[] } | undefined;
  for (const [at, { seat, text }] of log.moves.entries()) {
    const chance = weigh?.(state);
    if (chance !== undefined) tide.push({ at, chance, turn: foresight.clock(state) });
    const move = game.notation.read(text, state);
    const decision = game.decisions(state).find((one) => one.seat === seat);
    if (run?.seat === seat && run.moves.length < LONGEST) run.moves.push(move);
    else run = undefined;
    if (decision && decision.moves.length > 1 && foresight.share(decision) === 1) {
      run = { seat, moves: [move] };
      crossings.push({ at, state: game.clone(state), decision, followed: run.moves, fall: 0 });
    }
    game.apply(state, seat, move);
  }
  const outcome = game.outcome(state);
  const left = isEnded ? tide.at(-1)?.chance : undefined;
  const result = outcome ? foresight.result(state, outcome, 0) : left;
  if (result === undefined) return undefined;
  const isFirst = ({ seat }: Decision): boolean => sidesOf(game, log.options)[0].seats.includes(seat);
  for (const crossing of crossings) {
    const rise = riseAfter(tide, crossing.at, result);
    crossing.fall = isFirst(crossing.decision) ? -rise : rise;
  }
  return { tide, crossings, result };
}

/** So many marks after a choice show what came of it. */
const AFTER = 3;

/** How much the chance of the first side rose. */
function riseAfter(tide: readonly TideMark[], at: number, result: number): number {
  const from = tide.findIndex((mark) => mark.at >= at);
  if (from < 0) return 0;
  const after = from + AFTER < tide.length ? tide[from + AFTER].chance : result;
  return after - tide[from].chance;
}

function missedAt(
  game: AnyGame,
  searched: Searched,
  { at, state, decision, followed }: Crossing,
  budget: Budget,
): MissedPlan | undefined {
  const { foresight } = searched;
  const plan: Plan = { moves: followed, value: 0, why: () => '' };
  const turn = turnFor(game, state, decision, seedRandom(`analysis:${at}`));
  const [own, ...others] = compare(foresight, judgeFor(searched), turn, plan, budget);
  if (!own || own.chances.length === 0) return undefined;
  // What begins alike and is left open may be what was done.
  const better = others
    .filter((trial) => !isBeginning(trial.plan.moves, followed) && isClear(trial, own, CERTAIN))
    .map((trial) => ({ trial, ...lead(trial.chances, own.chances) }))
    .filter(({ gain }) => gain >= LEAST)
    .sort((a, b) => b.gain - a.gain)[0];
  if (!better) return undefined;
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  return {
    at,
    turn: foresight.clock(state),
    seat: decision.seat,
    made: planWords(game, state, followed.slice(0, 1)),
    better: planWords(game, state, better.trial.plan.moves),
    madeChance: mean(own.chances),
    betterChance: mean(better.trial.chances),
    why: better.trial.plan.why(),
  };
}

const isBeginning = (some: readonly Move[], of: readonly Move[]): boolean =>
  some.length <= of.length && some.every((move, i) => sameMove(move, of[i]));
