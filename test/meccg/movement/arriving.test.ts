import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { rule } from '../../rule.ts';
import { handOf, hazardsPlayed, isSiteTapped, phaseOf, siteCardOf, siteOf, sitePath } from '../table.ts';
import {
  companiesAt,
  companyNow,
  deedsOf,
  hazardsBecome,
  movesAgain,
  placeOf,
  regionsOf,
  sendsBack,
  siteCardBecomes,
  worksOnCompany,
} from '../whereabouts.ts';
import { at, hazard, idle, type Table, table, toHazards, underway } from './table.ts';

const two = () =>
  table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' },
        { site: 'lorien', characters: ['legolas'] },
      ],
    },
    two: {},
  });

rule('The player chooses the order of his companies, and one is done before the next begins', ['MW-S4.4.1'], () => {
  const game = two();
  game.offersOnly('one', ['next-company aragorn-ii', 'next-company legolas']);
  game.play('one', 'next-company legolas');
  assert.deepEqual(companyNow(game), ['legolas']);
  idle(game, () => companyNow(game)[0] === 'aragorn-ii');
  assert.equal(at(game) === 'movement/next-choose', false);
});

rule(
  'The new site is revealed at the start of the company’s own phase',
  ['MW-S4.4.2', 'PA-6.1', 'MW-S6.1.3', 'CR-I.D.2'],
  () => {
    const game = two();
    assert.equal(game.view('two').companies[0].to, -1);
    game.play('one', 'next-company aragorn-ii');
    game.says('goes to Bree', 'MW-S4.4.2');
    assert.equal(game.view('two').companies[0].to, S.bree);
    assert.equal(siteCardOf(game, 'one', 'bree'), 'in-play');
  },
);

rule(
  'Under way a company is at no site; it is at the new one when its phase is over',
  ['CR-A25', 'CR-I.D.1', 'MW-S6.1.1', 'MW-S4.4.11', 'CR-I.D.20'],
  () => {
    const game = underway({ site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' });
    assert.equal(placeOf(game), 'under way');
    assert.deepEqual(companiesAt(game, 'one', 'bree'), []);
    idle(game, { phase: 'site' });
    assert.equal(placeOf(game), 'bree');
    assert.ok(deedsOf(game).includes('moved'));
  },
);

rule(
  'A company that stays has a phase of its own, without draws, and can be the target of hazards',
  ['MW-S4.4.3', 'MW-S4.4.4', 'CR-I.D.23'],
  () => {
    const game = table({
      phase: 'movement',
      one: { moria: ['aragorn-ii'] },
      two: { hand: ['orc-patrol'] },
    });
    assert.equal(at(game), 'chain/act');
    assert.equal(handOf(game, 'one').length, 0);
    game.play('one', 'pass');
    game.offers('two', 'creature orc-patrol');
  },
);

/** Where the card of Bree is after the company has gone from there. */
function leftBehind(tapped: boolean): string {
  const game = underway({ site: 'bree', characters: ['aragorn-ii'], to: 'rivendell', tapped }, {});
  idle(game, { phase: 'site' });
  return siteCardOf(game, 'one', 'bree');
}

rule('A tapped non-Haven site that is left goes to the discard pile', ['MW-S2.2.2'], () => {
  assert.equal(leftBehind(true), 'discarded');
});

rule('An untapped non-Haven site that is left goes to the location deck', ['MW-S2.2.4'], () => {
  assert.equal(leftBehind(false), 'available');
});

rule('On arrival the region cards are back in the location deck, to be used again', ['MW-T6.1.10'], () => {
  const walk = ['rhudaur', 'arthedain'];
  const game = underway({ site: 'rivendell', characters: ['aragorn-ii'], to: 'bree', walk });
  idle(game, { phase: 'site' });
  assert.deepEqual(regionsOf(game), []);
  idle(game, (s) => s.active === 0 && s.turn > 3 && s.phase === 2);
  game.play('one', 'move aragorn-ii', 'to rivendell', 'by-regions', 'through rhudaur');
  assert.deepEqual(regionsOf(game), ['arthedain', 'rhudaur']);
});

rule('A Haven that is left is available again, tapped or not', ['MW-S2.2.3', 'CR-TERM-haven-1'], () => {
  const game = underway({ site: 'rivendell', characters: ['aragorn-ii'], to: 'bree', tapped: true });
  idle(game, (s) => s.active === 0 && s.turn > 3 && s.phase === 2);
  game.play('one', 'move aragorn-ii');
  game.offers('one', 'to rivendell');
  game.play('one', 'to rivendell', 'by-path');
  idle(game, { phase: 'site' });
  assert.deepEqual([siteOf(game), isSiteTapped(game)], ['rivendell', false]);
});

rule('After each company’s phase both hands are brought to eight', ['MW-S4.4.12'], () => {
  const game = underway({ site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' });
  idle(game, { phase: 'site' });
  assert.equal(handOf(game, 'one').length, 8);
  assert.equal(handOf(game, 'two').length, 8);
});

rule(
  'A company sent back has its old site again, no path, no more hazards and nothing to do at its site',
  ['MW-S4.4.7', 'MW-S4.4.8', 'MW-S4.4.9', 'CR-I.D.35'],
  () => {
    const game = underway(
      { site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' },
      { two: { hand: ['cave-drake', 'orc-patrol'] } },
    );
    sendsBack(game);
    assert.equal(placeOf(game), 'rivendell');
    assert.deepEqual(sitePath(game), []);
    assert.equal(siteCardOf(game, 'one', 'bree'), 'available');
    hazard(game);
    game.refuses('two', 'creature cave-drake', 'MW-S4.4.8');
    game.refuses('two', 'on-guard cave-drake', 'MW-S4.4.8');
    idle(game, { phase: 'end-of-turn' }, ['discard cave-drake', 'discard orc-patrol']);
    assert.equal(siteOf(game), 'rivendell');
  },
);

rule('The new site of a company sent back is discarded if it is tapped', ['MW-S4.4.7'], () => {
  const game = underway({ site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' });
  siteCardBecomes(game, 'one', 'bree', 'tapped');
  sendsBack(game);
  assert.equal(siteCardOf(game, 'one', 'bree'), 'discarded');
});

rule('Between the phases of two companies nobody can act', ['CR-I.D.3'], () => {
  const game = two();
  const steps: string[] = [];
  game.play('one', 'next-company aragorn-ii');
  idle(game, (_s, step) => {
    if (companyNow(game)[0] !== 'aragorn-ii') steps.push(step);
    return companyNow(game)[0] === 'legolas';
  });
  assert.deepEqual(steps, ['chain/act']);
  assert.deepEqual(companyNow(game), ['legolas']);
});

rule('The phase of a company is over when both have nothing more to do and hands are adjusted', ['CR-I.D.26'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' },
    { two: { hand: ['cave-drake'] } },
  );
  hazard(game, 'pass');
  assert.equal(placeOf(game), 'under way');
  idle(game, { phase: 'site' }, ['discard cave-drake']);
  game.refuses('two', 'creature cave-drake');
});

rule('A card may give a company one more site card and movement/hazard phase', ['CR-CARD-shadowfax-1'], () => {
  const game = underway({ site: 'bree', characters: ['aragorn-ii'], to: 'rivendell' });
  movesAgain(game); // as Bridge or Shadowfax would
  hazardsBecome(game, 1);
  idle(game, { step: 'movement/to' });
  assert.equal(siteOf(game), 'rivendell');
  game.play('one', 'to weathertop', 'by-path');
  game.says('goes to Weathertop', 'MW-S4.4.2');
  toHazards(game);
  assert.equal(hazardsPlayed(game), 0);
  idle(game, { phase: 'site' });
  assert.equal(siteOf(game), 'weathertop');
});

rule(
  'A company that may not leave where it comes to is not asked to move on',
  ['CR-CARD-shadowfax-1', 'MW-T5.2.1'],
  () => {
    const going = (...others: Words[]): Table => {
      const first = { site: 'rivendell', characters: ['frodo: shadowfax'], to: 'bree' };
      const game = table({ phase: 'movement', one: { companies: [first, ...others] } });
      if (others.length > 0) game.play('one', 'next-company frodo');
      idle(game, (_s, step) => step === 'chain/act' && game.list('one').includes('use shadowfax'));
      game.play('one', 'use shadowfax');
      return game;
    };
    const alone = going();
    idle(alone, { step: 'movement/to' });
    assert.equal(siteOf(alone, 'frodo'), 'bree');
    const awaited = going({
      site: 'cameth-brin',
      characters: ['aragorn-ii'],
      to: 'bree',
      walk: ['rhudaur', 'arthedain'],
    });
    idle(awaited, (_s, step) => step === 'movement/to' || companyNow(awaited).includes('aragorn-ii'));
    assert.deepEqual(companyNow(awaited), ['aragorn-ii']);
    idle(awaited, { phase: 'site' });
    assert.deepEqual(companiesAt(awaited, 'one', 'bree'), [['frodo', 'aragorn-ii']]);
  },
);

rule('What keeps a company from moving keeps it from moving on', ['CR-CARD-shadowfax-1', 'MW-S0.2.5'], () => {
  const staying = (): Table => {
    const game = table({
      phase: 'movement',
      one: { companies: [{ site: 'rivendell', characters: ['frodo: shadowfax'] }] },
    });
    idle(game, (_s, step) => step === 'chain/act' && game.list('one').includes('use shadowfax'));
    return game;
  };
  const free = staying();
  free.play('one', 'use shadowfax');
  idle(free, { step: 'movement/to' });
  const kept = staying();
  worksOnCompany(kept, 'hiding', 0);
  kept.play('one', 'use shadowfax');
  idle(kept, (_s, step) => step === 'movement/to' || phaseOf(kept) === 'site');
  assert.equal(phaseOf(kept), 'site');
});
