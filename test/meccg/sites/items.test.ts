import assert from 'node:assert/strict';
import { C, type CardId } from '../../../games/meccg/cards/all.ts';
import { setSiteTapped, siteIsTapped } from '../../../games/meccg/company.ts';
import { hereVerdict } from '../../../games/meccg/sites/play.ts';
import { rule } from '../../rule.ts';
import { at, company, handOf, inside, resolve, site, type Table } from './table.ts';

const stand = (game: Table, id: CardId): number => game.state.stand[game.state.def.indexOf(C[id])];
const hostOf = (game: Table, id: CardId): number => game.state.def[game.state.host[game.state.def.indexOf(C[id])]];
const playable = (where: string, id: CardId): boolean => {
  const game = site(where, ['aragorn-ii']);
  return hereVerdict(game.state, company(game), C[id]) === undefined;
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
    assert.equal(stand(game, 'legolas'), 1);
    assert.equal(siteIsTapped(game.state, company(game)), false);
    resolve(game);
    assert.equal(hostOf(game, 'elven-cloak'), C.legolas);
    assert.equal(siteIsTapped(game.state, company(game)), true);
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
    assert.equal(hostOf(game, 'elf-stone'), C.gimli);
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
  assert.equal(handOf(game.state, 0), 1);
});

rule('The number of cards that tap a site is limited only by its tapping', ['CR-I.E.3', 'MW-S4.5.8'], () => {
  const game = rhosgobel(['aragorn-ii', 'legolas', 'gimli'], ['elven-cloak', 'elf-stone']);
  game.play('one', 'item elven-cloak', 'by legolas');
  resolve(game);
  setSiteTapped(game.state, company(game), false); // as a card might
  game.play('one', 'pass');
  game.play('one', 'item elf-stone', 'by gimli');
  resolve(game);
  assert.equal(hostOf(game, 'elf-stone'), C.gimli);
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
  assert.equal(hostOf(game, 'dagger-of-westernesse'), C.bilbo);
});

rule('What is spent on a tapped character before an item resolves is lost with it', ['CR-A5', 'CR-A7'], () => {
  const game = rhosgobel(['legolas'], ['elven-cloak']);
  game.play('one', 'item elven-cloak');
  game.state.stand[game.state.def.indexOf(C.legolas)] = 0;
  resolve(game);
  game.position({ one: { discard: ['elven-cloak'] } });
});
