import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, hears, table, where } from '../combat/fight.ts';

const lure = (rolls: readonly number[], stand = '') =>
  table([`frodo${stand}: lure-of-the-senses`, 'legolas'], { phase: 'organization', site: 'bree' }, rolls);

rule(
  'Lure of the Senses is removed by a tap and a roll of seven or more',
  ['MW-S8.5.5', 'CR-TERM-corruption-2'],
  () => {
    const seven = lure([3, 4]);
    act(seven, 'one', 'remove lure-of-the-senses');
    assert.equal(where(seven, 'frodo'), 'tapped');
    hears(seven, 'rolls 7 to remove Lure of the Senses: it is discarded');
    assert.equal(where(seven, 'lure-of-the-senses'), 'discard');
    const six = lure([3, 3]);
    act(six, 'one', 'remove lure-of-the-senses');
    hears(six, 'more than 6 was needed');
    assert.equal(where(six, 'lure-of-the-senses'), 'untapped');
  },
);

rule(
  'At -3 the character need not tap, and the card can be tried once only in the turn',
  ['CR-TERM-corruption-2'],
  () => {
    const game = lure([4, 5]);
    act(game, 'one', 'remove-untapped lure-of-the-senses');
    assert.equal(where(game, 'frodo'), 'untapped');
    hears(game, 'rolls 9 (6) to remove');
    game.refuses('one', 'remove-untapped lure-of-the-senses', 'CR-TERM-corruption-2');
    game.refuses('one', 'remove lure-of-the-senses', 'CR-TERM-corruption-2');
  },
);

rule('A tapped character can only try it at -3', ['CR-TERM-corruption-2', 'MW-S2.8.5'], () => {
  const game = lure([5, 5], ' tapped');
  game.refuses('one', 'remove lure-of-the-senses', 'MW-S2.8.5');
  act(game, 'one', 'remove-untapped lure-of-the-senses');
  hears(game, 'rolls 10 (7) to remove');
  assert.equal(where(game, 'lure-of-the-senses'), 'discard');
});

rule('After a try by tapping, none at -3', ['CR-TERM-corruption-2'], () => {
  const game = lure([1, 1]);
  act(game, 'one', 'remove lure-of-the-senses');
  hears(game, 'more than 6 was needed');
  game.refuses('one', 'remove-untapped lure-of-the-senses', 'CR-TERM-corruption-2');
});
