import { strict as assert } from 'node:assert';
import { discardCard, eliminate, endCompany } from '../../../games/meccg/companies/leaving.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { ORPHAN, SITE_AVAILABLE, SITE_DISCARDED, siteSlot } from '../../../games/meccg/state.ts';
import { unusedGeneralInfluence } from '../../../games/meccg/stats.ts';
import { rule } from '../../rule.ts';
import { cardOf, table } from '../turn/table.ts';

rule(
  'What a character has goes with him; his followers stay and use no general influence yet',
  ['MW-S5.3.8', 'MW-S2.5.3', 'MW-S5.1.5', 'MW-S2.5.2'],
  () => {
    const { state } = table({
      one: { rivendell: ['elrond: glamdring, gwaihir, lure-of-nature', 'elladan under elrond', 'dori'] },
    });
    const game = { state } as ReturnType<typeof table>;
    const [elladan, item, lure] = ['elladan', 'glamdring', 'lure-of-nature'].map((id) => cardOf(game, id));
    const free = unusedGeneralInfluence(state, 0);
    eliminate(state, cardOf(game, 'elrond'), undefined);
    assert.equal(state.under[elladan], ORPHAN);
    assert.equal(unusedGeneralInfluence(state, 0), free + 10);
    assert.equal(state.zone[item], 2);
    assert.equal(state.zone[lure], 2);
  },
);

rule(
  'A company whose last character leaves is no more, and its site card is put away',
  ['MW-S5.4.10', 'MW-S2.2.2', 'MW-S2.2.4', 'CR-TERM-company-2', 'CR-TERM-character-1'],
  () => {
    for (const tapped of [true, false]) {
      const { state } = table({
        one: {
          companies: [{ site: 'bree', characters: ['dori'], tapped }],
          table: ['gates-of-morning on company dori'],
        },
      });
      const game = { state } as ReturnType<typeof table>;
      const event = cardOf(game, 'gates-of-morning');
      discardCard(state, cardOf(game, 'dori'), undefined);
      assert.equal(state.companies.length, 0);
      assert.equal(state.sites[siteSlot(0, S.bree)], tapped ? SITE_DISCARDED : SITE_AVAILABLE);
      assert.equal(state.zone[event], 2);
      assert.equal(state.outcome, null);
    }
  },
);

rule('A site card stays while another own company is there or on its way', ['MW-T5.2.4'], () => {
  const { state } = table({
    one: {
      companies: [
        { site: 'bree', characters: ['dori'], tapped: true },
        { site: 'bree', characters: ['gimli'] },
      ],
    },
  });
  const before = state.sites[siteSlot(0, S.bree)];
  endCompany(state, state.companies[1], undefined);
  assert.equal(state.sites[siteSlot(0, S.bree)], before);
});

rule('An eliminated Wizard loses the game', ['MW-S1.1.1'], () => {
  const game = table({ one: { rivendell: ['gandalf'] } });
  eliminate(game.state, cardOf(game, 'gandalf'), undefined);
  game.outcome({ winner: 'two', reason: 'wizard-eliminated', rule: 'MW-S1.1.1' });
});
