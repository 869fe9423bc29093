// Fits a judge to positions whose end is known: Adam on mini-batches of log loss. Games that are held back say when to
// stop, since positions of one game are alike. It takes as long as it is given and may go on from where another stopped.
// Written by us: it is a page, and needs neither a package nor an accelerator.
import { below, next, type RandomState, seedRandom } from '../../engine/random.ts';
import { type Judge, logistic } from './judge.ts';

/** Positions in rows, one after the other: the game, the result (1 won, 0 lost), then the numbers. */
export interface Positions {
  /** How many numbers there are. */
  readonly width: number;
  readonly rows: Float32Array;
}

/** Before the numbers of a row: its game and its result. */
export const AHEAD = 2;

export const countOf = ({ width, rows }: Positions): number => rows.length / (width + AHEAD);

export interface Fitted {
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  readonly bias: number;
  readonly line: readonly number[];
  readonly hidden: readonly (readonly number[])[];
  /** On the games held back. */
  readonly loss: number;
  readonly blindLoss: number;
}

/** Where a fit stands: enough to go on. */
export interface Draft {
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** The best so far. */
  readonly weights: readonly number[];
}

export interface FitPlan {
  readonly seed: string;
  /** Hidden units. */
  readonly hidden: number;
  /** Times through all positions, at most. */
  readonly epochs: number;
  /** How long it may take; no limit where there is none. */
  readonly milliseconds?: number;
  /** Goes on from here. */
  readonly draft?: Draft;
  /** Called after every round, with what part of the work is done at least, and the loss on the games held back. */
  progress?(done: number, loss: number, draft: () => Draft): void;
}

const BATCH = 256;
const RATE = 0.003;
/** How much weights are pulled towards nought. */
const DECAY = 1e-5;
/** One game in so many is held back. */
const HELD_BACK = 10;
/** A round: so many positions, then the loss is looked at, on at most so many of those held back. */
const ROUND = 200_000;
const LOOKED_AT = 60_000;
/** Rounds without a better loss before the steps become smaller, and how often they may. */
const PATIENCE = 3;
const HALVINGS = 4;
/** In the last part of the time steps become smaller and smaller. */
const LANDING = 0.4;

const lossOf = (chance: number, result: number): number => {
  const p = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return -(result * Math.log(p) + (1 - result) * Math.log(1 - p));
};

/** So many of a list, evenly. */
const thinned = (list: Int32Array, most: number): Int32Array =>
  list.length <= most ? list : Int32Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]);

/** Which games are held back is a question of the positions, not of the seed: several fits can be compared. */
function divided(positions: Positions): { readonly learned: Int32Array; readonly held: Int32Array } {
  const { width, rows } = positions;
  const all = Int32Array.from({ length: countOf(positions) }, (_, row) => row);
  const isHeld = (row: number): boolean => rows[row * (width + AHEAD)] % HELD_BACK === 0;
  return {
    learned: all.filter((row) => !isHeld(row)),
    held: thinned(
      all.filter((row) => isHeld(row)),
      LOOKED_AT,
    ),
  };
}

/** The mean surprise of a judge on the games that are held back from a fit. */
export function heldLoss(positions: Positions, judge: Judge): number {
  const { width, rows } = positions;
  const { held } = divided(positions);
  let sum = 0;
  for (const row of held) {
    const at = row * (width + AHEAD);
    sum += lossOf(judge(rows.subarray(at + AHEAD, at + AHEAD + width)), rows[at + 1]);
  }
  return sum / Math.max(1, held.length);
}

/** Mean and spread of each number, so that all weigh alike at first. */
function scaling({ width, rows }: Positions, some: Int32Array): Pick<Draft, 'mean' | 'scale'> {
  const mean = new Array<number>(width).fill(0);
  const scale = new Array<number>(width).fill(0);
  for (const row of some)
    for (let i = 0, at = row * (width + AHEAD) + AHEAD; i < width; i++) mean[i] += rows[at + i] / some.length;
  for (const row of some)
    for (let i = 0, at = row * (width + AHEAD) + AHEAD; i < width; i++)
      scale[i] += (rows[at + i] - mean[i]) ** 2 / some.length;
  return { mean: mean.map(short), scale: scale.map((square) => (square > 1e-9 ? short(Math.sqrt(square)) : 1)) };
}

/** The weights lie in one row: bias, line, then for each hidden unit what it says, its bias and its weights. */
class Net {
  readonly weights: Float64Array;
  private readonly x: Float64Array;
  private readonly slopes: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly width: number;
  private readonly units: number;
  private readonly fired: Float64Array;
  private steps = 0;

  constructor(width: number, units: number, random: RandomState, before?: readonly number[]) {
    this.width = width;
    this.units = units;
    const size = 1 + width + units * (width + 2);
    this.weights = new Float64Array(size);
    this.x = new Float64Array(width);
    this.slopes = new Float64Array(size);
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
    this.fired = new Float64Array(units);
    const spread = 1 / Math.sqrt(width);
    for (let i = 1 + width; i < size; i++) this.weights[i] = spread * (2 * (next(random) / 2 ** 32) - 1);
    if (before?.length === size) this.weights.set(before);
  }

  /** The numbers of a row, scaled, are what is looked at next. */
  look(rows: Float32Array, at: number, { mean, scale }: Pick<Draft, 'mean' | 'scale'>): void {
    const { width, x } = this;
    for (let i = 0; i < width; i++) x[i] = (rows[at + i] - mean[i]) / scale[i];
  }

  /** Four sums at once: one would wait for itself at every step. */
  private sumFrom(w: number): number {
    const { width, weights, x } = this;
    let [a, b, c, d] = [0, 0, 0, 0];
    let i = 0;
    for (; i + 3 < width; i += 4) {
      a += weights[w + i] * x[i];
      b += weights[w + i + 1] * x[i + 1];
      c += weights[w + i + 2] * x[i + 2];
      d += weights[w + i + 3] * x[i + 3];
    }
    for (; i < width; i++) a += weights[w + i] * x[i];
    return a + b + (c + d);
  }

  chance(): number {
    const { width, units, weights, fired } = this;
    let sum = weights[0] + this.sumFrom(1);
    let w = 1 + width;
    for (let unit = 0; unit < units; unit++, w += width + 2) {
      fired[unit] = Math.tanh(weights[w + 1] + this.sumFrom(w + 2));
      sum += weights[w] * fired[unit];
    }
    return logistic(sum);
  }

  /** Adds the slopes of one position's loss, just after its chance was asked for. */
  learn(error: number): void {
    const { width, units, weights, slopes, fired, x } = this;
    slopes[0] += error;
    for (let i = 0; i < width; i++) slopes[1 + i] += error * x[i];
    let w = 1 + width;
    for (let unit = 0; unit < units; unit++, w += width + 2) {
      slopes[w] += error * fired[unit];
      const back = error * weights[w] * (1 - fired[unit] * fired[unit]);
      slopes[w + 1] += back;
      for (let i = 0; i < width; i++) slopes[w + 2 + i] += back * x[i];
    }
  }

  /** One step of Adam with the slopes of a batch. */
  step(batch: number, rate: number): void {
    const { weights, slopes, first, second } = this;
    this.steps++;
    const fix1 = 1 - 0.9 ** this.steps;
    const fix2 = 1 - 0.999 ** this.steps;
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i] / batch + DECAY * weights[i];
      slopes[i] = 0;
      first[i] = 0.9 * first[i] + 0.1 * slope;
      second[i] = 0.999 * second[i] + 0.001 * slope * slope;
      weights[i] -= (rate * (first[i] / fix1)) / (Math.sqrt(second[i] / fix2) + 1e-8);
    }
  }
}

export function fit(positions: Positions, plan: FitPlan): Fitted {
  const { width, rows } = positions;
  const begun = performance.now();
  const random = seedRandom(plan.seed);
  const { learned, held } = divided(positions);
  const { mean, scale } = plan.draft ?? scaling(positions, thinned(learned, LOOKED_AT));
  const scales = { mean, scale };
  const resultOf = (row: number): number => rows[row * (width + AHEAD) + 1];
  const share = learned.reduce((sum, row) => sum + resultOf(row), 0) / Math.max(1, learned.length);
  const meanLoss = (chance: (row: number) => number): number =>
    held.reduce((sum, row) => sum + lossOf(chance(row), resultOf(row)), 0) / Math.max(1, held.length);

  const net = new Net(width, plan.hidden, random, plan.draft?.weights);
  const chanceOf = (row: number): number => {
    net.look(rows, row * (width + AHEAD) + AHEAD, scales);
    return net.chance();
  };
  const most = Math.max(1, plan.epochs * learned.length);
  let seen = 0;
  const done = (): number =>
    Math.max(seen / most, plan.milliseconds === undefined ? 0 : (performance.now() - begun) / plan.milliseconds);
  const rateNow = (rate: number): number => rate * Math.min(1, Math.max(0.02, (1 - done()) / LANDING));
  /** One after the other from a list that is mixed as it is read: a short time sees positions of all games. */
  const nextRow = (): number => {
    const at = seen++ % learned.length;
    const other = at + below(random, learned.length - at);
    const row = learned[other];
    learned[other] = learned[at];
    learned[at] = row;
    return row;
  };

  let best = { loss: meanLoss(chanceOf), weights: net.weights.slice() };
  let rate = RATE;
  let halvings = 0;
  let worse = 0;
  while (done() < 1 && halvings < HALVINGS) {
    const until = Math.min(most, seen + Math.min(ROUND, learned.length));
    while (seen < until && done() < 1) {
      const batch = Math.min(BATCH, until - seen);
      for (let i = 0; i < batch; i++) {
        const row = nextRow();
        net.learn(chanceOf(row) - resultOf(row));
      }
      net.step(batch, rateNow(rate));
    }
    const loss = meanLoss(chanceOf);
    if (loss < best.loss) {
      best = { loss, weights: net.weights.slice() };
      worse = 0;
    } else if (++worse % PATIENCE === 0) {
      rate /= 2;
      halvings++;
    }
    plan.progress?.(Math.min(1, done()), best.loss, () => ({ mean, scale, weights: [...best.weights] }));
  }
  return {
    ...written(best.weights, width, plan.hidden),
    mean,
    scale,
    loss: best.loss,
    blindLoss: meanLoss(() => share),
  };
}

/** Six digits say all that a weight has to say. */
const short = (value: number): number => Number(value.toPrecision(6));

function written(weights: Float64Array, width: number, units: number): Pick<Fitted, 'bias' | 'line' | 'hidden'> {
  const row = (from: number, length: number): number[] => [...weights.slice(from, from + length)].map(short);
  return {
    bias: short(weights[0]),
    line: row(1, width),
    hidden: Array.from({ length: units }, (_, unit) => row(1 + width + unit * (width + 2), width + 2)),
  };
}

/** Some rows of the positions, for the checks of a file. */
export const sampleRows = (positions: Positions, seed: string, count: number): number[][] => {
  const { width, rows } = positions;
  const random = seedRandom(seed);
  return Array.from({ length: Math.min(count, countOf(positions)) }, () => {
    const at = below(random, countOf(positions)) * (width + AHEAD) + AHEAD;
    return [...rows.slice(at, at + width)].map(short);
  });
};
