import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hitChances, mean, neededWith } from '../../../games/wotr/odds/dice.ts';
import { rule } from '../../rule.ts';
import { about } from './simulate.ts';

test('One die that needs a 5 hits one time in three, and with a re-roll five times in nine', () => {
  about(hitChances(1, 5, 0)[1], 1 / 3);
  about(hitChances(1, 5, 1)[1], 1 - (2 / 3) ** 2);
  about(hitChances(1, 5, 5)[1], 1 - (2 / 3) ** 2, 'a die is rolled again only once');
  about(hitChances(1, 6, 1)[1], 1 - (5 / 6) ** 2);
  about(hitChances(1, 5, 1, 6)[1], 1 / 3 + (2 / 3) * (1 / 6));
  about(hitChances(2, 5, 1)[2], 1 / 9 + (4 / 9) * (1 / 3));
  about(hitChances(2, 5, 1)[0], (4 / 9) * (2 / 3));
});

test('No dice score no hits, and no more than five are rolled', () => {
  assert.deepEqual([...hitChances(0, 5, 3)], [1]);
  assert.equal(hitChances(9, 5, 9), hitChances(5, 5, 5));
});

test('Chances add up to 1 and more re-rolls never hurt', () => {
  for (let dice = 0; dice <= 5; dice++)
    for (let needed = 1; needed <= 6; needed++)
      for (let again = 1; again <= 6; again++)
        for (let rerolls = 0; rerolls <= 5; rerolls++) {
          const chances = hitChances(dice, needed, rerolls, again);
          about(
            chances.reduce((sum, chance) => sum + chance, 0),
            1,
          );
          assert.ok(rerolls === 0 || mean(chances) >= mean(hitChances(dice, needed, rerolls - 1, again)) - 1e-12);
        }
});

/** The hits of these dice, the failures rolled again as long as there is Leadership. */
function hitsOf(dice: readonly number[], again: readonly number[], leadership: number): [hits: number, used: number] {
  const hits = dice.filter((face) => face >= 5).length;
  const used = Math.min(leadership, dice.length - hits);
  return [hits + again.slice(0, used).filter((face) => face >= 5).length, used];
}

rule('With Strength 5 and Leadership 3 only the failures are rolled again', ['WR-6.22.3'], () => {
  assert.deepEqual(hitsOf([1, 3, 5, 5, 6], [5, 2], 3), [4, 2]);
  const seen = new Array<number>(6).fill(0);
  const faces = (n: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
  const seconds = Array.from({ length: 6 ** 3 }, (_, n) => faces(n, 3));
  for (let n = 0; n < 6 ** 5; n++) {
    const first = faces(n, 5);
    for (const again of seconds) seen[hitsOf(first, again, 3)[0]]++;
  }
  const chances = hitChances(5, 5, 3);
  for (let hits = 0; hits <= 5; hits++) about(chances[hits], seen[hits] / 6 ** 8);
});

rule('With one added, 4, 5 and 6 hit instead of only 5 and 6', ['WR-6.23.3'], () => {
  assert.equal(neededWith(5, 0), 5);
  assert.equal(neededWith(5, 1), 4);
  about(hitChances(1, neededWith(5, 1), 0)[1], 3 / 6);
});

rule('A natural 1 misses and a natural 6 hits, whatever is added', ['WR-6.23.5'], () => {
  about(hitChances(1, neededWith(5, 9), 0)[1], 5 / 6);
  about(hitChances(1, neededWith(6, -3), 0)[1], 1 / 6);
});
