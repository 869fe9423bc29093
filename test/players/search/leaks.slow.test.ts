// Everything a program that looks ahead uses is in its seat's view: in every way to play, and in the midst of every procedure that
// keeps something secret, another true deal that looks the same to the seat gives the same choice for the same reason.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Options, State } from '../../../engine/game.ts';
import { completeOptions } from '../../../engine/options.ts';
import { seedRandom } from '../../../engine/random.ts';
import { judgeFor, searchedGame } from '../../../players/search/all.ts';
import { searchPlayer } from '../../../players/search/search.ts';
import { moveIn, turnFor } from '../../../players/turn.ts';

const WAYS: Readonly<Record<string, readonly Options[]>> = {
  wotr: [{}, { twilight: true }, { players: 3 }, { players: 4, twilight: true }],
  meccg: [
    { deckOne: 'gandalf', deckTwo: 'saruman' },
    { deckOne: 'dwar', deckTwo: 'indur' },
    { deckOne: 'radagast', deckTwo: 'adunaphel' },
    { deckOne: 'any', deckTwo: 'any', players: 3 },
    { deckOne: 'random', deckTwo: 'random' },
  ],
};

/** Of each kind of question so many are asked again, the first ones that come at some distance. */
const OF_A_KIND = 2;
const APART = 29;

for (const [name, ways] of Object.entries(WAYS))
  describe(`What a search of ${name} knows`, () => {
    const searched = searchedGame(name) ?? assert.fail(name);
    const { foresight } = searched;
    const { game } = foresight;
    const player = searchPlayer(foresight, () => judgeFor(searched), {
      name: 'leaks',
      budget: { looks: 8 },
      breadth: 3,
    });
    const chosen = (s: State) => {
      const { move, why } = player.choose(turnFor(game, s, game.decisions(s)[0], seedRandom('leaks')));
      return { move, why: why?.() };
    };

    for (const way of ways)
      test(`is what its seat sees: ${JSON.stringify(way)}`, () => {
        const s = game.create(completeOptions(game.options, way), 'leaks');
        const random = seedRandom('leaks');
        const kinds = new Map<string, number>();
        let dealt = 0;
        for (let moves = 0; !game.outcome(s); moves++) {
          const [decision] = game.decisions(s);
          const known = kinds.get(decision.at) ?? 0;
          if (decision.moves.length > 1 && known < OF_A_KIND && moves >= APART * known) {
            kinds.set(decision.at, known + 1);
            const other = game.clone(s);
            game.resample(other, decision.seat, seedRandom(`another deal ${moves}`));
            assert.deepEqual(game.view(other, decision.seat), game.view(s, decision.seat));
            assert.deepEqual(chosen(other), chosen(s), `${decision.at} after ${moves} moves`);
            dealt += Number(JSON.stringify(other) !== JSON.stringify(s));
          }
          game.apply(s, decision.seat, moveIn(game, s, foresight.player, decision, random));
        }
        assert.ok(dealt >= 8, `${dealt} positions with something hidden`);
      });
  });
