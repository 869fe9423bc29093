// The scenario files of a game as examples for the rules that they prove: import('virtual:examples/wotr').

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from '../../engine/scenario/check.ts';
import { readScenario } from '../../engine/scenario/read.ts';
import type { Scenario } from '../../engine/scenario/scenario.ts';
import { type AnyGame, GAMES } from '../../games/all.ts';
import { there } from '../../lib/there.ts';
import { readYaml } from '../../lib/yaml.ts';
import type { Example, ExampleStep } from '../rulebook/example.ts';

const PREFIX = 'virtual:examples/';
const folderOf = (game: string): string => fileURLToPath(new URL(`../../scenarios/${game}`, import.meta.url));

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** The steps to be seen. What is passed over in one line is played here once, to know how many passes that takes. */
function stepsOf(scenario: Scenario): readonly ExampleStep[] {
  const { game, play, branches } = scenario;
  const made: ExampleStep[] = [];
  const recording: AnyGame = {
    ...game,
    apply(s, seat, move, emit) {
      made.push({ seat, play: game.notation.write(move, s) });
      game.apply(s, seat, move, emit);
    },
  };
  const branch = there(branches[0]);
  const stage = setUp({ ...scenario, game: recording }, branch);
  for (const step of [...play, ...branch.play]) {
    if (step.kind === 'play' || step.kind === 'pass until') stage.startLine();
    if (step.kind === 'play') for (const { text } of step.moves) stage.play(step.seat, text);
    if (step.kind === 'pass until') stage.passUntil(step.until);
    if (step.kind === 'refuses') made.push(...step.about.map((one) => ({ seat: step.seat, why: one.text })));
  }
  return made;
}

export function exampleOf(text: string): Example {
  const scenario = readScenario(readYaml(text), GAMES);
  const { game, title, about, rules, options, position = {} } = scenario;
  const steps = stepsOf(scenario);
  const moves = steps.flatMap((step) => ('play' in step ? step.play : step.why).split(' '));
  return {
    game: game.name,
    title,
    rules,
    options,
    text,
    steps,
    named: [...moves, ...Object.keys(position), ...wordsIn(position)],
    ...(about !== undefined && { about: about.trim() }),
  };
}

export const allExamples = (game: string): readonly Example[] =>
  globSync('*.yaml', { cwd: folderOf(game) })
    .sort()
    .map((file) => exampleOf(readFileSync(path.join(folderOf(game), file), 'utf8')));

export function exampleChunks() {
  return {
    name: 'example-chunks',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id: string) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export const examples = JSON.parse(${JSON.stringify(JSON.stringify(allExamples(id.slice(PREFIX.length + 1))))});`
        : undefined,
  };
}
