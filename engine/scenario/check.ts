// Runs a scenario. Whatever is wrong, in the file or in the game, comes back as a sentence with its line.
import { type Game, PositionError, type RuleId } from '../game.ts';
import type { Difference, Path } from './match.ts';
import { readScenario } from './read.ts';
import {
  type Branch,
  type Failure,
  type Line,
  type Scenario,
  type ScenarioDoc,
  ScenarioError,
  type Step,
} from './scenario.ts';
import { type Held, messageOf, Stage } from './stage.ts';

/** Enough to see what is wrong. */
const MOST_FAILURES = 20;

export interface Report {
  /** Empty when the file is no scenario. */
  readonly title: string;
  readonly game: string;
  readonly rules: readonly RuleId[];
  readonly ok: boolean;
  /** By line. */
  readonly failures: readonly Failure[];
}

/** `parse` reads YAML (`readYaml`); its errors with a line become failures too. */
export function checkScenarioText(games: readonly Game[], text: string, parse: (text: string) => ScenarioDoc): Report {
  try {
    return checkScenario(games, parse(text));
  } catch (error) {
    if (error instanceof Error && 'line' in error && typeof error.line === 'number')
      return report(undefined, [{ line: error.line, text: error.message }]);
    throw error;
  }
}

export function checkScenario(games: readonly Game[], doc: ScenarioDoc): Report {
  try {
    const scenario = readScenario(doc, games);
    return report(scenario, run(scenario, doc));
  } catch (error) {
    if (error instanceof ScenarioError) return report(undefined, error.failures);
    throw error;
  }
}

/** The scenario's table before its first move. Throws what the game says against the position. */
export function setUp(scenario: Scenario, branch: Pick<Scenario, 'rolls' | 'draws'> = {}): Stage {
  const { game, position, options, seed } = scenario;
  const { rolls = scenario.rolls, draws = scenario.draws } = branch;
  return new Stage(game, {
    options,
    ...(position && { words: position }),
    ...(seed !== undefined && { seed }),
    ...(rolls && { rolls }),
    ...(draws && { draws }),
  });
}

function report(scenario: Scenario | undefined, failures: readonly Failure[]): Report {
  return {
    title: scenario?.title ?? '',
    game: scenario?.game.name ?? '',
    rules: scenario?.rules ?? [],
    ok: failures.length === 0,
    failures: failures.toSorted((a, b) => a.line - b.line),
  };
}

function run(scenario: Scenario, doc: ScenarioDoc): readonly Failure[] {
  const failures: Failure[] = [];
  const [first] = scenario.branches;
  for (const branch of scenario.branches) {
    let stage: Stage;
    try {
      stage = setUp(scenario, branch);
    } catch (error) {
      const known = error instanceof PositionError;
      const line = doc.lineOf(['position', ...(known ? error.path : [])]);
      return [{ line, text: known ? error.message : `The game cannot set this up: ${messageOf(error)}` }];
    }
    for (const failure of results(stage, scenario, branch, doc)) {
      if (branch === first || !failures.some(({ line, text }) => line === failure.line && text === failure.text))
        failures.push(failure); // what branches share fails once
      if (failures.length >= MOST_FAILURES) return failures;
    }
  }
  return failures;
}

function* results(stage: Stage, file: Scenario, branch: Branch, doc: ScenarioDoc): Generator<Failure> {
  for (const step of [...file.play, ...branch.play]) {
    try {
      if (step.kind !== 'play' && step.kind !== 'pass until') yield* expectation(stage, step, doc);
      else {
        const stopped = step.kind === 'play' ? playLine(stage, step) : passLine(stage, step);
        if (stopped) return yield stopped;
      }
    } catch (error) {
      yield { line: step.line, text: `The game broke down here: ${messageOf(error)}` };
    }
  }
  for (const { list, at, text } of stage.unused()) {
    const path = branch[list] === undefined ? [] : branch.path;
    yield { line: doc.lineOf([...path, list, at]), text };
  }
}

function playLine(stage: Stage, { seat, moves }: Extract<Step, { kind: 'play' }>): Failure | undefined {
  stage.startLine();
  for (const { line, text } of moves) {
    const fault = stage.play(seat, text);
    if (fault) return { line, text: `${fault.text.replace(/\w$/, '$&.')} The rest was not played.` };
  }
  return undefined;
}

function passLine(stage: Stage, { line, until }: Extract<Step, { kind: 'pass until' }>): Failure | undefined {
  stage.startLine();
  const fault = stage.passUntil(until);
  return fault && { line, text: `${fault.text} The rest was not played.` };
}

function* expectation(
  stage: Stage,
  step: Exclude<Step, { kind: 'play' | 'pass until' }>,
  doc: ScenarioDoc,
): Generator<Failure> {
  const { line } = step;
  switch (step.kind) {
    case 'offers':
      return yield* each(step.moves, (text) => stage.offers(step.seat, text));
    case 'offers only': {
      const texts = step.moves.map(({ text }) => text);
      return yield* one(line, stage.offersOnly(step.seat, texts));
    }
    case 'refuses':
      return yield* each(step.about, (text) => stage.refuses(step.seat, text, step.rule));
    case 'says':
      return yield* one(line, stage.says(step.said));
    case 'position':
      return yield* found(stage.position(step.words), step.path, doc);
    case 'view':
      return yield* found(stage.view(step.viewer, step.words), step.path, doc);
    case 'hides':
      return yield* each(step.texts, (text) => stage.hides(step.viewer, text));
    case 'asks':
      return yield* one(line, stage.asks(step.seat, step.text));
    case 'outcome':
      return yield* one(line, stage.outcome(step.outcome));
  }
}

function* one(line: number, held: Held): Generator<Failure> {
  if (held) yield { line, text: held.text };
}

function* each(lines: readonly Line[], ask: (text: string) => Held): Generator<Failure> {
  for (const { line, text } of lines) yield* one(line, ask(text));
}

function* found(differences: readonly Difference[], from: Path, doc: ScenarioDoc): Generator<Failure> {
  for (const { path, text } of differences) yield { line: doc.lineOf([...from, ...path]), text };
}
