// The laws of every game, and the words of positions, on random games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conform, describeReport } from '../../engine/conformance/conform.ts';
import type { Game } from '../../engine/game.ts';
import { below, seedRandom } from '../../engine/random.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrState } from '../../games/wotr/state.ts';

test('Sixty random games keep every law', () => {
  const report = conform(wotr as unknown as Game, { seeds: 60, steps: 0.012, games: 0.1 });
  assert.deepEqual(report.failures, [], describeReport(report));
  assert.equal(report.games, 60);
});

/** Calls `look` whenever somebody is about to choose a die, in a random game. */
function atActions(seed: string, look: (s: WotrState) => void): void {
  const s = wotr.create({}, seed);
  const random = seedRandom(`moves:${seed}`);
  for (let open = wotr.decisions(s); open.length > 0; open = wotr.decisions(s)) {
    const { seat, at, moves } = open[below(random, open.length)];
    if (at === 'turn/action') look(s);
    wotr.apply(s, seat, moves[below(random, moves.length)]);
  }
}

test('A position written in words and read again is the same position, with the same choices', () => {
  let states = 0;
  for (let game = 0; game < 6; game++)
    atActions(`words ${game}`, (s) => {
      const words = wotr.position(s);
      const again = wotr.scene(JSON.parse(JSON.stringify(words)), {});
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
