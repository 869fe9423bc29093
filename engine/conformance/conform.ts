// One call examines any game: `conform(game, { seeds: 1000 })`.
import type { Game, Options, State } from '../game.ts';
import { next, seedRandom } from '../random.ts';
import { writeSave } from '../save.ts';
import type { GameLog } from '../session.ts';
import { counting } from './counting.ts';
import { hiding } from './hiding.ts';
import { listing } from './listing.ts';
import { redealing } from './redealing.ts';
import { saving } from './saving.ts';
import { shrink } from './shrink.ts';
import { siding } from './siding.ts';
import { COURSE, type Property, runTrial, type Verdict } from './trial.ts';
import { undoing } from './undoing.ts';
import { wording } from './wording.ts';

/** In the order in which they look: of two that see the same fault, the plainer one speaks. */
const PROPERTIES: readonly Property[] = [
  ...saving,
  ...listing,
  ...wording,
  ...siding,
  ...counting,
  ...undoing,
  ...hiding,
  ...redealing,
];

/** Every law that `conform` checks, by name, as a sentence. */
export const LAWS: Readonly<Record<string, string>> = {
  ...COURSE,
  ...Object.fromEntries(PROPERTIES.map(({ name, says }) => [name, says])),
};

export interface Settings {
  /** The seeds, or how many: 100 when absent. */
  readonly seeds?: number | readonly string[];
  readonly options?: Options;
  /** The share of states at which the long checks run, 0 to 1: 0.05 when absent. */
  readonly steps?: number;
  /** The share of games that are replayed as a whole, 0 to 1: 0.1 when absent. */
  readonly games?: number;
  /** Stop after this many broken laws: 1 when absent. Each law is reported once. */
  readonly failures?: number;
  /** Stop after this many milliseconds. */
  readonly budget?: number;
  /** How many milliseconds to spend on making a failing log short: 5,000 when absent. */
  readonly shrinking?: number;
  /** Sees every state of every game. */
  readonly watch?: (s: State) => void;
  readonly progress?: (games: number, moves: number) => void;
}

export interface Failure {
  readonly property: string;
  readonly seed: string;
  /** How many moves were played before. */
  readonly at: number;
  readonly message: string;
  readonly log: GameLog;
  /** The log as a save file. */
  readonly saveText: string;
}

export interface Report {
  readonly game: string;
  readonly games: number;
  readonly moves: number;
  readonly milliseconds: number;
  /** False when the budget ended before the seeds. */
  readonly complete: boolean;
  /** How often each property looked. */
  readonly checks: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

export function conform(game: Game, settings: Settings = {}): Report {
  const { options = {}, steps = 0.05, games: share = 0.1, failures: most = 1, shrinking = 5_000 } = settings;
  const seeds = seedsOf(settings.seeds ?? 100);
  const begun = performance.now();
  const late = (): boolean => performance.now() - begun > (settings.budget ?? Number.POSITIVE_INFINITY);
  const checks: Record<string, number> = {};
  const count = (name: string): void => {
    checks[name] = (checks[name] ?? 0) + 1;
  };
  const failures = new Map<string, Failure>();
  let games = 0;
  let moves = 0;
  for (const seed of seeds) {
    if (late() || failures.size >= most) break;
    const properties = PROPERTIES.filter(({ name }) => !failures.has(name));
    const whole = next(seedRandom(`whole:${seed}`)) / 0x100000000 < share;
    const verdict = runTrial(game, options, seed, {
      properties,
      steps,
      whole,
      chance: 'checks',
      count,
      ...(settings.watch && { watch: settings.watch }),
    });
    games++;
    moves += verdict.moves;
    const broken = verdict.broken?.property;
    if (broken !== undefined && !failures.has(broken)) {
      const property = PROPERTIES.find(({ name }) => name === broken);
      failures.set(broken, failureOf(game, shrink(game, verdict, property, shrinking)));
    }
    settings.progress?.(games, moves);
  }
  return {
    game: game.name,
    games,
    moves,
    milliseconds: performance.now() - begun,
    complete: games === seeds.length,
    checks,
    failures: [...failures.values()],
  };
}

/** A report for people: one line when all is well, otherwise what broke and how to see it. */
export function describeReport({ game, games, moves, milliseconds, failures }: Report): string {
  const played = `${game}: ${games} games, ${moves} moves, ${(milliseconds / 1000).toFixed(1)} s`;
  if (failures.length === 0) return `${played}: every law held.`;
  const said = failures.map(
    (f) => `${f.property} (${LAWS[f.property]})\n  seed ${f.seed}, move ${f.at}: ${f.message}\n${indent(f.saveText)}`,
  );
  return [`${played}: ${failures.length === 1 ? 'a law was' : `${failures.length} laws were`} broken.`, ...said].join(
    '\n',
  );
}

const indent = (text: string): string => text.trimEnd().replace(/^/gm, '    ');

function seedsOf(seeds: number | readonly string[]): readonly string[] {
  return typeof seeds === 'number' ? Array.from({ length: seeds }, (_, i) => String(i + 1)) : seeds;
}

function failureOf(game: Game, { broken, log }: Verdict): Failure {
  const { property = '', at = 0, message = '' } = broken ?? {};
  const saveText = writeSave(log, game.seats(log.options));
  return { property, seed: log.seed, at, message, log, saveText };
}
