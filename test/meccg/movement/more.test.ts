// What stands beside the course of a move: allies, influence, chains, tournament paths.
import assert from 'node:assert/strict';
import { SITE_TYPES } from '../../../games/meccg/cards/facts.ts';
import { scopeOf } from '../../../games/meccg/effects/reading/scope.ts';
import { VERBS } from '../../../games/meccg/effects/verbs/all.ts';
import { rule } from '../../rule.ts';
import { inside } from '../sites/table.ts';
import {
  attackProwess,
  isAttacked,
  newSiteOf,
  prowessOf,
  sizeOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from '../table.ts';
import { regionsOf, undoBarrier } from '../whereabouts.ts';
import { cardOf } from '../words/names.ts';
import { asked, at, hazard, idle, resolve, type Table, table, toHazards, underway } from './table.ts';

rule('There is no under-deeps movement in this game', ['MW-S4.4.10'], () => {
  assert.equal(SITE_TYPES.length, 6);
});

rule('Unused general influence is twenty less the minds of those who are no followers', ['MW-S9.1.1'], () => {
  const game = table({ one: { rivendell: ['faramir', 'legolas', 'gimli'] }, two: {} }); // 5, 6, 6
  assert.equal(unusedGeneralInfluence(game, 'one'), 3);
});

rule('Unused direct influence is what the minds of followers leave', ['MW-S9.1.2'], () => {
  const game = table({ one: { rivendell: ['gandalf', 'faramir under gandalf', 'bilbo'] }, two: {} });
  assert.equal(unusedDirectInfluence(game, 'gandalf'), 10 - 5);
});

rule('Cards that modify an influence check are played before its roll', ['MW-S9.3.3', 'MW-T10.3.1', 'LE-T10.3'], () => {
  const game = inside('dol-amroth', ['imrahil'], { hand: ['knights-of-dol-amroth', 'muster'] }, {}, { rolls: [5, 5] });
  game.play('one', 'faction knights-of-dol-amroth');
  game.play('two', 'pass');
  game.offers('one', 'play muster');
  game.play('one', 'pass');
  game.refuses('one', 'play muster');
});

rule(
  'An ally is no character: it counts for no size and bears no items',
  ['MW-S10.9.2', 'MW-S10.9.3', 'LE-S10.4.3'],
  () => {
    const game = inside('rhosgobel', ['aragorn-ii: gwaihir', 'legolas'], { hand: ['elven-cloak'] });
    assert.equal(sizeOf(game), 2);
    game.play('one', 'item elven-cloak');
    game.offersOnly('one', ['by aragorn-ii', 'by legolas']);
  },
);

rule('An ally is never transferred', ['CR-I.E.43'], () => {
  const game = table({ one: { rivendell: ['aragorn-ii: gwaihir, glamdring', 'legolas'] }, two: {} });
  game.offers('one', 'transfer glamdring');
  game.refuses('one', 'transfer gwaihir');
});

rule('Of two weapons only one counts', ['CR-I.E.45', 'MW-S10.7.3'], () => {
  const game = table({ one: { rivendell: ['theoden: glamdring, durins-axe', 'eomer: glamdring'] }, two: {} });
  const one = table({ one: { rivendell: ['theoden: glamdring'] }, two: {} });
  assert.equal(prowessOf(game, 'theoden'), prowessOf(one, 'theoden'));
});

rule('An event aimed at a site needs a site card on the table', ['CR-TERM-siteevent-1', 'CR-A4'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'rivendell', characters: ['aragorn-ii'], to: 'ettenmoors' },
        { site: 'lorien', characters: ['legolas'], to: 'the-lonely-mountain' },
      ],
    },
    two: { hand: ['choking-shadows'] },
  });
  game.play('one', 'next-company aragorn-ii');
  toHazards(game);
  hazard(game, 'play choking-shadows');
  assert.equal(at(game), 'chain/respond'); // nothing to choose: the Lonely Mountain lies face down, other sites in the deck
  resolve(game);
  idle(game, { step: 'sites/next-choose' }, ['discard variags-of-khand']);
  game.play('one', 'next-company aragorn-ii', 'enter');
  assert.equal(attackProwess(game), 9 + 2);
});

rule('A site is untapped only by somebody at it', ['CR-TERM-site-1'], () => {
  const who = { characters: ['gimli: dwarven-ring-of-durins-tribe'], tapped: true };
  const there = table({ phase: 'organization', one: { companies: [{ site: 'bree', ...who }] }, two: {} });
  there.offers('one', 'use dwarven-ring-of-durins-tribe');
  const underWay = underway({ site: 'bree', to: 'rivendell', ...who });
  underWay.refuses('one', 'use dwarven-ring-of-durins-tribe', 'MW-S10.1.2');
});

/** Which rule keeps an effect from sending somebody's company back now: a card that fails tells of its other way first. */
const notSentBack = ({ state }: Table, who: string): string | undefined => {
  const [verb, card] = ['return-to-origin' as const, cardOf({ state }, who)];
  return VERBS[verb].can?.(scopeOf(state, card, card), { is: verb, who: 'company' })?.rule;
};

rule('Nothing that sends a company back is declared during an attack', ['CR-I.D.36'], () => {
  const game = underway(
    { site: 'grey-havens', characters: ['bofur'], to: 'himring' }, // nothing else that Drowning Seas could do
    { two: { hand: ['drowning-seas', 'fell-turtle'], table: ['doors-of-night'] } },
  );
  hazard(game);
  game.offers('two', 'play drowning-seas');
  assert.equal(notSentBack(game, 'bofur'), undefined);
  game.play('two', 'creature fell-turtle');
  resolve(game);
  hazard(game);
  game.refuses('two', 'play drowning-seas');
  assert.equal(notSentBack(game, 'bofur'), 'CR-I.D.36');
});

rule(
  'In the movement/hazard phase both players act in one window, in turns, until neither wants to',
  ['MW-T10.4.1', 'MW-T10.4.2', 'MW-T10.4.3', 'LE-T10.4'],
  () => {
    const game = underway(
      { site: 'lorien', characters: ['aragorn-ii', 'legolas'], to: 'moria' },
      { one: { hand: ['gates-of-morning'] }, two: { hand: ['weariness-of-the-heart', 'twilight'] } },
    );
    game.play('one', 'play gates-of-morning');
    assert.equal(asked(game), 'two');
    game.play('two', 'play twilight');
    while (at(game).startsWith('declare')) game.play('two', game.list('two')[0]);
    assert.equal(asked(game), 'one');
    game.play('one', 'pass');
    assert.equal(asked(game), 'two');
    game.offers('two', 'play weariness-of-the-heart'); // after his own Twilight, once one could answer it
    game.play('two', 'pass');
    assert.equal(at(game), 'chain/act');
  },
);

rule('Hazards may be resumed after a resource', ['CR-I.D.33'], () => {
  const game = underway(
    { site: 'lorien', characters: ['aragorn-ii', 'legolas'], to: 'moria' },
    { one: { hand: ['gates-of-morning'] }, two: { hand: ['wolves'] } },
  );
  game.play('one', 'play gates-of-morning');
  game.play('two', 'pass');
  game.play('one', 'pass');
  assert.equal(at(game), 'chain/act');
  hazard(game);
  game.offers('two', 'creature wolves');
});

rule('In a tournament a later company fixes its regions only when its phase begins', ['CR-TRN-14'], () => {
  const game = table(
    {
      phase: 'movement',
      one: {
        companies: [
          { site: 'rivendell', characters: ['elrond'] },
          { site: 'bree', characters: ['aragorn-ii'], to: 'ost-in-edhil', walk: ['arthedain', 'rhudaur', 'hollin'] },
        ],
      },
      two: { hand: Array.from({ length: 9 }, () => 'wolves') },
    },
    { options: { tournament: true } },
  );
  game.play('one', 'next-company elrond');
  let before = 0;
  idle(game, (_s, step) => {
    if (step === 'movement/walk-choose') return true;
    before = undoBarrier(game);
    return false;
  });
  assert.ok(undoBarrier(game) > before, 'the question tells the opponent something: no undo across it');
  game.play('one', 'through cardolan');
  while (at(game) === 'movement/walk-choose') game.play('one', game.list('one')[0]);
  assert.equal(regionsOf(game, 'aragorn-ii')[1], 'cardolan');
  assert.equal(newSiteOf(game, 'aragorn-ii'), 'ost-in-edhil');
});

rule(
  'An Elven Cloak helps against a creature keyed to wilderness, not against one keyed to the site',
  ['MW-S10.4.13', 'MW-S10.4.7', 'CR-CARD-elven-cloak-1'],
  () => {
    for (const [key, helps] of [
      ['key-wilderness', true],
      ['key-ruins-and-lairs', false],
    ] as const) {
      const game = underway(
        { site: 'lorien', characters: ['legolas: elven-cloak'], to: 'the-lonely-mountain' },
        { two: { hand: ['cave-drake'] } },
      );
      hazard(game, 'creature cave-drake', key);
      resolve(game);
      let offered = false;
      while (isAttacked(game) && !offered) {
        const list = game.list(asked(game));
        offered = list.includes('use elven-cloak');
        if (!offered) game.play(asked(game), list.includes('pass') ? 'pass' : list[0]);
      }
      assert.equal(offered, helps, key);
    }
  },
);
