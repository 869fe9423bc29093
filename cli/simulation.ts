// Many games between programs, counted.
import { setImmediate } from 'node:timers/promises';
import type { Options, State } from '../engine/game.ts';
import type { GameLog, LoggedMove } from '../engine/session.ts';
import { endingKey, sidesOf } from '../engine/sides.ts';
import type { AnyGame } from '../games/all.ts';
import type { Player } from '../players/player.ts';
import { type Result, simulate } from '../players/simulate.ts';
import { messageOf } from './trouble.ts';

export interface Plan {
  readonly game: AnyGame;
  readonly options: Options;
  readonly players: readonly Player<never>[];
  readonly games: number;
  readonly seed: string;
  /** Looks for faults and lost pieces after every move. */
  readonly check: boolean;
  readonly signal: AbortSignal;
  /** Sees each game's log, finished or not. */
  keep?: ((log: GameLog, number: number) => void) | undefined;
  /** Called now and then with the number of games played. */
  progress?: ((played: number, seconds: number) => void) | undefined;
}

export interface Report {
  /** Games played: fewer than planned after Ctrl+C. */
  games: number;
  finished: number;
  refused: number;
  seconds: number;
  gamesPerSecond: number;
  actionsPerSecond: number;
  movesPerGame: number;
  /** The mean size of a state, as JSON, over a sample. */
  stateBytes: number;
  /** By `seat:reason`, or `draw:reason`. */
  outcomes: Record<string, number>;
  /** How often each card was played, where the game counts that. */
  played?: Readonly<Record<string, number>>;
  /** What went wrong, with the seed that shows it again. */
  problems: string[];
  interrupted: boolean;
}

const MOST_PROBLEMS = 20;
/** Milliseconds between looks at the world outside: Ctrl+C, the progress line. */
const BREATH = 100;

/** Each game has its own seed, `SEED-1`, `SEED-2` and so on, so that one game can be played again alone. */
export const seedOf = (seed: string, number: number): string => `${seed}-${number}`;

export async function runSimulation(plan: Plan): Promise<Report> {
  const { game, options, signal } = plan;
  const seats = game.seats(options);
  const sides = sidesOf(game, options);
  const outcomes = new Map<string, number>();
  const problems: string[] = [];
  const sample = sampler();
  const tally = game.tally?.();
  let games = 0;
  let finished = 0;
  let refused = 0;
  let moves = 0;
  const from = performance.now();
  const elapsed = (): number => (performance.now() - from) / 1000;
  let breath = from + BREATH;

  while (games < plan.games && !signal.aborted) {
    games++;
    const seed = seedOf(plan.seed, games);
    const trouble = (what: string): void => {
      if (problems.length < MOST_PROBLEMS) problems.push(`Game ${games} (seed ${seed}) ${what}`);
    };
    const log: LoggedMove[] = [];
    const players = plan.keep ? plan.players.map((player) => recording(player, log)) : plan.players;
    const guard = plan.check ? checker(game) : undefined;
    let played = 0;
    try {
      const result = simulate(game, options, seed, players, (s, move) => {
        played = move;
        sample.see(s);
        tally?.see(s);
        guard?.see(s);
      });
      guard?.end();
      played = result.moves;
      if (result.outcome) {
        finished++;
        const key = endingKey(sides, result.outcome);
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      } else trouble(whatHappened(result, seats));
      if (result.refused) refused++;
    } catch (error) {
      trouble(`broke off after ${played} moves: ${messageOf(error)}`);
    }
    moves += played;
    plan.keep?.({ game: game.name, version: game.version, options, seed, moves: log }, games);
    if (performance.now() >= breath) {
      plan.progress?.(games, elapsed());
      await setImmediate();
      breath = performance.now() + BREATH;
    }
  }

  const seconds = elapsed();
  const rate = (n: number): number => rounded(n / Math.max(seconds, 1e-6));
  return {
    games,
    finished,
    refused,
    seconds: rounded(seconds),
    gamesPerSecond: rate(games),
    actionsPerSecond: rate(moves),
    movesPerGame: rounded(moves / Math.max(games, 1)),
    stateBytes: sample.mean(),
    outcomes: Object.fromEntries([...outcomes].sort(([, a], [, b]) => b - a)),
    ...(tally && { played: tally.counts() }),
    problems,
    interrupted: signal.aborted,
  };
}

function whatHappened({ refused, moves }: Result, seats: readonly string[]): string {
  return refused
    ? `refused "${refused.text}", which it had offered to ${seats[refused.seat]}, at move ${moves + 1}.`
    : `did not finish within ${moves} moves.`;
}

const recording = (player: Player<never>, log: LoggedMove[]): Player<never> => ({
  name: player.name,
  choose(turn) {
    const choice = player.choose(turn);
    log.push({ seat: turn.decision.seat, text: turn.write(choice.move) });
    return choice;
  },
});

/** Measures the first states and then fewer and fewer of them: writing JSON takes longer than a move. */
function sampler(): { see(s: State): void; mean(): number } {
  let seen = 0;
  let due = 0;
  let count = 0;
  let bytes = 0;
  return {
    see(s) {
      if (seen++ < due) return;
      due = seen + Math.min(500, seen >> 2);
      count++;
      bytes += Buffer.byteLength(JSON.stringify(s));
    },
    mean: () => (count === 0 ? 0 : Math.round(bytes / count)),
  };
}

function checker(game: AnyGame): { see(s: State): void; end(): void } {
  let atStart: string | undefined;
  let last: State | undefined;
  function look(s: State): void {
    const [fault] = game.faults(s);
    if (fault !== undefined) throw new Error(fault);
    const now = JSON.stringify(game.conserved(s));
    atStart ??= now;
    if (now !== atStart) throw new Error(`pieces were lost or made: ${atStart} became ${now}`);
  }
  return {
    see(s) {
      last = s;
      look(s);
    },
    end: () => last && look(last),
  };
}

const rounded = (n: number): number => (n >= 100 ? Math.round(n) : Number(n.toPrecision(3)));
