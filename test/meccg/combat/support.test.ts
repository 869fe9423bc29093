import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, faces, hears, quiet, resolve, until, where } from './fight.ts';

rule(
  'Untapped members without a strike tap to give +1 prowess each, before the roll',
  ['MW-T7.1.1', 'MW-T7.1.4'],
  () => {
    const game = faces(['faramir', 'legolas', 'gimli', 'bofur tapped'], 'bert-burat', [1, 1, 1, 1]);
    game.play('one', 'assign faramir');
    act(game, 'one', 'tap-to-fight');
    game.offersOnly('one', ['pass', 'aid legolas', 'aid gimli']);
    game.refuses('one', 'aid bofur', 'MW-S2.8.5');
    game.play('one', 'aid legolas');
    assert.equal(where(game, 'legolas'), 'tapped', 'he taps when it is declared');
    act(game, 'one', 'aid gimli');
    hears(game, 'Faramir: 9 against 12');
    quiet(game);
  },
);

rule('Whoever has a strike of the attack supports nobody, even if it was cancelled', ['MW-T7.1.2'], () => {
  const game = faces(['bilbo', 'faramir', 'legolas'], 'half-trolls-of-far-harad', [6, 6], {
    hand: ['halfling-stealth'],
  });
  game.play('one', 'assign bilbo', 'assign faramir');
  until(game, 'one', 'resolve bilbo');
  game.play('one', 'resolve bilbo');
  act(game, 'one', 'stay-untapped', 'play halfling-stealth', 'tap-to-fight');
  assert.equal(where(game, 'bilbo'), 'untapped');
  game.offersOnly('one', ['pass', 'aid legolas']);
  game.refuses('one', 'aid bilbo', 'MW-T7.1.2');
  game.play('one', 'pass');
});

rule(
  'An untapped ally may support as well, one that cannot be attacked too',
  ['MW-T7.1.3', 'CR-CARD-goldberry-2'],
  () => {
    const game = faces(['faramir: gollum', 'legolas: goldberry'], 'orc-lieutenant', [1, 1]);
    game.play('one', 'assign faramir');
    act(game, 'one', 'stay-untapped', 'aid gollum');
    act(game, 'one', 'aid goldberry');
    act(game, 'one', 'aid legolas');
    hears(game, 'Faramir: 7 against 7');
  },
);

rule('Balin against the Cave-drake is supported by Bofur and Beregond, but not by Bilbo', ['MW-T7.2.1'], () => {
  const against = (roll: readonly [number, number], body: readonly number[] = []): string => {
    const game = faces(['bilbo', 'balin', 'bofur', 'beretar', 'beregond'], 'cave-drake', [...roll, ...body], {
      site: 'dimrill-dale',
      hand: ['halfling-stealth'],
    });
    game.play('two', 'assign bilbo', 'assign balin');
    until(game, 'one', 'resolve bilbo');
    game.play('one', 'resolve bilbo');
    act(game, 'one', 'tap-to-fight', 'play halfling-stealth', 'tap-to-fight');
    game.refuses('one', 'aid bilbo', 'MW-T7.1.2');
    game.play('one', 'aid bofur');
    act(game, 'one', 'aid beregond');
    hears(game, `Balin: ${6 + roll[0] + roll[1]} against 10`);
    quiet(game);
    assert.equal(where(game, 'cave-drake'), 'discard', 'one strike was cancelled');
    return where(game, 'balin');
  };
  assert.equal(against([2, 3]), 'tapped');
  assert.equal(against([2, 2]), 'tapped');
  assert.equal(against([1, 2], [1, 1]), 'wounded');
});

rule('The attacker supports nobody, and there is no support outside the fourth step', ['MW-T7.1.4', 'CR-A17'], () => {
  const game = faces(['faramir', 'legolas'], 'orc-lieutenant', [6, 6]);
  game.play('one', 'assign faramir');
  game.refuses('one', 'aid legolas');
  until(game, 'one', 'tap-to-fight');
  game.refuses('one', 'aid legolas');
  game.play('one', 'tap-to-fight');
  game.play('one', 'aid legolas');
  assert.equal(asked(game).seat, 'two');
  game.offersOnly('two', ['pass']);
  resolve(game, 'faramir');
});
