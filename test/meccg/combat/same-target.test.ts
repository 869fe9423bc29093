import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { nthAttack } from '../table.ts';
import { act, faces, hears, quiet, resolve, strikes, until, where } from './fight.ts';

const bree = { site: 'bree' };

rule(
  'All attacks of an Assassin or a Slayer strike the one character that the attacker chose',
  ['CR-CARD-assassin-1', 'CR-CARD-slayer-4'],
  () => {
    const game = faces(['aragorn-ii', 'legolas', 'gimli'], 'assassin', [6, 6, 6, 6, 6, 6], bree);
    game.offersOnly('two', ['assign aragorn-ii', 'assign legolas', 'assign gimli']);
    game.play('two', 'assign aragorn-ii');
    for (const n of [1, 2, 3]) {
      assert.equal(nthAttack(game), n);
      assert.deepEqual(strikes(game), ['aragorn-ii']);
      resolve(game, 'aragorn-ii', true);
    }
    assert.equal(where(game, 'assassin'), 'points');
  },
);

rule(
  'Others may tap to cancel two of the Assassin’s attacks, never the one attacked',
  ['CR-CARD-assassin-3', 'CR-TERM-ally-4'],
  () => {
    const game = faces(['aragorn-ii: gollum', 'legolas', 'gimli'], 'assassin', [6, 6], bree);
    game.play('two', 'assign aragorn-ii');
    until(game, 'one', 'ward legolas');
    game.refuses('one', 'ward aragorn-ii', 'CR-CARD-assassin-3');
    game.play('one', 'ward gollum');
    hears(game, 'The attack is cancelled', 'MW-S7.6.5');
    hears(game, 'attack 2 of 3');
    act(game, 'one', 'ward legolas');
    hears(game, 'attack 3 of 3');
    game.refuses('one', 'ward gimli', 'CR-CARD-slayer-3');
    resolve(game, 'aragorn-ii', true);
    assert.equal(where(game, 'assassin'), 'discard');
  },
);

rule(
  'One of the Slayer’s attacks can be cancelled by a tap, of the target too',
  ['CR-CARD-slayer-2', 'CR-CARD-slayer-3'],
  () => {
    const game = faces(['aragorn-ii', 'legolas'], 'slayer', [6, 6], bree);
    game.play('two', 'assign aragorn-ii');
    act(game, 'one', 'ward aragorn-ii');
    hears(game, 'attack 2 of 2');
    game.refuses('one', 'ward legolas', 'CR-CARD-slayer-3');
    resolve(game, 'aragorn-ii');
  },
);

rule('When the target is gone, nothing is left to attack', ['CR-CARD-assassin-1'], () => {
  const game = faces(['bilbo tapped', 'legolas'], 'slayer', [1, 1, 6, 6], bree);
  game.play('two', 'assign bilbo');
  quiet(game);
  assert.equal(where(game, 'bilbo'), 'out-of-play');
  assert.equal(where(game, 'slayer'), 'discard');
});
