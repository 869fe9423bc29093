import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { companiesOf, handOf, hazardLimit, hazardsPlayed, isAttacked } from '../table.ts';
import { companyNow, hazardsBecome, loses, pileOf } from '../whereabouts.ts';
import { asked, at, hazard, idle, resolve, table, toHazards, underway } from './table.ts';

const one = { site: 'lorien', characters: ['aragorn-ii'], to: 'moria' };

rule('The hazard limit is the company’s size, and at least two', ['MW-S10.3.1', 'MW-S7.8.2'], () => {
  const limit = (...characters: string[]): number => {
    const game = underway({ site: 'lorien', characters, to: 'moria' });
    return hazardLimit(game);
  };
  assert.equal(limit('aragorn-ii'), 2);
  assert.equal(limit('aragorn-ii', 'legolas'), 2);
  assert.equal(limit('bilbo', 'balin', 'bofur under balin', 'beretar', 'beregond'), 5);
});

rule(
  'At most as many hazards as the limit are played on a company, and each company has its own count',
  ['MW-S10.3.2'],
  () => {
    const game = table({
      phase: 'movement',
      one: {
        companies: [
          { site: 'lorien', characters: ['aragorn-ii'], to: 'moria' },
          { site: 'rivendell', characters: ['legolas'], to: 'bree' },
        ],
      },
      two: { hand: ['giant', 'cave-drake', 'wolves', 'wargs'] },
    });
    hazardsBecome(game, 2, 'aragorn-ii');
    game.play('one', 'next-company aragorn-ii');
    toHazards(game);
    hazardsBecome(game, 2, 'aragorn-ii');
    hazard(game);
    game.refuses('two', 'creature wolves', 'MW-S10.3.2');
    game.refuses('two', 'on-guard wolves', 'MW-S10.3.2');
    idle(game, (_s, step) => companyNow(game)[0] === 'legolas' && step === 'chain/act', ['discard giant']);
    hazard(game);
    game.offers('two', 'creature wolves');
  },
);

rule('The limit is counted when a hazard is declared', ['MW-S10.3.2', 'CR-I.D.31'], () => {
  const game = underway(one, { two: { hand: ['wolves'] } });
  hazard(game, 'creature wolves');
  assert.equal(hazardsPlayed(game), 1);
  assert.equal(at(game), 'chain/respond');
});

rule('Losses during the phase do not lower the limit', ['CR-I.D.27', 'MW-S5.4.5'], () => {
  const game = underway({ site: 'lorien', characters: ['aragorn-ii', 'legolas', 'gimli', 'boromir-ii'], to: 'moria' });
  loses(game, 'legolas');
  assert.equal(hazardLimit(game), 4);
});

rule('A creature begins a chain and is never played in response', ['CR-A15', 'MW-S4.4.5'], () => {
  const game = underway(one, { two: { hand: ['wolves', 'wargs'] } });
  hazard(game, 'creature wolves');
  game.play('one', 'pass');
  assert.equal(asked(game), 'two');
  game.refuses('two', 'creature wargs', 'CR-A15');
});

rule('The second creature attacks only after the first attack is over', ['MW-S4.4.5'], () => {
  const game = underway(one, { two: { hand: ['wolves', 'wargs'] } });
  hazard(game, 'creature wolves');
  resolve(game);
  assert.ok(isAttacked(game));
  idle(game, (_s, step) => step === 'chain/act' || step.startsWith('combat'));
  if (asked(game) === 'one') game.play('one', 'pass');
  if (asked(game) === 'two') game.refuses('two', 'creature wargs', 'MW-S4.4.5');
});

rule('Hazards are played only on the company whose phase it is', ['CR-I.D.29', 'MW-S4.4.6', 'MW-S0.2.3'], () => {
  const game = table({
    phase: 'organization',
    one: { moria: ['aragorn-ii'] },
    two: { hand: ['orc-patrol'] },
  });
  game.play('one', 'pass');
  game.refuses('two', 'creature orc-patrol', 'MW-S0.2.3');
});

rule('A unique creature that was defeated is not played again', ['MW-S2.6.3'], () => {
  const game = table({
    phase: 'movement',
    one: { 'the-lonely-mountain': ['aragorn-ii'], points: ['smaug'] },
    two: { hand: ['smaug'] },
  });
  game.play('one', 'pass');
  game.refuses('two', 'creature smaug', 'MW-S2.6.3');
});

rule(
  'Any card, one for each company, is placed on-guard and counts as a hazard',
  ['MW-T10.2.1', 'MW-T10.2.2', 'MW-T10.2.3', 'CR-I.E.39', 'LE-T10.2'],
  () => {
    const game = underway(one, { two: { hand: ['concealment', 'wolves', 'wargs'] } });
    hazard(game, 'on-guard concealment');
    assert.equal(hazardsPlayed(game), 1);
    resolve(game);
    hazard(game);
    game.refuses('two', 'on-guard wolves', 'MW-T10.2.1');
    game.play('two', 'creature wolves');
    assert.equal(hazardsPlayed(game), 2);
  },
);

rule(
  'A card on-guard lies at the company’s site, unseen, in nobody’s hand',
  ['MW-T10.2.4', 'CR-I.E.41', 'CR-A4'],
  () => {
    const game = underway(one, { two: { hand: ['concealment'] } });
    const before = handOf(game, 'two').length;
    hazard(game, 'on-guard concealment');
    game.says('places Concealment on-guard', 'MW-T10.2.4', { to: 'two', notTo: 'one' });
    game.says('places a card on-guard', 'MW-T10.2.4', { to: 'one' });
    assert.equal(handOf(game, 'two').length, before - 1);
    assert.deepEqual(pileOf(game, 'two', 'on-guard'), ['concealment']);
    game.hides('one', 'concealment');
    resolve(game);
    idle(game, { phase: 'site' });
    assert.equal(handOf(game, 'two').length, 8);
    assert.equal(handOf(game, 'two').length + pileOf(game, 'two', 'on-guard').length, 9);
  },
);

rule('Two companies bound for one site may each have a card on-guard', ['CR-I.E.40'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'bree', characters: ['aragorn-ii'] },
        { site: 'rivendell', characters: ['legolas'], to: 'bree' },
      ],
    },
    two: { hand: ['concealment', 'dodge'] },
  });
  game.play('one', 'next-company aragorn-ii');
  hazard(game, 'on-guard concealment');
  resolve(game);
  idle(game, (_s, step) => companyNow(game)[0] === 'legolas' && step === 'chain/act', ['discard variags-of-khand']);
  hazard(game, 'on-guard dodge');
  resolve(game);
  idle(game, { phase: 'site' }, ['discard variags-of-khand']);
  assert.equal(companiesOf(game, 'one').length, 1);
  assert.equal(pileOf(game, 'two', 'on-guard').length, 2);
  assert.equal(game.view('one').companies[0].guards, 2);
});

rule('There are no cards on-guard in the starter game', ['MW-T10.2.1'], () => {
  const game = underway(one, { two: { hand: ['concealment'] } }, { options: { starter: true } });
  hazard(game);
  game.refuses('two', 'on-guard concealment', 'MW-T10.2.1');
});

rule(
  'A hazard may aim at the automatic-attack of the new site; it counts, even if the attack is never faced',
  ['MW-S10.1.3'],
  () => {
    const game = underway(
      { site: 'lorien', characters: ['aragorn-ii'], to: 'the-lonely-mountain' },
      { two: { hand: ['choking-shadows'] } },
    );
    hazard(game, 'play choking-shadows');
    assert.equal(hazardsPlayed(game), 1);
    resolve(game);
    idle(game, { phase: 'end-of-turn' });
    assert.equal(isAttacked(game), false);
  },
);
