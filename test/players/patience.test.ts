// How long programs may think, and that they heed it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { State } from '../../engine/game.ts';
import { seedRandom } from '../../engine/random.ts';
import { CHOICE_TIME, Patience, TURN_TIME } from '../../players/patience.ts';
import { judgeFor, searchedGame } from '../../players/search/all.ts';
import { searchPlayer } from '../../players/search/search.ts';
import { turnFor } from '../../players/turn.ts';

const inTurn = (turn: number): State => ({ turn }) as unknown as State;

describe('The patience of a table', () => {
  test('A choice gets two seconds at most, and all choices of a turn fifteen', () => {
    const patience = new Patience();
    let spent = 0;
    for (let choices = 0; choices < 200; choices++) {
      const given = patience.left(inTurn(1), 0);
      assert.ok(given > 0 && given <= CHOICE_TIME);
      patience.note(0, given);
      if (choices < 60) spent += given;
    }
    assert.ok(spent < TURN_TIME + 60 * 40 && spent > 0.9 * TURN_TIME, `${spent} ms for sixty choices`);
  });

  test('Each seat has its own, and every turn begins anew', () => {
    const patience = new Patience();
    patience.left(inTurn(1), 0);
    patience.note(0, TURN_TIME);
    assert.ok(patience.left(inTurn(1), 0) < 100);
    assert.equal(patience.left(inTurn(1), 1), CHOICE_TIME);
    assert.equal(patience.left(inTurn(2), 0), CHOICE_TIME);
  });

  for (const name of ['wotr', 'meccg'])
    test(`A search of ${name} stops when the table's patience ends, in the middle of a look`, () => {
      const searched = searchedGame(name) ?? assert.fail();
      const { foresight } = searched;
      const { game } = foresight;
      const s = game.create(foresight.lesson(0), 'patience');
      const random = seedRandom('patience');
      for (let moves = 0; moves < 60; moves++) {
        const [decision] = game.decisions(s);
        game.apply(s, decision.seat, foresight.player.choose(turnFor(game, s, decision, random)).move);
      }
      const player = searchPlayer(foresight, () => judgeFor(searched), {
        name: 'search',
        budget: { looks: 1e9 },
        breadth: 6,
      });
      const from = performance.now();
      for (let asked = 0; asked < 3; asked++) {
        const [decision] = game.decisions(s);
        const { move } = player.choose(turnFor(game, s, decision, random, 30));
        assert.ok(decision.moves.includes(move));
        game.apply(s, decision.seat, move);
      }
      assert.ok(performance.now() - from < 5000, 'a thousand million looks take longer');
    });
});
