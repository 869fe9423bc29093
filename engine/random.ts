// Chance. The generator is sfc32 (Chris Doty-Humphrey's small fast counter): four 32-bit words that live in the state,
// so that a saved game rolls on exactly as it would have. Scenario scripts come before the generator.
import type { State } from './game.ts';

/** The four words of a generator. */
export type RandomState = number[];

export class ScriptError extends Error {
  override name = 'ScriptError';
}

export function seedRandom(seed: string): RandomState {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    a = Math.imul(a ^ k, 0x85ebca6b);
    b = Math.imul(b ^ k, 0xc2b2ae35) + a;
    c = Math.imul(c ^ k, 0x27d4eb2f) + b;
  }
  return stir([a | 0, b | 0, c | 0, 1]);
}

/** A new generator, independent for all practical purposes of what `r` goes on to give. */
export function split(r: RandomState): RandomState {
  return stir([next(r) | 0, next(r) | 0, next(r) | 0, 1]);
}

function stir(r: RandomState): RandomState {
  for (let i = 0; i < 15; i++) next(r);
  return r;
}

/** The next 32 random bits, as an unsigned integer. */
export function next(r: RandomState): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0;
  r[3] = (r[3] + 1) | 0;
  r[0] = r[1] ^ (r[1] >>> 9);
  r[1] = (r[2] + (r[2] << 3)) | 0;
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1. (The bias is below n / 2^32.) */
export function below(r: RandomState, n: number): number {
  return Math.floor((next(r) / 0x100000000) * n);
}

/** Fisher-Yates, in place. */
export function shuffleWith<T>(r: RandomState, list: { [at: number]: T; readonly length: number }): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}

/** Marks that somebody has just learned something: undo stops here. */
export function learn(s: State): void {
  s.barrier++;
}

export function shuffle<T>(s: State, list: T[]): void {
  learn(s);
  shuffleWith(s.random, list);
}

/** One die, 1 to `sides`. */
export function roll(s: State, sides = 6): number {
  learn(s);
  const scripted = s.script?.rolls;
  if (!scripted) return 1 + below(s.random, sides);
  const value = scripted.shift();
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > sides)
    throw new ScriptError(
      value === undefined
        ? `The script has no roll left for a die of ${sides}: add it to "rolls".`
        : `The script rolls "${value}" where a die of ${sides} is rolled: give a number from 1 to ${sides}.`,
    );
  return value;
}

/** A die with named faces; the answer is the index of the face. Scripts name the face. */
export function rollFace(s: State, faces: readonly string[]): number {
  learn(s);
  const scripted = s.script?.rolls;
  if (!scripted) return below(s.random, faces.length);
  const value = scripted.shift();
  const face = faces.indexOf(String(value));
  if (face < 0)
    throw new ScriptError(
      value === undefined
        ? `The script has no roll left for a die with the faces ${faces.join(', ')}: add it to "rolls".`
        : `The script rolls "${value}" where the die has the faces ${faces.join(', ')}.`,
    );
  return face;
}

/** The index of one of `n` things drawn blindly. Scripts name the thing as `nameOf` does. */
export function draw(s: State, n: number, nameOf: (index: number) => string): number {
  learn(s);
  const scripted = s.script?.draws;
  if (!scripted) return below(s.random, n);
  const value = scripted.shift();
  if (value === undefined) throw new ScriptError('The script has no draw left: add it to "draws".');
  for (let i = 0; i < n; i++) if (nameOf(i) === value) return i;
  const there = Array.from({ length: n }, (_, i) => nameOf(i));
  throw new ScriptError(
    `The script draws "${value}", which is not among ${[...new Set(there)].join(', ') || 'nothing'}.`,
  );
}
