// A Wizard's player against a Ringwraith's: whose rules hold, foreign items, events of one side, the common end.
import assert from 'node:assert/strict';
import { rulesFor } from '../../../games/meccg/alignment.ts';
import { C, type CardId, CORRUPTION } from '../../../games/meccg/cards/all.ts';
import { councilTotal } from '../../../games/meccg/council/score.ts';
import { isOutOfReach } from '../../../games/meccg/effects/reading/inert.ts';
import { scopeOf } from '../../../games/meccg/effects/reading/scope.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { siteRef } from '../../../games/meccg/refs.ts';
import { MOVEMENT, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { corruptionOf, isAttacked, mayCall, phaseOf, standardModification } from '../table.ts';
import { idle, resolve } from '../turn/table.ts';
import { cardOf } from '../words/names.ts';
import { asked, bearer, hears, minions, type Table, until, where } from './minions.ts';
import { abroad, attackedBy } from './table.ts';

const WIZARD = { alignment: 'hero', rivendell: ['elrond'] };

rule('Each player has the rules of his own side, whoever sits across', ['MX-1.1', 'MX-1.2', 'LE-S0.3'], () => {
  const game = minions({ 'minas-morgul': ['gorbag'] }, WIZARD);
  assert.deepEqual(
    [0, 1].map((seat) => rulesFor(game.view('one'), seat).avatar),
    ['Ringwraith', 'Wizard'],
  );
});

rule('Hazards and regions are everybody’s', ['MX-1.4', 'MX-1.7'], () => {
  const game = abroad(['elrond'], {
    from: 'barrow-downs',
    hazards: ['cave-drake'],
    alignment: 'hero',
    two: { alignment: 'minion' },
  });
  attackedBy(game, 'cave-drake');
  assert.ok(isAttacked(game));
  const both = abroad(['asternak'], { from: 'barrow-downs', hazards: ['cave-drake'], two: { alignment: 'minion' } });
  attackedBy(both, 'cave-drake', 'key-ruins-and-lairs');
  assert.ok(isAttacked(both));
});

rule('Where a hazard speaks of Havens, a minion is at one in a Darkhaven', ['MX-1.5'], () => {
  const lured = (site: string, rolls: readonly number[]): Table =>
    minions({ [site]: ['asternak: lure-of-the-senses'] }, WIZARD, { phase: 'untap' }, rolls);
  hears(lured('minas-morgul', [6, 6]), 'Asternak makes a corruption check');
  const away = lured('moria', []);
  idle(away, (s) => s.phase > UNTAP);
  assert.equal(where(away, 'asternak'), 'untapped');
});

rule('A foreign item cannot serve an event of one’s own side', ['MX-5.6', 'MX-5.7'], () => {
  const game = minions(
    { 'minas-morgul': ['nain', 'lagduf: precious-gold-ring'], hand: ['test-of-fire'] },
    { ...WIZARD, table: ['gates-of-morning'], bree: ['beregond'] },
  );
  game.refuses('one', 'play test-of-fire', 'MW-S10.1.2');
  const own = minions({ 'minas-morgul': ['nain', 'lagduf: a-little-gold-ring'], hand: ['test-of-fire'] });
  own.offers('one', 'play test-of-fire');
  const hero = scopeOf(game.state, cardOf(game, 'gates-of-morning'));
  assert.ok(isOutOfReach(hero, siteRef(0, S['minas-morgul'])));
  assert.ok(!isOutOfReach(hero, siteRef(1, S.bree)));
  assert.ok(!isOutOfReach(hero, cardOf(game, 'nain')), 'characters are not named: effects on all reach them');
});

rule('What a card fetches for one side is no item of the other', ['MX-5.6'], () => {
  const fetches = (alignment: string, site: string, who: string): Table => {
    const one = {
      alignment,
      [site]: [who],
      points: [`reforging on ${site}`],
      discard: ['black-mace', 'sword-of-gondolin'],
    };
    const game = minions(one, { alignment: 'minion', 'minas-morgul': ['gorbag'] });
    game.play('one', 'use reforging');
    resolve(game);
    return game;
  };
  fetches('hero', 'rivendell', 'elrond').offersOnly('one', ['choose-title sword-of-gondolin', 'stop']);
});

rule(
  'An event of one side touches no site and no resource of the other, though it touches all others',
  ['MX-5.7'],
  () => {
    const dear = (faction: string): Table =>
      minions({ 'minas-morgul': ['gorbag'], hand: ['one-dear-to-you'], table: [faction] }, WIZARD);
    dear('orcs-of-angmar').offers('one', 'play one-dear-to-you');
    dear('rangers-of-the-north').refuses('one', 'play one-dear-to-you', 'MW-S10.1.2');
    const rumor = (ring: string): number => {
      const game = minions({ 'minas-morgul': [`nain: ${ring}`], table: ['rumor-of-the-one'] }, WIZARD);
      return corruptionOf(game, 'nain') - CORRUPTION[C[ring as CardId]];
    };
    assert.equal(rumor('the-least-of-gold-rings'), 1, 'one more for a ring of its own side');
    assert.equal(rumor('precious-gold-ring'), 0, 'and none for a ring of the other');
  },
);

rule('What lies there may be a condition, whoever’s it is; what is aimed at is one’s own', ['MX-5.8'], () => {
  const wolves = (theirs: string[]): number => {
    const game = minions(
      { 'stone-circle': ['gorbag'], hand: ['white-mountain-wolves'] },
      { ...WIZARD, table: theirs },
      { phase: 'site' },
    );
    return standardModification(game, 'white-mountain-wolves', 'gorbag');
  };
  assert.equal(wolves([]), 0);
  assert.equal(wolves(['dunlendings']), 2, 'the Dunlendings of a Wizard are in play all the same');
  const honey = minions(
    { bree: ['layos', 'luitprand'], hand: ['honey-on-the-tongue'] },
    { alignment: 'hero', bree: ['beregond'] },
  );
  honey.play('one', 'play honey-on-the-tongue');
  honey.offersOnly('one', ['on layos', 'on luitprand']);
});

rule('Gorgoroth, where it is watched, is closed to heroes only', ['MX-4.8'], () => {
  const goes = (alignment: string, from: string, who: string, gorgoroth: boolean): Table => {
    const game = scene(
      meccg,
      { one: { alignment, [from]: [who] }, two: { alignment: alignment === 'hero' ? 'minion' : 'hero' } },
      { options: { gorgoroth } },
    );
    game.play('one', `move ${who}`);
    return game;
  };
  goes('hero', 'henneth-annun', 'aragorn-ii', false).offers('one', 'to mount-doom');
  goes('hero', 'henneth-annun', 'aragorn-ii', true).refuses('one', 'to mount-doom');
  goes('hero', 'minas-morgul', 'aragorn-ii', true).offers('one', 'to mount-doom');
  goes('hero', 'lorien', 'aragorn-ii', true).refuses('one', 'to barad-dur');
  goes('minion', 'minas-morgul', 'gorbag', true).offers('one', 'to barad-dur');
  goes('minion', 'dol-guldur', 'gorbag', true).offers('one', 'to minas-morgul');
});

rule('A Palantír that a small company cannot take along is discarded from a minion too', ['MX-5.5'], () => {
  const game = minions(
    { companies: [{ site: 'minas-morgul', characters: ['asternak: palantir-of-osgiliath'], to: 'barad-dur' }] },
    WIZARD,
    { phase: 'movement' },
  );
  idle(game, (s) => s.phase > MOVEMENT);
  assert.equal(where(game, 'palantir-of-osgiliath'), 'discard');
});

rule('A gold ring becomes a ring of its own side', ['MX-5.10'], () => {
  const game = minions(
    {
      'minas-morgul': ['nain', 'lagduf: a-little-gold-ring'],
      hand: ['test-of-fire', 'magic-ring-of-lore', 'magic-ring-of-lies'],
    },
    WIZARD,
    {},
    [1, 2],
  );
  game.play('one', 'play test-of-fire');
  resolve(game);
  game.offersOnly('one', ['item magic-ring-of-lies', 'pass']);
});

rule('A Wizard’s player stores a gold ring untested, and Barad-dûr tests none of his', ['MX-5.11', 'MX-5.12'], () => {
  const game = minions(
    { alignment: 'hero', rivendell: ['elrond: precious-gold-ring'] },
    { 'minas-morgul': ['gorbag'] },
    {},
    [6, 6],
  );
  game.play('one', 'store precious-gold-ring');
  resolve(game);
  assert.equal(where(game, 'precious-gold-ring'), 'points');
  const there = minions({ alignment: 'hero', 'barad-dur': ['elrond: precious-gold-ring'] }, {}, { phase: 'site' });
  idle(there, (s) => s.active === 1);
  assert.equal(bearer(there, 'precious-gold-ring'), 'elrond');
});

rule('Points of a kind that the other side lacks are doubled across the table', ['MX-9.11', 'LE-T1.2'], () => {
  assert.equal(councilTotal([4, 3, 0, 2, 0, 0], [5, 3, 4, 0, 0, 0], 0), 4 + 3 + 2 * 2);
  assert.equal(councilTotal([8, 3, 2, 1, 0, 0], [1, 1, 1, 1, 0, 0], 0), 6 + 3 + 2 + 1);
  assert.equal(councilTotal([4, 3, 0, 2, 0, 0], [5, 3, 4, 1, 0, 0], 2), 7);
});

rule('A card in hand counts against the other side’s card of the same name', ['MX-9.12'], () => {
  const game = minions(
    { 'minas-morgul': ['gorbag'], table: ['beornings-minion'] },
    { ...WIZARD, hand: ['beornings', 'glamdring'] },
    { phase: 'council' },
    [6, 6, 6, 6],
  );
  idle(game, (_s, step) => step === 'council/reveal-choose' && game.list('two').length > 0);
  game.offersOnly('two', ['reveal beornings', 'reveal-no-more']);
});

rule('In longer games both sides need more exhaustions or more points', ['LE-T1.1', 'MX-9.9'], () => {
  const asks = (decks: number, exhausted: number): boolean => {
    const one = { alignment: 'minion', 'minas-morgul': ['gorbag'], exhausted };
    return mayCall(scene(meccg, { one, two: { alignment: 'minion' } }, { options: { decks } }), 'one');
  };
  assert.deepEqual(
    [asks(1, 1), asks(2, 1), asks(2, 2), asks(3, 3), asks(4, 3), asks(4, 4)],
    [true, false, true, true, false, true],
  );
});

rule(
  'Before the Audience resources for checks may be played, hazards not; more points win',
  ['LE-S1.2.4', 'LE-S1.2.5'],
  () => {
    const game = minions(
      { 'minas-morgul': ['tarcil', 'shagrat'], table: ['orcs-of-angmar'], hand: ['crooked-promptings'] },
      { 'dol-guldur': ['gorbag'], hand: ['lure-of-the-senses'] },
      { phase: 'council' },
      [6, 6, 6, 5, 6, 4],
    );
    game.play('one', 'check-next shagrat');
    assert.ok(game.list('two').every((move) => !move.includes('lure-of-the-senses')));
    for (let n = 0; n < 40 && asked(game).seat !== ''; n++) {
      const list = game.list(asked(game).seat);
      assert.ok(list.every((move) => !move.includes('lure-of-the-senses')));
      game.play(asked(game).seat, ['pass', 'reveal-no-more'].find((one) => list.includes(one)) ?? list[0]);
    }
    assert.equal(phaseOf(game), 'council');
    game.outcome({ winner: 'one', reason: 'council', rule: 'LE-S1.2.5' });
  },
);

rule('A Wizard’s player wins through the fire, in mixed games too', ['MX-9.1'], () => {
  const game = minions(
    { alignment: 'hero', 'mount-doom': ['frodo: the-one-ring'], hand: ['cracks-of-doom'] },
    { 'minas-morgul': ['gorbag'] },
    { phase: 'site' },
    [6, 6],
  );
  game.play('one', 'enter');
  until(game, 'one', 'play cracks-of-doom');
  game.play('one', 'play cracks-of-doom');
  hears(game, 'wins the game');
  game.outcome({ winner: 'one', reason: 'ring' });
  const other = minions(
    { alignment: 'hero', 'mount-doom': ['frodo: the-one-ring-minion'], hand: ['cracks-of-doom'] },
    {},
    { phase: 'site' },
  );
  other.play('one', 'enter');
  other.refuses('one', 'play cracks-of-doom');
});
