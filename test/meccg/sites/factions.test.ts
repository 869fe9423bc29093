import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { isSiteTapped, unusedGeneralInfluence } from '../table.ts';
import { bearer, siteBecomes, where } from '../whereabouts.ts';
import { at, inside, resolve } from './table.ts';

const knights = (rolls: number[], characters = ['imrahil'], more = {}) =>
  inside('dol-amroth', characters, { hand: ['knights-of-dol-amroth'], ...more }, {}, { rolls });

rule(
  'Imrahil brings the Knights of Dol Amroth into play with a roll of 5',
  ['MW-S9.4.1', 'MW-S9.3.1', 'MW-S9.3.2', 'MW-S9.3.5', 'MW-S4.5.9'],
  () => {
    const game = knights([2, 3]);
    game.play('one', 'faction knights-of-dol-amroth');
    assert.equal(where(game, 'imrahil'), 'tapped');
    game.play('two', 'pass');
    game.play('one', 'pass');
    game.says('= 10 against 8', 'MW-S9.3.2');
    assert.equal(where(game, 'knights-of-dol-amroth'), 'untapped');
    assert.equal(isSiteTapped(game), true);
  },
);

rule(
  'With a roll of 3 he only reaches the required value and fails; the site stays untapped',
  ['MW-S9.4.2', 'MW-S9.3.4', 'CR-I.E.44', 'MW-S10.8.3'],
  () => {
    const game = knights([1, 2], ['imrahil', 'beregond']);
    game.play('one', 'faction knights-of-dol-amroth', 'by imrahil');
    resolve(game);
    game.position({ one: { discard: ['knights-of-dol-amroth'] } });
    assert.equal(where(game, 'imrahil'), 'tapped');
    assert.equal(isSiteTapped(game), false);
    assert.equal(at(game), 'chain/act');
  },
);

rule(
  'After a failed attempt another untapped character may try another card at the still untapped site',
  ['MW-S4.5.8', 'CR-I.E.3'],
  () => {
    const game = inside(
      'edoras',
      ['eowyn', 'theoden'],
      { hand: ['riders-of-rohan', 'shadowfax'] },
      {},
      { rolls: [1, 1] },
    );
    game.play('one', 'faction riders-of-rohan', 'by eowyn');
    resolve(game);
    game.offers('one', 'ally shadowfax');
  },
);

rule('Only the character who taps counts: his race, his special bonus', ['MW-S9.3.6', 'MW-S9.3.7'], () => {
  const game = knights([2, 3], ['imrahil', 'legolas']);
  game.play('one', 'faction knights-of-dol-amroth', 'by legolas');
  game.play('two', 'pass');
  game.play('one', 'pass');
  game.says('= 7 against 8', 'MW-S9.3.2');
});

rule('A faction is attempted at its site, by an untapped character, only', ['MW-S9.3.1'], () => {
  inside('edoras', ['imrahil'], { hand: ['knights-of-dol-amroth'] }).refuses(
    'one',
    'faction knights-of-dol-amroth',
    'MW-S10.9.1',
  );
  knights([], ['imrahil tapped']).refuses('one', 'faction knights-of-dol-amroth', 'MW-S2.8.5');
});

rule('After a faction a minor item may be played where none is listed', ['MW-S10.8.2', 'CR-I.E.46'], () => {
  const game = knights([5, 5], ['imrahil', 'legolas'], { hand: ['knights-of-dol-amroth', 'elven-cloak'] });
  game.play('one', 'faction knights-of-dol-amroth', 'by imrahil');
  resolve(game);
  game.offersOnly('one', ['pass', 'item elven-cloak']);
  game.play('one', 'item elven-cloak');
  resolve(game);
  assert.equal(bearer(game, 'elven-cloak'), 'legolas');
});

rule('A faction in play uses no influence and does nothing', ['MW-S9.3.5', 'MW-S10.6.1'], () => {
  const game = knights([5, 5]);
  const before = unusedGeneralInfluence(game, 'one');
  game.play('one', 'faction knights-of-dol-amroth');
  resolve(game);
  assert.equal(unusedGeneralInfluence(game, 'one'), before);
  game.refuses('one', 'use knights-of-dol-amroth');
});

rule(
  'An ally comes without a check, with the character who tapped, and uses no influence',
  ['MW-S9.2.1', 'MW-S9.2.2', 'MW-S9.2.3', 'CR-I.E.42', 'MW-S10.9.1'],
  () => {
    const game = inside('edoras', ['theoden', 'legolas'], { hand: ['shadowfax', 'gwaihir'] });
    const before = unusedGeneralInfluence(game, 'one');
    game.refuses('one', 'ally gwaihir', 'MW-S10.9.1');
    game.play('one', 'ally shadowfax', 'by legolas');
    resolve(game);
    assert.equal(bearer(game, 'shadowfax'), 'legolas');
    assert.equal(unusedGeneralInfluence(game, 'one'), before);
    assert.equal(isSiteTapped(game), true);
    assert.equal(at(game), 'sites/bonus-choose');
  },
);

rule('Bill the Pony comes at a tapped site too', ['MW-S10.5.2'], () => {
  const game = inside('bree', ['aragorn-ii', 'legolas'], { hand: ['bill-the-pony'], sites: { bree: 'tapped' } });
  siteBecomes(game, 'tapped');
  game.offers('one', 'ally bill-the-pony');
  game.play('one', 'ally bill-the-pony', 'by legolas');
  resolve(game);
  assert.equal(at(game), 'chain/act');
});

rule('An eliminated ally is never played again', ['MW-S10.9.5'], () => {
  const game = inside('edoras', ['theoden'], { hand: ['shadowfax'] }, { 'out-of-play': ['shadowfax'] });
  game.refuses('one', 'ally shadowfax', 'MW-S2.5.2');
});
