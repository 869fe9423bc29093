// What is peculiar to a Ringwraith in play: items are no use to him, and corruption does not touch him.
import assert from 'node:assert/strict';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { corruptionOf, directInfluence, marshallingPoints, prowessOf } from '../table.ts';
import { act, bearer, minions, where } from './minions.ts';

rule('Items do nothing for a Ringwraith but give points', ['LE-S5.8.2', 'MX-5.9', 'MX-5.4'], () => {
  const game = minions({
    'minas-morgul': ['dwar-the-ringwraith: glamdring, lesser-ring', 'asternak wounded: healing-herbs'],
  });
  assert.equal(prowessOf(game, 'dwar-the-ringwraith'), 9);
  assert.equal(directInfluence(game, 'dwar-the-ringwraith'), 5);
  game.refuses('one', 'use healing-herbs', 'MX-5.2');
  assert.equal(
    marshallingPoints(game, 'one', 'item'),
    2,
    'Glamdring and the Lesser Ring are two points each, for a Wizard',
  );
});

rule(
  'A foreign item is borne without being used; it corrupts in full and counts half',
  ['MX-5.2', 'MX-5.3', 'MX-5.4'],
  () => {
    const game = minions({ 'minas-morgul': ['asternak: glamdring'] });
    assert.equal(prowessOf(game, 'asternak'), 5);
    assert.equal(corruptionOf(game, 'asternak'), 1);
    assert.equal(marshallingPoints(game, 'one', 'item'), 1);
  },
);

rule(
  'A Ringwraith makes no corruption checks, and no corruption card is played on him',
  ['LE-S5.8.3', 'MX-1.6'],
  () => {
    const hand = ['lure-of-the-senses', 'weariness-of-the-heart'];
    const alone = minions({ 'minas-morgul': ['dwar-the-ringwraith'] }, { hand }, { phase: 'movement' });
    alone.play('one', 'pass');
    alone.refuses('two', 'play lure-of-the-senses', 'LE-S5.8.3');
    const other = minions({ 'minas-morgul': ['asternak'] }, { hand }, { phase: 'movement' });
    act(other, 'two', 'play lure-of-the-senses');
    other.play('one', 'pass');
    other.play('two', 'pass');
    assert.equal(bearer(other, 'lure-of-the-senses'), 'asternak');
  },
);

rule('He gives an item away without a check', ['LE-S5.8.3', 'LE-S5.8.4'], () => {
  const game = minions({ 'minas-morgul': ['dwar-the-ringwraith: glamdring', 'asternak'] });
  game.play('one', 'transfer glamdring', 'receiver asternak');
  assert.equal(bearer(game, 'glamdring'), 'asternak');
  assert.equal(where(game, 'dwar-the-ringwraith'), 'untapped');
});

rule('What spares a Wizard spares a Ringwraith, and the reason says so', ['MX-1.6', 'LE-S5.8.3'], () => {
  const hand = ['call-of-home', 'despair-of-the-heart', 'lure-of-expedience'];
  const game = minions({ 'minas-morgul': ['dwar-the-ringwraith'] }, { hand }, { phase: 'movement' });
  game.play('one', 'pass');
  for (const id of hand) game.refuses('two', `play ${id}`);
  assert.match(meccg.explain(game.state, 1, 'play call-of-home')[0].text, /non-Ringwraith/);
  const asternak = minions({ 'minas-morgul': ['asternak'] }, { hand }, { phase: 'movement' });
  asternak.play('one', 'pass');
  for (const id of hand) asternak.offers('two', `play ${id}`);
});
