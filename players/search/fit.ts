// Fits a judge to positions whose end is known: Adam on mini-batches of log loss. Games that are held back say when to
// stop, since positions of one game are alike. Written by us: it is a page, and needs neither a package nor an accelerator.
import { below, next, type RandomState, seedRandom, shuffleWith } from '../../engine/random.ts';
import { logistic } from './judge.ts';

/** Positions in rows: the numbers of one after the other, and for each its result (1 won, 0 lost) and its game. */
export interface Positions {
  readonly width: number;
  readonly numbers: Float32Array;
  readonly results: Float32Array;
  readonly games: Int32Array;
}

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

export interface FitPlan {
  readonly seed: string;
  /** Hidden units. */
  readonly hidden: number;
  readonly epochs: number;
  /** Called after every round through the positions, with the loss on the games held back. */
  progress?(epoch: number, loss: number): void;
}

const BATCH = 256;
const RATE = 0.003;
/** How much weights are pulled towards nought. */
const DECAY = 1e-5;
/** One game in so many is held back. */
const HELD_BACK = 10;
/** Rounds without a better loss before it stops. */
const PATIENCE = 4;

const lossOf = (chance: number, result: number): number => {
  const p = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return -(result * Math.log(p) + (1 - result) * Math.log(1 - p));
};

/** Mean and spread of each number, so that all weigh alike at first. */
function scaling({ width, numbers, results }: Positions): { mean: Float64Array; scale: Float64Array } {
  const mean = new Float64Array(width);
  const scale = new Float64Array(width);
  const count = results.length;
  for (let row = 0; row < count; row++) for (let i = 0; i < width; i++) mean[i] += numbers[row * width + i] / count;
  for (let row = 0; row < count; row++)
    for (let i = 0; i < width; i++) scale[i] += (numbers[row * width + i] - mean[i]) ** 2 / count;
  for (let i = 0; i < width; i++) scale[i] = scale[i] > 1e-9 ? Math.sqrt(scale[i]) : 1;
  return { mean, scale };
}

/** The weights lie in one row: bias, line, then for each hidden unit what it says, its bias and its weights. */
class Net {
  readonly weights: Float64Array;
  readonly slopes: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly width: number;
  private readonly units: number;
  private readonly fired: Float64Array;
  private steps = 0;

  constructor(width: number, units: number, random: RandomState) {
    this.width = width;
    this.units = units;
    const size = 1 + width + units * (width + 2);
    this.weights = new Float64Array(size);
    this.slopes = new Float64Array(size);
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
    this.fired = new Float64Array(units);
    const spread = 1 / Math.sqrt(width);
    for (let i = 1 + width; i < size; i++) this.weights[i] = spread * (2 * (next(random) / 2 ** 32) - 1);
  }

  chance(x: Float32Array, at: number): number {
    const { width, units, weights, fired } = this;
    let sum = weights[0];
    for (let i = 0; i < width; i++) sum += weights[1 + i] * x[at + i];
    let w = 1 + width;
    for (let unit = 0; unit < units; unit++, w += width + 2) {
      let into = weights[w + 1];
      for (let i = 0; i < width; i++) into += weights[w + 2 + i] * x[at + i];
      fired[unit] = Math.tanh(into);
      sum += weights[w] * fired[unit];
    }
    return logistic(sum);
  }

  /** Adds the slopes of one position's loss, just after its chance was asked for. */
  learn(x: Float32Array, at: number, error: number): void {
    const { width, units, weights, slopes, fired } = this;
    slopes[0] += error;
    for (let i = 0; i < width; i++) slopes[1 + i] += error * x[at + i];
    let w = 1 + width;
    for (let unit = 0; unit < units; unit++, w += width + 2) {
      slopes[w] += error * fired[unit];
      const back = error * weights[w] * (1 - fired[unit] * fired[unit]);
      slopes[w + 1] += back;
      for (let i = 0; i < width; i++) slopes[w + 2 + i] += back * x[at + i];
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
  const { width, results, games } = positions;
  const random = seedRandom(plan.seed);
  const { mean, scale } = scaling(positions);
  const x = positions.numbers.map((value, i) => (value - mean[i % width]) / scale[i % width]);
  // Which games are held back is a question of the positions, not of the seed: several fits can be compared.
  const rows = [...results.keys()];
  const learned = rows.filter((row) => games[row] % HELD_BACK !== 0);
  const held = rows.filter((row) => games[row] % HELD_BACK === 0);
  const share = learned.reduce((sum, row) => sum + results[row], 0) / Math.max(1, learned.length);
  const mean_ = (loss: (row: number) => number): number =>
    held.reduce((sum, row) => sum + loss(row), 0) / Math.max(1, held.length);

  const net = new Net(width, plan.hidden, random);
  const heldLoss = (): number => mean_((row) => lossOf(net.chance(x, row * width), results[row]));
  let best = { loss: heldLoss(), weights: net.weights.slice() };
  let rate = RATE;
  let worse = 0;
  for (let epoch = 1; epoch <= plan.epochs && worse < PATIENCE; epoch++) {
    shuffleWith(random, learned);
    let batch = 0;
    for (const row of learned) {
      net.learn(x, row * width, net.chance(x, row * width) - results[row]);
      if (++batch < BATCH) continue;
      net.step(batch, rate);
      batch = 0;
    }
    if (batch > 0) net.step(batch, rate);
    const loss = heldLoss();
    plan.progress?.(epoch, loss);
    if (loss < best.loss) {
      best = { loss, weights: net.weights.slice() };
      worse = 0;
    } else {
      worse++;
      rate /= 2;
    }
  }
  return {
    ...written(best.weights, width, plan.hidden),
    mean: [...mean].map(short),
    scale: [...scale].map(short),
    loss: best.loss,
    blindLoss: mean_((row) => lossOf(share, results[row])),
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
export const sampleRows = ({ width, numbers, results }: Positions, seed: string, count: number): number[][] => {
  const random = seedRandom(seed);
  return Array.from({ length: Math.min(count, results.length) }, () => {
    const row = below(random, results.length);
    return [...numbers.slice(row * width, (row + 1) * width)].map(short);
  });
};
