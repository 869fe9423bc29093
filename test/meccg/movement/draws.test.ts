import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { deckOf, handOf } from '../table.ts';
import { companyNow, hands } from '../whereabouts.ts';
import { at, idle, type Table, table, toHazards } from './table.ts';

const moves = (words: object, setting = {}): Table =>
  table({ phase: 'movement', one: { companies: [words] }, two: {} }, setting);

rule(
  'For a move to a non-Haven site each player draws up to the number printed for him on the new site',
  ['MW-S10.2.1', 'MW-S10.2.3', 'MW-S10.2.5', 'CR-I.D.4'],
  () => {
    const game = moves({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' }); // 2 and 3 cards
    game.asks('one', 'draw 1 more');
    assert.equal(handOf(game, 'one').length, 1);
    assert.equal(handOf(game, 'two').length, 0);
    game.offersOnly('one', ['draw', 'pass']);
    game.play('one', 'draw');
    assert.equal(handOf(game, 'one').length, 2);
    game.asks('two', 'draw 2 more');
    game.play('two', 'draw', 'draw');
    assert.equal(handOf(game, 'two').length, 3);
    assert.equal(at(game), 'chain/act');
  },
);

rule('A player may stop after the first card', ['MW-S10.2.3', 'CR-I.D.4'], () => {
  const game = moves({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' });
  game.play('one', 'pass');
  game.play('two', 'pass');
  assert.equal(handOf(game, 'one').length, 1);
  assert.equal(handOf(game, 'two').length, 1);
});

rule('For a move to a Haven the numbers of the site left behind count', ['MW-S10.2.2'], () => {
  const game = moves({ site: 'mount-doom', characters: ['aragorn-ii'], to: 'lorien' }); // 3 and 6 cards
  game.play('one', 'draw', 'draw');
  for (let i = 0; i < 5; i++) game.play('two', 'draw');
  assert.deepEqual(hands(game), [3, 6]);
});

rule('Both draw for every company that moves, and for none that stays', ['MW-S10.2.4', 'MW-S4.4.3'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'lorien', characters: ['aragorn-ii'], to: 'moria' },
        { site: 'rivendell', characters: ['legolas'], to: 'bree' },
        { site: 'edhellond', characters: ['gimli'] },
      ],
    },
    two: {},
  });
  game.play('one', 'next-company aragorn-ii');
  toHazards(game);
  idle(game, (s) => s.company < 0);
  const decks = [deckOf(game, 'one').length, deckOf(game, 'two').length];
  game.play('one', 'next-company legolas');
  toHazards(game);
  assert.deepEqual([deckOf(game, 'one').length, deckOf(game, 'two').length], [decks[0] - 1, decks[1] - 1]);
  idle(game, () => companyNow(game)[0] === 'gimli');
  assert.equal(at(game), 'chain/act');
});

rule(
  'In the standard game the mover draws only for a company with a Wizard or a mind of three, his opponent always',
  ['MW-T10.1.1', 'MW-T10.1.2', 'PA-6.2', 'LE-T10.1'],
  () => {
    const weak = moves({ site: 'rivendell', characters: ['annalena', 'bofur'], to: 'bree' }); // minds 3 and 1
    assert.equal(handOf(weak, 'one').length, 1);
    const weaker = moves({ site: 'lorien', characters: ['bofur'], to: 'moria' });
    assert.equal(handOf(weaker, 'one').length, 0);
    assert.equal(handOf(weaker, 'two').length, 1);
    weaker.asks('two', 'draw 2 more');
    const wizard = moves({ site: 'rivendell', characters: ['gandalf'], to: 'bree' });
    assert.equal(handOf(wizard, 'one').length, 1);
    const starter = moves({ site: 'rivendell', characters: ['bofur'], to: 'bree' }, { options: { starter: true } });
    assert.equal(handOf(starter, 'one').length, 1);
  },
);
