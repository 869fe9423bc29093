// Edges that the tests of single rules and cards leave open: found by breaking the code on purpose.
import assert from 'node:assert/strict';
import { AT_END, ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, attacked, until, where } from '../combat/fight.ts';
import { at, hazard, idle, resolve, table } from '../movement/table.ts';
import { attackProwess, handOf, newSiteOf, seenBy } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { regionsOf } from '../whereabouts.ts';

rule(
  'At Mount Doom Stealth still stops creatures that are keyed to the way there',
  ['CR-CARD-mount-doom-1', 'MW-S10.10.1'],
  () => {
    const game = table({
      phase: 'organization',
      one: { companies: [{ site: 'lorien', characters: ['bilbo'], to: 'mount-doom' }], hand: ['stealth'] },
      two: { hand: ['wargs', 'orc-guard'] },
    });
    toPhase(game, ORGANIZATION, AT_END);
    game.play('one', 'play stealth');
    resolve(game);
    until(game, 'two', 'creature orc-guard');
    game.refuses('two', 'creature wargs', 'MW-S10.10.1');
  },
);

rule('Who reveals a unique card at the council shows that card and no other', ['MW-T1.2.1'], () => {
  const words = { one: { rivendell: ['elladan'] }, two: { hand: ['glamdring', 'elladan'] } };
  const game = table({ phase: 'council', ...words }, { rolls: [6, 6] });
  idle(game, (_s, step) => step === 'council/reveal-choose' && game.list('two').length > 0);
  game.play('two', 'reveal elladan');
  game.says('Player two reveals Elladan', 'MW-T1.2.1');
  for (const viewer of ['one', 'spectator'] as const)
    assert.deepEqual(seenBy(game, viewer, 'two', 'hand'), ['elladan']);
});

rule('Nobody supports a check in another company, though it waits in the same chain', ['MW-T8.1.1'], () => {
  const deck = ['dodge', 'block', 'elven-cloak'];
  const game = table({
    phase: 'organization',
    one: {
      companies: [
        { site: 'rivendell', characters: ['gimli: dwarven-ring-of-thelors-tribe', 'legolas'] },
        { site: 'lorien', characters: ['balin: dwarven-ring-of-thrars-tribe', 'elladan'] },
      ],
      deck,
    },
  });
  game.play('one', 'use dwarven-ring-of-thelors-tribe');
  game.play('two', 'pass');
  game.play('one', 'use dwarven-ring-of-thrars-tribe');
  game.play('two', 'pass');
  game.offers('one', ['support legolas', 'support elladan']);
  game.play('one', 'support elladan');
  game.says('Elladan taps to support');
  assert.equal(at(game), 'chain/respond', 'nobody asks whose check he supports');
});

rule('What everybody was shown, those who look on have seen too', ['MW-T1.2.1', 'MW-S2.7.2'], () => {
  const game = table(
    { phase: 'council', one: { rivendell: ['elladan'] }, two: { hand: ['glamdring', 'elladan'] } },
    {
      rolls: [6, 6],
    },
  );
  idle(game, (_s, step) => step === 'council/reveal-choose' && game.list('two').length > 0);
  assert.deepEqual(handOf(game, 'two'), ['glamdring', 'elladan']);
  assert.deepEqual(seenBy(game, 'spectator', 'two', 'hand'), []);
  game.play('two', 'reveal elladan');
  for (const viewer of ['one', 'spectator'] as const)
    assert.deepEqual(seenBy(game, viewer, 'two', 'hand'), ['elladan']);
});

rule('An environment that has done its work on a company does it no more this turn', ['CR-TERM-environment-1'], () => {
  const game = table({
    phase: 'movement',
    one: { companies: [{ site: 'rivendell', characters: ['bilbo: goldberry'], to: 'old-forest' }] },
    two: { table: ['long-winter'], hand: ['clouds'] },
  });
  idle(game, (_s, step) => step === 'chain/respond');
  act(game, 'one', 'use goldberry');
  resolve(game);
  idle(game, (_s, step) => step === 'chain/act');
  hazard(game, 'play clouds');
  resolve(game);
  assert.equal(newSiteOf(game), 'old-forest', 'the winter does not call them back again');
});

rule('Two things that one card calls for are ordered by the player whose turn it is', ['CR-A10'], () => {
  const game = table({
    phase: 'movement',
    one: { companies: [{ site: 'rivendell', characters: ['bilbo'], to: 'old-forest' }] },
    two: { table: ['long-winter', 'doors-of-night'] },
  });
  idle(game, (_s, step) => step.startsWith('chain/'));
  game.asks('one', 'declared next');
  game.offersOnly('one', ['next-action 0', 'next-action 1']);
});

rule('A creature speaks of its own attack only, not of a traitor’s in the midst of it', ['CR-A9', 'CR-A23'], () => {
  const game = attacked(['gimli: the-one-ring', 'aragorn-ii'], 'corpse-candle', [1, 1, 6, 6], {
    two: { table: ['traitor'] },
  });
  idle(game, (_s, step) => step === 'chain/order-choose');
  game.play('one', 'next-action 0');
  idle(game, (s) => s.attack !== null && s.attack.card < 0);
  assert.equal(attackProwess(game), 5 + 5 + 10);
  assert.equal(at(game), 'chain/act', 'the Candle calls for no checks because of this attack');
});

rule('Shelob needs Doors of Night as an event, not as a creature', ['MW-S10.5.1', 'CR-A27'], () => {
  const game = attacked(['aragorn-ii'], 'shelob', [], { site: 'shelobs-lair' });
  assert.equal(attackProwess(game), 18);
  assert.notEqual(where(game, 'shelob'), 'discard');
});

rule('A card for the organization phase is for that of its player', ['MW-S10.1.1'], () => {
  const game = table({
    phase: 'organization',
    one: { lorien: ['elrond', 'frodo tapped'], hand: ['haldir', 'halfling-strength'] },
    two: { rivendell: ['bilbo tapped'], hand: ['halfling-strength'] },
  });
  game.offers('one', 'play halfling-strength');
  game.play('one', 'play-character haldir', 'arrive lorien');
  game.refuses('two', 'play halfling-strength', 'MW-S10.1.1');
});

rule(
  'A corruption card is removed in the own organization phase, and not in answer to something',
  ['MW-S8.5.5'],
  () => {
    const game = table({
      phase: 'organization',
      one: { lorien: ['elrond: lure-of-the-senses'], hand: ['haldir'] },
      two: { rivendell: ['gimli: lure-of-expedience'] },
    });
    game.offers('one', 'remove lure-of-the-senses');
    game.play('one', 'pass');
    game.offersOnly('two', ['pass']);
    game.play('two', 'pass');
    const answering = table({
      phase: 'organization',
      one: { lorien: ['elrond: lure-of-the-senses'], hand: ['haldir'] },
      two: {},
    });
    answering.play('one', 'play-character haldir', 'arrive lorien');
    answering.play('two', 'pass');
    answering.offersOnly('one', ['pass']);
  },
);

rule('The first company of a turn keeps the regions it has fixed, in a tournament too', ['CR-TRN-14'], () => {
  const walk = ['arthedain', 'rhudaur', 'hollin'];
  const companies = [
    { site: 'rivendell', characters: ['elrond'] },
    { site: 'bree', characters: ['aragorn-ii'], to: 'ost-in-edhil', walk },
  ];
  const game = table({ phase: 'movement', one: { companies } }, { options: { tournament: true } });
  game.play('one', 'next-company aragorn-ii');
  assert.notEqual(at(game), 'movement/walk-choose');
  assert.deepEqual(regionsOf(game, 'aragorn-ii'), walk);
});
