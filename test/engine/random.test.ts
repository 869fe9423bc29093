import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '../../engine/game.ts';
import {
  below,
  draw,
  next,
  type RandomState,
  roll,
  rollFace,
  ScriptError,
  seedRandom,
  shuffle,
  shuffleWith,
  split,
} from '../../engine/random.ts';

const stateWith = (script?: State['script']): State => ({
  random: seedRandom('dice'),
  barrier: 0,
  stack: [],
  outcome: null,
  ...(script && { script }),
});

/** Pearson's statistic: about `cells - 1` when every cell is as likely as the others. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function count(cells: number, times: number, one: () => number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (let i = 0; i < times; i++) counts[one()]++;
  return counts;
}

test('numbers below n are equally likely, for many n', () => {
  for (const n of [2, 3, 6, 7, 12, 52]) {
    const r = seedRandom(`below ${n}`);
    const statistic = chiSquare(count(n, 60_000, () => below(r, n)));
    assert.ok(statistic < n - 1 + 5 * Math.sqrt(2 * n), `below ${n}: ${statistic}`);
  }
});

test('pairs of dice are independent', () => {
  const r = seedRandom('pairs');
  const statistic = chiSquare(count(36, 72_000, () => below(r, 6) * 6 + below(r, 6)));
  assert.ok(statistic < 80, String(statistic));
});

test('every bit is set half of the time', () => {
  const r = seedRandom('bits');
  const set = new Array<number>(32).fill(0);
  for (let i = 0; i < 20_000; i++) {
    const word = next(r);
    for (let bit = 0; bit < 32; bit++) set[bit] += (word >>> bit) & 1;
  }
  for (const n of set) assert.ok(Math.abs(n - 10_000) < 400, String(set));
});

test('seeds that differ a little give streams that differ wholly', () => {
  const firsts = new Set<number>();
  for (let i = 0; i < 20_000; i++) firsts.add(next(seedRandom(String(i))));
  assert.ok(firsts.size > 19_990, String(firsts.size)); // a few meet by chance
  let seed = 0;
  const firstRolls = chiSquare(count(6, 60_000, () => below(seedRandom(`table ${seed++}`), 6)));
  assert.ok(firstRolls < 25, String(firstRolls));
});

test('the same seed gives the same stream', () => {
  const [a, b] = [seedRandom('moria'), seedRandom('moria')];
  for (let i = 0; i < 100; i++) assert.equal(next(a), next(b));
});

test('a split generator agrees with its parent no more often than chance', () => {
  const parent = seedRandom('parent');
  const child = split(parent);
  const joint = chiSquare(count(36, 72_000, () => below(parent, 6) * 6 + below(child, 6)));
  assert.ok(joint < 80, String(joint));
  const [one, two] = [split(parent), split(parent)];
  const siblings = chiSquare(count(36, 72_000, () => below(one, 6) * 6 + below(two, 6)));
  assert.ok(siblings < 80, String(siblings));
});

test('a generator goes on from a saved state', () => {
  const r = seedRandom('saved');
  for (let i = 0; i < 10; i++) next(r);
  const restored: RandomState = JSON.parse(JSON.stringify(r));
  for (let i = 0; i < 100; i++) assert.equal(next(restored), next(r));
});

test('a shuffle is a permutation, and all permutations are equally likely', () => {
  const r = seedRandom('shuffle');
  const list = Array.from({ length: 52 }, (_, i) => i);
  shuffleWith(r, list);
  assert.notDeepEqual(
    list,
    [...list].sort((a, b) => a - b),
  );
  assert.deepEqual(
    [...list].sort((a, b) => a - b),
    Array.from({ length: 52 }, (_, i) => i),
  );
  const orders = permutations('abcd');
  const statistic = chiSquare(
    count(24, 48_000, () => {
      const letters = ['a', 'b', 'c', 'd'];
      shuffleWith(r, letters);
      return orders.indexOf(letters.join(''));
    }),
  );
  assert.ok(statistic < 60, String(statistic));
});

function permutations(word: string): string[] {
  if (word.length < 2) return [word];
  return [...word].flatMap((c, i) => permutations(word.slice(0, i) + word.slice(i + 1)).map((rest) => c + rest));
}

test('dice, draws and shuffles raise the barrier of undo', () => {
  const s = stateWith();
  roll(s);
  assert.equal(s.barrier, 1);
  rollFace(s, ['eye', 'sword']);
  draw(s, 3, String);
  shuffle(s, [1, 2, 3]);
  assert.equal(s.barrier, 4);
});

test('a die shows 1 to its number of sides', () => {
  const s = stateWith();
  const counts = count(11, 10_000, () => roll(s, 10));
  assert.equal(counts[0], 0);
  assert.ok(counts.slice(1).every((n) => n > 800));
});

test('a script comes before the generator, and leaves it alone', () => {
  const s = stateWith({ rolls: [6, 'eye', 1], draws: ['two'] });
  const before = s.random.slice();
  assert.equal(roll(s), 6);
  assert.equal(rollFace(s, ['sword', 'eye']), 1);
  assert.equal(roll(s), 1);
  assert.equal(
    draw(s, 3, (i) => ['one', 'two', 'three'][i]),
    1,
  );
  assert.deepEqual(s.random, before);
  assert.deepEqual(s.script, { rolls: [], draws: [] });
});

test('a script of rolls leaves the draws to the generator, and the other way round', () => {
  const s = stateWith({ rolls: [2] });
  assert.ok(draw(s, 3, String) < 3);
  assert.deepEqual(s.script?.rolls, [2]);
});

test('a script that lacks a value or has a wrong one is refused in a sentence', () => {
  const cases: [script: State['script'], act: (s: State) => unknown, message: RegExp][] = [
    [{ rolls: [] }, (s) => roll(s), /no roll left for a die of 6: add it to "rolls"\.$/],
    [{ rolls: [7] }, (s) => roll(s), /rolls "7" where a die of 6 is rolled: give a number from 1 to 6\.$/],
    [{ rolls: [0] }, (s) => roll(s), /rolls "0"/],
    [{ rolls: [1.5] }, (s) => roll(s), /rolls "1\.5"/],
    [{ rolls: ['eye'] }, (s) => roll(s), /rolls "eye"/],
    [{ rolls: [] }, (s) => rollFace(s, ['eye', 'sword']), /no roll left for a die with the faces eye, sword/],
    [
      { rolls: ['ring'] },
      (s) => rollFace(s, ['eye', 'sword']),
      /rolls "ring" where the die has the faces eye, sword\.$/,
    ],
    [{ draws: [] }, (s) => draw(s, 2, String), /no draw left: add it to "draws"\.$/],
    [{ draws: ['9'] }, (s) => draw(s, 2, String), /draws "9", which is not among 0, 1\.$/],
    [{ draws: ['9'] }, (s) => draw(s, 0, String), /which is not among nothing\.$/],
  ];
  for (const [script, act, message] of cases)
    assert.throws(
      () => act(stateWith(structuredClone(script))),
      (error: unknown) => error instanceof ScriptError && message.test(error.message),
      String(message),
    );
});
