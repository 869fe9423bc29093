import { strict as assert } from 'node:assert';
import { rule } from '../../rule.ts';
import { deckOf, discardsOf, handOf, siteCardOf, timesExhausted } from '../table.ts';
import { asked, hands, whyNot } from '../whereabouts.ts';
import { idle, passes, position, table } from './table.ts';

const MANY = ['block', 'block', 'block', 'dodge', 'dodge', 'dodge', 'concealment', 'concealment', 'concealment'];

rule('Cards are drawn from the top of the play deck', ['MW-S2.3.1', 'MW-S4.6.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: { hand: MANY.slice(0, 6), deck: ['risky-blow', 'muster', 'horses', '...'] },
  });
  idle(game, { phase: 'untap' });
  position(game, { one: { hand: [...MANY.slice(0, 6), 'risky-blow', 'muster'] } });
});

rule('Both may discard one card, then both hands are brought to eight', ['MW-S4.6.1', 'MW-S4.6.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: { hand: MANY.slice(0, 8), deck: ['muster', '...'] },
    two: { hand: MANY, deck: ['horses', '...'] },
  });
  passes(game);
  game.offersOnly('one', ['keep-all', 'discard block', 'discard dodge', 'discard concealment']);
  game.play('one', 'discard block');
  game.says('discards a card', 'MW-S4.6.1', { to: 'two' });
  assert.equal(handOf(game, 'one').length, 7); // nobody draws before both have discarded
  game.play('two', 'keep-all');
  assert.equal(handOf(game, 'one').length, 8);
  game.asks('two', '1 more than your hand size');
  game.play('two', 'discard dodge');
  assert.equal(handOf(game, 'two').length, 8);
  position(game, { one: { discard: ['block'] }, two: { discard: ['dodge'] } });
});

rule('A changed hand size takes the place of eight', ['CR-TERM-handsize-1'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: { rivendell: ['elrond'], hand: [] },
    two: { lorien: ['elrohir'], hand: [] },
  });
  idle(game, { phase: 'untap' });
  assert.deepEqual(hands(game), [9, 8]);
});

rule('Resources may be played after hands were adjusted', ['CR-I.F.1'], () => {
  const game = table({ phase: 'end-of-turn', one: { rivendell: ['dori'], hand: ['gates-of-morning'] } });
  passes(game);
  game.play('one', 'keep-all');
  game.play('two', 'keep-all');
  game.offers('one', 'play gates-of-morning');
});

rule(
  'The last card drawn exhausts the deck: discards and discarded sites come back, and drawing goes on',
  ['MW-S2.4.2', 'MW-S2.4.3', 'MW-S2.4.5', 'MW-S2.5.1'],
  () => {
    const game = table({
      phase: 'end-of-turn',
      one: {
        hand: MANY.slice(0, 2),
        deck: ['muster', 'horses', 'ford'],
        discard: MANY,
        'out-of-play': ['dori', 'eomer'],
        sites: { moria: 'discarded' },
      },
    });
    idle(game, { phase: 'untap' });
    assert.equal(timesExhausted(game, 'one'), 1);
    assert.equal(handOf(game, 'one').length, 8);
    assert.equal(deckOf(game, 'one').length, 9 - 3);
    assert.equal(discardsOf(game, 'one').length, 0);
    assert.equal(siteCardOf(game, 'one', 'moria'), 'available');
    position(game, { one: { 'out-of-play': ['dori', 'eomer'] } });
  },
);

rule(
  'When the deck runs out up to five cards may be exchanged with the sideboard, one for one',
  ['MW-T2.2.1', 'MW-T2.5.1'],
  () => {
    const words = {
      phase: 'end-of-turn',
      one: {
        hand: MANY.slice(0, 7),
        deck: ['muster'],
        discard: ['ford', 'ford', 'horses'],
        sideboard: ['cave-drake', 'orc-guard'],
      },
    };
    const game = table(words);
    passes(game);
    game.play('one', 'keep-all');
    game.play('two', 'keep-all');
    game.offersOnly('one', ['exchange-no-more', 'exchange cave-drake', 'exchange orc-guard']);
    game.play('one', 'exchange cave-drake');
    game.offersOnly('one', ['exchange-for ford', 'exchange-for horses']);
    game.play('one', 'exchange-for ford');
    game.says('exchanges a card with his sideboard', 'MW-T2.2.1', { to: 'two' });
    game.play('one', 'exchange ford', 'exchange-for ford', 'exchange orc-guard', 'exchange-for cave-drake');
    game.play('one', 'exchange cave-drake', 'exchange-for ford', 'exchange ford', 'exchange-for orc-guard');
    position(game, { one: { sideboard: ['ford', 'orc-guard'] } }); // five exchanges are over
    assert.equal(deckOf(game, 'one').length, 3);

    const starter = table(words, { options: { starter: true } });
    idle(starter, { phase: 'untap' });
    position(starter, { one: { sideboard: ['cave-drake', 'orc-guard'] } });
  },
);

rule(
  'A Wizard taps to put up to five resources and characters into the discard pile',
  ['MW-T2.3.1', 'PA-5.6', 'MW-T2.5.1'],
  () => {
    const sideboard = ['ford', 'horses', 'muster', 'eomer', 'block', 'dodge', 'cave-drake'];
    const game = table({ one: { rivendell: ['gandalf'], sideboard, hand: [] } });
    game.play('one', 'tap-for-discard gandalf');
    passes(game, 0);
    game.play('two', 'pass');
    game.play('one', 'pass');
    game.offersOnly('one', ['fetch-no-more', ...sideboard.slice(0, 6).map((id) => `fetch ${id}`)]);
    game.play('one', ...sideboard.slice(0, 5).map((id) => `fetch ${id}`));
    game.says('takes a card from his sideboard', 'MW-T2.5.1', { to: 'two' });
    position(game, {
      one: { rivendell: ['gandalf tapped'], sideboard: ['dodge', 'cave-drake'], discard: sideboard.slice(0, 5) },
    });
    game.refuses('one', 'tap-for-discard gandalf', 'MW-T2.3.1');
  },
);

rule(
  'Or one resource into a play deck of five or more, which is reshuffled without being exhausted',
  ['MW-T2.3.2', 'MW-S2.4.4'],
  () => {
    const words = { rivendell: ['gandalf'], sideboard: ['ford', 'eomer', 'cave-drake'], hand: [] };
    const game = table({ one: { ...words, deck: MANY.slice(0, 5) } });
    game.play('one', 'tap-for-deck gandalf');
    game.play('two', 'pass');
    game.play('one', 'pass');
    game.offersOnly('one', ['fetch-no-more', 'fetch ford']);
    game.play('one', 'fetch ford');
    assert.equal(deckOf(game, 'one').length, 6);
    assert.equal(timesExhausted(game, 'one'), 0);
    const short = table({ one: { ...words, deck: MANY.slice(0, 4) } });
    short.refuses('one', 'tap-for-deck gandalf', 'MW-T2.3.2');
    const starter = table({ one: words }, { options: { starter: true } });
    starter.refuses('one', 'tap-for-discard gandalf', 'MW-T2.1.1');
  },
);

rule('From an empty sideboard nothing is fetched', ['MW-T2.1.1'], () => {
  const wizard = table({ one: { rivendell: ['gandalf'], deck: MANY } });
  for (const verb of ['tap-for-discard', 'tap-for-deck'])
    assert.equal(whyNot(wizard, 'one', `${verb} gandalf`)[0]?.rule, 'MW-T2.1.1');
  const company = { site: 'rivendell', characters: ['elrond'], to: 'bree' };
  const nazgul = table({ phase: 'movement', one: { companies: [company] }, two: { table: ['adunaphel'], deck: MANY } });
  idle(nazgul, (_s, step) => step === 'chain/act' && asked(nazgul).seat === 'two');
  for (const verb of ['tap-for-discard', 'tap-for-deck'])
    assert.equal(whyNot(nazgul, 'two', `${verb} adunaphel`)[0]?.rule, 'MW-T2.1.1');
});
