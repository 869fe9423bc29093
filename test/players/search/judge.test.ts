// The judge: what it learns, and that the ones in the project are what they were.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { next, seedRandom } from '../../../engine/random.ts';
import { judgeFor, searchedGame, wayNamed } from '../../../players/search/all.ts';
import { type Draft, fit, heldLoss, type Positions } from '../../../players/search/fit.ts';
import { judgeOf } from '../../../players/search/judge.ts';
import { playLesson } from '../../../players/search/lessons.ts';

/** Two numbers, won where both have the same sign: no straight line can tell. */
function puzzle(count: number): Positions {
  const random = seedRandom('puzzle');
  const number = (): number => 20 * (next(random) / 2 ** 32) - 10;
  const rows = Array.from({ length: count }, (_, game) => {
    const [first, second] = [number(), number()];
    return [game, Number(first * second > 0), first, second];
  });
  return { width: 2, rows: Float32Array.from(rows.flat()) };
}

describe('Fitting a judge', () => {
  const positions = puzzle(3000);
  const fitted = fit(positions, { seed: 'a', hidden: 8, epochs: 60 });
  const names = ['first', 'second'];
  const recipe = { date: '', players: '', games: 0, positions: 0, loss: 0, blindLoss: 0, strength: '' };
  const file = { game: 'puzzle', version: 1, recipe, names, checks: [], ...fitted };

  test('It learns what no straight line can tell', () => {
    assert.ok(fitted.blindLoss > 0.69, String(fitted.blindLoss));
    assert.ok(fitted.loss < 0.2, String(fitted.loss));
    const judge = judgeOf(file, names);
    assert.ok(judge([5, 5]) > 0.9 && judge([-5, -5]) > 0.9 && judge([5, -5]) < 0.1 && judge([-5, 5]) < 0.1);
  });

  test('The same positions and seed give the same weights', () => {
    assert.deepEqual(fit(positions, { seed: 'a', hidden: 8, epochs: 60 }), fitted);
  });

  test('A judge of other numbers is not used', () => {
    assert.throws(() => judgeOf(file, ['second', 'third']), /knows other numbers .* train it again/);
  });

  test('Numbers that came later do not disturb a judge', () => {
    const later = judgeOf(file, ['third', 'second', 'first']);
    assert.equal(later([99, -2, 5]), judgeOf(file, names)([5, -2]));
  });

  test('A fit is over when its time is, and another goes on from there', () => {
    const many = puzzle(20_000);
    const from = performance.now();
    let draft: Draft | undefined;
    const cut = fit(many, {
      seed: 'a',
      hidden: 8,
      epochs: 100_000,
      milliseconds: 400,
      progress: (_, loss, now) => {
        assert.ok(loss < 0.8);
        draft = now();
      },
    });
    assert.ok(performance.now() - from < 15_000, 'far less than a hundred thousand rounds take');
    assert.ok(cut.loss < cut.blindLoss);
    const further = fit(many, { seed: 'b', hidden: 8, epochs: 0, ...(draft && { draft }) });
    assert.ok(draft && further.loss <= cut.loss + 1e-9, `${further.loss} where ${cut.loss} was reached`);
  });

  test('What a judge would have foreseen is measured on the games held back', () => {
    assert.ok(Math.abs(heldLoss(positions, () => 0.5) - Math.log(2)) < 1e-9);
    assert.ok(Math.abs(heldLoss(positions, judgeOf(file, names)) - fitted.loss) < 1e-3);
  });
});

for (const [name, way] of [['wotr'], ['meccg'], ['meccg', 'ringwraiths']])
  describe(`The judge of ${way ?? name}`, () => {
    const { foresight, judge, others } = searchedGame(name) ?? assert.fail(name);
    const file = (way === undefined ? judge : others?.[way]) ?? assert.fail(way);
    const { lesson } = wayNamed(foresight, way) ?? foresight;
    const games = [1, 3, 6].map((n) => playLesson(foresight, foresight.player, 'sense', n, lesson(n)));

    test('says what it said when it was made', () => {
      const judge = judgeOf(file, file.names);
      assert.ok(judgeOf(file, foresight.names));
      assert.ok(file.checks.length >= 5);
      for (const { numbers, chance } of file.checks)
        assert.ok(Math.abs(judge(numbers) - chance) < 1e-9, `${judge(numbers)} where ${chance} was recorded`);
    });

    test('comes with its recipe, and foresees better than nothing', () => {
      const { recipe, version } = file;
      assert.ok(version >= 1 && recipe.games >= 100 && recipe.positions > recipe.games && recipe.strength !== '');
      assert.match(recipe.date, /^\d{4}-\d\d-\d\d$/);
      assert.ok(recipe.loss < recipe.blindLoss - 0.02);
    });

    test('sees numbers that are numbers, and as many as have names', () => {
      assert.ok(games.every((lessons) => lessons.length > 8));
      for (const { numbers, result } of games.flat()) {
        assert.equal(numbers.length, foresight.names.length);
        assert.ok(numbers.every(Number.isFinite));
        assert.ok(result === 0 || result === 0.5 || result === 1);
      }
      assert.equal(new Set(foresight.names).size, foresight.names.length);
    });

    test('speaks for its way to play, and is no fool there', () => {
      const speaks = judgeFor(searchedGame(name) ?? assert.fail(name));
      const own = judgeOf(file, foresight.names);
      let loss = 0;
      let count = 0;
      for (const { numbers, result } of games.flat()) {
        const chance = speaks(numbers);
        assert.equal(chance, own(numbers));
        const told = Math.min(1 - 1e-6, Math.max(1e-6, result === 0 ? 1 - chance : chance));
        loss -= Math.log(told);
        count++;
      }
      assert.ok(loss / count < 1.3, `${loss / count}: worse than saying nothing would be 0.69`);
    });
  });

test('Two judges of one game speak each for himself', () => {
  const searched = searchedGame('wotr') ?? assert.fail();
  const sure = { ...searched.judge, bias: searched.judge.bias + 3 };
  const [{ numbers }] = searched.judge.checks;
  const [usual, other] = [searched, { ...searched, judge: sure }].map((one) => judgeFor(one)(numbers));
  assert.ok(other > usual, `${other} and ${usual}`);
});
