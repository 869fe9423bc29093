// The allies of The Lidless Eye.
import assert from 'node:assert/strict';
import { meleAllies } from '../../../games/meccg/cards/mele-allies.ts';
import { rule } from '../../rule.ts';
import { attacked, type Fight, faces } from '../combat/fight.ts';
import { act, asked, bearer, hears, minions, quiet, type Table, where } from '../minion/minions.ts';
import { bodyOf, companyKind, influenceCheck, isAttacked, marshallingPoints, playableAt } from '../table.ts';
import { within } from './minion-site.ts';
import { does } from './people.ts';

type Id = keyof typeof meleAllies;
const at = (site: string): Fight => ({ site, one: { alignment: 'minion' } });

/** The sites of minions where it is playable. */
function sitesFor(id: Id): string[] {
  const game = minions({ 'minas-morgul': ['gorbag'] }, {}, { phase: 'organization' });
  return playableAt(game, 'one', id);
}

rule('An ally is playable where its card says, by the automatic-attack that the site has', ['LE-S10.4.3'], () => {
  assert.equal(Object.keys(meleAllies).length, 7);
  assert.deepEqual(sitesFor('blackbole'), ['sarn-goriwing', 'woodmen-town'], 'not at Dol Guldur');
  assert.deepEqual(sitesFor('last-child-of-ungoliant'), ['shelobs-lair']);
  assert.deepEqual(sitesFor('stinker'), ['goblin-gate', 'moria']);
  assert.deepEqual(sitesFor('two-headed-troll').sort(), ['buhr-widu', 'ettenmoors']);
  const wolves = ['ettenmoors', 'isengard', 'ost-in-edhil', 'the-white-towers'];
  for (const id of ['war-warg', 'the-warg-king'] as const) assert.deepEqual(sitesFor(id).sort(), wolves);
  assert.deepEqual(
    sitesFor('war-wolf')
      .filter((site) => !wolves.includes(site))
      .sort(),
    ['goblin-gate', 'moria', 'mount-doom', 'mount-gundabad', 'sarn-goriwing', 'shelobs-lair'],
  );
});

rule('A character taps at the site, keeps the ally with him and has its points', ['LE-S10.4.3'], () => {
  const game = within('buhr-widu', ['gorbag'], { hand: ['two-headed-troll'] });
  does(game, 'ally two-headed-troll');
  assert.equal(bearer(game, 'two-headed-troll'), 'gorbag');
  assert.equal(where(game, 'gorbag'), 'tapped');
  assert.equal(marshallingPoints(game, 'one'), 3);
  within('caves-of-ulund', ['gorbag'], { hand: ['two-headed-troll'] }).refuses(
    'one',
    'ally two-headed-troll',
    'MW-S10.9.1',
  );
});

rule('"Two-headed" Troll: one in a company, even with somebody else', ['MW-S2.9.2'], () => {
  const game = within('buhr-widu', ['gorbag', 'muzgash: two-headed-troll'], { hand: ['two-headed-troll'] });
  game.refuses('one', 'ally two-headed-troll');
});

rule('Last Child of Ungoliant and "Two-headed" Troll make the company overt', ['LE-S5.6.4'], () => {
  for (const ally of ['last-child-of-ungoliant', 'two-headed-troll']) {
    const game = minions({ 'minas-morgul': [`ostisen: ${ally}`], 'dol-guldur': ['luitprand: war-wolf'] });
    assert.equal(companyKind(game, 'ostisen'), 'overt', ally);
    assert.equal(companyKind(game, 'luitprand'), 'covert');
  }
});

rule('Allies tap to cancel attacks of certain races', ['CR-A13'], () => {
  const cancels = (ally: string, creature: string, ok: boolean): void => {
    const game = attacked([`ostisen: ${ally}`], creature, [], at('ettenmoors'));
    if (!ok) {
      game.refuses('one', `use ${ally}`);
      return;
    }
    does(game, `use ${ally}`);
    hears(game, 'cancelled');
    assert.equal(where(game, ally), 'tapped');
  };
  cancels('two-headed-troll', 'orc-lieutenant', true);
  cancels('two-headed-troll', 'crebain', false);
  cancels('the-warg-king', 'crebain', true);
  cancels('the-warg-king', 'orc-lieutenant', false);
});

rule('The Warg-king: +2 to influence checks of his company against Wolf factions', ['LE-S9.2.1'], () => {
  const game = minions({
    'minas-morgul': ['gorbag: the-warg-king', 'ostisen'],
    'dol-guldur': ['luitprand'],
    hand: ['white-mountain-wolves', 'hill-trolls'],
  });
  const plus = (who: 'ostisen' | 'luitprand', faction: string): number => influenceCheck(game, who, faction);
  assert.deepEqual(
    [
      plus('ostisen', 'white-mountain-wolves'),
      plus('ostisen', 'hill-trolls'),
      plus('luitprand', 'white-mountain-wolves'),
    ],
    [2, 0, 0],
  );
});

rule('War-warg taps to give its controller 2 body where both face strikes of one attack', ['MW-S7.2.1'], () => {
  const game = faces(['ostisen: war-warg'], 'cave-drake', [], at('ettenmoors'));
  for (const who of ['ostisen', 'war-warg'])
    if (game.list('one').includes(`assign ${who}`)) game.play('one', `assign ${who}`);
  if (game.list('one').includes('pass')) game.play('one', 'pass');
  act(game, 'one', 'resolve ostisen');
  act(game, 'one', 'tap-to-fight', 'use war-warg');
  does(game);
  assert.equal(bodyOf(game, 'ostisen'), 11);
});

rule(
  'Stinker taps with The One Ring at his site, which is no Darkhaven: both are discarded',
  ['CR-TERM-target-3'],
  () => {
    const game = minions(
      { ettenmoors: ['gorbag: stinker', 'muzgash: the-one-ring-minion'] },
      {},
      { phase: 'organization' },
    );
    does(game, 'use stinker');
    assert.deepEqual([where(game, 'stinker'), where(game, 'the-one-ring-minion')], ['discard', 'discard']);
    minions({ 'minas-morgul': ['gorbag: stinker, the-one-ring-minion'] }, {}, { phase: 'organization' }).refuses(
      'one',
      'use stinker',
    );
  },
);

rule('While Gollum is in play, Stinker is not, and the reverse', ['MX-10.2', 'MX-14.1'], () => {
  const opponent = { alignment: 'hero', rivendell: ['elrond: gollum'] };
  const game = minions({ 'goblin-gate': ['gorbag'], hand: ['stinker'] }, opponent, { phase: 'site' });
  assert.ok(playableAt(game, 'one', 'stinker').includes('goblin-gate'));
  game.refuses('one', 'ally stinker');
});

rule('Last Child of Ungoliant goes when she leaves her land, and to hand when Shelob is played', ['MX-10.2'], () => {
  const moves = (to: string): Table => {
    const game = minions(
      { companies: [{ site: 'minas-morgul', characters: ['ostisen: last-child-of-ungoliant'], to }] },
      {},
      { phase: 'movement' },
    );
    quiet(game);
    return game;
  };
  assert.equal(where(moves('dol-guldur'), 'last-child-of-ungoliant'), 'discard');
  assert.notEqual(where(moves('cirith-ungol'), 'last-child-of-ungoliant'), 'discard');
  const game = minions(
    { 'cirith-ungol': ['ostisen: last-child-of-ungoliant'] },
    { hand: ['shelob'] },
    { phase: 'movement' },
  );
  act(game, 'two', 'creature shelob');
  quiet(game);
  assert.equal(where(game, 'last-child-of-ungoliant'), 'hand');
});

rule('Last Child of Ungoliant taps against a creature’s attack on a company that comes to her land', ['CR-A13'], () => {
  const words = (to?: string): Table => {
    const company = { site: 'minas-morgul', characters: ['gorbag: last-child-of-ungoliant'], ...(to && { to }) };
    const game = minions(
      { companies: [to ? company : { ...company, site: 'cirith-ungol' }] },
      { hand: ['orc-guard'] },
      { phase: 'movement' },
    );
    act(game, 'two', 'creature orc-guard');
    for (let n = 0; n < 9 && !isAttacked(game); n++) {
      const { seat } = asked(game);
      const list = game.list(seat);
      game.play(seat, list.includes('pass') ? 'pass' : list[0]);
    }
    return game;
  };
  const game = words('shelobs-lair');
  does(game, 'use last-child-of-ungoliant');
  hears(game, 'cancelled');
  assert.equal(where(game, 'last-child-of-ungoliant'), 'tapped');
  words().refuses('one', 'use last-child-of-ungoliant');
});
