import assert from 'node:assert/strict';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { rule } from '../../rule.ts';
import { handOf, isSiteTapped } from '../table.ts';
import { bearer, becomes, isPlayableHere, siteBecomes, where } from '../whereabouts.ts';
import { at, inside, resolve, site } from './table.ts';

const playable = (where: string, id: CardId): boolean => {
  const game = site(where, ['aragorn-ii']);
  return isPlayableHere(game, id);
};
/** Rhosgobel lists minor items and has no automatic-attack. */
const rhosgobel = (characters: string[], hand: string[], two = {}) => inside('rhosgobel', characters, { hand }, two);

rule('An item is playable where the site lists its kind', ['MW-S10.7.1', 'MW-S10.7.8'], () => {
  assert.equal(playable('moria', 'glamdring'), true);
  assert.equal(playable('mount-gram', 'glamdring'), true);
  assert.equal(playable('mount-gram', 'orcrist'), false);
  assert.equal(playable('rhosgobel', 'glamdring'), false);
  assert.equal(playable('moria', 'book-of-mazarbul'), true);
  assert.equal(playable('the-lonely-mountain', 'book-of-mazarbul'), false);
  assert.equal(playable('moria', 'fair-gold-ring'), true);
  assert.equal(playable('moria', 'the-one-ring'), false);
});

rule(
  'Tolfalas lists minor and major items and of the greater ones the Scroll of Isildur only',
  ['CR-CARD-tolfalas-1'],
  () => {
    assert.equal(playable('tolfalas', 'glamdring'), true);
    assert.equal(playable('tolfalas', 'scroll-of-isildur'), true);
    assert.equal(playable('tolfalas', 'orcrist'), false);
    assert.equal(playable('lossadan-cairn', 'palantir-of-annuminas'), true);
    assert.equal(playable('lossadan-cairn', 'orcrist'), false);
  },
);

rule(
  'A character taps to play an item, gets it, and the site is tapped',
  ['MW-S4.5.11', 'MW-S10.7.2', 'MW-S4.5.9'],
  () => {
    const game = rhosgobel(['aragorn-ii', 'legolas'], ['elven-cloak']);
    game.play('one', 'item elven-cloak');
    game.offersOnly('one', ['by aragorn-ii', 'by legolas']);
    game.play('one', 'by legolas');
    assert.equal(where(game, 'legolas'), 'tapped');
    assert.equal(isSiteTapped(game), false);
    resolve(game);
    assert.equal(bearer(game, 'elven-cloak'), 'legolas');
    assert.equal(isSiteTapped(game), true);
  },
);

rule('A tapped or wounded character acquires nothing', ['MW-S2.8.5'], () => {
  const game = rhosgobel(['aragorn-ii tapped', 'legolas wounded'], ['elven-cloak']);
  game.refuses('one', 'item elven-cloak', 'MW-S2.8.5');
});

rule(
  'After what has tapped the site one more untapped character may play a minor item, a third may not',
  ['MW-S10.8.1', 'MW-S10.8.4', 'CR-I.E.47'],
  () => {
    const game = rhosgobel(
      ['aragorn-ii', 'legolas', 'gimli'],
      ['elven-cloak', 'elf-stone', 'horn-of-anor', 'glamdring'],
    );
    game.play('one', 'item elven-cloak', 'by legolas');
    resolve(game);
    assert.equal(at(game), 'sites/bonus-choose');
    game.offersOnly('one', ['pass', 'item elf-stone', 'item horn-of-anor']);
    game.refuses('one', 'item glamdring', 'MW-S10.8.1');
    game.play('one', 'item elf-stone', 'by gimli');
    resolve(game);
    assert.equal(bearer(game, 'elf-stone'), 'gimli');
    assert.equal(at(game), 'chain/act');
    game.refuses('one', 'item horn-of-anor', 'MW-S10.5.2');
  },
);

rule('The bonus minor item follows directly or not at all', ['CR-I.E.47'], () => {
  const game = rhosgobel(['aragorn-ii', 'legolas'], ['elven-cloak', 'elf-stone']);
  game.play('one', 'item elven-cloak', 'by legolas');
  resolve(game);
  game.play('one', 'pass');
  game.refuses('one', 'item elf-stone', 'MW-S10.5.2');
});

rule('No other untapped character: no bonus item, whatever is held', ['MW-S10.8.1'], () => {
  const game = rhosgobel(['legolas'], ['elven-cloak', 'elf-stone']);
  game.play('one', 'item elven-cloak');
  resolve(game);
  assert.equal(at(game), 'chain/act');
  assert.equal(handOf(game, 'one').length, 1);
});

rule('The number of cards that tap a site is limited only by its tapping', ['CR-I.E.3', 'MW-S4.5.8'], () => {
  const game = rhosgobel(['aragorn-ii', 'legolas', 'gimli'], ['elven-cloak', 'elf-stone']);
  game.play('one', 'item elven-cloak', 'by legolas');
  resolve(game);
  siteBecomes(game, 'untapped'); // as a card might
  game.play('one', 'pass');
  game.play('one', 'item elf-stone', 'by gimli');
  resolve(game);
  assert.equal(bearer(game, 'elf-stone'), 'gimli');
});

rule('A copy of a unique item that is in play cannot be played', ['MW-S2.9.1'], () => {
  const game = inside(
    'bag-end',
    ['aragorn-ii'],
    { hand: ['red-book-of-westmarch'] },
    { rivendell: ['elrond: red-book-of-westmarch'] },
  );
  game.refuses('one', 'item red-book-of-westmarch', 'MW-S2.9.1');
});

rule('Any character can bear any item', ['MW-S10.7.4'], () => {
  const game = rhosgobel(['bilbo'], ['dagger-of-westernesse']);
  game.play('one', 'item dagger-of-westernesse');
  resolve(game);
  assert.equal(bearer(game, 'dagger-of-westernesse'), 'bilbo');
});

rule('What is spent on a tapped character before an item resolves is lost with it', ['CR-A5', 'CR-A7'], () => {
  const game = rhosgobel(['legolas'], ['elven-cloak']);
  game.play('one', 'item elven-cloak');
  becomes(game, 'legolas', 'untapped');
  resolve(game);
  game.position({ one: { discard: ['elven-cloak'] } });
});
