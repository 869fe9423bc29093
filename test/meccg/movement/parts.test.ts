// Parts of a divided company, and companies that go to one site.
import assert from 'node:assert/strict';
import { EN_ROUTE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { companiesOf, siteCardOf, siteOf } from '../table.ts';
import { regionsOf } from '../whereabouts.ts';
import { at, idle, table, toHazards } from './table.ts';

const parts = (...more: object[]) =>
  table({
    phase: 'organization',
    one: {
      companies: [
        { site: 'bree', characters: ['aragorn-ii'] },
        { site: 'bree', characters: ['legolas'] },
        { site: 'bree', characters: ['gimli'] },
        ...more,
      ],
    },
    two: {},
  });

rule(
  'One part of a company divided at a non-Haven site goes to the Haven by the site path, the others by regions',
  ['MW-T5.1.2', 'MW-T5.1.3'],
  () => {
    const game = parts();
    game.play('one', 'move aragorn-ii', 'to rivendell', 'by-path');
    game.play('one', 'move legolas', 'to weathertop');
    assert.equal(regionsOf(game, 'legolas').length, 1);
    game.play('one', 'move gimli');
    game.refuses('one', 'to rivendell', 'MW-T5.1.4');
  },
);

rule('Parts that start at one non-Haven site do not go to the same site separately', ['MW-T5.1.4'], () => {
  const game = parts();
  game.play('one', 'move aragorn-ii', 'to weathertop');
  game.play('one', 'move legolas');
  game.refuses('one', 'to weathertop', 'MW-T5.1.4');
});

rule('After a division every part may use region movement, the one to the Haven too', ['MW-T5.1.5', 'CR-I.B.8'], () => {
  const game = parts();
  game.play('one', 'move aragorn-ii', 'to rivendell', 'by-regions');
  if (at(game) === 'movement/walk-choose') game.play('one', 'through rhudaur');
  assert.ok(regionsOf(game, 'aragorn-ii').length >= 2);
  game.play('one', 'move legolas', 'to weathertop');
  assert.equal(regionsOf(game, 'legolas').length, 1);
});

rule('A company may join a single one that stays at a non-Haven site, and that one must stay', ['MW-T5.2.1'], () => {
  const game = table({
    phase: 'organization',
    one: {
      companies: [
        { site: 'bree', characters: ['aragorn-ii'], tapped: true },
        { site: 'rivendell', characters: ['elrond'] },
      ],
    },
    two: {},
  });
  game.play('one', 'move elrond', 'to bree', 'by-path');
  game.refuses('one', 'move aragorn-ii', 'MW-T5.2.1');
  const crowd = parts({ site: 'rivendell', characters: ['elrond'] });
  crowd.play('one', 'move elrond');
  crowd.refuses('one', 'to bree', 'MW-T5.2.1');
});

rule('In the starter game companies join only at a Haven', ['MW-S5.4.6'], () => {
  const game = table(
    {
      phase: 'organization',
      one: {
        companies: [
          { site: 'bree', characters: ['aragorn-ii'] },
          { site: 'rivendell', characters: ['elrond'] },
          { site: 'rivendell', characters: ['legolas'] },
        ],
      },
      two: {},
    },
    { options: { starter: true } },
  );
  game.play('one', 'move elrond');
  game.refuses('one', 'to bree', 'MW-S5.4.6');
  game.play('one', 'to bag-end');
  game.play('one', 'move legolas');
  game.refuses('one', 'to bag-end', 'MW-S5.4.6');
});

rule(
  'Two companies share a new site if one goes by the printed path and the other by region cards',
  ['MW-T5.2.2'],
  () => {
    const words = {
      phase: 'organization',
      one: {
        companies: [
          { site: 'rivendell', characters: ['elrond'] },
          { site: 'rivendell', characters: ['legolas'] },
          { site: 'rivendell', characters: ['gimli'] },
        ],
      },
      two: {},
    };
    const game = table(words);
    game.play('one', 'move elrond', 'to bree', 'by-path');
    game.play('one', 'move legolas', 'to bree');
    assert.ok(regionsOf(game, 'legolas').length > 0 || at(game) === 'movement/walk-choose');
    const three = table(words);
    three.play('one', 'move elrond', 'to bree', 'by-path');
    three.play('one', 'move legolas', 'to bree');
    while (at(three) === 'movement/walk-choose') three.play('one', three.list('one')[0]);
    three.play('one', 'move gimli');
    three.refuses('one', 'to bree', 'MW-T5.2.1');
  },
);

const meeting = () =>
  table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'bree', characters: ['aragorn-ii', 'gimli', 'legolas', 'thranduil'], tapped: true },
        { site: 'rivendell', characters: ['elrond', 'glorfindel-ii', 'elladan', 'elrohir'], to: 'bree' },
      ],
    },
    two: {},
  });

rule(
  'Companies that go to one site face hazards separately and join at the end of the phase, however large they are',
  ['MW-T5.2.3', 'CR-I.D.16', 'CR-I.D.17', 'PA-6.3', 'MW-S5.4.8'],
  () => {
    const game = meeting();
    game.play('one', 'next-company elrond');
    toHazards(game);
    assert.equal(companiesOf(game, 'one').length, 2);
    idle(game, { phase: 'site' });
    assert.equal(companiesOf(game, 'one').length, 1);
    assert.equal(siteOf(game), 'bree');
    assert.equal(companiesOf(game, 'one')[0].length, 8);
    assert.equal(siteCardOf(game, 'one', 'bree'), 'tapped');
  },
);

rule('A site card stays in play while a company is at it or on its way to it', ['MW-T5.2.4'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'bree', characters: ['aragorn-ii'], to: 'rivendell' },
        { site: 'bree', characters: ['legolas'] },
      ],
    },
    two: {},
  });
  game.play('one', 'next-company aragorn-ii');
  idle(game, (s) => s.companies[0].did !== 0 && (s.companies[0].did & EN_ROUTE) === 0);
  assert.equal(siteCardOf(game, 'one', 'bree'), 'in-play');
});

rule('At a Haven companies need not join', ['PA-6.3', 'CR-I.D.16'], () => {
  const words = {
    phase: 'movement',
    one: {
      companies: [
        { site: 'rivendell', characters: ['aragorn-ii'] },
        { site: 'rivendell', characters: ['elrond'] },
      ],
    },
    two: {},
  };
  const apart = table(words);
  idle(apart, { step: 'movement/join-choose' }, ['next-company aragorn-ii']);
  apart.play('one', 'pass');
  assert.equal(companiesOf(apart, 'one').length, 2);
  const together = table(words);
  idle(together, { step: 'movement/join-choose' }, ['next-company aragorn-ii']);
  together.play('one', 'join elrond');
  assert.equal(companiesOf(together, 'one').length, 1);
});
