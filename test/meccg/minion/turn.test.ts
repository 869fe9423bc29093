// The turn and the companies of minions, where The Lidless Eye says the same as The Wizards, or a little more.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { MOVEMENT, ORGANIZATION, PHASE_NAMES, SITE, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { controllerOf, hazardLimit, isAttacked, prowessOf } from '../table.ts';
import { idle, position, resolve } from '../turn/table.ts';
import { act, asked, minions, starters, where } from './minions.ts';

/** The phases in which somebody was asked, up to the other player's turn. */
function phasesOf(one: Words): string[] {
  const game = minions(one, { 'minas-morgul': ['gorbag'] }, { phase: 'untap' });
  const seen: number[] = [];
  idle(game, (s) => {
    if (seen[seen.length - 1] !== s.phase) seen.push(s.phase);
    return s.active === 1;
  });
  game.outcome('none');
  return seen.map((phase) => PHASE_NAMES[phase]);
}

rule('A turn has six phases in their order, then it is the other player’s', ['LE-S4.1'], () => {
  const six = ['untap', 'organization', 'long-event', 'movement/hazard', 'site', 'end-of-turn'];
  assert.deepEqual(phasesOf({ 'dol-guldur': ['shagrat'] }), [...six, 'untap']);
});

rule('Who has no character left plays on, with nobody to send out', ['LE-S5.1.8'], () => {
  const four = ['untap', 'organization', 'long-event', 'end-of-turn'];
  assert.deepEqual(phasesOf({ hand: ['orc-tracker'] }), [...four, 'untap']);
});

rule('In the organization phase things are done in any order', ['LE-S4.2'], () => {
  const game = minions(
    {
      'minas-morgul': ['gorbag: saw-toothed-blade', 'orc-tracker: orc-liquor'],
      hand: ['muzgash'],
    },
    {},
    {},
    [6, 6, 6, 6],
  );
  game.play('one', 'store saw-toothed-blade');
  resolve(game);
  game.play('one', 'play-character muzgash', 'arrive minas-morgul');
  resolve(game);
  game.play('one', 'store orc-liquor');
  resolve(game);
  assert.deepEqual(
    [where(game, 'saw-toothed-blade'), where(game, 'muzgash'), where(game, 'orc-liquor')],
    ['points', 'untapped', 'points'],
  );
});

rule('The opponent’s site card is not one’s own', ['LE-S4.3'], () => {
  const there = minions(
    { 'carn-dum': ['gorbag'] },
    { 'mount-gundabad': ['shagrat'], sites: { 'mount-gundabad': 'tapped' } },
  );
  there.play('one', 'move gorbag', 'to mount-gundabad');
  idle(there, (s) => s.phase === SITE, ['by-path']);
  there.position({ one: { sites: { 'mount-gundabad': 'in-play' } }, two: { sites: { 'mount-gundabad': 'tapped' } } });
});

rule('For a company that stays nobody draws, and its hazard limit is its size', ['LE-S4.4', 'LE-S5.1.4'], () => {
  const game = minions({ moria: ['gorbag', 'orc-tracker', 'orc-brawler'] }, {}, { phase: 'movement' });
  assert.equal(asked(game).at, 'chain/act');
  assert.equal(hazardLimit(game, 'gorbag'), 3);
  const alone = minions({ moria: ['gorbag'] }, {}, { phase: 'movement' });
  assert.equal(hazardLimit(alone, 'gorbag'), 2);
});

rule('A company may stay outside its site, and then does nothing there', ['LE-S4.5'], () => {
  const game = minions({ moria: ['gorbag'], hand: ['saw-toothed-blade'] }, {}, { phase: 'site' });
  game.play('one', 'pass');
  game.refuses('one', 'item saw-toothed-blade');
  assert.equal(isAttacked(game), false);
});

rule('A Darkhaven returns untapped, another site that was tapped is discarded', ['LE-S4.8', 'LE-S2.2.1'], () => {
  const game = minions(
    { companies: [{ site: 'moria', characters: ['gorbag'], to: 'dol-guldur' }], sites: { moria: 'tapped' } },
    {},
    { phase: 'movement' },
  );
  idle(game, (s) => s.phase > MOVEMENT);
  game.position({ one: { sites: { moria: 'discarded' } } });
  position(game, { one: { 'dol-guldur': ['gorbag'] } });
});

rule('In the starter game companies split and join at Darkhavens only', ['LE-S5.1.5', 'LE-S5.1.7'], () => {
  const away = starters({ moria: ['gorbag', 'orc-tracker'] });
  away.refuses('one', 'regroup orc-tracker', 'MW-S5.4.7');
  const home = starters({ 'dol-guldur': ['gorbag', 'orc-tracker'] });
  home.play('one', 'regroup orc-tracker', 'into dol-guldur');
  position(home, {
    one: {
      companies: [
        { site: 'dol-guldur', characters: ['gorbag'] },
        { site: 'dol-guldur', characters: ['orc-tracker'] },
      ],
    },
  });
});

rule(
  'Followers stay when their controller is gone, and are settled in the next organization phase',
  ['LE-S5.3.4'],
  () => {
    const game = minions({
      'dol-guldur': ['lieutenant-of-morgul', 'shagrat', 'orc-captain', 'orc-tracker under nobody'],
    });
    assert.equal(where(game, 'orc-tracker'), 'untapped');
    idle(game, (s) => s.phase > ORGANIZATION, ['under orc-captain', 'under shagrat', 'under lieutenant-of-morgul']);
    assert.ok(!['general', 'nobody'].includes(controllerOf(game, 'orc-tracker')));
  },
);

rule('Without a card of the site nobody arrives where no company is', ['LE-S5.4.5'], () => {
  const game = minions({ 'minas-morgul': ['gorbag'], hand: ['asternak'], sites: { 'variag-camp': 'discarded' } });
  game.play('one', 'play-character asternak');
  assert.ok(!game.list('one').includes('arrive variag-camp'));
  const there = minions({ 'variag-camp': ['luitprand'], hand: ['asternak'] });
  there.play('one', 'play-character asternak');
  assert.ok(there.list('one').includes('arrive company luitprand'));
});

rule('What strengthens Orc attacks gives Orc characters nothing', ['LE-S5.6.2'], () => {
  const game = minions({ moria: ['gorbag'] }, { table: ['minions-stir'] });
  assert.equal(prowessOf(game, 'gorbag'), 6);
});

rule('Minions heal at Darkhavens and at Barad-dûr', ['LE-S5.7.1', 'MX-4.5'], () => {
  const game = minions(
    { 'dol-guldur': ['gorbag wounded'], 'barad-dur': ['shagrat wounded'], moria: ['orc-tracker wounded'] },
    {},
    { phase: 'untap' },
  );
  game.play('one', 'untap');
  idle(game, (s) => s.phase > UNTAP);
  assert.deepEqual(
    [where(game, 'gorbag'), where(game, 'shagrat'), where(game, 'orc-tracker')],
    ['tapped', 'tapped', 'wounded'],
  );
});

rule(
  'A character is discarded at a Darkhaven or at home instead of another coming, never the Ringwraith',
  ['LE-T5.3'],
  () => {
    const game = minions({
      'dol-guldur': ['gorbag', 'dwar-the-ringwraith'],
      moria: ['orc-tracker'],
      hand: ['muzgash'],
    });
    game.refuses('one', 'discard-character dwar-the-ringwraith', 'LE-T5.3');
    game.refuses('one', 'discard-character orc-tracker', 'MW-T5.3.1');
    game.play('one', 'discard-character gorbag');
    assert.equal(where(game, 'gorbag'), 'discard');
    game.refuses('one', 'play-character muzgash', 'MW-S4.2.2');
  },
);

rule('A company divides away from Darkhavens; one part stays, others go elsewhere', ['LE-T5.1', 'LE-T5.2'], () => {
  const game = minions({ moria: ['gorbag', 'orc-tracker'] });
  game.play('one', 'regroup orc-tracker', 'into moria');
  game.play('one', 'move orc-tracker', 'to dol-guldur');
  if (game.list('one').includes('by-path')) game.play('one', 'by-path');
  idle(game, (s) => s.phase === SITE, ['next-company gorbag']);
  position(game, { one: { moria: ['gorbag'], 'dol-guldur': ['orc-tracker'] } });
  const second = minions({ moria: ['gorbag'], 'dol-guldur': ['orc-tracker'] });
  second.play('one', 'move orc-tracker', 'to moria');
  if (second.list('one').includes('by-path')) second.play('one', 'by-path');
  idle(second, (s) => s.phase === SITE, ['next-company gorbag', 'next-company orc-tracker']);
  position(second, { one: { moria: ['gorbag', 'orc-tracker'] } });
});

rule('A Ringwraith taps for the sideboard as a Wizard does', ['LE-T2.1'], () => {
  const game = minions({ 'minas-morgul': ['dwar-the-ringwraith'], sideboard: ['orc-quarrels', 'gorbag'] });
  act(game, 'one', 'tap-for-discard dwar-the-ringwraith');
  assert.equal(where(game, 'dwar-the-ringwraith'), 'tapped');
});

rule('By region cards minions go as heroes do', ['LE-T3.1'], () => {
  const words = { one: { alignment: 'minion', 'dol-guldur': ['gorbag'] }, two: { alignment: 'minion' } };
  const game = scene(meccg, words, {});
  game.play('one', 'move gorbag');
  game.offers('one', 'to sarn-goriwing');
  const agreed = scene(meccg, words, { options: { regions: false } });
  agreed.play('one', 'move gorbag');
  agreed.refuses('one', 'to barad-dur', 'MW-T3.1.2');
});
