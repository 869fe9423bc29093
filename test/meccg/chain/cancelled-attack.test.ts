// What answers an attack, or waits for it, when another answer has cancelled the attack first; targets that are gone.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, attacked, faces, hears, quiet, table, where } from '../combat/fight.ts';
import { hazard, resolve, underway } from '../movement/table.ts';
import { effectsAtWork, isAttacked } from '../table.ts';
import { attackBegun, waitingActions } from '../whereabouts.ts';

const bree = { site: 'bree' };

rule(
  'A tap that answers an attack already cancelled does not use up the chance to cancel another',
  ['CR-CARD-assassin-3', 'CR-A8'],
  () => {
    const game = faces(['aragorn-ii', 'legolas', 'gimli', 'bilbo'], 'assassin', [6, 6], bree);
    game.play('two', 'assign aragorn-ii');
    act(game, 'one', 'ward legolas');
    game.play('two', 'pass');
    game.play('one', 'ward gimli');
    hears(game, 'attack 2 of 3');
    assert.equal(attackBegun(game).spared, 1);
    act(game, 'one', 'ward bilbo');
    hears(game, 'attack 3 of 3');
    assert.equal(attackBegun(game).spared, 2);
    game.refuses('one', 'ward aragorn-ii', 'CR-CARD-slayer-3');
  },
);

rule(
  'A check that an attack calls for is not made when the attack is cancelled in answer to it',
  ['CR-A9', 'MW-S7.6.5'],
  () => {
    const game = attacked(['bilbo: the-one-ring', 'faramir'], 'corpse-candle', [], { hand: ['concealment'] });
    quiet(game);
    assert.equal(asked(game).at, 'chain/order-choose');
    game.play('one', 'next-action 0');
    act(game, 'one', 'play concealment');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(waitingActions(game), 0, 'nobody checks, neither Bilbo now nor Faramir later');
    assert.equal(where(game, 'bilbo'), 'tapped');
  },
);

rule('What is played on an attack does nothing when an answer has cancelled the attack', ['CR-A8', 'CR-A7'], () => {
  const game = attacked(['gandalf', 'bilbo'], 'orc-patrol', [], { hand: ['vanishment', 'escape', 'concealment'] });
  act(game, 'one', 'play vanishment');
  game.play('two', 'pass');
  game.play('one', 'play escape', 'on bilbo');
  game.play('two', 'pass');
  game.play('one', 'play concealment', 'by bilbo');
  quiet(game);
  assert.equal(where(game, 'bilbo'), 'tapped', 'he is not wounded for Escape, and nobody checks for Vanishment');
  assert.deepEqual(
    ['vanishment', 'escape', 'concealment'].map((id) => where(game, id)),
    Array(3).fill('discard'),
  );
});

rule(
  'Alatar does not come to the aid of a company whose attack was cancelled in answer',
  ['CR-A8', 'CR-CARD-alatar-1'],
  () => {
    const game = table(
      ['bilbo', 'faramir'],
      { hand: ['concealment'], hazards: ['orc-patrol'], one: { rivendell: ['alatar'] } },
      [],
    );
    game.play('one', 'next-company bilbo');
    act(game, 'two', 'creature orc-patrol');
    act(game, 'one', 'use alatar');
    game.play('two', 'pass');
    game.play('one', 'play concealment');
    quiet(game);
    game.position({ one: { characters: { alatar: { at: 'rivendell', stand: 'untapped' } } } });
  },
);

rule('What is played against a strike does nothing when an answer has cancelled the strike', ['CR-A8'], () => {
  const game = faces(['bilbo: the-one-ring'], 'orc-patrol', [], { hand: ['halfling-stealth'] });
  quiet(game);
  game.play('one', 'tap-to-fight');
  act(game, 'one', 'use the-one-ring');
  game.play('two', 'pass');
  game.play('one', 'play halfling-stealth');
  quiet(game); // the Ring asks for a check when it resolves: no roll is left for one
  assert.equal(where(game, 'bilbo'), 'untapped');
  assert.equal(isAttacked(game), false);
});

rule('A target that no longer fits when the card resolves is none', ['CR-A8', 'CR-A7'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['elrond'], to: 'cameth-brin' },
    { one: { hand: ['the-evenstar'], table: ['gates-of-morning'] }, two: { hand: ['lost-in-the-wilderness'] } },
  );
  hazard(game, 'play lost-in-the-wilderness');
  game.play('one', 'play the-evenstar', 'option 0'); // the only wilderness on the way
  resolve(game);
  assert.ok(!effectsAtWork(game).includes('lost-in-the-wilderness'));
});

rule(
  'A creature whose company is gone before its strikes are assigned is not defeated',
  ['MW-S7.6.1', 'MW-S7.6.2'],
  () => {
    const game = table(
      ['bilbo'],
      { hazards: ['orc-patrol', 'call-of-home'], one: { rivendell: ['elrond', 'glorfindel-ii'] } },
      [1, 1],
    );
    game.play('one', 'next-company bilbo');
    act(game, 'two', 'creature orc-patrol');
    act(game, 'two', 'play call-of-home');
    quiet(game);
    assert.equal(where(game, 'bilbo'), 'hand');
    assert.equal(where(game, 'orc-patrol'), 'discard');
  },
);
