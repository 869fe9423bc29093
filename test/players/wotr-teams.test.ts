// The rule-based player beside a partner.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedRandom } from '../../engine/random.ts';
import { wotr } from '../../games/wotr/game.ts';
import { turnFor } from '../../players/turn.ts';
import { rulesPlayer } from '../../players/wotr/rules.ts';
import { scene } from '../scene.ts';

test('In a team a card with the partner’s icon is offered to him, and a good one of one’s own is kept', () => {
  const game = scene(
    wotr,
    { phase: 'draw', turn: 2, hands: { gondor: ['the-red-arrow', 'guards-of-the-citadel'], rohan: ['athelas'] } },
    { options: { players: 4 } },
  );
  for (let n = 0; n < 4; n++) {
    const [{ seat }] = wotr.decisions(game.state);
    game.play(wotr.seats({ players: 4 })[seat], 'draw from strategy');
  }
  const [decision] = wotr.decisions(game.state);
  const { move } = rulesPlayer.choose(turnFor(wotr, game.state, decision, seedRandom('swap')));
  assert.equal(wotr.notation.write(move, game.state), 'swap the-red-arrow');
});
