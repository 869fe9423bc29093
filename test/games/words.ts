// What both small games need to read a position in words.
import { PositionError, type Words } from '../../engine/game.ts';

type Path = readonly (string | number)[];

/** A list of whole numbers from `min` to `max`. */
export function readNumbers(value: unknown, path: Path, min: number, max: number): number[] {
  if (!Array.isArray(value)) throw new PositionError(`${path.join('.')} should be a list of numbers.`, path);
  return value.map((item, i) => {
    if (!Number.isInteger(item) || item < min || item > max)
      throw new PositionError(`"${item}" should be a whole number from ${min} to ${max}.`, [...path, i]);
    return item;
  });
}

/** The index of a word in a list. */
export function readWord(value: unknown, path: Path, words: readonly string[]): number {
  const index = words.indexOf(String(value));
  if (index < 0) throw new PositionError(`"${value}" should be one of ${words.join(', ')}.`, path);
  return index;
}

export function expectKeys(words: Words, keys: readonly string[]): void {
  for (const key of Object.keys(words))
    if (!keys.includes(key)) throw new PositionError(`"${key}" is not one of ${keys.join(', ')}.`, [key]);
}
