import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../engine/session.ts';
import { GAMES } from '../../games/all.ts';
import { tableView } from '../../protocol/table.ts';

test('Each choice carries its verb: the notation begins with it, and the rest names what is lit', () => {
  for (const game of GAMES) {
    const session = new Session(game, {}, 'verbs');
    for (let moves = 0; moves < 60; moves++) {
      const [decision] = game.decisions(session.state);
      const { question } = tableView(session, decision.seat);
      assert.deepEqual(
        question?.choices.map(({ verb }) => verb),
        decision.moves.map(({ verb }) => verb),
      );
      for (const { move, verb } of question?.choices ?? [])
        assert.ok(move === verb || move.startsWith(`${verb} `), move);
      session.play(decision.seat, decision.moves[moves % decision.moves.length]);
    }
  }
});
