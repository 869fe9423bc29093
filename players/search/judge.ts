// A judge: a learned opinion of a position. Named numbers go in, a chance comes out: a straight line through the numbers
// plus one hidden layer of tanh, made into a chance by the logistic curve. The weights are a small file with its recipe.

/** How a judge came to be. */
export interface Recipe {
  /** The day it was fitted. */
  readonly date: string;
  /** Who played the games it learned from. */
  readonly players: string;
  readonly games: number;
  readonly positions: number;
  /** Mean surprise (log loss) on games it had not seen, and that of always saying the mean. */
  readonly loss: number;
  readonly blindLoss: number;
  /** What it won, in words, with the numbers. */
  readonly strength: string;
}

export interface JudgeFile {
  readonly game: string;
  /** Counts up with every judge that beat the one before. */
  readonly version: number;
  readonly recipe: Recipe;
  /** What the numbers are, in their order. */
  readonly names: readonly string[];
  /** By number: what is taken off, and what the rest is divided by. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  readonly bias: number;
  /** By number: the straight line. */
  readonly line: readonly number[];
  /** One row for each hidden unit: how much it says, its own bias, then its weights by number. */
  readonly hidden: readonly (readonly number[])[];
  /** Positions with the chance that it gave them: a copy that was spoilt on its way is noticed. */
  readonly checks: readonly { readonly numbers: readonly number[]; readonly chance: number }[];
}

/** A chance from numbers in the order of the names. */
export type Judge = (numbers: ArrayLike<number>) => number;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The judge of a file, for a game whose positions have these numbers. Numbers that came later than the judge are not looked at. */
export function judgeOf(file: JudgeFile, names: readonly string[]): Judge {
  const n = file.names.length;
  const places = Int32Array.from(file.names, (name) => names.indexOf(name));
  if (places.includes(-1))
    throw new Error(
      `The judge of ${file.game} knows other numbers than its positions have now: train it again (mathom train ${file.game}).`,
    );
  // The scaling is worked into the weights once: a position is weighed thousands of times for one move.
  const line = Float64Array.from(file.line, (weight, i) => weight / file.scale[i]);
  let bias = file.bias;
  for (let i = 0; i < n; i++) bias -= line[i] * file.mean[i];
  const units = file.hidden.map(([says, own, ...weights]) => {
    const scaled = Float64Array.from(weights, (weight, i) => weight / file.scale[i]);
    let start = own;
    for (let i = 0; i < n; i++) start -= scaled[i] * file.mean[i];
    return { says, start, scaled };
  });
  const known = new Float64Array(n);
  return (numbers) => {
    let sum = bias;
    for (let i = 0; i < n; i++) {
      known[i] = numbers[places[i]];
      sum += line[i] * known[i];
    }
    for (const { says, start, scaled } of units) {
      let x = start;
      for (let i = 0; i < n; i++) x += scaled[i] * known[i];
      sum += says * Math.tanh(x);
    }
    return logistic(sum);
  };
}
