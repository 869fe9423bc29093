import { strict as assert } from 'node:assert';
import { rule } from '../../rule.ts';
import { companiesOf, controllerOf, siteCardOf, unusedGeneralInfluence } from '../table.ts';
import { table } from '../turn/table.ts';
import { discards, loses, where } from '../whereabouts.ts';

rule(
  'What a character has goes with him; his followers stay and use no general influence yet',
  ['MW-S5.3.8', 'MW-S2.5.3', 'MW-S5.1.5', 'MW-S2.5.2'],
  () => {
    const game = table({
      one: { rivendell: ['elrond: glamdring, gwaihir, lure-of-nature', 'elladan under elrond', 'dori'] },
    });
    const free = unusedGeneralInfluence(game, 'one');
    loses(game, 'elrond');
    assert.equal(controllerOf(game, 'elladan'), 'nobody');
    assert.equal(unusedGeneralInfluence(game, 'one'), free + 10);
    assert.equal(where(game, 'glamdring'), 'discard');
    assert.equal(where(game, 'lure-of-nature'), 'discard');
  },
);

rule(
  'A company whose last character leaves is no more, and its site card is put away',
  ['MW-S5.4.10', 'MW-S2.2.2', 'MW-S2.2.4', 'CR-TERM-company-2', 'CR-TERM-character-1'],
  () => {
    for (const tapped of [true, false]) {
      const game = table({
        one: {
          companies: [{ site: 'bree', characters: ['dori'], tapped }],
          table: ['gates-of-morning on company dori'],
        },
      });
      discards(game, 'dori');
      assert.equal(companiesOf(game, 'one').length, 0);
      assert.equal(siteCardOf(game, 'one', 'bree'), tapped ? 'discarded' : 'available');
      assert.equal(where(game, 'gates-of-morning'), 'discard');
      game.outcome('none');
    }
  },
);

rule('A site card stays while another own company is there or on its way', ['MW-T5.2.4'], () => {
  const game = table({
    one: {
      companies: [
        { site: 'bree', characters: ['dori'], tapped: true },
        { site: 'bree', characters: ['gimli'] },
      ],
    },
  });
  const before = siteCardOf(game, 'one', 'bree');
  discards(game, 'gimli');
  assert.equal(siteCardOf(game, 'one', 'bree'), before);
});

rule('An eliminated Wizard loses the game', ['MW-S1.1.1'], () => {
  const game = table({ one: { rivendell: ['gandalf'] } });
  loses(game, 'gandalf');
  game.outcome({ winner: 'two', reason: 'wizard-eliminated', rule: 'MW-S1.1.1' });
});
