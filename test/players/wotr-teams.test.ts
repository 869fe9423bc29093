// The rule-based player beside a partner.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedRandom } from '../../engine/random.ts';
import { wotrToCome } from '../../games/wotr/game.ts';
import { turnFor } from '../../players/turn.ts';
import { rulesPlayer } from '../../players/wotr/rules.ts';
import { scene } from '../scene.ts';

test('In a team a card with the partner’s icon is offered to him, and a good one of one’s own is kept', () => {
  const game = scene(
    wotrToCome,
    { phase: 'draw', turn: 2, hands: { gondor: ['the-red-arrow', 'guards-of-the-citadel'], rohan: ['athelas'] } },
    { options: { players: 4 } },
  );
  for (let n = 0; n < 4; n++) {
    const [{ seat }] = wotrToCome.decisions(game.state);
    game.play(wotrToCome.seats({ players: 4 })[seat], 'draw from strategy');
  }
  const [decision] = wotrToCome.decisions(game.state);
  const { move } = rulesPlayer.choose(turnFor(wotrToCome, game.state, decision, seedRandom('swap')));
  assert.equal(wotrToCome.notation.write(move, game.state), 'swap the-red-arrow');
});
