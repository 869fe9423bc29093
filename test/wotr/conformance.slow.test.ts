// The laws of every game, and the words of positions, on random games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conform, describeReport } from '../../engine/conformance/conform.ts';
import type { Game, Options } from '../../engine/game.ts';
import { below, seedRandom } from '../../engine/random.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrState } from '../../games/wotr/state.ts';

test('Sixty random games keep every law', () => {
  const report = conform(wotr as unknown as Game, { seeds: 60, steps: 0.012, games: 0.1 });
  assert.deepEqual(report.failures, [], describeReport(report));
  assert.equal(report.games, 60);
});

for (const players of [3, 4])
  test(`Twenty random games of ${players} keep every law`, () => {
    const settings = { seeds: 20, steps: 0.012, games: 0.1, options: { players, turnLimit: 15 } };
    const report = conform(wotr as unknown as Game, settings);
    assert.deepEqual(report.failures, [], describeReport(report));
    assert.equal(report.games, 20);
  });

for (const players of [2, 3, 4])
  test(`Twenty random games of ${players} with Twilight of the Third Age keep every law`, () => {
    const options = { players, twilight: true, turnLimit: players === 2 ? 25 : 15 };
    const report = conform(wotr as unknown as Game, { seeds: 20, options, steps: 0.012, games: 0.1 });
    assert.deepEqual(report.failures, [], describeReport(report));
    assert.equal(report.games, 20);
  });

/** Calls `look` whenever somebody is about to choose a die, in a random game. */
function atActions(seed: string, options: Options, look: (s: WotrState) => void): void {
  const s = wotr.create(options, seed);
  const random = seedRandom(`moves:${seed}`);
  for (let open = wotr.decisions(s); open.length > 0; open = wotr.decisions(s)) {
    const { seat, at, moves } = open[below(random, open.length)];
    if (at === 'turn/action') look(s);
    wotr.apply(s, seat, moves[below(random, moves.length)]);
  }
}

test('A position written in words and read again is the same position, with the same choices', () => {
  let states = 0;
  for (const options of [
    {},
    {},
    {},
    {},
    {},
    {},
    ...[2, 3, 4].flatMap((players) => [{ players }, { players, twilight: true }]),
  ])
    atActions(`words ${states}`, options, (s) => {
      const words = wotr.position(s);
      const again = wotr.scene(JSON.parse(JSON.stringify(words)), options);
      assert.deepEqual(wotr.position(again), words);
      assert.deepEqual(wotr.decisions(again), wotr.decisions(s));
      assert.deepEqual(wotr.conserved(again), wotr.conserved(s));
      const [{ seat, moves }] = wotr.decisions(s);
      const then = wotr.clone(s);
      for (const one of [then, again]) wotr.apply(one, seat, moves[0]);
      assert.deepEqual(wotr.decisions(again), wotr.decisions(then));
      states++;
    });
  assert.ok(states > 500, `only ${states} states were seen`);
});
