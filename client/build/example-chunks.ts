// The scenario files as examples for the rules that they prove: import('virtual:examples').
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenario } from '../../engine/scenario/read.ts';
import { GAMES } from '../../games/all.ts';
import { regionIndex } from '../../games/wotr/map/regions.ts';
import { readYaml } from '../../lib/yaml.ts';
import type { Example, ExampleStep } from '../rulebook/example.ts';

const NAME = 'virtual:examples';
const folder = fileURLToPath(new URL('../../scenarios/wotr', import.meta.url));

export function exampleOf(text: string): Example {
  const { title, about, rules, play, position = {} } = readScenario(readYaml(text), GAMES);
  const steps = play.flatMap((step): ExampleStep[] => {
    if (step.kind === 'play') return step.moves.map((move) => ({ seat: step.seat, play: move.text }));
    if (step.kind === 'refuses') return step.about.map((one) => ({ seat: step.seat, why: one.text }));
    return [];
  });
  const { at } = (position['fellowship'] ?? {}) as { at?: string };
  const named = steps.flatMap((step) => ('play' in step ? step.play : step.why).split(' '));
  const places = [...named, ...Object.keys(position), at ?? 'rivendell'].map(regionIndex);
  return {
    title,
    rules,
    text,
    steps,
    place: places.find((region) => region >= 0) ?? 0,
    ...(about !== undefined && { about: about.trim() }),
  };
}

export const allExamples = (): readonly Example[] =>
  globSync('*.yaml', { cwd: folder })
    .sort()
    .map((file) => exampleOf(readFileSync(path.join(folder, file), 'utf8')));

export function exampleChunks() {
  return {
    name: 'example-chunks',
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id: string) =>
      id === `\0${NAME}`
        ? `export const examples = JSON.parse(${JSON.stringify(JSON.stringify(allExamples()))});`
        : undefined,
  };
}
