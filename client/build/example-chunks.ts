// The scenario files of a game as examples for the rules that they prove: import('virtual:examples/wotr').
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenario } from '../../engine/scenario/read.ts';
import { GAMES } from '../../games/all.ts';
import { readYaml } from '../../lib/yaml.ts';
import type { Example, ExampleStep } from '../rulebook/example.ts';

const PREFIX = 'virtual:examples/';
const folderOf = (game: string): string => fileURLToPath(new URL(`../../scenarios/${game}`, import.meta.url));

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

export function exampleOf(text: string): Example {
  const { game, title, about, rules, play, branches, position = {} } = readScenario(readYaml(text), GAMES);
  const steps = [...play, ...branches[0].play].flatMap((step): ExampleStep[] => {
    if (step.kind === 'play') return step.moves.map((move) => ({ seat: step.seat, play: move.text }));
    if (step.kind === 'refuses') return step.about.map((one) => ({ seat: step.seat, why: one.text }));
    return [];
  });
  const moves = steps.flatMap((step) => ('play' in step ? step.play : step.why).split(' '));
  return {
    game: game.name,
    title,
    rules,
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
