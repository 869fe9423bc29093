// Deeds and hazards that meet in one attack.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, attacked, faces, hears, quiet, strikes, type Table, where } from '../combat/fight.ts';
import { resolve as resolveChain } from '../movement/table.ts';
import { attackProwess, attacksDefeated, excessStrikes, isAttacked, prowessOf, strikesOf } from '../table.ts';

const hoarmurath = { two: { table: ['hoarmurath-of-dir'] } };
/** Hoarmûrath gives the attack a strike more. */
function another(game: Table): void {
  act(game, 'two', 'use hoarmurath-of-dir');
  if (asked(game).at === 'declare/way-choose') game.play('two', 'way 1');
  resolveChain(game);
}

rule(
  'A strike more of a Slayer is -1 for the one he attacks; nobody else is struck, and anybody may tap against one attack',
  ['CR-CARD-slayer-3', 'CR-CARD-slayer-4', 'CR-CARD-slayer-5', 'MW-S7.3.6'],
  () => {
    // Aragorn, 6 - 1 against 11, needs 7 in the attack that he faces.
    const game = attacked(['aragorn-ii', 'legolas'], 'slayer', [3, 4], { site: 'bree', ...hoarmurath });
    another(game);
    assert.equal(strikesOf(game), 2);
    quiet(game);
    game.play('two', 'assign aragorn-ii');
    assert.deepEqual(strikes(game), ['aragorn-ii']);
    assert.equal(excessStrikes(game), 1);
    act(game, 'one', 'tap-to-fight');
    hears(game, 'attack 2 of 2');
    assert.equal(attacksDefeated(game), 1, '12 against 11');
    act(game, 'one', 'ward legolas');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'legolas'), 'tapped');
    assert.equal(where(game, 'slayer'), 'discard', 'one of its attacks was cancelled: it is not defeated');
  },
);

rule('Where each character faces one strike, one more does nothing', ['CR-I.D.15', 'MW-S7.2.11'], () => {
  const game = attacked(['aragorn-ii', 'legolas', 'bilbo'], 'watcher-in-the-water', [], hoarmurath);
  assert.equal(strikesOf(game), 3);
  another(game);
  assert.equal(strikesOf(game), 3);
  quiet(game);
  assert.deepEqual(strikes(game).sort(), ['aragorn-ii', 'bilbo', 'legolas']);
  assert.equal(excessStrikes(game), 0);
});

rule(
  'Dark Quarrels is not played where it would halve nothing: each character faces one strike, or there is but one',
  ['MW-S7.2.11', 'CR-I.D.15', 'MW-S10.1.2'],
  () => {
    const quarrels = (creature: string): Table =>
      attacked(['aragorn-ii', 'legolas', 'bilbo'], creature, [], {
        hand: ['dark-quarrels'],
        one: { table: ['gates-of-morning'] },
      });
    quarrels('watcher-in-the-water').refuses('one', 'play dark-quarrels');
    quarrels('barrow-wight').refuses('one', 'play dark-quarrels');
    quarrels('ghouls').offers('one', 'play dark-quarrels');
  },
);

rule('Spells and weakened attacks add up in one strike', ['MW-S7.3.10', 'MW-S8.3.4'], () => {
  // Gandalf 6 + 5 + 2, Rogrog 13 - 3 - 2: he cannot fail, and 8 is more than a body of 5.
  const hand = ['wizards-fire', 'kindling-of-the-spirit', 'the-old-thrush', 'wizards-flame'];
  const game = faces(['gandalf'], 'rogrog', [4, 4, 4, 4, 4, 4, 1, 1, 4, 4], { hand });
  act(game, 'one', 'tap-to-fight');
  for (const card of hand) {
    act(game, 'one', `play ${card}`);
    resolveChain(game);
  }
  assert.equal(prowessOf(game, 'gandalf'), 13);
  assert.equal(attackProwess(game), 8);
  quiet(game);
  assert.equal(where(game, 'rogrog'), 'points');
});

rule('A Wizard who fails the check of his spell is gone, and so is the strike against him', ['CR-A23', 'CR-A7'], () => {
  const game = faces(['gandalf: glamdring, orcrist'], 'rogrog', [1, 2], { hand: ['wizards-fire'] });
  act(game, 'one', 'tap-to-fight', 'play wizards-fire');
  resolveChain(game);
  assert.equal(where(game, 'gandalf'), 'out-of-play');
});

rule('What answers a card can be answered: the last declared takes effect first', ['MW-S10.13.2', 'CR-A5'], () => {
  const game = attacked(['aragorn-ii', 'bilbo'], 'orc-patrol', [], {
    hand: ['concealment'],
    two: { table: ['adunaphel'] },
  });
  game.play('one', 'play concealment', 'by bilbo');
  game.play('two', 'use adunaphel');
  resolveChain(game);
  assert.equal(where(game, 'aragorn-ii'), 'tapped');
  quiet(game);
  assert.equal(isAttacked(game), false, 'Concealment had been paid for');
});
