import { strict as assert } from 'node:assert';
import { faults } from '../../../games/meccg/invariants.ts';
import { MOVEMENT, ORGANIZATION, PHASE_NAMES } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { deckOf, hazardLimit, phaseOf } from '../table.ts';
import { partOfPhase } from '../whereabouts.ts';
import { idle, passes, position, table } from './table.ts';

rule(
  'A tapped character untaps; a wounded one at a Haven heals to tapped, one elsewhere does not',
  ['MW-S4.1.1', 'MW-S4.1.3', 'MW-S5.7.1', 'MW-S2.8.2', 'CR-TERM-character-3'],
  () => {
    const game = table({
      phase: 'untap',
      one: { rivendell: ['eowyn tapped', 'bilbo wounded'], bree: ['legolas wounded', 'gimli tapped'] },
    });
    game.play('one', 'untap');
    position(game, { one: { rivendell: ['eowyn', 'bilbo tapped'], bree: ['legolas wounded', 'gimli'] } });
    idle(game, { turn: 5, step: 'turn/untapping-choose' }, ['next-company eowyn']);
    game.play('one', 'untap');
    position(game, { one: { rivendell: ['eowyn', 'bilbo'] } });
  },
);

rule('Everything else of the player untaps but sites; the opponent’s cards stay', ['MW-S4.1.2'], () => {
  const game = table({
    phase: 'untap',
    one: {
      companies: [{ site: 'bree', characters: ['legolas: elven-cloak tapped, quickbeam tapped'], tapped: true }],
      table: ['gates-of-morning tapped'],
    },
    two: { rivendell: ['elrond tapped: glamdring tapped'] },
  });
  passes(game);
  position(game, {
    one: {
      companies: [{ site: 'bree', characters: ['legolas: elven-cloak, quickbeam'], tapped: true }],
      table: ['gates-of-morning'],
    },
    two: { rivendell: ['elrond tapped: glamdring tapped'] },
  });
});

rule('An ally heals like a character', ['MW-S10.9.7'], () => {
  const game = table({
    phase: 'untap',
    one: { lorien: ['legolas: gwaihir wounded'], bree: ['gimli: bill-the-pony wounded'] },
  });
  passes(game);
  position(game, { one: { lorien: ['legolas: gwaihir tapped'], bree: ['gimli: bill-the-pony wounded'] } });
});

rule('The player may leave a character as he is', ['MW-S4.1.4'], () => {
  const game = table({ phase: 'untap', one: { rivendell: ['aragorn-ii tapped', 'bilbo wounded', 'elrond'] } });
  game.offersOnly('one', ['untap', 'leave aragorn-ii', 'leave bilbo']);
  game.play('one', 'leave bilbo', 'untap');
  position(game, { one: { rivendell: ['aragorn-ii', 'bilbo wounded', 'elrond'] } });
});

rule('Resources without another phase may be played in the untap phase', ['CR-I.A.3'], () => {
  const game = table({ phase: 'untap', one: { rivendell: ['aragorn-ii'], hand: ['gates-of-morning'] } });
  assert.equal(phaseOf(game), 'untap');
  game.offers('one', 'play gates-of-morning');
});

rule(
  'A new turn begins after the six phases of the old one, and it is the other player’s',
  ['MW-S4.0.1', 'MW-S0.2.1'],
  () => {
    const game = table({ phase: 'untap', turn: 1, one: { rivendell: ['elrond'] }, two: { lorien: ['galadriel'] } });
    const seen: string[] = [];
    idle(game, (s) => {
      const now = `${s.active}:${PHASE_NAMES[s.phase]}`;
      if (seen.at(-1) !== now) seen.push(now);
      return s.turn === 3 && s.phase === ORGANIZATION;
    });
    const phases = ['untap', 'organization', 'long-event', 'movement/hazard', 'site', 'end-of-turn'];
    assert.deepEqual(seen, [
      ...phases.map((phase) => `0:${phase}`),
      ...phases.map((phase) => `1:${phase}`),
      '0:untap',
      '0:organization',
    ]);
  },
);

rule(
  'At the end of his untap phase the opponent may fetch hazards while his Wizard is in play, for halved limits',
  ['CR-TERM-sideboard-2', 'CR-TERM-sideboard-3'],
  () => {
    const words = {
      phase: 'untap',
      one: { rivendell: ['gandalf', 'eomer', 'legolas', 'gimli', 'boromir-ii'] },
      two: { sideboard: ['orc-guard', 'orc-guard', 'cave-drake', 'gates-of-morning'], hand: [] },
    };
    const game = table(words);
    game.refuses('one', 'fetch-hazards');
    passes(game);
    assert.equal(partOfPhase(game), 'end');
    game.refuses('one', 'fetch-hazards');
    game.play('one', 'pass');
    game.offers('two', ['fetch-hazards', 'fetch-hazard']);
    game.play('two', 'fetch-hazards');
    passes(game);
    game.offersOnly('two', ['fetch-no-more', 'fetch orc-guard', 'fetch cave-drake']);
    game.play('two', 'fetch orc-guard');
    game.says('takes a card from his sideboard', 'MW-T2.5.1', { to: 'one' });
    game.play('two', 'fetch orc-guard', 'fetch cave-drake', 'fetch-no-more');
    position(game, { two: { sideboard: ['gates-of-morning'], discard: ['orc-guard', 'orc-guard', 'cave-drake'] } });
    game.play('one', 'pass');
    game.refuses('two', 'fetch-hazards', 'CR-TERM-sideboard-2');
    idle(game, (s) => s.phase === MOVEMENT && s.company >= 0);
    assert.equal(hazardLimit(game), 3); // five halved, rounded up

    const without = table({ ...words, one: { rivendell: ['aragorn-ii'] } });
    passes(without);
    assert.equal(phaseOf(without), 'organization');
  },
);

rule('A hazard fetched into the play deck is shuffled in, if the deck has five cards', ['CR-TERM-sideboard-2'], () => {
  const words = {
    phase: 'untap',
    one: { rivendell: ['gandalf'] },
    two: { sideboard: ['cave-drake'], hand: [], deck: ['block', 'block', 'block', 'dodge', 'dodge'] },
  };
  const game = table(words);
  passes(game);
  game.play('one', 'pass');
  game.play('two', 'fetch-hazard');
  passes(game);
  game.play('two', 'fetch cave-drake');
  assert.equal(deckOf(game, 'two').length, 6);
  const short = table({ ...words, two: { ...words.two, deck: ['block', 'block', 'block', 'dodge'] } });
  passes(short);
  short.play('one', 'pass');
  short.refuses('two', 'fetch-hazard', 'MW-T2.3.2');
});

rule('When a turn begins a hand that was never adjusted is noticed', ['MW-S4.6.1'], () => {
  const begins = (cards: number, phase = 'untap'): readonly string[] =>
    faults(
      table({ phase, one: { rivendell: ['gimli tapped'], hand: Array.from({ length: cards }, () => 'concealment') } })
        .state,
    );
  const told = (cards: number): boolean => begins(cards).some((one) => one.includes(`one holds ${cards} cards`));
  assert.deepEqual([told(14), told(15)], [false, true], 'eight, and six that may have been taken since');
  assert.deepEqual(begins(15, 'organization'), []);
});
