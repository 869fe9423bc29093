// One game under examination: it is played move by move, and at every state the properties look at it.
import {
  type Decision,
  type Game,
  type GameEvent,
  type Move,
  RefusedMove,
  type Seat,
  type State,
  type Viewer,
} from '../game.ts';
import { below, next, type RandomState, seedRandom, split } from '../random.ts';
import { type GameLog, type LoggedMove, Session } from '../session.ts';

/** Nothing, or what is wrong, as a sentence. */
export type Finding = string | undefined;

/** A move just played. */
export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly randomBefore: readonly number[];
  readonly barrierBefore: number;
}

/** When a property looks. */
export interface Checks {
  /** At every state. */
  state?(): Finding;
  /** At some states: what takes long. */
  sampled?(): Finding;
  /** After every move. */
  moved?(played: Played): Finding;
  /** After the last move. */
  end?(): Finding;
  /** After the last move of some games: what takes as long as a game. */
  whole?(): Finding;
}

export interface Property {
  readonly name: string;
  /** The law, as a sentence. */
  readonly says: string;
  /** What the property remembers during one game lives in its checks. */
  begin(t: Trial): Checks;
}

/** The properties that the course of a game itself shows. */
export const COURSE = {
  'offered-accepted': 'Everything offered is accepted.',
  'runs-on': 'A move runs on to the next choice or the end, without an exception.',
  ends: 'Every game ends within the bound that it names.',
} as const;

/** How a game is examined. */
export interface Plan {
  readonly properties: readonly Property[];
  /** The share of states that are sampled, 0 to 1. */
  readonly steps: number;
  /** Whether the checks of whole games run. */
  readonly whole: boolean;
  /** Names the checks' own chance; the moves do not depend on it. */
  readonly chance: string;
  /** Plays these where they can be played, in this order, and no others. */
  readonly script?: readonly LoggedMove[];
  /** Without a script, random moves to the end; or only so many, drawn by another chance than the seed's. */
  readonly opening?: { readonly chance: string; readonly moves: number };
  /** Sees every state. */
  readonly watch?: (s: State) => void;
  /** Counts how often each property looked. */
  readonly count?: (property: string) => void;
}

export interface Verdict {
  /** Absent when every property held. */
  readonly broken?: { readonly property: string; readonly at: number; readonly message: string };
  /** Up to where the property broke, with the move that broke it. */
  readonly log: GameLog;
  readonly moves: number;
}

const MOST_SEEN = 200;

export class Trial {
  readonly game: Game;
  readonly session: Session;
  /** The checks' own chance. */
  readonly random: RandomState;
  readonly viewers: readonly Viewer[];
  /** Moves that were on some list of this game, by their words: candidates for what must be refused. */
  readonly seen = new Map<string, Move>();

  constructor(game: Game, session: Session, chance: string) {
    this.game = game;
    this.session = session;
    this.random = seedRandom(chance);
    this.viewers = [...session.seats.keys(), 'spectator'];
  }

  get state(): State {
    return this.session.state;
  }

  decisions(): readonly Decision[] {
    return this.game.decisions(this.state);
  }

  write(move: Move): string {
    return this.game.notation.write(move, this.state);
  }

  remember(moves: readonly Move[]): void {
    if (moves.length > 0 && this.seen.size < MOST_SEEN) {
      const move = this.pick(moves);
      this.seen.set(this.write(move), move);
    }
  }

  pick<T>(list: readonly T[]): T {
    return list[below(this.random, list.length)];
  }

  /** Some of the moves that were offered at some time, in words. */
  someWords(most: number): string[] {
    const words = [...this.seen.keys()];
    return Array.from({ length: Math.min(most, words.length) }, () => this.pick(words));
  }

  /** A world that could be this one, for all the viewer knows. */
  imagine(s: State, viewer: Viewer): State {
    const world = this.game.clone(s);
    this.game.resample(world, viewer, split(this.random));
    return world;
  }

  /** Plays up to `most` random moves on a state that nobody needs any more. Says what stopped it, if anything did. */
  playOn(s: State, most: number): Finding {
    try {
      for (let i = 0; i < most; i++) {
        const open = this.game.decisions(s);
        if (open.length === 0) return undefined;
        const { seat, moves } = this.pick(open);
        this.game.apply(s, seat, this.pick(moves));
      }
      return undefined;
    } catch (error) {
      return thrown(error);
    }
  }

  nameOf(viewer: Viewer): string {
    return viewer === 'spectator' ? 'a spectator' : (this.session.seats[viewer] ?? `seat ${viewer}`);
  }
}

/** Ends a trial from the inside. */
class Broken extends Error {
  readonly property: string;
  readonly entry: LoggedMove | undefined;
  constructor(property: string, message: string, entry?: LoggedMove) {
    super(message);
    this.property = property;
    this.entry = entry;
  }
}

export function runTrial(game: Game, options: GameLog['options'], seed: string, plan: Plan): Verdict {
  const empty: GameLog = { game: game.name, version: game.version, options, seed, moves: [] };
  let session: Session;
  try {
    session = new Session(game, options, seed);
  } catch (error) {
    return { broken: { property: 'runs-on', at: 0, message: thrown(error) }, log: empty, moves: 0 };
  }
  try {
    course(new Trial(game, session, `${plan.chance}:${seed}`), plan);
  } catch (error) {
    const log = session.toLog();
    const at = log.moves.length;
    if (!(error instanceof Broken))
      return { broken: { property: 'runs-on', at, message: thrown(error) }, log, moves: at };
    const { property, message, entry } = error;
    const moves = entry ? [...log.moves, entry] : log.moves;
    return { broken: { property, at, message }, log: { ...log, moves }, moves: at };
  }
  return { log: session.toLog(), moves: session.moves.length };
}

function course(t: Trial, plan: Plan): void {
  const watching = plan.properties.map((property) => ({
    name: property.name,
    checks: attempt(property.name, () => property.begin(t)),
  }));
  const look = (when: Exclude<keyof Checks, 'moved'>): void => {
    for (const { name, checks } of watching) {
      if (!checks[when]) continue;
      plan.count?.(name);
      expectNothing(name, () => checks[when]?.());
    }
  };
  const nextMove = plan.script ? scripted(plan.script) : atRandom(plan.opening ?? { chance: t.session.seed });
  for (;;) {
    plan.watch?.(t.state);
    look('state');
    if (plan.steps >= 1 || next(t.random) / 0x100000000 < plan.steps) look('sampled');
    const choice = nextMove(t);
    if (!choice) break;
    const played = play(t, choice.seat, choice.move);
    for (const { name, checks } of watching) {
      if (!checks.moved) continue;
      plan.count?.(name);
      expectNothing(name, () => checks.moved?.(played));
    }
  }
  look('end');
  if (plan.whole) look('whole');
}

type NextMove = (t: Trial) => { seat: Seat; move: Move } | undefined;

function atRandom({ chance, moves: most = Number.POSITIVE_INFINITY }: { chance: string; moves?: number }): NextMove {
  const random = seedRandom(`moves:${chance}`);
  return (t) => {
    const open = t.decisions();
    if (open.length === 0 || t.session.moves.length >= most) return undefined;
    const { seat, moves } = open[below(random, open.length)];
    t.remember(moves);
    return { seat, move: moves[below(random, moves.length)] };
  };
}

/** Leaves out what cannot be played. */
function scripted(script: readonly LoggedMove[]): NextMove {
  let at = 0;
  return (t) => {
    while (at < script.length) {
      const { seat, text } = script[at++];
      const moves = t.decisions().find((d) => d.seat === seat)?.moves ?? [];
      const move = moves.find((m) => t.write(m) === text);
      if (!move) continue;
      t.remember(moves);
      return { seat, move };
    }
    return undefined;
  };
}

function play(t: Trial, seat: Seat, move: Move): Played {
  const { random, barrier } = t.state;
  const randomBefore = random.slice();
  if (t.session.moves.length >= t.game.maxMoves) {
    const entry = { seat, text: t.write(move) };
    throw new Broken('ends', `After ${t.game.maxMoves} moves the game still goes on.`, entry);
  }
  try {
    return { seat, move, events: t.session.play(seat, move), randomBefore, barrierBefore: barrier };
  } catch (error) {
    throw failedMove(t, seat, move, error);
  }
}

/** An offered move that was refused, or that stopped half-way. */
export function failedMove(t: Trial, seat: Seat, move: Move, error: unknown): Error {
  const entry = { seat, text: t.write(move) };
  const property = error instanceof RefusedMove ? 'offered-accepted' : 'runs-on';
  return new Broken(property, `"${entry.text}" by ${t.nameOf(seat)}: ${thrown(error)}`, entry);
}

function expectNothing(property: string, check: () => Finding): void {
  const finding = attempt(property, check);
  if (finding !== undefined) throw new Broken(property, finding);
}

function attempt<T>(property: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Broken ? error : new Broken(property, thrown(error));
  }
}

/** What somebody else's exception says. */
export const thrown = (error: unknown): string =>
  error instanceof Error ? `it threw ${error.name}: ${error.message}` : `it threw ${String(error)}`;
