// The numbers that a player weighs by, his habits, and whose they are just now. A scorer reads habits and never asks whose they are; who
// thinks says so around everything that is weighed.
import type { Player } from './player.ts';
import type { Learning } from './search/foresight.ts';

/** What is added to every move of a sort: what a sort is, the game's player says. */
export type Leanings = Readonly<Record<string, number>>;

/** How somebody weighs. */
export interface Temper<H> {
  readonly habits: H;
  readonly leanings: Leanings;
}

export interface Mind<H> {
  /** Everything within is weighed as by this one. */
  as<T>(one: Temper<H>, weigh: () => T): T;
  /** A memory of what was found by some habits is of no use to others. */
  byHabits<T>(make: () => T): () => T;
}

/** One who weighs by the plain temper where nobody says otherwise; `becomes` is told whenever it is another's. */
export function mindOf<H extends object>(plain: Temper<H>, becomes: (temper: Temper<H>) => void): Mind<H> {
  let now = plain;
  const turnTo = (temper: Temper<H>): void => {
    now = temper;
    becomes(temper);
  };
  return {
    as(one, weigh) {
      if (now === one) return weigh();
      const before = now;
      turnTo(one);
      try {
        return weigh();
      } finally {
        turnTo(before);
      }
    },
    byHabits<T>(make: () => T) {
      const known = new WeakMap<H, T>();
      let last: { readonly of: H; readonly found: T } | undefined;
      return () => {
        if (last?.of === now.habits) return last.found;
        const found = known.get(now.habits) ?? make();
        known.set(now.habits, found);
        last = { of: now.habits, found };
        return found;
      };
    },
  };
}

/** A number that is learned, as it is written down. */
const rounded = (number: number): number => Number(number.toPrecision(4));

/** One step multiplies a habit by a third or so, and adds so much to what somebody leans to. */
const STEP = 0.3;
const LEAN = 0.1;

/** Tempers as steps from the usual one: as many as there are numbers, habits first. */
export function stepping<H extends Readonly<Record<string, number>>>(usual: H, sorts: readonly string[]) {
  const names = Object.keys(usual) as (keyof H & string)[];
  const stepsOf = ({ habits, leanings }: Temper<H>): readonly number[] => [
    ...names.map((name) => Math.log(habits[name] / usual[name]) / STEP),
    ...sorts.map((sort) => (leanings[sort] ?? 0) / LEAN),
  ];
  const temperAt = (at: ArrayLike<number>): Temper<H> => ({
    habits: Object.fromEntries(names.map((name, i) => [name, rounded(usual[name] * Math.exp(STEP * at[i]))])) as H,
    leanings: Object.fromEntries(sorts.map((sort, i) => [sort, rounded(LEAN * at[names.length + i])])),
  });
  /** From where it has come to, and who plays by a temper. */
  const learningOf = <V>(from: Temper<H>, playerOf: (name: string, temper: Temper<H>) => Player<V>): Learning<V> => ({
    start: stepsOf(from),
    player: (at) => playerOf('learning', temperAt(at)),
    numbers: (at) => ({ ...temperAt(at) }),
  });
  return { stepsOf, temperAt, learningOf };
}
