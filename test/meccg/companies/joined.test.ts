// Companies that join: their site, their cards on-guard, their duties; and companies that cannot be told apart.
import { strict as assert } from 'node:assert';
import { MOVEMENT, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { at, hazard, idle, resolve, type Table, table, toHazards } from '../movement/table.ts';
import { companiesOf } from '../table.ts';
import { pileOf, regionsOf, sizeForHazards } from '../whereabouts.ts';

/** On to that phase, whatever company comes first. */
function on(game: Table, phase: number): void {
  idle(game, (s, step) => {
    if (step === 'movement/next-choose') game.play('one', game.list('one')[0]);
    return s.phase === phase;
  });
}

const COMING = [
  { site: 'moria', characters: ['gimli'] },
  { site: 'lorien', characters: ['celeborn'], to: 'moria' },
];

rule(
  'Two cards on-guard lie at the site of two that join, and both can be revealed',
  ['CR-I.E.40', 'MW-T10.2.1'],
  () => {
    const game = table({
      phase: 'movement',
      one: { companies: COMING },
      two: { hand: ['orc-patrol', 'orc-lieutenant'] },
    });
    for (const card of ['orc-patrol', 'orc-lieutenant']) {
      if (at(game) === 'movement/next-choose') game.play('one', game.list('one')[0]);
      toHazards(game);
      hazard(game, `on-guard ${card}`);
      resolve(game);
      game.play('one', 'pass');
      game.play('two', 'pass');
      game.play('one', 'pass');
    }
    on(game, SITE);
    assert.equal(companiesOf(game, 'one').length, 1);
    game.play('one', 'enter');
    game.offers('two', ['reveal orc-patrol', 'reveal orc-lieutenant']);
    game.play('two', 'reveal orc-patrol');
    game.offers('two', 'reveal orc-lieutenant');
  },
);

rule('The limit of each is its own, the size of the joined one counts for neither', ['MW-T5.2.3', 'MW-S5.4.5'], () => {
  const game = table({ phase: 'movement', one: { companies: COMING } });
  game.play('one', game.list('one')[0]);
  toHazards(game);
  assert.deepEqual(
    ['gimli', 'celeborn'].map((who) => sizeForHazards(game, who)),
    [1, 1],
  );
});

rule('A third company cannot come where one comes to join another', ['MW-T5.2.1'], () => {
  const game = table({
    one: {
      companies: [...COMING, { site: 'lorien', characters: ['haldir'] }],
    },
  });
  game.play('one', 'move haldir');
  game.refuses('one', 'to moria', 'MW-T5.2.1');
});

rule('Whom others come to join stays', ['MW-T5.2.1'], () => {
  const game = table({ one: { companies: COMING } });
  game.refuses('one', 'move gimli', 'MW-T5.2.1');
});

rule('Where a company is about to leave nobody goes', ['MW-T5.2.1'], () => {
  const game = table({
    one: {
      companies: [
        { site: 'moria', characters: ['gimli'], to: 'lorien' },
        { site: 'lorien', characters: ['celeborn'] },
      ],
    },
  });
  game.play('one', 'move celeborn');
  game.refuses('one', 'to moria', 'MW-T5.2.1');
});

rule('One by the path, one by regions, from different places to one site', ['MW-T5.2.2'], () => {
  const game = table({
    one: {
      companies: [
        { site: 'lorien', characters: ['celeborn'], to: 'moria' },
        { site: 'rivendell', characters: ['elladan'] },
        { site: 'lorien', characters: ['haldir'] },
      ],
    },
  });
  game.play('one', 'move elladan', 'to moria');
  while (at(game) === 'movement/walk-choose') game.play('one', game.list('one')[0]);
  assert.ok(regionsOf(game, 'elladan').length > 0);
  game.play('one', 'move haldir');
  game.refuses('one', 'to moria', 'MW-T5.2.1');
});

rule('Parts of a divided company that both stay are one again', ['MW-T5.1.1', 'CR-I.D.16'], () => {
  const game = table({ one: { moria: ['gimli', 'celeborn'] } });
  game.play('one', 'regroup celeborn', 'into moria');
  assert.equal(companiesOf(game, 'one').length, 2);
  on(game, MOVEMENT);
  assert.equal(companiesOf(game, 'one').length, 1);
});

rule('Parts of a divided company do not meet again at the same place', ['MW-T5.1.4'], () => {
  const game = table({ one: { moria: ['gimli', 'celeborn'] } });
  game.play('one', 'regroup celeborn', 'into moria', 'move celeborn', 'to lorien');
  if (at(game) === 'movement/how-choose') game.play('one', 'by-path');
  game.play('one', 'move gimli');
  game.refuses('one', 'to lorien', 'MW-T5.1.4');
});

rule(
  'Eight who join on the way stay one company, which goes nowhere before it is divided',
  ['CR-I.D.17', 'MW-S5.4.3'],
  () => {
    const five = ['gimli', 'bofur', 'bifur', 'dori', 'nori'];
    const game = table({
      phase: 'movement',
      one: {
        companies: [
          { site: 'moria', characters: five },
          { site: 'lorien', characters: ['ori', 'dwalin', 'bombur'], to: 'moria' },
        ],
      },
    });
    on(game, SITE);
    assert.equal(companiesOf(game, 'one').length, 1);
    const next = table({ one: { moria: [...five, 'ori', 'dwalin', 'bombur'] } });
    next.refuses('one', 'move gimli', 'MW-S5.4.3');
    next.refuses('one', 'pass', 'CR-I.D.17');
    next.offers('one', 'regroup bombur');
  },
);

rule('A company that ends gives its card on-guard back, and its site', ['MW-S5.4.10'], () => {
  const game = table(
    { phase: 'site', one: { moria: ['bofur'] }, two: { 'on-guard': ['muster on moria'] } },
    { rolls: [1, 1, 6, 6] },
  );
  game.play('one', 'enter');
  idle(game, (s) => s.companies.length === 0, ['tap-to-fight']);
  assert.equal(pileOf(game, 'two', 'on-guard').length, 0);
  game.position({ two: { hand: ['muster'] } });
});
