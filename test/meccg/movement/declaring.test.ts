import assert from 'node:assert/strict';
import { sitePath } from '../../../games/meccg/places/movement.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { SITE_WORDS } from '../../../games/meccg/position.ts';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { newSiteOf, siteOf } from '../table.ts';
import { regionsOf } from '../whereabouts.ts';
import { at, idle, table } from './table.ts';

const aragorn = (site: string, more = {}) =>
  table({ phase: 'organization', one: { [site]: ['aragorn-ii'], ...more }, two: { rivendell: ['elrond'] } });
const starter = (site: string, more = {}) =>
  table(
    { phase: 'organization', one: { [site]: ['aragorn-ii'], ...more }, two: { rivendell: ['elrond'] } },
    { options: { starter: true } },
  );

rule('Starter movement from a non-Haven site goes to its nearest Haven only', ['MW-S6.2.1', 'CR-I.D.18'], () => {
  const game = starter('bree');
  game.play('one', 'move aragorn-ii');
  game.offersOnly('one', ['to rivendell']);
  game.refuses('one', 'to lorien', 'MW-S6.2.1');
});

rule(
  'From a Haven one goes to its two adjacent Havens and to the sites that name it as nearest',
  ['MW-S6.2.2', 'MW-S6.2.3', 'CR-I.D.19'],
  () => {
    const game = starter('rivendell');
    game.play('one', 'move aragorn-ii');
    game.offers('one', ['to lorien', 'to grey-havens', 'to bree', 'to bag-end', 'to moria'].slice(0, 4));
    game.refuses('one', 'to edhellond', 'MW-S6.2.1');
    game.refuses('one', 'to moria', 'MW-S6.2.1');
  },
);

rule('Region cards are not used in the starter game', ['MW-S6.1.2'], () => {
  const game = starter('bree');
  game.play('one', 'move aragorn-ii', 'to rivendell');
  assert.notEqual(at(game), 'movement/how-choose');
  assert.deepEqual(regionsOf(game), []);
});

rule(
  'Bree to Thranduil’s Halls takes three moves by site cards, through Rivendell and Lórien',
  ['MW-S6.5.1', 'MW-S6.2.4'],
  () => {
    for (const [from, to] of [
      ['bree', 'rivendell'],
      ['rivendell', 'lorien'],
      ['lorien', 'thranduils-halls'],
    ] as const) {
      const game = starter(from);
      game.play('one', 'move aragorn-ii', `to ${to}`);
      assert.equal(newSiteOf(game), to);
    }
    const game = starter('bree');
    game.play('one', 'move aragorn-ii');
    game.refuses('one', 'to thranduils-halls');
  },
);

rule(
  'The path from Lórien to The Lonely Mountain is wilderness, border-land, border-land, wilderness',
  ['MW-S6.5.2', 'MW-S6.3.1'],
  () => {
    assert.deepEqual(sitePath(S.lorien, S['the-lonely-mountain']), [3, 2, 2, 3]);
  },
);

rule('A Haven card has a path for each of its two adjacent Havens', ['MW-S6.3.2', 'CR-TERM-sitepath-1'], () => {
  assert.deepEqual(sitePath(S.rivendell, S.lorien), [3, 3, 2, 3]);
  assert.deepEqual(sitePath(S['grey-havens'], S.rivendell), [1, 3, 3]);
  assert.equal(sitePath(S.rivendell, S.edhellond), undefined);
});

rule('The new site must be in the location deck', ['MW-S6.2.5'], () => {
  const game = aragorn('rivendell', { sites: { bree: 'discarded', 'bag-end': 'absent' } });
  game.play('one', 'move aragorn-ii');
  game.refuses('one', 'to bree', 'MW-S6.2.5');
  game.refuses('one', 'to bag-end', 'MW-S6.2.5');
  game.offers('one', 'to weathertop');
});

rule('Both players may have the same site: each uses his own card', ['MW-S6.2.6'], () => {
  const game = table({
    phase: 'organization',
    one: { rivendell: ['aragorn-ii'] },
    two: { bree: ['elrond'], sites: { bree: 'tapped' } },
  });
  game.play('one', 'move aragorn-ii');
  game.offers('one', 'to bree');
});

rule('A company plays one new site card in the organization phase, and none later', ['MW-S4.2.5', 'MW-S4.2.6'], () => {
  const game = aragorn('rivendell');
  game.play('one', 'move aragorn-ii', 'to bree', 'by-path');
  game.refuses('one', 'move aragorn-ii', 'MW-S4.2.5');
  const idler = aragorn('rivendell');
  idle(idler, { phase: 'long-event' });
  idler.refuses('one', 'move aragorn-ii', 'MW-S4.2.6');
  idle(idler, { player: 'two' });
  assert.equal(siteOf(idler), 'rivendell');
});

rule('In the standard game a company moves by site path or by region cards', ['MW-T6.1.1'], () => {
  const game = aragorn('rivendell');
  game.play('one', 'move aragorn-ii', 'to bree');
  game.offersOnly('one', ['by-path', 'by-regions']);
});

rule(
  'A series of region cards begins where the company is, ends where the site is, and each is adjacent to the next',
  ['MW-T6.1.2', 'MW-T6.1.3', 'MW-T6.1.4', 'MW-T6.1.5', 'CR-I.D.21', 'CR-I.D.22', 'MW-T3.1.1', 'CR-TRN-13'],
  () => {
    const game = aragorn('bree');
    game.play('one', 'move aragorn-ii', 'to moria');
    game.offers('one', ['through rhudaur', 'through cardolan']);
    game.refuses('one', 'through redhorn-gate');
    game.play('one', 'through rhudaur');
    assert.equal(at(game), 'chain/act');
    assert.deepEqual(regionsOf(game), ['arthedain', 'rhudaur', 'hollin', 'redhorn-gate']);
  },
);

rule('Players may agree to use no region cards', ['MW-T3.1.2'], () => {
  const game = table(
    { phase: 'organization', one: { bree: ['aragorn-ii'] }, two: {} },
    { options: { regions: false } },
  );
  game.play('one', 'move aragorn-ii');
  game.offersOnly('one', ['to rivendell']);
});

rule('Two sites in one region need that region card alone', ['MW-T6.1.7'], () => {
  const game = aragorn('bree');
  game.play('one', 'move aragorn-ii', 'to weathertop');
  assert.deepEqual(regionsOf(game), ['arthedain']);
});

rule('No region twice in a path', ['CR-I.B.7'], () => {
  const game = aragorn('bree');
  game.play('one', 'move aragorn-ii', 'to ost-in-edhil', 'through rhudaur');
  game.refuses('one', 'through arthedain');
  game.refuses('one', 'through rhudaur');
});

rule(
  'Bree to Thranduil’s Halls needs five regions; Gladden Fields lies between, four and two regions away',
  ['MW-T6.3.2', 'MW-T6.3.3', 'MW-T6.1.8', 'LE-T6.2'],
  () => {
    const far = aragorn('bree');
    far.play('one', 'move aragorn-ii');
    far.refuses('one', 'to thranduils-halls', 'MW-T6.1.8');
    far.play('one', 'to gladden-fields');
    far.play('one', 'through rhudaur');
    assert.equal(regionsOf(far).length, 4);
    const near = aragorn('gladden-fields');
    near.play('one', 'move aragorn-ii', 'to thranduils-halls');
    near.offers('one', 'through woodland-realm');
    near.play('one', 'through woodland-realm');
    assert.equal(regionsOf(near).length, 2);
  },
);

rule('Dagorlad and Rohan, Lebennin and Ithilien are not adjacent', ['MW-T6.1.9', 'MW-T6.1.6', 'CR-I.D.25'], () => {
  const rohan = aragorn('edoras');
  rohan.play('one', 'move aragorn-ii', 'to dead-marshes');
  rohan.refuses('one', 'through dagorlad');
  const lebennin = aragorn('pelargir');
  lebennin.play('one', 'move aragorn-ii', 'to henneth-annun');
  assert.equal(regionsOf(lebennin).length > 2 || at(lebennin) === 'movement/walk-choose', true);
  lebennin.refuses('one', 'through ithilien');
});

rule('The new site and the regions lie face down until the company’s own phase', ['MW-T6.1.11', 'CR-A4'], () => {
  const game = aragorn('bree');
  game.play('one', 'move aragorn-ii', 'to moria', 'through rhudaur');
  const seen = game.view('two').companies[0];
  assert.equal(seen.moves, true);
  assert.equal(seen.to, -1);
  assert.deepEqual(seen.walk, []);
  assert.equal(game.view('two').sites[S.moria], 1);
  game.hides('two', 'Moria');
  assert.equal(game.view('one').companies[0].to, S.moria);
});

rule(
  'Once it is on its way everybody sees which site card has left the location deck',
  ['MW-S4.4.2', 'MW-T6.1.11'],
  () => {
    const game = table({ one: { companies: [{ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' }] } });
    const seen = (viewer: string): string => SITE_WORDS[game.view(viewer).sites[S.moria]];
    assert.deepEqual([seen('one'), seen('two')], ['available', 'available']);
    idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act');
    for (const viewer of ['one', 'two', 'spectator']) assert.equal(seen(viewer), 'in-play');
  },
);
