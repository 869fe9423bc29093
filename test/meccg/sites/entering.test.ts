import assert from 'node:assert/strict';
import { DID_ENTER } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { automaticAttacks, hazardsPlayed, isAttacked, phaseOf } from '../table.ts';
import { attackBegun, deedsOf } from '../whereabouts.ts';
import { asked, at, idle, inside, site, table } from './table.ts';

rule('The player chooses in which order his companies have their site phases', ['MW-S4.5.1'], () => {
  const game = table({
    phase: 'site',
    one: { bree: ['aragorn-ii'], edoras: ['legolas'] },
    two: {},
  });
  game.offersOnly('one', ['next-company aragorn-ii', 'next-company legolas']);
  game.play('one', 'next-company legolas', 'enter');
  game.refuses('one', 'next-company aragorn-ii');
});

rule('A company may do nothing: no attack, no card, and it stays', ['MW-S4.5.3', 'CR-I.E.1'], () => {
  const game = site('moria', ['aragorn-ii'], { hand: ['glamdring'] });
  game.offersOnly('one', ['enter', 'pass']);
  game.play('one', 'pass');
  assert.equal(isAttacked(game), false);
  assert.equal(phaseOf(game), 'end-of-turn');
  game.refuses('one', 'item glamdring', 'CR-I.E.2');
});

rule(
  'Entering a site means facing its automatic-attacks before anything is played there',
  ['MW-S4.5.4', 'MW-S7.1.2', 'CR-I.E.4', 'PA-6.7'],
  () => {
    const game = site('moria', ['aragorn-ii'], { hand: ['glamdring'] });
    game.play('one', 'enter');
    assert.deepEqual([attackBegun(game).strikes, attackBegun(game).prowess], [4, 7]);
    assert.ok(!deedsOf(game).includes('entered'));
    game.refuses('one', 'item glamdring');
  },
);

rule('The automatic-attacks of a site are faced in the order listed', ['CR-I.E.8', 'MW-S4.5.4'], () => {
  const game = site('barad-dur', ['aragorn-ii']);
  assert.deepEqual(automaticAttacks(game), ['4 at 7', '3 at 9']);
  game.play('one', 'enter');
  assert.equal(attackBegun(game).prowess, 7);
});

rule('An automatic-attack is no hazard and uses no hazard limit', ['CR-I.E.6'], () => {
  const game = site('moria', ['aragorn-ii']);
  game.play('one', 'enter');
  assert.equal(hazardsPlayed(game), 0);
  assert.equal(attackBegun(game).by, 'automatic');
});

rule(
  'A tapped site can be entered, but nothing that needs an untapped site is played there',
  ['MW-S4.5.2', 'MW-S10.5.2'],
  () => {
    const game = table({
      phase: 'site',
      one: { companies: [{ site: 'edoras', characters: ['aragorn-ii'], tapped: true }], hand: ['riders-of-rohan'] },
      two: {},
    });
    game.play('one', 'enter');
    assert.equal(at(game), 'chain/act');
    game.refuses('one', 'faction riders-of-rohan', 'MW-S10.5.2');
  },
);

rule('A cancelled automatic-attack was faced: the company may act', ['MW-S4.5.5', 'CR-I.E.5'], () => {
  const game = site('moria', ['aragorn-ii', 'bilbo'], { hand: ['concealment', 'glamdring'] });
  game.play('one', 'enter');
  idle(game, { step: 'chain/act' });
  if (asked(game) === 'two') game.play('two', 'pass');
  game.play('one', 'play concealment');
  if (at(game).startsWith('declare')) game.play('one', game.list('one')[0]);
  idle(game, (s, step) => (s.companies[0].did & DID_ENTER) !== 0 && step === 'chain/act');
  game.offers('one', 'item glamdring');
});

rule('The automatic-attacks are faced anew in every turn', ['MW-S4.5.7', 'CR-I.E.7'], () => {
  const game = table({
    phase: 'site',
    one: { companies: [{ site: 'moria', characters: ['aragorn-ii'], did: ['entered'] }], hand: ['glamdring'] },
    two: {},
  });
  game.refuses('one', 'item glamdring');
  game.play('one', 'enter');
  assert.ok(isAttacked(game));
});

rule('Facing the attack without playing anything is possible', ['MW-S4.5.6'], () => {
  const game = inside('edoras', ['aragorn-ii tapped'], { hand: ['riders-of-rohan'] });
  game.refuses('one', 'faction riders-of-rohan', 'MW-S2.8.5');
  idle(game, { phase: 'end-of-turn' });
});
