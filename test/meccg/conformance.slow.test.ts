// The laws of every game, and the words of positions, on random games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conform, describeReport } from '../../engine/conformance/conform.ts';
import type { Game, Options } from '../../engine/game.ts';
import { below, seedRandom } from '../../engine/random.ts';
import { DECK_IDS } from '../../games/meccg/decks/ready-made.ts';
import { meccg } from '../../games/meccg/game.ts';
import { CHAIN, ORGANIZATION } from '../../games/meccg/state.ts';
import { randomPlayer } from '../../players/random.ts';
import { simulate } from '../../players/simulate.ts';
import { midgame } from './midgame.ts';
import { WAYS_TO_PLAY } from './ways-to-play.ts';

const RANDOM: Options = { deckOne: 'random', deckTwo: 'random' };
const PLAYERS = [randomPlayer, randomPlayer];

function keepsEveryLaw(game: Game, options: Options, seeds: number): void {
  const report = conform(game, { seeds, options, steps: 0.02, games: 0.1 });
  assert.deepEqual(report.failures, [], describeReport(report));
  assert.equal(report.games, seeds);
}

/** Games of several decks, and of more than two players, take several times as long. */
const isLong = ({ decks = 1, players = 2 }: Options): boolean => Number(decks) > 1 || Number(players) > 2;

for (const [name, options] of WAYS_TO_PLAY)
  test(`Random games keep every law: ${name}`, () => keepsEveryLaw(meccg, options, isLong(options) ? 3 : 8));

test('Games begun in the middle of things keep every law', () => keepsEveryLaw(midgame, {}, 60));

test('A company on its way that could choose no way now is dealt anew with the way it has', () => {
  const options = { deckOne: 'random-minion', deckTwo: 'random-minion', starter: true };
  const report = conform(meccg, { seeds: ['9'], options, steps: 0.02, games: 0.1 });
  assert.deepEqual(report.failures, [], describeReport(report));
});

test('Every pair of ready-made decks plays to the end, nothing refused', () => {
  for (const deckOne of DECK_IDS)
    for (const deckTwo of DECK_IDS) {
      const { outcome, refused } = simulate(meccg, { deckOne, deckTwo }, `${deckOne} ${deckTwo}`, PLAYERS);
      assert.equal(refused, undefined);
      assert.ok(outcome, `${deckOne} against ${deckTwo} does not end`);
    }
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
