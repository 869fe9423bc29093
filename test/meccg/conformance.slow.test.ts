// The laws of every game, and the words of positions, on random games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conform, describeReport } from '../../engine/conformance/conform.ts';
import type { Game, Options } from '../../engine/game.ts';
import { below, seedRandom } from '../../engine/random.ts';
import { meccg } from '../../games/meccg/game.ts';
import { CHAIN, ORGANIZATION } from '../../games/meccg/state.ts';

const RANDOM: Options = { deckOne: 'random', deckTwo: 'random' };

for (const [name, options, seeds] of [
  ['ready-made decks', {}, 25],
  ['random decks', RANDOM, 25],
  ['the starter game', { ...RANDOM, starter: true }, 10],
  ['solitaire', { ...RANDOM, solitaire: true }, 10],
  ['solitaire, the player choosing for the hazard deck', { ...RANDOM, solitaire: true, hazardChoice: 'player' }, 5],
  ['two decks, the draft and the weakest link', { ...RANDOM, decks: 2, draft: true, weakestLink: true }, 10],
] as const)
  test(`Random games keep every law: ${name}`, () => {
    const report = conform(meccg as unknown as Game, { seeds, options, steps: 0.02, games: 0.1 });
    assert.deepEqual(report.failures, [], describeReport(report));
    assert.equal(report.games, seeds);
  });

test('A position of the organization phase written in words and read again is the same position', () => {
  let states = 0;
  for (let game = 0; game < 8; game++) {
    const s = meccg.create(RANDOM, `words ${game}`);
    const random = seedRandom(`moves:${game}`);
    for (let open = meccg.decisions(s); open.length > 0; open = meccg.decisions(s)) {
      const { seat, moves, at } = open[below(random, open.length)];
      if (s.phase === ORGANIZATION && at === 'chain/act' && !s.zone.includes(CHAIN)) {
        const words = meccg.position(s);
        const again = meccg.scene(JSON.parse(JSON.stringify(words)), RANDOM);
        assert.deepEqual(meccg.position(again), words);
        assert.deepEqual(meccg.conserved(again), meccg.conserved(s));
        states++;
      }
      meccg.apply(s, seat, moves[below(random, moves.length)]);
    }
  }
  assert.ok(states > 300, `only ${states} states were seen`);
});
