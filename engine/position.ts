// What every reader of positions asks of the words that it is given; what is wrong is said with the path to it.
import { PositionError, type Words } from './game.ts';

export type Path = readonly (string | number)[];

export const fail = (message: string, ...path: Path): never => {
  throw new PositionError(message, path);
};

/** A mapping; an empty one where nothing is said. */
export function record(value: unknown, ...path: Path): Words {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    return fail('This should be a mapping of names to values.', ...path);
  return value as Words;
}

export function list(value: unknown, ...path: Path): readonly unknown[] {
  return Array.isArray(value) ? value : fail('This should be a list.', ...path);
}

export function whole(value: unknown, min: number, max: number, ...path: Path): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  return fail(`"${value}" should be a whole number from ${min} to ${max}.`, ...path);
}

export function known(words: Words, keys: readonly string[], ...path: Path): void {
  for (const key of Object.keys(words))
    if (!keys.includes(key)) fail(`"${key}" is not known here: write ${keys.join(', ')}.`, ...path, key);
}
