// Corruption, items, sites and cards on-guard.
import { strict as assert } from 'node:assert';
import { END_OF_TURN } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { corruptionOf, isAttacked, phaseOf } from '../table.ts';
import { resolve as declared, position, toPhase } from '../turn/table.ts';
import { attackBegun } from '../whereabouts.ts';
import { at, idle, inside, resolve, site, type Table, table } from './table.ts';

rule('Each transfer has its own check, with the item still counted', ['MW-S10.12.4', 'MW-S10.12.2'], () => {
  // 2 + 1 points: a roll of 4 passes twice; the second time one point is left
  const game = table(
    { one: { rivendell: ['elladan: sword-of-gondolin, elven-cloak', 'elrohir'] } },
    { rolls: [2, 2, 1, 1] },
  );
  game.play('one', 'transfer sword-of-gondolin', 'receiver elrohir');
  if (at(game) === 'chain/respond') declared(game);
  game.play('one', 'transfer elven-cloak', 'receiver elrohir');
  declared(game);
  position(game, { one: { rivendell: ['elladan', 'elrohir: sword-of-gondolin, elven-cloak'] } });
});

rule('A failed transfer takes the man and all he has, not the receiver', ['MW-S10.12.3', 'MW-S8.3.2'], () => {
  const game = table(
    { one: { rivendell: ['elladan: sword-of-gondolin, elven-cloak', 'elrohir', 'eowyn under nobody'] } },
    { rolls: [1, 1] },
  );
  game.play('one', 'transfer elven-cloak', 'receiver elrohir');
  declared(game);
  game.position({ one: { discard: ['sword-of-gondolin', 'elven-cloak', 'elladan'] } });
});

rule('Two below is elimination, one below is not', ['MW-S8.3.2', 'MW-S8.3.3'], () => {
  for (const [roll, pile] of [
    [[1, 2], 'discard'],
    [[1, 1], 'out-of-play'],
  ] as const) {
    const game = table(
      { one: { rivendell: ['elladan: sword-of-gondolin, elven-cloak, healing-herbs', 'elrohir'] } },
      { rolls: [...roll] },
    );
    game.play('one', 'store elven-cloak');
    declared(game);
    game.position({
      one: {
        [pile]: pile === 'discard' ? ['sword-of-gondolin', 'elven-cloak', 'healing-herbs', 'elladan'] : ['elladan'],
      },
    });
  }
});

rule('A stored item is gone for good and keeps its points; a copy may come', ['MW-S10.11.4', 'MW-S2.6.2'], () => {
  const game = table(
    { one: { rivendell: ['elladan: glamdring'] }, two: { moria: ['gimli'], hand: ['glamdring'] } },
    { rolls: [6, 6] },
  );
  game.play('one', 'store glamdring');
  declared(game);
  game.position({ one: { points: ['glamdring on rivendell'] } });
});

rule('What is on a character counts, what is on his follower does not', ['MW-S8.2.1', 'MW-S8.2.2'], () => {
  const game = table({
    one: { rivendell: ['aragorn-ii: sword-of-gondolin', 'eowyn under aragorn-ii: elven-cloak, lure-of-nature'] },
  });
  assert.equal(corruptionOf(game, 'aragorn-ii'), 2);
});

rule('A Wizard who fails a check at storing loses the game', ['MW-S1.1.2', 'MW-S8.3.2'], () => {
  const game = table({ one: { rivendell: ['saruman: sword-of-gondolin'] } }, { rolls: [1, 1] });
  game.play('one', 'store sword-of-gondolin');
  declared(game);
  game.outcome({ winner: 'two', reason: 'wizard-corrupted' });
});

rule(
  'The site taps for a success only, and each attempt needs an untapped man',
  ['MW-S4.5.8', 'MW-S9.3.2', 'CR-I.E.44'],
  () => {
    // Rangers of the North need more than 9: Beretar 1 + 2 + 1
    const game = inside(
      'bree',
      ['beretar', 'aragorn-ii'],
      { hand: ['rangers-of-the-north', 'hillmen'] },
      {},
      { rolls: [1, 1] },
    );
    game.play('one', 'faction rangers-of-the-north', 'by beretar');
    resolve(game);
    game.position({ one: { discard: ['rangers-of-the-north'], sites: { bree: 'in-play' } } });
  },
);

rule(
  'A minor item may follow at once, by another untapped character',
  ['MW-S10.8.1', 'MW-S10.8.2', 'CR-I.E.47'],
  () => {
    const game = inside(
      'bree',
      ['beretar', 'aragorn-ii'],
      { hand: ['rangers-of-the-north', 'elven-cloak', 'star-glass'] },
      {},
      { rolls: [6, 6] },
    );
    game.play('one', 'faction rangers-of-the-north', 'by beretar');
    resolve(game);
    game.offers('one', ['item elven-cloak', 'pass']);
    game.play('one', 'pass');
    game.refuses('one', 'item elven-cloak');
  },
);

rule('Only one minor item follows', ['MW-S10.8.1'], () => {
  const game = inside(
    'bree',
    ['beretar', 'aragorn-ii', 'elladan'],
    { hand: ['rangers-of-the-north', 'elven-cloak', 'star-glass'] },
    {},
    { rolls: [6, 6] },
  );
  game.play('one', 'faction rangers-of-the-north', 'by beretar');
  resolve(game);
  game.play('one', 'item elven-cloak', 'by aragorn-ii');
  resolve(game);
  game.refuses('one', 'item star-glass');
});

rule('A tapped site can be entered, but nothing that taps it can be played', ['MW-S4.5.2', 'MW-S10.5.2'], () => {
  const game = table({
    phase: 'site',
    one: { companies: [{ site: 'bree', characters: ['beretar'], tapped: true }], hand: ['rangers-of-the-north'] },
  });
  game.play('one', 'enter');
  game.refuses('one', 'faction rangers-of-the-north', 'MW-S10.5.2');
});

rule('A company that did not enter plays nothing', ['CR-I.E.1', 'MW-S4.5.3'], () => {
  const game = site('bree', ['beretar'], { hand: ['rangers-of-the-north'] });
  game.play('one', 'pass');
  assert.equal(phaseOf(game), 'end-of-turn');
});

rule('The automatic-attack comes back on a later turn', ['MW-S4.5.7', 'CR-I.E.6'], () => {
  const game = site('moria', ['aragorn-ii', 'elladan'], {}, {}, {});
  game.play('one', 'enter');
  assert.equal(isAttacked(game), true);
});

/** A card of player two lies on-guard at Moria or elsewhere. */
const guarded = (where: string, who: string[], card: string, hand: string[], rolls: number[] = []): Table =>
  site(where, who, { hand }, { 'on-guard': [`${card} on ${where}`] }, { rolls });

rule('No creature is revealed where there is no automatic-attack', ['CR-I.E.38', 'MW-T10.2.9'], () => {
  const game = guarded('bree', ['beretar', 'elladan'], 'thief', ['rangers-of-the-north'], [6, 6]);
  game.play('one', 'enter', 'faction rangers-of-the-north', 'by beretar');
  game.refuses('two', 'reveal thief');
  resolve(game);
  toPhase(game, END_OF_TURN);
  game.position({ two: { hand: ['thief'] } });
});

rule('A creature is revealed before the automatic-attack and attacks after it', ['CR-I.E.16', 'MW-T10.2.31'], () => {
  const game = guarded('moria', ['aragorn-ii'], 'orc-lieutenant', []);
  game.play('one', 'enter');
  game.offers('two', 'reveal orc-lieutenant');
  game.play('two', 'reveal orc-lieutenant');
  idle(game, () => isAttacked(game));
  assert.equal(attackBegun(game).by, 'automatic');
});

rule('A bluff goes back to hand unseen', ['MW-T10.2.7', 'MW-T10.2.2'], () => {
  const game = guarded('bree', ['beretar'], 'muster', []);
  game.play('one', 'enter');
  toPhase(game, END_OF_TURN);
  game.position({ two: { hand: ['muster'] } });
});

rule(
  'A corruption card is revealed on one of the company, when a card may tap the site',
  ['CR-I.E.26', 'MW-T10.2.19'],
  () => {
    const game = guarded('bree', ['beretar', 'elladan'], 'lure-of-expedience', ['rangers-of-the-north']);
    game.play('one', 'enter', 'faction rangers-of-the-north', 'by beretar');
    game.offers('two', 'reveal lure-of-expedience');
    game.play('two', 'reveal lure-of-expedience');
    game.offers('two', ['on beretar', 'on elladan']);
  },
);

rule('River is never revealed', ['CR-CARD-river-2', 'CR-I.E.31'], () => {
  const game = guarded('bree', ['beretar', 'elladan'], 'river', ['rangers-of-the-north'], [6, 6]);
  game.play('one', 'enter', 'faction rangers-of-the-north', 'by beretar');
  game.refuses('two', 'reveal river');
  resolve(game);
});

rule('Items of all kinds are played with the one who tapped', ['MW-S10.7.2'], () => {
  const game = inside('bree', ['beretar', 'elladan'], { hand: ['elven-cloak'] });
  game.refuses('one', 'item elven-cloak', 'MW-S10.7.1'); // Bree lists none
});
